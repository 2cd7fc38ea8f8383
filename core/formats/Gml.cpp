// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Gml.h"

#include "formats/AttributedVertices.h"
#include "formats/GmlTokens.h"
#include "formats/NamedGraph.h"
#include "io/Text.h"

#include <algorithm>
#include <charconv>
#include <unordered_map>
#include <utility>

namespace lightsout {

namespace {

constexpr std::string_view gmlName = "gml";
/// Maximum nesting depth of lists.
constexpr std::size_t maxDepth = 100;

/// Parses a whole number.
std::optional<std::int64_t> signedNumber(std::string_view text) {
    text.remove_prefix(text.starts_with('+') ? 1 : 0);
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data(), end, number);
    return failure == std::errc{} && stop == end ? std::optional(number) : std::nullopt;
}

class GmlReader {
public:
    GmlReader(std::string_view text, const ReadOptions& options)
        : text_(text), options_(options), tokens_(text) {}

    Result<SavedBoard> read() {
        if (auto error = walk()) {
            return *std::move(error);
        }
        if (!graphSeen_) {
            return Error{.code = ErrorCode::notThisFormat, .subject = std::string(gmlName)};
        }
        GraphBuilder arcs;
        const bool hasNodes = !vertices_.empty();
        for (const Edge& edge : edges_) {
            for (const std::string& id : {edge.source, edge.target}) {
                if (!hasNodes && vertexOf_.try_emplace(id, vertices_.size()).second) {
                    vertices_.push_back({.label = id});
                }
                if (!vertexOf_.contains(id)) {
                    Error error = errorAt(ErrorCode::vertexOutOfRange, edge.offset);
                    error.subject = id;
                    error.expected = vertices_.size();
                    return error;
                }
            }
            const Vertex from = vertexOf_.at(edge.source);
            const Vertex to = vertexOf_.at(edge.target);
            if (!(isDirected_ ? arcs.addArc(from, to) : arcs.addEdge(from, to))) {
                return GraphBuilder::tooManyArcs();
            }
        }
        return boardWith(std::move(vertices_), std::move(arcs), options_);
    }

private:
    /// The kinds of lists; `file` is outside all lists.
    enum class List { file, graph, node, edge, graphics, unknown };

    struct Edge {
        std::string source;
        std::string target;
        std::size_t offset;
    };

    std::optional<Error> walk() {
        for (;;) {
            const GmlToken key = tokens_.next();
            options_.checkpoint(shareRead(text_, text_.size() - offsetOf(key)));
            if (key.kind == GmlToken::Kind::end && lists_.size() == 1) {
                return std::nullopt;
            }
            if (key.kind == GmlToken::Kind::close && lists_.size() > 1) {
                if (auto error = leave()) {
                    return error;
                }
                continue;
            }
            if (key.kind != GmlToken::Kind::key) {
                return notUnderstood(key);
            }
            const GmlToken value = tokens_.next();
            auto error = value.kind == GmlToken::Kind::open ? enter(key) : set(key, value);
            if (error) {
                return error;
            }
        }
    }

    /// Returns a syntax error, or notThisFormat if no graph has been found so far.
    Error notUnderstood(const GmlToken& token) const {
        return graphSeen_
                   ? errorAbout(ErrorCode::syntax, text_, token.text)
                   : Error{.code = ErrorCode::notThisFormat, .subject = std::string(gmlName)};
    }

    Error errorAt(ErrorCode code, std::size_t offset) const {
        return {.code = code, .position = positionAt(text_, offset)};
    }

    std::size_t offsetOf(const GmlToken& token) const {
        return static_cast<std::size_t>(token.text.data() - text_.data());
    }

    std::optional<Error> enter(const GmlToken& key) {
        const List outer = lists_.back();
        List list = List::unknown;
        if (outer == List::file && key.text == "graph") {
            if (std::exchange(graphSeen_, true)) {
                options_.leaveOut("graph"); // a graph after the first
            } else {
                list = List::graph;
            }
        } else if (outer == List::graph && key.text == "node") {
            if (auto refused = GraphBuilder::checkVertexCount(vertices_.size() + 1)) {
                return refused;
            }
            list = List::node;
            vertex_ = {.offset = offsetOf(key)};
            id_.reset();
            coordinates_ = 0;
            given_.reset();
        } else if (outer == List::graph && key.text == "edge") {
            if (edges_.size() >= maxGraphArcs) {
                return GraphBuilder::tooManyArcs();
            }
            list = List::edge;
            edgeOffset_ = offsetOf(key);
            source_.reset();
            target_.reset();
        } else if (outer == List::node && key.text == "graphics") {
            list = List::graphics;
        } else if (outer != List::unknown) {
            leaveOut(key);
        }
        if (lists_.size() > maxDepth) {
            return notUnderstood(key);
        }
        lists_.push_back(list);
        return std::nullopt;
    }

    std::optional<Error> leave() {
        const List left = lists_.back();
        lists_.pop_back();
        if (left == List::node) {
            const std::string& name = vertex_.label.empty() ? vertex_.name : vertex_.label;
            if (!id_ && name.empty()) {
                return missing("id", vertex_.offset);
            }
            if (!vertexOf_.try_emplace(id_.value_or(name), vertices_.size()).second) {
                Error error = errorAt(ErrorCode::repeated, vertex_.offset);
                error.subject = "id " + id_.value_or(name);
                return error;
            }
            if (given_) {
                vertex_.label = *std::exchange(given_, std::nullopt);
            }
            vertices_.push_back(std::move(vertex_));
        } else if (left == List::edge) {
            if (!source_ || !target_) {
                return missing(source_ ? "target" : "source", edgeOffset_);
            }
            edges_.push_back({*source_, *target_, edgeOffset_});
        }
        return std::nullopt;
    }

    Error missing(std::string_view name, std::size_t offset) const {
        Error error = errorAt(ErrorCode::missingField, offset);
        error.subject = name;
        return error;
    }

    /// Handles a key with a value that is not a list.
    std::optional<Error> set(const GmlToken& key, const GmlToken& value) {
        using Kind = GmlToken::Kind;
        const bool isWord = value.kind == Kind::key; // such as NaN
        if (value.kind != Kind::number && value.kind != Kind::text && !isWord) {
            return notUnderstood(value);
        }
        // networkx writes a position as a pair of numbers.
        const std::size_t coordinateOfPair =
            lists_.back() == List::node && key.text == "pos" && value.kind == Kind::number
                ? ++coordinates_
                : 0;
        const std::string_view name = coordinateOfPair == 1   ? "x"
                                      : coordinateOfPair == 2 ? "y"
                                                              : key.text;
        if (lists_.back() == List::node && (key.text == "label" || key.text == "name")) {
            (key.text == "label" ? vertex_.label : vertex_.name) = withoutReferences(value.text);
            return std::nullopt;
        }
        if (lists_.back() == List::node && key.text == "given" && value.kind == Kind::text) {
            given_ = withoutReferences(value.text);
            return std::nullopt;
        }
        std::optional<std::string>* const id = idField(key.text);
        if (id != nullptr) {
            const auto number =
                value.kind == Kind::number ? signedNumber(value.text) : std::nullopt;
            if (value.kind != Kind::text && !number) {
                return wrongType(key, value);
            }
            *id = number ? std::to_string(*number) : withoutReferences(value.text);
            return std::nullopt;
        }
        if (std::optional<double>* const coordinate = coordinateField(name)) {
            if (value.kind != Kind::number) {
                return wrongType(key, value);
            }
            const auto number = coordinateFrom(name, value.text);
            if (!number) {
                Error error = number.error();
                error.position = positionAt(text_, offsetOf(value));
                return error;
            }
            *coordinate = *number;
            return std::nullopt;
        }
        std::optional<bool>* const truth = truthField(key.text);
        if (truth != nullptr && value.kind == Kind::number) {
            *truth = realNumber(value.text).value_or(0) != 0;
        } else if (lists_.back() == List::graph && key.text == "directed") {
            isDirected_ = value.text == "1";
        } else if (lists_.back() == List::graph && key.text == "multigraph") {
            // Parallel edges are recognised without this key.
        } else if (lists_.back() != List::file && lists_.back() != List::unknown) {
            leaveOut(key); // keys outside a graph, such as the creator, are not losses
        }
        return std::nullopt;
    }

    /// Reports a key that a board cannot store, preceded by the name of its list if that is an edge
    /// or a graph.
    void leaveOut(const GmlToken& key) const {
        const std::string name(key.text);
        options_.leaveOut(lists_.back() == List::edge    ? "edge " + name
                          : lists_.back() == List::graph ? "graph " + name
                                                         : name);
    }

    Error wrongType(const GmlToken& key, const GmlToken& value) const {
        Error error = errorAbout(ErrorCode::wrongType, text_, value.text);
        error.subject = key.text;
        return error;
    }

    std::optional<std::string>* idField(std::string_view key) {
        if (lists_.back() == List::node) {
            return key == "id" ? &id_ : nullptr;
        }
        if (lists_.back() == List::edge) {
            return key == "source" ? &source_ : key == "target" ? &target_ : nullptr;
        }
        return nullptr;
    }

    std::optional<double>* coordinateField(std::string_view key) {
        const bool canBe = lists_.back() == List::node || lists_.back() == List::graphics;
        return !canBe ? nullptr : key == "x" ? &vertex_.x : key == "y" ? &vertex_.y : nullptr;
    }

    std::optional<bool>* truthField(std::string_view key) {
        if (lists_.back() != List::node) {
            return nullptr;
        }
        return key == "self" || key == "selfInfluence" ? &vertex_.self
               : key == "start"                        ? &vertex_.start
               : key == "target"                       ? &vertex_.target
               : key == "pressed"                      ? &vertex_.pressed
               : key == "hasButton"                    ? &vertex_.button
               : key == "hasLight"                     ? &vertex_.light
                                                       : nullptr;
    }

    std::string_view text_;
    const ReadOptions& options_;
    GmlTokens tokens_;
    std::vector<List> lists_{List::file};
    bool graphSeen_ = false;
    bool isDirected_ = false;

    std::vector<AttributedVertex> vertices_;
    std::unordered_map<std::string, Vertex> vertexOf_;
    std::vector<Edge> edges_;

    // Attributes of the current vertex or edge.
    AttributedVertex vertex_;
    std::optional<std::string> given_; ///< the original label
    std::optional<std::string> id_;
    std::optional<std::string> source_;
    std::optional<std::string> target_;
    std::size_t edgeOffset_ = 0;
    std::size_t coordinates_ = 0; ///< number of coordinates of a pair read so far
};

/// Returns the digits of a number. Inserts ".0" before an exponent if there is no point, because
/// GML requires one there.
std::string gmlNumber(double number) {
    std::string digits = shortestDigits(number);
    const std::size_t exponent = digits.find('e');
    if (exponent != std::string::npos && digits.find('.') == std::string::npos) {
        digits.insert(exponent, ".0");
    }
    return digits;
}

} // namespace

Result<SavedBoard> readGml(std::string_view text, const ReadOptions& options) {
    return GmlReader(text, options).read();
}

Result<std::string> writeGml(const SavedBoard& board, const WriteOptions& options) {
    const auto graph = explicitGraph(board.game.rule(), options);
    if (!graph) {
        return graph.error();
    }
    const Game& game = board.game;
    std::string text = "Creator \"Lights Out Workbench\"\ngraph [\n  directed ";
    text += graph->isUndirected() ? "0\n" : "1\n";
    const std::vector<std::string> labels = uniqueLabels(*graph, 0, options.progress);
    for (Vertex v = 0; v < graph->vertexCount(); ++v) {
        options.checkpoint();
        text += "  node [ id " + std::to_string(v);
        text += " label \"" + withReferences(labels[v]) + '"';
        if (labels[v] != graph->label(v)) {
            text += " given \"" + withReferences(graph->label(v)) + '"';
        }
        text += " x " + gmlNumber(graph->position(v).x) + " y " + gmlNumber(graph->position(v).y);
        text += graph->selfInfluence(v) ? " selfInfluence 1" : " selfInfluence 0";
        if (graph->isMarked()) { // for all vertices, because igraph invents missing values
            text += graph->hasButton(v) ? " hasButton 1" : " hasButton 0";
            text += graph->hasLight(v) ? " hasLight 1" : " hasLight 0";
        }
        text += game.start()[v] ? " start 1" : " start 0";
        text += game.target()[v] ? " target 1" : " target 0";
        text += game.presses()[v] ? " pressed 1 ]\n" : " ]\n";
    }
    forEachWrittenEdge(*graph, options, [&text](Vertex from, Vertex to) {
        text +=
            "  edge [ source " + std::to_string(from) + " target " + std::to_string(to) + " ]\n";
    });
    text += "]\n";
    return text;
}

} // namespace lightsout
