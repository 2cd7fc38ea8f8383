// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/AttributedVertices.h"
#include "io/GraphMl.h"
#include "io/Text.h"
#include "io/XmlEvents.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace lightsout {

namespace {

constexpr std::string_view graphMlName = "graphml";
/// "true" and "false" in any case, and numbers, which are true when they are not 0.
std::optional<bool> truth(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    if (small == "true" || small == "false") {
        return small == "true";
    }
    const auto number = realNumber(text);
    return number ? std::optional(*number != 0) : std::nullopt;
}

/// True for n12 and 12, which say no more than a number.
bool isNumbered(std::string_view id) {
    id.remove_prefix(id.starts_with('n') ? 1 : 0);
    return wholeNumber(id).has_value();
}

/// The vertices by the ids of their elements.
using Ids = std::unordered_map<std::string, Vertex>;

/// Gives vertices the labels that their ids are.
void labelWithIds(std::vector<AttributedVertex>& vertices, const Ids& ids) {
    const bool areTelling =
        !std::ranges::all_of(ids, [](const auto& entry) { return isNumbered(entry.first); });
    const bool areLabelled = std::ranges::any_of(vertices, [](const AttributedVertex& vertex) {
        return !vertex.label.empty() || !vertex.name.empty();
    });
    if (areTelling && !areLabelled) {
        for (const auto& [id, vertex] : ids) {
            vertices[vertex].label = id;
        }
    }
}

/// A key, by which the elements "data" say which attribute they tell.
struct Key {
    std::string attribute;
    bool isText;
};

class GraphMlReader : private XmlEvents {
public:
    GraphMlReader(std::string_view text, const ReadOptions& options)
        : XmlEvents(text), text_(text), options_(options) {}

    Result<SavedBoard> read() {
        if (auto stopped = walk()) {
            return *std::move(stopped);
        }
        if (!graphSeen_) {
            return notThisFormat();
        }
        for (const Edge& edge : early_) {
            if (!resolve(edge)) {
                return *std::move(unresolved_);
            }
        }
        labelWithIds(vertices_, vertexOf_);
        return boardWith(std::move(vertices_), std::move(arcs_), options_, text_);
    }

    static Error notThisFormat() {
        return {.code = ErrorCode::notThisFormat, .subject = std::string(graphMlName)};
    }

private:
    struct Edge {
        std::string source;
        std::string target;
        std::size_t offset;
        bool isDirected;
    };

    /// The kinds of elements that matter inside of each other.
    enum class Element { key, defaultValue, graph, node, edge, data, other };

    bool onOpen(std::string_view name, const Attributes& attributes) override {
        options_.checkpoint(shareRead(text_, text_.size() - tagBegin()));
        const Element outer = elements_.empty() ? Element::other : elements_.back();
        elements_.push_back(Element::other);
        Element& element = elements_.back();
        if (elements_.size() == 1) {
            return name == graphMlName || stop(notThisFormat());
        }
        if (name == "hyperedge" || (name == "graph" && std::exchange(graphSeen_, true))) {
            // A graph inside another, or after it, would be left out silently.
            return stop(errorHere(ErrorCode::syntax, name));
        }
        if (name == "graph") {
            element = Element::graph;
            directedByDefault_ = attributes.value("edgedefault") == "directed";
        } else if (name == "node") {
            element = Element::node;
            return addVertex(attributes);
        } else if (name == "edge") {
            element = Element::edge;
            return addEdge(attributes);
        } else if (name == "key") {
            element = Element::key;
            addKey(attributes);
        } else if ((name == "data" && outer == Element::node) ||
                   (name == "default" && outer == Element::key)) {
            element = name == "data" ? Element::data : Element::defaultValue;
            value_.clear();
            valueBegin_ = tagBegin();
            if (element == Element::data) {
                const auto key = keys_.find(attributes.value("key").value_or(""));
                key_ = key == keys_.end() ? nullptr : &key->second;
                if (key_ == nullptr || !isKept(key_->attribute)) {
                    leaveOut(attributes, "");
                }
            }
        } else if (name == "data") {
            leaveOut(attributes, outer == Element::edge    ? "edge "
                                 : outer == Element::graph ? "graph "
                                                           : "");
        } else if (name == "desc" || name == "port") {
            options_.leaveOut(name);
        }
        return true;
    }

    static bool isKept(std::string_view attribute) {
        AttributedVertex vertex;
        return attribute == "label" || attribute == "name" || attribute == "x" ||
               attribute == "y" || truthField(vertex, attribute) != nullptr;
    }

    /// Tells of data that a board has no place for.
    void leaveOut(const Attributes& attributes, std::string_view owner) const {
        const std::string id = attributes.value("key").value_or("");
        const auto name = names_.find(id);
        options_.leaveOut(std::string(owner) + (name == names_.end() ? id : name->second));
    }

    bool onNothing() override {
        options_.checkpoint();
        return true;
    }

    bool onText(std::string_view piece) override {
        if (elements_.back() == Element::data || elements_.back() == Element::defaultValue) {
            value_ += piece;
        }
        return true;
    }

    bool onClose() override {
        const Element left = elements_.back();
        elements_.pop_back();
        switch (left) {
        case Element::data:
            return setAttribute(vertices_.back());
        case Element::defaultValue:
            return setAttribute(defaults_);
        default:
            return true;
        }
    }

    Error errorHere(ErrorCode code, std::string_view subject) const {
        return errorAt(code, tagBegin(), subject);
    }
    Error errorAt(ErrorCode code, std::size_t offset, std::string_view subject) const {
        return {
            .code = code, .subject = std::string(subject), .position = positionAt(text_, offset)};
    }

    void addKey(const Attributes& attributes) {
        key_ = nullptr;
        const auto id = attributes.value("id");
        const auto attribute = attributes.value("attr.name");
        const std::string owner = attributes.value("for").value_or("all");
        if (id && attribute) {
            names_[*id] = *attribute;
        }
        if (id && attribute && (owner == "node" || owner == "all")) {
            key_ = &(keys_[*id] = {*attribute, attributes.value("attr.type") == "string"});
        }
    }

    bool addVertex(const Attributes& attributes) {
        const auto id = attributes.value("id");
        if (!id) {
            return stop(errorHere(ErrorCode::missingField, "id"));
        }
        if (auto refused = GraphBuilder::checkVertexCount(vertices_.size() + 1)) {
            return stop(*std::move(refused));
        }
        if (!vertexOf_.try_emplace(*id, vertices_.size()).second) {
            return stop(errorHere(ErrorCode::repeated, *id));
        }
        vertices_.push_back(defaults_);
        vertices_.back().offset = tagBegin();
        return true;
    }

    bool addEdge(const Attributes& attributes) {
        auto source = attributes.value("source");
        auto target = attributes.value("target");
        if (!source || !target) {
            return stop(errorHere(ErrorCode::missingField, source ? "target" : "source"));
        }
        if (++edgeCount_ > maxGraphArcs) {
            return stop(GraphBuilder::tooManyArcs());
        }
        const auto directed = attributes.value("directed");
        Edge edge{*std::move(source), *std::move(target), tagBegin(),
                  directed ? directed == "true" || directed == "1" : directedByDefault_};
        // Its vertices may be declared later.
        if (!vertexOf_.contains(edge.source) || !vertexOf_.contains(edge.target)) {
            early_.push_back(std::move(edge));
            return true;
        }
        return resolve(edge) || stop(*std::move(unresolved_));
    }

    /// Adds the arcs of an edge; else says in unresolved_ why not.
    bool resolve(const Edge& edge) {
        std::array<Vertex, 2> ends{};
        for (std::size_t i = 0; i < 2; ++i) {
            const std::string& id = i == 0 ? edge.source : edge.target;
            const auto place = vertexOf_.find(id);
            if (place == vertexOf_.end()) {
                unresolved_ = errorAt(ErrorCode::vertexOutOfRange, edge.offset, id);
                unresolved_->expected = vertices_.size();
                return false;
            }
            ends[i] = place->second;
        }
        const bool added =
            edge.isDirected ? arcs_.addArc(ends[0], ends[1]) : arcs_.addEdge(ends[0], ends[1]);
        if (!added) {
            unresolved_ = GraphBuilder::tooManyArcs();
        }
        return added;
    }

    /// Gives the vertex the attribute of key_ that was just read.
    bool setAttribute(AttributedVertex& vertex) {
        const std::string_view value = trimmed(value_);
        if (key_ == nullptr || value.empty()) {
            return true;
        }
        const std::string& name = key_->attribute;
        if (name == "label" || name == "name") {
            (name == "label" ? vertex.label : vertex.name) = value_;
        } else if (name == "x" || name == "y") {
            const auto coordinate = coordinateFrom(name, value);
            if (!coordinate) {
                Error error = coordinate.error();
                error.position = positionAt(text_, valueBegin_);
                return stop(std::move(error));
            }
            (name == "x" ? vertex.x : vertex.y) = *coordinate;
        } else if (std::optional<bool>* const field = truthField(vertex, name)) {
            const auto read = truth(value);
            // A text may have another meaning in other programs.
            if (!read && !key_->isText) {
                return stop(errorAt(ErrorCode::wrongType, valueBegin_, name));
            }
            if (!read) {
                options_.leaveOut(name);
            }
            *field = read;
        }
        return true;
    }

    static std::optional<bool>* truthField(AttributedVertex& vertex, std::string_view name) {
        return name == "self"      ? &vertex.self
               : name == "start"   ? &vertex.start
               : name == "target"  ? &vertex.target
               : name == "pressed" ? &vertex.pressed
                                   : nullptr;
    }

    std::string_view text_;
    const ReadOptions& options_;
    std::vector<Element> elements_; ///< those that are open
    bool graphSeen_ = false;
    bool directedByDefault_ = false;

    std::unordered_map<std::string, Key> keys_;
    std::unordered_map<std::string, std::string> names_; ///< of the attributes of all keys
    AttributedVertex defaults_;
    /// The key of the element at hand, null where it tells nothing that matters.
    const Key* key_ = nullptr;
    std::string value_;
    std::size_t valueBegin_ = 0;

    std::vector<AttributedVertex> vertices_;
    Ids vertexOf_;
    std::size_t edgeCount_ = 0;
    std::vector<Edge> early_;
    std::optional<Error> unresolved_;
    GraphBuilder arcs_;
};

} // namespace

Result<SavedBoard> readGraphMl(std::string_view text, const ReadOptions& options) {
    if (!trimmed(text).starts_with('<')) {
        return GraphMlReader::notThisFormat();
    }
    return GraphMlReader(text, options).read();
}

} // namespace lightsout
