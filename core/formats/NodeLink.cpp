// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/NodeLink.h"

#include "formats/AttributedVertices.h"
#include "io/JsonEvents.h"
#include "io/Text.h"

#include <cmath>
#include <unordered_map>

namespace lightsout {

namespace {

class NodeLinkReader : private JsonEvents {
public:
    NodeLinkReader(std::string_view text, const ReadOptions& options)
        : JsonEvents(text), text_(text), options_(options) {}

    Result<SavedBoard> read() {
        if (auto stopped = walk()) {
            return *std::move(stopped);
        }
        if (!nodesSeen_) {
            return notThisFormat();
        }
        for (const Link& link : links_) {
            const auto source = vertexAt(link.source);
            const auto target = vertexAt(link.target);
            if (!source || !target) {
                return Error{.code = ErrorCode::vertexOutOfRange,
                             .subject = source ? link.target : link.source,
                             .position = positionOf(link.offset),
                             .expected = vertices_.size()};
            }
            if (!(isDirected_ ? arcs_.addArc(*source, *target) : arcs_.addEdge(*source, *target))) {
                return GraphBuilder::tooManyArcs();
            }
        }
        labelWithIds();
        return boardWith(std::move(vertices_), std::move(arcs_), options_);
    }

    static Error notThisFormat() {
        return {.code = ErrorCode::notThisFormat, .subject = "nodelink"};
    }

private:
    /// The kind of an object or a list. The fields of an object of an `Inner` kind belong to the
    /// vertex or edge around it.
    enum class Section { graph, nodes, links, node, link, nodeInner, linkInner, ignored };

    struct Link {
        std::string source;
        std::string target;
        std::size_t offset;
    };

    Section place() const { return places_.empty() ? Section::ignored : places_.back(); }
    bool isIn(Section node, Section inner) const { return place() == node || place() == inner; }

    void onPause(std::size_t left) override { options_.checkpoint(shareRead(text_, left)); }
    void onKey(std::string name) override { key_ = std::move(name); }

    bool onOpen(char bracket) override {
        const bool isList = bracket == '[';
        Section inside = Section::ignored;
        switch (place()) {
        case Section::graph:
            if (isList && key_ == "nodes") {
                nodesSeen_ = true;
                inside = Section::nodes;
            } else if (isList && (key_ == "links" || key_ == "edges")) {
                inside = Section::links;
            } else if (!isList && key_ == "elements") {
                inside = Section::graph;
            }
            break;
        case Section::nodes:
            if (!isList) {
                inside = Section::node;
                if (auto refused = beginVertex()) {
                    return stop(*std::move(refused));
                }
            }
            break;
        case Section::links:
            if (!isList) {
                inside = Section::link;
                source_.reset();
                target_.reset();
                linkBegin_ = tokenBegin();
            }
            break;
        case Section::node:
            inside =
                !isList && (key_ == "data" || key_ == "position") ? Section::nodeInner : inside;
            break;
        case Section::link:
        case Section::linkInner:
            // D3 writes {"source": {"id": …}} after a simulation.
            if (!isList && (key_ == "source" || key_ == "target")) {
                endKey_ = key_;
                inside = Section::linkInner;
            } else {
                inside = !isList && key_ == "data" ? Section::linkInner : inside;
            }
            break;
        case Section::nodeInner:
        case Section::ignored:
            break;
        }
        if (places_.empty()) {
            inside = isList ? Section::ignored : Section::graph;
            if (isList) {
                return stop(notThisFormat());
            }
        } else if (inside == Section::ignored) {
            leaveOut();
        }
        places_.push_back(inside);
        return true;
    }

    bool onClose(char /*bracket*/) override {
        const Section left = place();
        places_.pop_back();
        if (left == Section::linkInner) {
            endKey_.clear();
        }
        if (left == Section::node) {
            return endVertex();
        }
        if (left == Section::link) {
            if (!source_ || !target_) {
                return stop({.code = ErrorCode::missingField,
                             .subject = source_ ? "target" : "source",
                             .position = positionOf(linkBegin_)});
            }
            if (links_.size() >= maxGraphArcs) {
                return stop(GraphBuilder::tooManyArcs());
            }
            links_.push_back({*std::move(source_), *std::move(target_), linkBegin_});
        }
        return true;
    }

    bool onScalar(Json value, std::string_view digits) override {
        if (place() == Section::nodes) { // a vertex given only by its id
            if (auto refused = beginVertex()) {
                return stop(*std::move(refused));
            }
            id_ = textOf(value, digits);
            return endVertex();
        }
        if (isIn(Section::node, Section::nodeInner)) {
            return setVertexField(value, digits);
        }
        if (isIn(Section::link, Section::linkInner)) {
            const std::string& key = endKey_.empty() ? key_ : endKey_;
            if (!endKey_.empty() && key_ != "id" && key_ != "index") {
                return true;
            }
            if (key == "source") {
                source_ = textOf(value, digits);
            } else if (key == "target") {
                target_ = textOf(value, digits);
            } else {
                leaveOut();
            }
            return true;
        }
        if (place() == Section::graph && key_ == "directed" && value.is_boolean()) {
            isDirected_ = value.get<bool>();
        }
        return true;
    }

    /// Returns an id as text, "1" for both 1 and "1".
    static std::string textOf(const Json& value, std::string_view digits) {
        if (const auto* text = value.get_ptr<const std::string*>()) {
            return text->substr(0, text->find('\0'));
        }
        return digits.empty() ? value.dump() : std::string(digits);
    }

    void leaveOut() const {
        switch (place()) {
        case Section::node:
        case Section::nodeInner:
            options_.leaveOut(key_);
            break;
        case Section::link:
        case Section::linkInner:
            options_.leaveOut("edge " + key_);
            break;
        default:
            break; // networkx's data about the graph, and other lists
        }
    }

    std::optional<Error> beginVertex() {
        id_.reset();
        vertices_.emplace_back();
        vertexBegin_ = tokenBegin();
        return GraphBuilder::checkVertexCount(vertices_.size());
    }

    bool endVertex() {
        if (!id_) {
            return true;
        }
        if (!vertexOf_.try_emplace(*id_, vertices_.size() - 1).second) {
            return stop({.code = ErrorCode::repeated,
                         .subject = *id_,
                         .position = positionOf(vertexBegin_)});
        }
        return true;
    }

    bool setVertexField(const Json& value, std::string_view digits) {
        AttributedVertex& vertex = vertices_.back();
        const bool isText = value.is_string();
        if (key_ == "id") {
            id_ = textOf(value, digits);
        } else if (key_ == "label" && isText) {
            vertex.label = textOf(value, digits);
        } else if (key_ == "name" && isText) {
            vertex.name = textOf(value, digits);
        } else if ((key_ == "x" || key_ == "y") && value.is_number() &&
                   std::abs(value.get<double>()) <= maxCoordinate) {
            (key_ == "x" ? vertex.x : vertex.y) = value.get<double>();
        } else if (key_ != "index" && key_ != "vx" && key_ != "vy") { // data of D3's simulation
            leaveOut();
        }
        return true;
    }

    std::optional<Vertex> vertexAt(const std::string& id) const {
        const auto place = vertexOf_.find(id);
        if (place != vertexOf_.end()) {
            return place->second;
        }
        const auto number = wholeNumber(id);
        return number && *number < vertices_.size() ? std::optional<Vertex>(*number) : std::nullopt;
    }

    /// Labels vertices that have neither a label nor a name with their ids, unless every id is the
    /// number of its vertex.
    void labelWithIds() {
        bool areNumbers = true;
        for (const auto& [id, vertex] : vertexOf_) {
            areNumbers = areNumbers && id == std::to_string(vertex);
        }
        for (const auto& [id, vertex] : vertexOf_) {
            if (!areNumbers && vertices_[vertex].label.empty() && vertices_[vertex].name.empty()) {
                vertices_[vertex].label = id;
            }
        }
    }

    std::string_view text_;
    const ReadOptions& options_;
    std::vector<Section> places_;
    std::string key_;
    bool nodesSeen_ = false;
    bool isDirected_ = false;
    std::vector<AttributedVertex> vertices_;
    std::unordered_map<std::string, Vertex> vertexOf_;
    std::optional<std::string> id_;
    std::size_t vertexBegin_ = 0;
    std::vector<Link> links_;
    std::optional<std::string> source_;
    std::optional<std::string> target_;
    std::string endKey_; ///< "source" or "target" inside the object of this name
    std::size_t linkBegin_ = 0;
    GraphBuilder arcs_;
};

} // namespace

Result<SavedBoard> readNodeLink(std::string_view text, const ReadOptions& options) {
    if (!trimmed(text).starts_with('{')) {
        return NodeLinkReader::notThisFormat();
    }
    return NodeLinkReader(text, options).read();
}

} // namespace lightsout
