// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/DenseSolver.h"

#include "graph/Graph.h"

#include "tests/support/Test.h"

#include <QTest>

#include <array>
#include <bit>
#include <vector>

using namespace lightsout;

/// Compares every game on a few vertices, with each of its boards, with trying all presses.
class SmallGraphsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undirectedGraphs_data();
    void undirectedGraphs();
    void directedGraphs_data();
    void directedGraphs();
};

namespace {

/// A board or a set of vertices: bit v represents vertex v.
using Mask = unsigned;

Mask maskOf(const BitVector& vector) {
    return vector.words().empty() ? 0 : static_cast<Mask>(vector.words().front());
}

BitVector vectorOf(Mask mask, std::size_t vertices) {
    BitVector vector(vertices);
    for (std::size_t v = 0; v < vertices; ++v) {
        vector.set(v, ((mask >> v) & 1U) != 0);
    }
    return vector;
}

/// Returns the lights that pressing each vertex toggles.
std::vector<Mask> togglesOf(const Graph& graph) {
    std::vector<Mask> toggles(graph.vertexCount());
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        toggles[u] = graph.selfInfluence(u) ? Mask{1} << u : 0;
        for (const Vertex v : graph.targets(u)) {
            toggles[u] |= Mask{1} << v;
        }
    }
    return toggles;
}

/// Returns the lights changed by each of the 2^N sets of presses.
std::vector<Mask> changesOf(const std::vector<Mask>& toggles) {
    std::vector<Mask> changes(std::size_t{1} << toggles.size());
    for (Mask presses = 1; presses < changes.size(); ++presses) {
        changes[presses] = changes[presses & (presses - 1)] ^
                           toggles[static_cast<std::size_t>(std::countr_zero(presses))];
    }
    return changes;
}

bool isOdd(Mask mask) {
    return std::popcount(mask) % 2 == 1;
}

/// Returns true if the solver's answer is right for every board of the graph.
bool agreesWithAllPresses(const Graph& graph, const DenseSolver& solver) {
    const std::size_t vertices = graph.vertexCount();
    Progress progress;
    const std::vector<Mask> toggles = togglesOf(graph);
    const std::vector<Mask> changes = changesOf(toggles);
    std::vector<std::size_t> solutions(changes.size());
    for (const Mask change : changes) {
        ++solutions[change];
    }
    for (Mask board = 0; board < changes.size(); ++board) {
        const Answer answer = solver.solve(vectorOf(board, vertices), progress);
        const Mask vector = maskOf(answer.vector);
        if (answer.solvable) {
            if (solutions[board] != std::size_t{1} << solver.nullity() ||
                changes[vector] != board) {
                return false;
            }
            continue;
        }
        // The certificate: every press toggles an even number of its lights, and an odd number is
        // on.
        if (solutions[board] != 0 || !isOdd(vector & board)) {
            return false;
        }
        for (const Mask toggled : toggles) {
            if (isOdd(vector & toggled)) {
                return false;
            }
        }
    }
    return true;
}

struct Count {
    std::size_t games = 0;
    std::size_t wrong = 0;
    /// Counts only games in which every vertex has self-influence.
    std::size_t unique = 0;
};

/// Visits all labelled graphs with all choices of self-influence, or only with self-influence of
/// all vertices.
Count countGames(std::size_t vertices, bool directed, bool allChoices) {
    std::vector<std::pair<Vertex, Vertex>> pairs;
    for (Vertex u = 0; u < vertices; ++u) {
        for (Vertex v = 0; v < vertices; ++v) {
            if (directed ? u != v : u < v) {
                pairs.emplace_back(u, v);
            }
        }
    }
    const Mask allSelves = (Mask{1} << vertices) - 1;
    Count count;
    for (Mask arcs = 0; arcs < Mask{1} << pairs.size(); ++arcs) {
        Graph graph(vertices);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            if (((arcs >> i) & 1U) != 0) {
                graph.addArc(pairs[i].first, pairs[i].second);
                if (!directed) {
                    graph.addArc(pairs[i].second, pairs[i].first);
                }
            }
        }
        for (Mask selves = allChoices ? 0 : allSelves; selves <= allSelves; ++selves) {
            for (Vertex v = 0; v < vertices; ++v) {
                graph.setSelfInfluence(v, ((selves >> v) & 1U) != 0);
            }
            Progress progress;
            const DenseSolver solver(Rule(graph), progress);
            ++count.games;
            count.wrong += agreesWithAllPresses(graph, solver) ? 0U : 1U;
            count.unique += selves == allSelves && solver.nullity() == 0 ? 1U : 0U;
        }
    }
    return count;
}

void addSizes(std::size_t most) {
    QTest::addColumn<std::size_t>("vertices");
    for (std::size_t vertices = 0; vertices <= most; ++vertices) {
        QTest::addRow("%zu", vertices) << vertices;
    }
}

} // namespace

void SmallGraphsTest::undirectedGraphs_data() {
    addSizes(5);
}

void SmallGraphsTest::undirectedGraphs() {
    QFETCH(std::size_t, vertices);
    const std::size_t pairs = vertices * (vertices - std::min<std::size_t>(vertices, 1)) / 2;
    const Count count = countGames(vertices, false, true);
    QCOMPARE(count.games, std::size_t{1} << (pairs + vertices));
    QCOMPARE(count.wrong, std::size_t{0});
}

void SmallGraphsTest::directedGraphs_data() {
    addSizes(4);
}

// The numbers of labelled digraphs on 1, 2, 3, 4 vertices with self-influence everywhere and one
// solution for each board are 1, 3, 34, 1688, as counted by an independent script (reference data,
// section 9).
void SmallGraphsTest::directedGraphs() {
    QFETCH(std::size_t, vertices);
    const Count count = countGames(vertices, true, vertices <= 3);
    constexpr std::array<std::size_t, 5> unique{1, 1, 3, 34, 1688};
    QCOMPARE(count.wrong, std::size_t{0});
    QCOMPARE(count.unique, unique.at(vertices));
}

LIGHTSOUT_TEST(SmallGraphsTest)
#include "SmallGraphsTest.moc"
