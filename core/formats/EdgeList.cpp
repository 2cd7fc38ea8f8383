// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/EdgeList.h"

#include "formats/TextReader.h"
#include "graph/CircleLayout.h"
#include "io/GraphBuilder.h"
#include "io/Text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace lightsout {

namespace {

/// Returns a name as a word of the list, in quotes if it would otherwise not be one word.
std::string wordOf(const std::string& name) {
    const bool isPlain = std::ranges::all_of(name, [](char c) {
        return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
               c == '-' || c == '.' || static_cast<unsigned char>(c) >= 0x80;
    });
    const bool mayBeLine = name.starts_with('-') || name.find("--") != std::string::npos;
    std::string word =
        isPlain && !mayBeLine && name.find("\u00A0") == std::string::npos ? name : "\"";
    for (const char c : word == name ? "" : name) {
        word += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return word == name ? word : word + '"';
}

/// Returns true for vertices that are an end of an arc.
std::vector<bool> endsOfArcs(const Graph& graph) {
    std::vector<bool> isEnd(graph.vertexCount());
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        isEnd[u] = isEnd[u] || !graph.targets(u).empty();
        for (const Vertex v : graph.targets(u)) {
            isEnd[v] = true;
        }
    }
    return isEnd;
}

/// Returns, for each vertex in turn, the lines for its loop and for its arcs from and to smaller
/// vertices. Vertices without arcs that have self-influence always get a loop, because no other
/// line mentions them.
template <typename IdOf>
std::string linesOf(const Graph& graph, bool withLoops, IdOf idOf, const WriteOptions& options) {
    std::string text;
    const auto addLine = [&](Vertex from, std::string_view between, Vertex to) {
        text += idOf(from);
        text += between;
        text += idOf(to);
        text += '\n';
    };
    // Arcs to larger vertices, which are deferred until these vertices are reached.
    std::vector<std::vector<Vertex>> fromSmaller(graph.vertexCount());
    const std::vector<bool> isEnd = endsOfArcs(graph);
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        options.checkpoint();
        if ((withLoops || !isEnd[v]) && graph.selfInfluence(v)) {
            addLine(v, " ", v);
        }
        for (const Vertex u : fromSmaller[v]) {
            addLine(u, graph.hasArc(v, u) ? " " : " -> ", v);
        }
        for (const Vertex u : graph.targets(v)) {
            if (u > v) {
                fromSmaller[u].push_back(v);
            } else if (!graph.hasArc(u, v)) {
                addLine(v, " -> ", u);
            }
        }
    }
    return text;
}

/// Returns true if loops are written: if they distinguish vertices with self-influence from others.
bool hasLoops(const Graph& graph) {
    return withSelfInfluence(graph) == WithSelfInfluence::some;
}

/// Returns the list with the labels as names, or nullopt if reading it would not restore the graph.
std::optional<std::string> linesWithNames(const Graph& graph, bool withLoops,
                                          const WriteOptions& options) {
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        if (graph.label(v).empty()) {
            return std::nullopt;
        }
    }
    std::string text = linesOf(
        graph, withLoops, [&](Vertex v) { return wordOf(graph.label(v)); }, options);
    // A program that opens the file skips a byte order mark, even if it is part of the first label.
    // This check must do the same.
    const auto readBack =
        readText(withoutByteOrderMark(text),
                 {.selfInfluence = withSelfInfluence(graph) == WithSelfInfluence::all,
                  .progress = options.progress,
                  .expected = ReadingKind::edges});
    Graph asRead = graph;
    placeOnCircle(asRead);
    if (!readBack || readBack->game.rule() != Rule(std::move(asRead))) {
        return std::nullopt;
    }
    return text;
}

/// Returns the list with the labels as names. If all vertices have self-influence, loops are only
/// written if they are needed to restore the order of the vertices.
std::optional<std::string> linesWithNames(const Graph& graph, const WriteOptions& options) {
    auto text = linesWithNames(graph, hasLoops(graph), options);
    return text || withSelfInfluence(graph) != WithSelfInfluence::all
               ? text
               : linesWithNames(graph, true, options);
}

} // namespace

Result<std::string> writeEdgeList(const SavedBoard& board, const WriteOptions& options) {
    const auto graph = explicitGraph(board.game.rule(), options);
    if (!graph) {
        return graph.error();
    }
    if (auto withNames = linesWithNames(*graph, options)) {
        return *std::move(withNames);
    }
    const bool withLoops = hasLoops(*graph);
    const std::vector<bool> isEnd = endsOfArcs(*graph);
    // Without it, a vertex may be missing, or "0 0" and "0 1" be taken for a matrix.
    bool needsCount = graph->vertexCount() == 0;
    for (Vertex v = 0; v < graph->vertexCount(); ++v) {
        const bool mayBeMatrix = graph->vertexCount() < 3 && (withLoops || !isEnd[v]);
        needsCount = needsCount || mayBeMatrix || (!isEnd[v] && !graph->selfInfluence(v));
    }
    const std::string header =
        needsCount ? "# vertices " + std::to_string(graph->vertexCount()) + "\n" : std::string();
    return header + linesOf(
                        *graph, withLoops, [](Vertex v) { return std::to_string(v); }, options);
}

bool canNameVertices(const Graph& graph) {
    return linesWithNames(graph, {}).has_value();
}

} // namespace lightsout
