// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/Rule.h"
#include "gf2/Elimination.h"
#include "tests/support/Length.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <cstdlib>
#include <set>

using namespace lightsout;

namespace {

/// Returns the nullity of the graph's matrix, by elimination.
int nullity(const Graph& graph) {
    Progress progress;
    const BitMatrix matrix = Rule(graph).influenceMatrix();
    const std::size_t size = graph.vertexCount();
    return static_cast<int>(size - reducedEchelonForm(matrix, size, progress).rank());
}

Graph withPath(Graph graph, Vertex end, std::size_t length, bool self) {
    for (std::size_t i = 0; i < length; ++i) {
        const Vertex next = graph.addVertex({}, self);
        graph.addEdge(end, next);
        end = next;
    }
    return graph;
}

/// Returns the graph with a new vertex joined to all neighbours of v. If it has self-influence, it
/// is joined to v too.
Graph withTwin(Graph graph, Vertex v, bool self) {
    const Vertex next = graph.addVertex({}, self);
    const std::vector<Vertex> neighbours = graph.targets(v);
    for (const Vertex u : neighbours) {
        graph.addEdge(next, u);
    }
    if (self) {
        graph.addEdge(next, v);
    }
    return graph;
}

Graph withoutVertex(const Graph& graph, Vertex removed) {
    Graph rest(graph.vertexCount() - 1, false);
    const auto numberOf = [removed](Vertex v) { return v < removed ? v : v - 1; };
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        if (u == removed) {
            continue;
        }
        rest.setSelfInfluence(numberOf(u), graph.selfInfluence(u));
        for (const Vertex v : graph.targets(u)) {
            if (v != removed) {
                rest.addArc(numberOf(u), numberOf(v));
            }
        }
    }
    return rest;
}

Graph withSelfInfluence(Graph graph, Vertex v, bool self) {
    graph.setSelfInfluence(v, self);
    return graph;
}

/// Returns the graph with or without the mutual influence between two vertices.
Graph withEdgeToggled(Graph graph, Vertex u, Vertex v) {
    if (graph.has({u, v})) {
        graph.removeArc(u, v);
        graph.removeArc(v, u);
    } else {
        graph.addEdge(u, v);
    }
    return graph;
}

} // namespace

/// The theorems of the manual's section "Changing a graph", on random graphs with at most twelve
/// vertices: 20 000 at full length.
class GraphTheoremsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { graphs_ = isRunAtLength() ? 20'000 : 2'000; }

    /// If all vertices change themselves, a twin adds 1, a path of three changes nothing, a path of
    /// two has the effect of removing its neighbour, and a leaf that of switching it.
    void joinedVerticesWithSelfInfluence() {
        std::set<int> leaves;
        std::set<int> paths;
        forEachGraph(1, SelfInfluences::all, [&](const Graph& graph, Vertex v, Vertex /*u*/) {
            const int before = nullity(graph);
            QCOMPARE(nullity(withTwin(graph, v, true)), before + 1);
            QCOMPARE(nullity(withPath(graph, v, 3, true)), before);
            const int path = nullity(withPath(graph, v, 2, true));
            QCOMPARE(path, nullity(withoutVertex(graph, v)));
            const int leaf = nullity(withPath(graph, v, 1, true));
            QCOMPARE(leaf, nullity(withSelfInfluence(graph, v, false)));
            leaves.insert(leaf - before);
            paths.insert(path - before);
        });
        QVERIFY(leaves == (std::set<int>{-1, 0, 1}));
        QVERIFY(paths == (std::set<int>{-1, 0, 1}));
    }

    /// Without self-influence, a twin adds 1, a path of two changes nothing, a leaf has the effect
    /// of removing its neighbour, and the rank is even.
    void joinedVerticesWithoutSelfInfluence() {
        std::set<int> edges;
        forEachGraph(2, SelfInfluences::none, [&](const Graph& graph, Vertex v, Vertex u) {
            const int before = nullity(graph);
            QCOMPARE((static_cast<int>(graph.vertexCount()) - before) % 2, 0);
            QCOMPARE(nullity(withTwin(graph, v, false)), before + 1);
            QCOMPARE(nullity(withPath(graph, v, 2, false)), before);
            const int removed = nullity(withoutVertex(graph, v));
            QCOMPARE(nullity(withPath(graph, v, 1, false)), removed);
            QCOMPARE(std::abs(removed - before), 1);
            if (u != v) {
                edges.insert(nullity(withEdgeToggled(graph, u, v)) - before);
            }
        });
        QVERIFY(edges == (std::set<int>{-2, 0, 2}));
    }

    /// If some vertices change themselves, a leaf still has the same effect as a change of its
    /// neighbour, and a twin of a vertex still adds 1.
    void joinedVerticesWithMixedSelfInfluence() {
        forEachGraph(3, SelfInfluences::mixed, [](const Graph& graph, Vertex v, Vertex u) {
            const int before = nullity(graph);
            const bool self = graph.selfInfluence(v);
            QCOMPARE(nullity(withPath(graph, v, 1, true)),
                     nullity(withSelfInfluence(graph, v, !self)));
            QCOMPARE(nullity(withPath(graph, v, 1, false)), nullity(withoutVertex(graph, v)));
            QCOMPARE(nullity(withTwin(graph, v, self)), before + 1);
            QVERIFY(std::abs(nullity(withSelfInfluence(graph, v, !self)) - before) <= 1);
            QVERIFY(std::abs(nullity(withoutVertex(graph, v)) - before) <= 1);
            if (u != v) {
                QVERIFY(std::abs(nullity(withEdgeToggled(graph, u, v)) - before) <= 2);
            }
        });
    }

private:
    /// Calls check(graph, v, u) with random graphs and two of their vertices, which may be the
    /// same.
    void forEachGraph(std::uint64_t seed, SelfInfluences selves, const auto& check) const {
        Random random(seed);
        for (int number = 0; number < graphs_ && !QTest::currentTestFailed(); ++number) {
            const std::size_t vertices = 1 + random.below(12);
            const auto percent = static_cast<unsigned>(random.below(101));
            const Graph graph = randomGraph(vertices, percent, false, selves, random);
            const Vertex v = random.below(vertices);
            check(graph, v, random.below(vertices));
        }
    }

    int graphs_ = 0;
};

LIGHTSOUT_TEST(GraphTheoremsTest)

#include "GraphTheoremsTest.moc"
