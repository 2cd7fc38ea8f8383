// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of readers share: graphs to write in foreign formats, short texts that show what
// was read, and refusals with their position.
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"
#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"

#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lightsout {

/// Returns the labels of all vertices: "a|b|c".
inline std::string labelsOf(const Graph& graph) {
    std::string labels;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        labels += (v == 0 ? "" : "|") + graph.label(v);
    }
    return labels;
}

/// Returns the edges and the arcs without an opposite one, both without loops: "0-1 2>1".
inline std::string edgesOf(const Graph& graph) {
    std::string edges;
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            if (!graph.hasArc(v, u) || u < v) {
                edges += (edges.empty() ? "" : " ") + std::to_string(u) +
                         (graph.hasArc(v, u) ? "-" : ">") + std::to_string(v);
            }
        }
    }
    return edges;
}

/// Returns the vertices with self-influence, a digit 1 for each of them.
inline std::string selvesOf(const Graph& graph) {
    std::string selves;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        selves += graph.selfInfluence(v) ? '1' : '0';
    }
    return selves;
}

/// Returns what a reader ignored: "edge weight:2, size:3".
inline std::string leftOutOf(const ReadReport& report) {
    std::string text;
    for (const auto& [name, times] : report.leftOut) {
        text += (text.empty() ? "" : ", ") + name + ":" + std::to_string(times);
    }
    return text;
}

/// One data row, in the column "graph", for each size around those of words and for each of the
/// kinds of graphs; some vertices have self-influence, which files show as loops. All positions
/// differ.
inline void addReadGraphs(std::initializer_list<bool> kinds) {
    QTest::addColumn<Graph>("graph");
    Random random(50);
    for (const bool isDirected : kinds) {
        for (const std::size_t size : {0, 1, 2, 3, 5, 63, 64, 65, 130}) {
            const unsigned percent = size < 10 ? 40 : 5;
            Graph graph = randomGraph(size, percent, isDirected, SelfInfluences::mixed, random);
            for (Vertex v = 0; v < size; ++v) {
                const auto number = static_cast<double>(v);
                graph.setPosition(v, {number / 4 - 7, 100 - number * number});
            }
            QTest::addRow("%s, %d", isDirected ? "directed" : "undirected", static_cast<int>(size))
                << graph;
        }
    }
}

/// Calls write(from, to, isDirected) for each loop, edge and arc without an opposite one. The ends
/// of edges are in either order.
template <typename Write>
void forEachReadEdge(const Graph& graph, Write write) {
    for (Vertex u = graph.vertexCount(); u-- > 0;) {
        if (graph.selfInfluence(u)) {
            write(u, u, false);
        }
        for (const Vertex v : graph.targets(u)) {
            const bool isMutual = graph.hasArc(v, u);
            if (!isMutual || ((u + v) % 2 == 0 ? u < v : v < u)) {
                write(u, v, !isMutual);
            }
        }
    }
}

inline bool samePositions(const Graph& a, const Graph& b) {
    bool isSame = a.vertexCount() == b.vertexCount();
    for (Vertex v = 0; isSame && v < a.vertexCount(); ++v) {
        isSame = a.position(v) == b.position(v);
    }
    return isSame;
}

/// A name that is unlike that of any other vertex, with characters that formats have to quote.
inline std::string awkwardName(Vertex vertex) {
    static const std::vector<std::string> names{
        "a",  "two words",    "say \"hi\"", "été", "שלום", "a,b;c",
        "#1", "<tag> & more", "1;2 -> 3",   "{x}", "💡",    "a/b:c"};
    return names[vertex % names.size()] + " " + std::to_string(vertex);
}

/// Prepares data rows for checkRefusal(): a text, the code of its error, and its position.
inline void addRefusalColumns() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<std::size_t>("column");
}

inline void addRefusal(const char* name, std::string text, ErrorCode code, std::size_t line = 0,
                       std::size_t column = 0) {
    QTest::newRow(name) << std::move(text) << code << line << column;
}

template <typename Read>
void checkRefusal(Read read) {
    QFETCH(const std::string, text);
    QFETCH(const ErrorCode, code);
    QFETCH(const std::size_t, line);
    QFETCH(const std::size_t, column);
    const Result<SavedBoard> board = read(text, ReadOptions{});
    QVERIFY(!board.hasValue());
    QCOMPARE(board.error().code, code);
    QCOMPARE(board.error().position.line, line);
    QCOMPARE(board.error().position.column, column);
}

/// Checks that each beginning of a text is read, or refused with a position in it, or not taken for
/// the format.
template <typename Read>
void checkBeginnings(std::string_view text, Read read) {
    for (std::size_t length = 0; length < text.size(); ++length) {
        const std::string_view beginning = text.substr(0, length);
        const Result<SavedBoard> board = read(beginning, ReadOptions{});
        const auto lines =
            static_cast<std::size_t>(std::count(beginning.begin(), beginning.end(), '\n')) + 1;
        const bool isFine =
            board.hasValue() || board.error().code == ErrorCode::notThisFormat ||
            (board.error().position.line > 0 && board.error().position.line <= lines);
        QVERIFY2(isFine, std::string(beginning).c_str());
    }
}

} // namespace lightsout
