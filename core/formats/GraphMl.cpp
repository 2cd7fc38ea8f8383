// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/GraphMl.h"

#include "formats/AttributedVertices.h"
#include "io/Text.h"
#include "io/XmlEvents.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace lightsout {

namespace {

/// The id of the key for yEd's shapes in files that this program writes.
constexpr std::string_view ownShapeKey = "shape";

constexpr std::string_view graphMlName = "graphml";

/// Reads "true" and "false" in any case, and numbers, which are true if they are not 0.
std::optional<bool> truth(std::string_view text) {
    const std::string small = lowerCase(text);
    if (small == "true" || small == "false") {
        return small == "true";
    }
    const auto number = realNumber(text);
    return number ? std::optional(*number != 0) : std::nullopt;
}

/// Returns true for ids such as n12 and 12, which only number the vertices.
bool isNumbered(std::string_view id) {
    id.remove_prefix(id.starts_with('n') ? 1 : 0);
    return wholeNumber(id).has_value();
}

/// Maps the ids of elements to vertices.
using Ids = std::unordered_map<std::string, Vertex>;

/// Labels the vertices with their ids, unless the ids only number them or some vertex has a label
/// or a name.
void labelWithIds(std::vector<AttributedVertex>& vertices, const Ids& ids) {
    const bool areDistinct =
        !std::ranges::all_of(ids, [](const auto& entry) { return isNumbered(entry.first); });
    const bool areLabelled = std::ranges::any_of(vertices, [](const AttributedVertex& vertex) {
        return !vertex.label.empty() || !vertex.name.empty();
    });
    if (areDistinct && !areLabelled) {
        for (const auto& [id, vertex] : ids) {
            vertices[vertex].label = id;
        }
    }
}

/// The meaning that an attribute of a vertex has for a board.
enum class Attribute { none, label, name, x, y, longitude, latitude, truth };

Attribute attributeNamed(std::string_view name) {
    const std::string small = lowerCase(name);
    return small == "label"                         ? Attribute::label
           : small == "name"                        ? Attribute::name
           : small == "x"                           ? Attribute::x
           : small == "y"                           ? Attribute::y
           : small == "longitude" || small == "lon" ? Attribute::longitude
           : small == "latitude" || small == "lat"  ? Attribute::latitude
           : name == "selfInfluence" || name == "self" || name == "start" || name == "target" ||
                   name == "pressed" || name == "hasButton" || name == "hasLight"
               ? Attribute::truth
               : Attribute::none;
}

/// A "key" element. It defines an attribute; "data" elements contain its values.
struct Key {
    std::string attribute; ///< its name in the file
    Attribute meaning;
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
        flattenGroups();
        return boardWith(std::move(vertices_), std::move(arcs_), options_);
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
        bool isReversed = false;
    };

    /// The kinds of elements that have a meaning for a board. Elements inside `ignored` have none.
    enum class Element {
        key,
        defaultValue,
        graph,
        node,
        edge,
        data,
        yedLabel, ///< label of a vertex
        yedEdgeLabel,
        ignored,
        other
    };

    bool onOpen(std::string_view name, const Attributes& attributes) override {
        options_.checkpoint(shareRead(text_, text_.size() - tagBegin()));
        const Element outer = elements_.empty() ? Element::other : elements_.back();
        elements_.push_back(Element::other);
        Element& element = elements_.back();
        if (elements_.size() == 1) {
            return name == graphMlName || stop(notThisFormat());
        }
        if (outer == Element::ignored) {
            element = Element::ignored;
        } else if (name == "graph") {
            const bool isNested = !nodes_.empty();
            if (!isNested && std::exchange(graphSeen_, true)) {
                element = Element::ignored; // a graph after the first
                options_.leaveOut(name);
                return true;
            }
            element = Element::graph;
            if (isNested) {
                groups_.insert(nodes_.back());
            } else {
                directedByDefault_ = attributes.value("edgedefault") == "directed";
            }
        } else if (name == "hyperedge" || name == "port" || name == "desc") {
            element = Element::ignored;
            options_.leaveOut(name);
        } else if (name == "node") {
            element = Element::node;
            return addVertex(attributes);
        } else if (name == "edge") {
            element = Element::edge;
            return beginEdge(attributes);
        } else if (name == "key") {
            element = Element::key;
            addKey(attributes);
        } else if (name == "default" && outer == Element::key) {
            element = Element::defaultValue;
            beginValue();
        } else if (name == "data") {
            element = Element::data;
            beginData(attributes, outer);
        } else if (isInGraphics_) {
            beginGraphics(element, name, attributes);
        }
        return true;
    }

    void beginValue() {
        value_.clear();
        valueBegin_ = tagBegin();
    }

    void beginData(const Attributes& attributes, Element outer) {
        beginValue();
        key_ = nullptr;
        leftOut_.clear();
        const std::string id = attributes.value("key").value_or("");
        if (graphicsKeys_.contains(id)) {
            isInGraphics_ = true;
            options_.leaveOut(yedGraphics, id == ownShapeKey || isOfYedLive(names_[id]) ? 0 : 1);
            return;
        }
        const auto key = keys_.find(id);
        if (outer == Element::node && key != keys_.end() && isKept(key->second.meaning)) {
            key_ = &key->second;
            return;
        }
        const auto name = names_.find(id);
        leftOut_ = (outer == Element::edge    ? "edge "
                    : outer == Element::graph ? "graph "
                                              : "") +
                   (name == names_.end() ? id : name->second);
    }

    bool isKept(Attribute meaning) const {
        const bool isGeographic = meaning == Attribute::longitude || meaning == Attribute::latitude;
        return meaning != Attribute::none && !(isGeographic && hasCoordinates_);
    }

    /// Handles an element of yEd's drawing data for a vertex or an edge.
    void beginGraphics(Element& element, std::string_view name, const Attributes& attributes) {
        const bool isRectangle = name == "RectD"; // of yEd Live
        if ((name == "Geometry" || isRectangle) && !nodes_.empty() && !edge_) {
            AttributedVertex& vertex = vertices_[nodes_.back()];
            const auto coordinate = [&attributes](std::string_view axis) {
                return realNumber(attributes.value(axis).value_or("")).value_or(NAN);
            };
            if (!vertex.x && !vertex.y) {
                yedPositions_.emplace(nodes_.back(), Point{coordinate(isRectangle ? "X" : "x"),
                                                           coordinate(isRectangle ? "Y" : "y")});
            }
        } else if ((name == "NodeLabel" || name == "Label.Text") && !edge_) {
            element = Element::yedLabel;
            beginValue();
        } else if (name == "EdgeLabel" || name == "Label.Text") {
            element = Element::yedEdgeLabel;
            beginValue();
        } else if (name == "Arrows" && edge_) {
            const bool atSource = attributes.value("source").value_or("none") != "none";
            const bool atTarget = attributes.value("target").value_or("none") != "none";
            edge_->isDirected = atSource != atTarget;
            edge_->isReversed = atSource && !atTarget;
        }
    }

    bool onNothing() override {
        options_.checkpoint();
        return true;
    }

    bool onText(std::string_view piece) override {
        const Element element = elements_.back();
        if (element == Element::data || element == Element::defaultValue ||
            element == Element::yedLabel || element == Element::yedEdgeLabel) {
            value_ += piece;
        }
        return true;
    }

    bool onClose() override {
        const Element left = elements_.back();
        elements_.pop_back();
        switch (left) {
        case Element::data:
            if (std::exchange(isInGraphics_, false)) {
                return true;
            }
            if (!leftOut_.empty() && !trimmed(value_).empty()) {
                options_.leaveOut(leftOut_);
            }
            return key_ == nullptr || nodes_.empty() || setAttribute(vertices_[nodes_.back()]);
        case Element::defaultValue:
            return setAttribute(defaults_);
        case Element::yedLabel:
            if (!nodes_.empty() && !trimmed(value_).empty()) {
                yedLabels_.emplace(nodes_.back(), trimmed(value_));
            }
            return true;
        case Element::yedEdgeLabel:
            options_.leaveOut("edge label", trimmed(value_).empty() ? 0 : 1);
            return true;
        case Element::node:
            endVertex();
            return true;
        case Element::edge:
            return endEdge();
        default:
            return true;
        }
    }

    /// Uses yEd's label and position if the vertex has no others.
    void endVertex() {
        const Vertex v = nodes_.back();
        nodes_.pop_back();
        AttributedVertex& vertex = vertices_[v];
        if (const auto place = yedPositions_.find(v); place != yedPositions_.end()) {
            const Point position = place->second;
            const bool isInside = std::abs(position.x) <= maxCoordinate &&
                                  std::abs(position.y) <= maxCoordinate; // false for NaN
            if (!vertex.x && !vertex.y && isInside) {
                vertex.x = position.x;
                vertex.y = position.y;
            }
            yedPositions_.erase(place);
        }
        if (const auto label = yedLabels_.find(v); label != yedLabels_.end()) {
            if (vertex.label.empty()) {
                vertex.label = std::move(label->second);
            }
            yedLabels_.erase(label);
        }
    }

    /// Removes the groups that are not an end of any edge; their vertices remain.
    void flattenGroups() {
        if (groups_.empty()) {
            return;
        }
        options_.leaveOut("group", groups_.size());
        std::vector<Vertex> numbers(vertices_.size());
        std::vector<AttributedVertex> kept;
        for (Vertex v = 0; v < vertices_.size(); ++v) {
            numbers[v] = kept.size();
            if (!groups_.contains(v) || ends_.contains(v)) {
                kept.push_back(std::move(vertices_[v]));
            }
        }
        vertices_ = std::move(kept);
        arcs_.renumber(numbers);
    }

    Error errorHere(ErrorCode code, std::string_view subject) const {
        return errorAt(code, tagBegin(), subject);
    }
    Error errorAt(ErrorCode code, std::size_t offset, std::string_view subject) const {
        return {
            .code = code, .subject = std::string(subject), .position = positionAt(text_, offset)};
    }

    /// Returns true for the names of the keys under which yEd Live stores labels and positions.
    static bool isOfYedLive(std::string_view name) {
        return name == "NodeLabels" || name == "NodeGeometry" || name == "EdgeLabels";
    }

    void addKey(const Attributes& attributes) {
        key_ = nullptr;
        const auto id = attributes.value("id");
        const auto attribute = attributes.value("attr.name");
        const std::string owner = attributes.value("for").value_or("all");
        const std::string type = attributes.value("yfiles.type").value_or("");
        if (id && (type == "nodegraphics" || type == "edgegraphics")) {
            graphicsKeys_.insert(*id);
        }
        if (id && isOfYedLive(attribute.value_or(""))) {
            graphicsKeys_.insert(*id);
        }
        if (id && !attribute && !type.empty()) {
            names_[*id] = "yEd " + type;
        }
        if (id && attribute) {
            names_[*id] = *attribute;
        }
        if (id && attribute && (owner == "node" || owner == "all")) {
            const Attribute meaning = attributeNamed(*attribute);
            hasCoordinates_ = hasCoordinates_ || meaning == Attribute::x;
            key_ = &(keys_[*id] = {*attribute, meaning, attributes.value("attr.type") == "string"});
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
        nodes_.push_back(vertices_.size());
        vertices_.push_back(defaults_);
        return true;
    }

    bool beginEdge(const Attributes& attributes) {
        auto source = attributes.value("source");
        auto target = attributes.value("target");
        if (!source || !target) {
            return stop(errorHere(ErrorCode::missingField, source ? "target" : "source"));
        }
        if (++edgeCount_ > maxGraphArcs) {
            return stop(GraphBuilder::tooManyArcs());
        }
        options_.leaveOut("port", attributes.value("sourceport") || attributes.value("targetport"));
        const auto directed = attributes.value("directed");
        edge_ = Edge{*std::move(source), *std::move(target), tagBegin(),
                     directed ? directed == "true" || directed == "1" : directedByDefault_};
        return true;
    }

    /// Adds the edge at the end of its element, when its arrows are known.
    bool endEdge() {
        if (!edge_) {
            return true;
        }
        Edge edge = *std::exchange(edge_, std::nullopt);
        if (edge.isReversed) {
            std::swap(edge.source, edge.target);
        }
        // Its vertices may be declared later.
        if (!vertexOf_.contains(edge.source) || !vertexOf_.contains(edge.target)) {
            early_.push_back(std::move(edge));
            return true;
        }
        return resolve(edge) || stop(*std::move(unresolved_));
    }

    /// Adds the arcs of an edge. If this fails, stores the error in unresolved_ and returns false.
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
            if (!groups_.empty()) {
                ends_.insert(place->second);
            }
        }
        const bool added =
            edge.isDirected ? arcs_.addArc(ends[0], ends[1]) : arcs_.addEdge(ends[0], ends[1]);
        if (!added) {
            unresolved_ = GraphBuilder::tooManyArcs();
        }
        return added;
    }

    /// Sets the attribute that key_ defines to the value that was just read.
    bool setAttribute(AttributedVertex& vertex) {
        const std::string_view value = trimmed(value_);
        if (key_ == nullptr || value.empty()) {
            return true;
        }
        const std::string& name = key_->attribute;
        const Attribute meaning = key_->meaning;
        const bool isX = meaning == Attribute::x || meaning == Attribute::longitude;
        if (meaning == Attribute::label || meaning == Attribute::name) {
            (meaning == Attribute::label ? vertex.label : vertex.name) = value_;
        } else if (isX || meaning == Attribute::y || meaning == Attribute::latitude) {
            const auto coordinate = coordinateFrom(name, value);
            if (!coordinate) {
                Error error = coordinate.error();
                error.position = positionAt(text_, valueBegin_);
                return stop(std::move(error));
            }
            // North is up, so latitudes are negated.
            (isX ? vertex.x : vertex.y) =
                meaning == Attribute::latitude ? -*coordinate : *coordinate;
        } else if (std::optional<bool>* const field = truthField(vertex, name)) {
            const auto read = truth(value);
            // In files of other programs, a text attribute may mean something else.
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
        return name == "self" || name == "selfInfluence" ? &vertex.self
               : name == "start"                         ? &vertex.start
               : name == "target"                        ? &vertex.target
               : name == "pressed"                       ? &vertex.pressed
               : name == "hasButton"                     ? &vertex.button
               : name == "hasLight"                      ? &vertex.light
                                                         : nullptr;
    }

    /// The name under which yEd's drawing data, except labels, positions and arrows, is reported as
    /// ignored.
    static constexpr std::string_view yedGraphics = "yEd graphics";

    std::string_view text_;
    const ReadOptions& options_;
    std::vector<Element> elements_; ///< open elements
    std::vector<Vertex> nodes_;     ///< vertices of open elements
    bool graphSeen_ = false;
    bool directedByDefault_ = false;

    std::unordered_map<std::string, Key> keys_;
    std::unordered_map<std::string, std::string> names_; ///< attribute names of all keys
    std::unordered_set<std::string> graphicsKeys_;       ///< ids of yEd's keys
    bool hasCoordinates_ = false;
    AttributedVertex defaults_;
    /// The key of the current element; null if it has no meaning.
    const Key* key_ = nullptr;
    std::string value_;
    std::size_t valueBegin_ = 0;
    std::string leftOut_; ///< name of the current data if it is ignored; otherwise empty
    bool isInGraphics_ = false;
    std::optional<Edge> edge_;                       ///< the open edge
    std::unordered_map<Vertex, Point> yedPositions_; ///< positions for vertices of open elements
    std::unordered_map<Vertex, std::string> yedLabels_;
    std::unordered_set<Vertex> groups_; ///< vertices that contain a graph

    std::vector<AttributedVertex> vertices_;
    Ids vertexOf_;
    std::size_t edgeCount_ = 0;
    std::vector<Edge> early_;
    std::unordered_set<Vertex> ends_; ///< ends of edges; recorded once there is a group
    std::optional<Error> unresolved_;
    GraphBuilder arcs_;
};

/// Returns the text with special characters escaped, or nullopt if it contains characters that XML
/// forbids.
std::optional<std::string> xmlText(std::string_view text) {
    std::string escaped;
    for (const char character : text) {
        switch (character) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '\r':
            escaped += "&#13;"; // the plain character would become a newline
            break;
        default:
            if (static_cast<unsigned char>(character) < ' ' && character != '\t' &&
                character != '\n') {
                return std::nullopt;
            }
            escaped += character;
        }
    }
    // XML forbids U+FFFE and U+FFFF.
    const bool isXml = escaped.find("\xEF\xBF\xBE") == std::string::npos &&
                       escaped.find("\xEF\xBF\xBF") == std::string::npos;
    return isXml ? std::optional(std::move(escaped)) : std::nullopt;
}

constexpr std::string_view head =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\""
    " xmlns:y=\"http://www.yworks.com/xml/graphml\">\n"
    "  <key id=\"shape\" for=\"node\" yfiles.type=\"nodegraphics\"/>\n"
    "  <key id=\"x\" for=\"node\" attr.name=\"x\" attr.type=\"double\"/>\n"
    "  <key id=\"y\" for=\"node\" attr.name=\"y\" attr.type=\"double\"/>\n"
    "  <key id=\"label\" for=\"node\" attr.name=\"label\" attr.type=\"string\"/>\n"
    "  <key id=\"selfInfluence\" for=\"node\" attr.name=\"selfInfluence\""
    " attr.type=\"boolean\"/>\n"
    "  <key id=\"start\" for=\"node\" attr.name=\"start\" attr.type=\"boolean\"/>\n"
    "  <key id=\"target\" for=\"node\" attr.name=\"target\" attr.type=\"boolean\"/>\n"
    "  <key id=\"pressed\" for=\"node\" attr.name=\"pressed\" attr.type=\"boolean\"/>\n";

void addData(std::string& text, std::string_view key, std::string_view value) {
    text += "<data key=\"";
    text += key;
    text += "\">";
    text += value;
    text += "</data>";
}

void addTruth(std::string& text, std::string_view key, bool value) {
    addData(text, key, value ? "true" : "false");
}

/// Maximum number of vertices of a graph that is written with shapes. yEd cannot draw larger graphs
/// in a reasonable time, and the shapes make up half of the text.
constexpr std::size_t maxShapes = 100'000;

/// Adds the vertex's shape for yEd. Other readers use the attributes, which come after it.
void addShape(std::string& text, Point position, const std::string& label) {
    constexpr double pixels = 60; // between neighbours
    text += "<data key=\"" + std::string(ownShapeKey) + "\"><y:ShapeNode><y:Geometry x=\"" +
            shortestDigits(position.x * pixels) + "\" y=\"" + shortestDigits(position.y * pixels) +
            "\" width=\"30\" height=\"30\"/>";
    if (!label.empty()) {
        text += "<y:NodeLabel>" + label + "</y:NodeLabel>";
    }
    text += "<y:Shape type=\"ellipse\"/></y:ShapeNode></data>";
}

} // namespace

Result<SavedBoard> readGraphMl(std::string_view text, const ReadOptions& options) {
    if (!trimmed(text).starts_with('<')) {
        return GraphMlReader::notThisFormat();
    }
    return GraphMlReader(text, options).read();
}

Result<std::string> writeGraphMl(const SavedBoard& board, const WriteOptions& options) {
    const auto graph = explicitGraph(board.game.rule(), options);
    if (!graph) {
        return graph.error();
    }
    const Game& game = board.game;
    std::string text(head);
    if (game.rule().isMarked()) {
        text += "  <key id=\"hasButton\" for=\"node\" attr.name=\"hasButton\""
                " attr.type=\"boolean\"/>\n"
                "  <key id=\"hasLight\" for=\"node\" attr.name=\"hasLight\""
                " attr.type=\"boolean\"/>\n";
    }
    text += "  <graph edgedefault=\"";
    text += graph->isUndirected() ? "undirected\">\n" : "directed\">\n";
    for (Vertex v = 0; v < graph->vertexCount(); ++v) {
        options.checkpoint();
        const auto label = xmlText(graph->label(v));
        if (!label) {
            return Error{.code = ErrorCode::cannotHold, .subject = "graphml"};
        }
        text += "    <node id=\"n" + std::to_string(v) + "\">";
        if (graph->vertexCount() <= maxShapes) {
            addShape(text, graph->position(v), *label);
        }
        addData(text, "x", shortestDigits(graph->position(v).x));
        addData(text, "y", shortestDigits(graph->position(v).y));
        if (!label->empty()) {
            addData(text, "label", *label);
        }
        addTruth(text, "selfInfluence", graph->selfInfluence(v));
        if (graph->isMarked()) {
            addTruth(text, "hasButton", graph->hasButton(v));
            addTruth(text, "hasLight", graph->hasLight(v));
        }
        addTruth(text, "start", game.start()[v]);
        addTruth(text, "target", game.target()[v]);
        if (game.presses()[v]) {
            addTruth(text, "pressed", true);
        }
        text += "</node>\n";
    }
    forEachWrittenEdge(*graph, options, [&text](Vertex from, Vertex to) {
        text += "    <edge source=\"n" + std::to_string(from) + "\" target=\"n" +
                std::to_string(to) + "\"/>\n";
    });
    text += "  </graph>\n</graphml>\n";
    return text;
}

} // namespace lightsout
