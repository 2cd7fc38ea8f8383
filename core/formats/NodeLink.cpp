// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/NodeLink.h"

#include "formats/AttributedVertices.h"
#include "io/JsonEvents.h"
#include "io/Text.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <unordered_set>
#include <utility>

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
        if (graphs_ > 0 && options_.report != nullptr) {
            options_.report->graphCount = graphs_;
        }
        if (options_.graph > std::max<std::size_t>(graphs_, 1)) {
            return Error{.code = ErrorCode::graphOutOfRange,
                         .expected = std::max<std::size_t>(graphs_, 1),
                         .found = options_.graph};
        }
        if (!nodesSeen_ && links_.empty()) {
            return notThisFormat();
        }
        if (!edgesSeen_ && (!vertices_.empty() || count_)) {
            return Error{.code = ErrorCode::noEdges};
        }
        if (!nodesSeen_) {
            if (auto refused = addEndsAsVertices()) {
                return *std::move(refused);
            }
        }
        for (const Link& link : links_) {
            const auto source = link.list ? vertexOfList(*link.list) : vertexAt(link.source);
            const auto target = vertexAt(link.target);
            if (!source || !target) {
                return Error{.code = ErrorCode::vertexOutOfRange,
                             .subject = source ? link.target : link.source,
                             .position = positionOf(link.offset),
                             .expected = vertices_.size()};
            }
            // Lists of neighbours have an edge at both of its ends.
            if (!(isDirected_ || link.list ? arcs_.addArc(*source, *target)
                                           : arcs_.addEdge(*source, *target))) {
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
    enum class Section {
        graph,
        graphs, ///< a list of which one graph is read
        items,  ///< a list of graphs, or of objects whose "data" are vertices or edges
        item,   ///< such data
        nodes,
        nodeMap, ///< an object with a key for each vertex
        links,
        linkPair, ///< a link that is a list of its ends
        node,
        link,
        nodeInner,
        linkInner,
        adjacency, ///< a list of neighbours for each vertex
        neighbours,
        neighbour,
        idList, ///< an id that is a list of numbers
        ignored
    };

    struct Link {
        std::string source;
        std::string target;
        std::size_t offset;
        std::optional<std::size_t> list{}; ///< the number of the list of neighbours of the source
    };

    Section place() const { return places_.empty() ? Section::ignored : places_.back(); }
    bool isIn(Section node, Section inner) const { return place() == node || place() == inner; }

    void onPause(std::size_t left) override { options_.checkpoint(shareRead(text_, left)); }
    void onKey(std::string name) override { key_ = std::move(name); }

    /// Returns the kind of what is opened in an object that is a graph, by its key.
    Section openedInGraph(bool isList) {
        if (isNodes(key_)) {
            nodesSeen_ = true;
            return isList ? Section::nodes : Section::nodeMap;
        }
        if (isList && (key_ == "links" || key_ == "edges" || key_ == "arcs" || key_ == "E")) {
            edgesSeen_ = true;
            return Section::links;
        }
        if (isList && key_ == "adjacency") {
            edgesSeen_ = true;
            return Section::adjacency;
        }
        if (isList && key_ == "graphs") {
            return Section::graphs;
        }
        if (key_ == "elements" || (!isList && key_ == "graph")) {
            return isList ? Section::items : Section::graph;
        }
        if (!isList && key_ == "data") {
            id_.reset();
            source_.reset();
            target_.reset();
            item_ = {};
            linkBegin_ = tokenBegin();
            return Section::item;
        }
        return !isList && key_ == "position" && !vertices_.empty() ? Section::nodeInner
                                                                   : Section::ignored;
    }

    bool onOpen(char bracket) override {
        const bool isList = bracket == '[';
        Section inside = Section::ignored;
        switch (place()) {
        case Section::graph:
            inside = openedInGraph(isList);
            break;
        case Section::items:
            inside = isList ? Section::ignored : Section::graph;
            source_.reset();
            target_.reset();
            linkBegin_ = tokenBegin();
            break;
        case Section::graphs:
            inside = !isList && ++graphs_ == options_.graph ? Section::graph : Section::ignored;
            break;
        case Section::adjacency:
            inside = isList ? Section::neighbours : Section::ignored;
            row_ += isList ? 1 : 0;
            break;
        case Section::neighbours:
            inside = isList ? Section::ignored : Section::neighbour;
            break;
        case Section::nodeMap:
            if (!isList) {
                inside = Section::node;
                std::string id = key_;
                if (auto refused = beginVertex()) {
                    return stop(*std::move(refused));
                }
                id_ = std::move(id);
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
            inside = isList ? Section::linkPair : Section::link;
            source_.reset();
            target_.reset();
            linkBegin_ = tokenBegin();
            break;
        case Section::linkPair:
            inside = isList && !target_ ? Section::idList : inside;
            break;
        case Section::node:
            inside = isList && isId(key_) ? Section::idList
                     : !isList && (key_ == "data" || key_ == "position" || key_ == "attributes" ||
                                   key_ == "metadata" || key_ == "v")
                         ? Section::nodeInner
                         : inside;
            break;
        case Section::link:
        case Section::linkInner:
            // D3 writes {"source": {"id": …}} after a simulation.
            if (isList && (isSource(key_) || isTarget(key_))) {
                inside = Section::idList;
            } else if (!isList && (key_ == "source" || key_ == "target")) {
                endKey_ = key_;
                inside = Section::linkInner;
            } else {
                inside = !isList && key_ == "data" ? Section::linkInner : inside;
            }
            break;
        case Section::neighbour:
            inside = isList && isId(key_) ? Section::idList : inside;
            break;
        case Section::item:
        case Section::nodeInner:
        case Section::idList:
        case Section::ignored:
            break;
        }
        if (inside == Section::idList) {
            list_.clear();
        }
        if (places_.empty()) {
            inside = isList ? Section::items : Section::graph;
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
        if (left == Section::idList) {
            setId("(" + list_ + ")");
        }
        if (left == Section::node) {
            return endVertex();
        }
        const bool isItem = left == Section::item || (left == Section::graph && isItemsAt(1));
        if (isItem && source_ && target_) {
            edgesSeen_ = true;
            links_.push_back(
                {*std::exchange(source_, {}), *std::exchange(target_, {}), linkBegin_});
            return links_.size() < maxGraphArcs || stop(GraphBuilder::tooManyArcs());
        }
        if (left == Section::item) {
            nodesSeen_ = true;
            const std::optional<std::string> id = id_;
            if (auto refused = beginVertex()) {
                return stop(*std::move(refused));
            }
            vertices_.back().label = std::move(item_.label);
            id_ = id;
            return endVertex();
        }
        if (left == Section::link || left == Section::linkPair) {
            if (!source_ || !target_) {
                return stop({.code = ErrorCode::missingField,
                             .subject = source_ ? "target" : "source",
                             .position = positionOf(linkBegin_)});
            }
            if (links_.size() >= maxGraphArcs) {
                return stop(GraphBuilder::tooManyArcs());
            }
            links_.push_back(
                {*std::exchange(source_, {}), *std::exchange(target_, {}), linkBegin_});
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
        if (place() == Section::idList) {
            list_ += (list_.empty() ? "" : ", ") + textOf(value, digits);
            return true;
        }
        if (isIn(Section::item, Section::neighbour)) {
            if (isId(key_) || isSource(key_) || isTarget(key_)) {
                setId(textOf(value, digits));
            } else if (key_ == "label" || key_ == "name") {
                item_.label = textOf(value, digits);
            } else {
                leaveOut();
            }
            return true;
        }
        if (isIn(Section::link, Section::linkInner)) {
            const std::string& key = endKey_.empty() ? key_ : endKey_;
            if (!endKey_.empty() && key_ != "id" && key_ != "index") {
                return true;
            }
            if (isSource(key)) {
                source_ = textOf(value, digits);
            } else if (isTarget(key)) {
                target_ = textOf(value, digits);
            } else {
                leaveOut();
            }
            return true;
        }
        if (place() == Section::linkPair) {
            setPairEnd(textOf(value, digits));
            return true;
        }
        if (place() == Section::graph && isItemsAt(2)) { // [{"source": 1, "target": 2}]
            if (isSource(key_) || isTarget(key_)) {
                setId(textOf(value, digits));
            } else if (source_) {
                options_.leaveOut("edge " + key_);
            }
        } else if (place() == Section::graph && key_ == "directed" && value.is_boolean()) {
            isDirected_ = value.get<bool>();
        } else if (place() == Section::graph && isNodes(key_)) {
            count_ = wholeNumber(textOf(value, digits));
        }
        return true;
    }

    /// Returns true if section number `depth`, counted from the innermost one, is a list of items.
    bool isItemsAt(std::size_t depth) const {
        return places_.size() >= depth && places_[places_.size() - depth] == Section::items;
    }

    void setPairEnd(std::string id) {
        if (source_ && target_) {
            options_.leaveOut("edge weight");
        } else {
            (source_ ? target_ : source_) = std::move(id);
        }
    }

    /// Makes the ends of all edges vertices: the numbers below count_, or from 1 to count_, if the
    /// file has a number of vertices; otherwise all ends, by value if all are numbers.
    std::optional<Error> addEndsAsVertices() {
        std::vector<std::string> ids;
        std::unordered_set<std::string> known;
        bool areNumbers = true;
        bool isFromZero = false;
        for (const Link& link : links_) {
            for (const std::string& id : {link.source, link.target}) {
                if (known.insert(id).second) {
                    ids.push_back(id);
                    areNumbers = areNumbers && wholeNumber(id);
                    isFromZero = isFromZero || id == "0";
                }
            }
        }
        if (count_) {
            if (auto refused = GraphBuilder::checkVertexCount(*count_)) {
                return refused;
            }
            const bool isFromOne = !isFromZero && known.contains(std::to_string(*count_));
            ids.clear();
            for (std::uint64_t i = 0; i < *count_; ++i) {
                ids.push_back(std::to_string(i + (isFromOne ? 1 : 0)));
            }
        } else if (areNumbers) {
            std::ranges::sort(ids, {}, [](const auto& id) { return *wholeNumber(id); });
        }
        for (std::string& id : ids) {
            vertexOf_.emplace(std::move(id), vertices_.size());
            vertices_.emplace_back();
            if (auto refused = GraphBuilder::checkVertexCount(vertices_.size())) {
                return refused;
            }
        }
        return std::nullopt;
    }

    static bool isNodes(std::string_view key) {
        return key == "nodes" || key == "vertices" || key == "V";
    }
    static bool isId(std::string_view key) { return key == "id" || key == "key"; }
    static bool isSource(std::string_view key) {
        return key == "source" || key == "from" || key == "s";
    }
    static bool isTarget(std::string_view key) {
        return key == "target" || key == "to" || key == "t";
    }

    /// Stores an id that key_ announces.
    void setId(std::string id) {
        if (place() == Section::neighbour) {
            links_.push_back({std::to_string(row_ - 1), std::move(id), tokenBegin(), row_ - 1});
        } else if (place() == Section::linkPair) {
            setPairEnd(std::move(id));
        } else {
            (isSource(key_) ? source_ : isTarget(key_) ? target_ : id_) = std::move(id);
        }
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
        if (isId(key_) && place() == Section::node) {
            id_ = textOf(value, digits);
        } else if (isId(key_)) {
            id_ = id_ ? id_ : std::optional(textOf(value, digits));
        } else if (key_ == "n" && isText && place() == Section::nodeInner) { // CX2
            vertex.name = textOf(value, digits);
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

    std::optional<Vertex> vertexOfList(std::size_t list) const {
        return list < vertices_.size() ? std::optional<Vertex>(list) : std::nullopt;
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
    bool edgesSeen_ = false;
    std::size_t graphs_ = 0;               ///< of a list
    std::optional<std::uint64_t> count_{}; ///< of vertices, if the file has only their number
    std::string list_;                     ///< the numbers of an id that is a list
    AttributedVertex item_;
    std::size_t row_ = 0; ///< number of lists of neighbours so far
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
    return NodeLinkReader(text, options).read();
}

} // namespace lightsout
