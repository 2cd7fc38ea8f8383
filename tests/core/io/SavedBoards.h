// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/BoardFile.h"
#include "io/BoardSpec.h"
#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"

#include <array>

namespace lightsout {

inline constexpr std::array allFormats{
    FileFormat::document, FileFormat::graphMl,  FileFormat::gml, FileFormat::graph6,
    FileFormat::sparse6,  FileFormat::edgeList, FileFormat::csv, FileFormat::matrix,
    FileFormat::dot,      FileFormat::latex};

/// Returns the graph with random positions and with labels in many scripts.
inline Graph drawn(Graph graph, Random& random) {
    static const std::vector<std::string> labels{
        "",   "a",           "été",       "שלום",     "\"quoted\"",        "<tag> & more",
        "💡",  "back\\slash", "two words", " &#233; ", "tab\tand\r\nlines", "\x7F",
        "]]>"};
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        const auto coordinate = [&random] {
            return static_cast<double>(random.below(2'000'001)) / 997 - 1003;
        };
        graph.setPosition(v, {coordinate(), coordinate()});
        graph.setLabel(v, labels[random.below(labels.size())]);
    }
    return graph;
}

/// Returns a game on the rule with random lights and target; graphs get random positions and
/// labels.
inline Game randomGame(const Rule& rule, Random& random) {
    const std::size_t count = rule.vertexCount();
    const Rule drawnRule = rule.lattice() != nullptr ? rule : drawn(*rule.graph(), random);
    return {drawnRule, BitVector::random(count, random), BitVector::random(count, random)};
}

/// Adds a data row for each rule of the zoo, in the column "game".
inline void addRandomGames() {
    QTest::addColumn<Game>("game");
    Random random(2024);
    for (const auto& [name, rule] : ruleZoo()) {
        QTest::newRow(name.c_str()) << randomGame(rule, random);
    }
    Graph marked = randomGraph(9, 40, true, SelfInfluences::mixed, random);
    marked.mark({{.vertex = 2, .hasButton = false, .hasLight = true},
                 {.vertex = 3, .hasButton = true, .hasLight = false},
                 {.vertex = 4, .hasButton = true, .hasLight = false},
                 {.vertex = 7, .hasButton = false, .hasLight = false}});
    QTest::newRow("without some buttons and lights") << randomGame(marked, random);
    QTest::newRow("grid with holes")
        << Game::allOn(latticeWithHoles({.rows = 3, .cols = 4}, {0, 6, 7}));
}

/// Returns true if two explicit graphs have the same arcs and self-influences.
inline bool sameInfluences(const Graph& a, const Graph& b) {
    if (a.vertexCount() != b.vertexCount()) {
        return false;
    }
    for (Vertex v = 0; v < a.vertexCount(); ++v) {
        if (a.targets(v) != b.targets(v) || a.selfInfluence(v) != b.selfInfluence(v)) {
            return false;
        }
    }
    return true;
}

/// Returns the self-influence that all vertices have in common; nullopt if they differ.
inline std::optional<bool> commonSelfInfluence(const Graph& graph) {
    for (Vertex v = 1; v < graph.vertexCount(); ++v) {
        if (graph.selfInfluence(v) != graph.selfInfluence(0)) {
            return std::nullopt;
        }
    }
    return graph.vertexCount() == 0 || graph.selfInfluence(0);
}

/// Calls check(beginning) for every beginning of a text.
template <typename Check>
void forEachBeginning(std::string_view text, Check check) {
    for (std::size_t length = 0; length < text.size(); ++length) {
        check(text.substr(0, length));
    }
}

} // namespace lightsout

Q_DECLARE_METATYPE(lightsout::Game)
