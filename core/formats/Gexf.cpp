// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Gexf.h"

#include "formats/AttributedVertices.h"
#include "io/Text.h"
#include "io/XmlEvents.h"

#include <unordered_map>

namespace lightsout {

namespace {

class GexfReader : private XmlEvents {
public:
    GexfReader(std::string_view text, const ReadOptions& options)
        : XmlEvents(text), text_(text), options_(options) {}

    Result<SavedBoard> read() {
        if (auto stopped = walk()) {
            return *std::move(stopped);
        }
        if (!graphSeen_) {
            return notThisFormat();
        }
        for (const Edge& edge : edges_) {
            const auto from = vertexOf_.find(edge.source);
            const auto to = vertexOf_.find(edge.target);
            if (from == vertexOf_.end() || to == vertexOf_.end()) {
                Error error = errorAt(ErrorCode::vertexOutOfRange, edge.offset,
                                      from == vertexOf_.end() ? edge.source : edge.target);
                error.expected = vertices_.size();
                return error;
            }
            if (!(edge.isDirected ? arcs_.addArc(from->second, to->second)
                                  : arcs_.addEdge(from->second, to->second))) {
                return GraphBuilder::tooManyArcs();
            }
        }
        return boardWith(std::move(vertices_), std::move(arcs_), options_);
    }

    static Error notThisFormat() { return {.code = ErrorCode::notThisFormat, .subject = "gexf"}; }

private:
    struct Edge {
        std::string source;
        std::string target;
        std::size_t offset;
        bool isDirected;
    };
    enum class Element { node, edge, other };

    bool onOpen(std::string_view name, const Attributes& attributes) override {
        options_.checkpoint(shareRead(text_, text_.size() - tagBegin()));
        elements_.push_back(Element::other);
        if (elements_.size() == 1) {
            return name == "gexf" || stop(notThisFormat());
        }
        if (name == "graph") {
            graphSeen_ = true;
            isDirectedByDefault_ = attributes.value("defaultedgetype") == "directed";
        } else if (name == "node") {
            elements_.back() = Element::node;
            return addVertex(attributes);
        } else if (name == "edge") {
            elements_.back() = Element::edge;
            return addEdge(attributes);
        } else if (name == "position" && !nodes_.empty()) {
            setPosition(attributes);
        } else if (name == "attribute") {
            const auto id = attributes.value("id");
            const auto title = attributes.value("title");
            if (id && title) {
                titles_[*id] = *title;
            }
        } else if (name == "attvalue") {
            const std::string id =
                attributes.value("for").value_or(attributes.value("id").value_or(""));
            const auto title = titles_.find(id);
            options_.leaveOut(ownerPrefix() + (title == titles_.end() ? id : title->second));
        } else if (name == "color" || name == "size" || name == "shape" || name == "thickness" ||
                   name == "spell") {
            options_.leaveOut(ownerPrefix() + std::string(name));
        }
        return true;
    }

    bool onClose() override {
        if (elements_.back() == Element::node) {
            nodes_.pop_back();
        }
        elements_.pop_back();
        return true;
    }

    bool onText(std::string_view /*piece*/) override { return true; }
    bool onNothing() override {
        options_.checkpoint();
        return true;
    }

    /// Returns "edge " inside an edge, and an empty string elsewhere.
    std::string ownerPrefix() const {
        for (const Element element : elements_) {
            if (element == Element::edge) {
                return "edge ";
            }
        }
        return {};
    }

    Error errorAt(ErrorCode code, std::size_t offset, std::string_view subject) const {
        return {
            .code = code, .subject = std::string(subject), .position = positionAt(text_, offset)};
    }

    bool addVertex(const Attributes& attributes) {
        const auto id = attributes.value("id");
        if (!id) {
            return stop(errorAt(ErrorCode::missingField, tagBegin(), "id"));
        }
        if (auto refused = GraphBuilder::checkVertexCount(vertices_.size() + 1)) {
            return stop(*std::move(refused));
        }
        if (!vertexOf_.try_emplace(*id, vertices_.size()).second) {
            return stop(errorAt(ErrorCode::repeated, tagBegin(), *id));
        }
        nodes_.push_back(vertices_.size());
        vertices_.push_back({.label = attributes.value("label").value_or("")});
        return true;
    }

    bool addEdge(const Attributes& attributes) {
        auto source = attributes.value("source");
        auto target = attributes.value("target");
        if (!source || !target) {
            return stop(errorAt(ErrorCode::missingField, tagBegin(), source ? "target" : "source"));
        }
        if (edges_.size() >= maxGraphArcs) {
            return stop(GraphBuilder::tooManyArcs());
        }
        for (const char* name : {"weight", "label"}) {
            const auto value = attributes.value(name);
            options_.leaveOut(std::string("edge ") + name, value && !value->empty() ? 1 : 0);
        }
        const auto type = attributes.value("type");
        edges_.push_back({*std::move(source), *std::move(target), tagBegin(),
                          type ? type == "directed" : isDirectedByDefault_});
        return true;
    }

    void setPosition(const Attributes& attributes) {
        const auto x = coordinateFrom("x", attributes.value("x").value_or(""));
        const auto y = coordinateFrom("y", attributes.value("y").value_or(""));
        if (x && y) {
            vertices_[nodes_.back()].x = *x;
            vertices_[nodes_.back()].y = *y;
        } else {
            options_.leaveOut("position");
        }
    }

    std::string_view text_;
    const ReadOptions& options_;
    std::vector<Element> elements_; ///< open elements
    std::vector<Vertex> nodes_;     ///< vertices of open elements
    bool graphSeen_ = false;
    bool isDirectedByDefault_ = false;
    std::unordered_map<std::string, std::string> titles_; ///< titles of attributes, by id
    std::vector<AttributedVertex> vertices_;
    std::unordered_map<std::string, Vertex> vertexOf_;
    std::vector<Edge> edges_; ///< edges may precede their vertices
    GraphBuilder arcs_;
};

} // namespace

Result<SavedBoard> readGexf(std::string_view text, const ReadOptions& options) {
    if (!trimmed(text).starts_with('<')) {
        return GexfReader::notThisFormat();
    }
    return GexfReader(text, options).read();
}

} // namespace lightsout
