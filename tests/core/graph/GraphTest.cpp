// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Graph.h"

#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <set>
#include <utility>

using namespace lightsout;

class GraphTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void empty();
    void arcsAreASet();
    void edgesOfMixedGraph();
    void countsAgreeWithPairs_data();
    void countsAgreeWithPairs();
    void verticesKeepTheirData();
    void marksTakeArcsAway();
    void comparesEverything();
};

namespace {

using Arcs = std::set<std::pair<Vertex, Vertex>>;

Arcs arcsOf(const Graph& graph) {
    Arcs arcs;
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            arcs.emplace(u, v);
        }
    }
    return arcs;
}

} // namespace

void GraphTest::empty() {
    const Graph graph;
    QCOMPARE(graph.vertexCount(), std::size_t{0});
    QCOMPARE(graph.arcCount(), std::size_t{0});
    QCOMPARE(graph.edgeCount(), std::size_t{0});
    QVERIFY(graph.isUndirected());
    QVERIFY(graph == Graph(0));
}

void GraphTest::arcsAreASet() {
    Random random(1);
    Graph graph(9);
    Arcs expected;
    for (int step = 0; step < 3000; ++step) {
        const Vertex from = random.below(9);
        const Vertex to = random.below(9);
        if (from == to) {
            continue;
        }
        switch (random.below(5)) {
        case 0:
            graph.addArc(from, to);
            expected.emplace(from, to);
            break;
        case 1:
            graph.addEdge(from, to);
            expected.emplace(from, to);
            expected.emplace(to, from);
            break;
        default:
            graph.removeArc(from, to);
            expected.erase({from, to});
        }
        QCOMPARE(graph.arcCount(), expected.size());
        QVERIFY(arcsOf(graph) == expected);
        QCOMPARE(graph.hasArc(from, to), expected.contains({from, to}));
        QCOMPARE(graph.hasArc(to, from), expected.contains({to, from}));
        QVERIFY(std::ranges::is_sorted(graph.targets(from)));
        QCOMPARE(std::ranges::adjacent_find(graph.targets(from)), graph.targets(from).end());
    }
}

void GraphTest::edgesOfMixedGraph() {
    Graph graph(4);
    graph.addEdge(0, 1);
    QVERIFY(graph.isUndirected());
    graph.addArc(2, 1);
    graph.addArc(3, 0);
    graph.addArc(0, 3);
    QVERIFY(!graph.isUndirected());
    QCOMPARE(graph.arcCount(), std::size_t{5});
    QCOMPARE(graph.edgeCount(), std::size_t{3}); // 0–1, 0–3 and 2 → 1
    graph.removeArc(1, 0);
    QCOMPARE(graph.edgeCount(), std::size_t{3}); // 0 → 1, 0–3 and 2 → 1
    graph.addArc(1, 2);
    graph.addArc(1, 0);
    QVERIFY(graph.isUndirected());
    QCOMPARE(graph.edgeCount(), std::size_t{3});
}

void GraphTest::countsAgreeWithPairs_data() {
    QTest::addColumn<bool>("directed");
    QTest::addColumn<unsigned>("percent");
    for (const bool directed : {false, true}) {
        for (const unsigned percent : {0U, 20U, 50U, 90U, 100U}) {
            QTest::addRow("%s, %u %%", directed ? "directed" : "undirected", percent)
                << directed << percent;
        }
    }
}

void GraphTest::countsAgreeWithPairs() {
    QFETCH(bool, directed);
    QFETCH(unsigned, percent);
    Random random(percent);
    for (std::size_t vertices = 0; vertices <= 20; ++vertices) {
        const Graph graph = randomGraph(vertices, percent, directed, SelfInfluences::mixed, random);
        std::size_t arcs = 0;
        std::size_t joined = 0;
        bool mutual = true;
        for (Vertex u = 0; u < vertices; ++u) {
            QVERIFY(!graph.hasArc(u, u));
            for (Vertex v = 0; v < u; ++v) {
                const bool there = graph.hasArc(u, v);
                const bool back = graph.hasArc(v, u);
                arcs += (there ? 1U : 0U) + (back ? 1U : 0U);
                joined += there || back ? 1U : 0U;
                mutual = mutual && there == back;
            }
        }
        QCOMPARE(graph.arcCount(), arcs);
        QCOMPARE(graph.edgeCount(), joined);
        QCOMPARE(graph.isUndirected(), mutual);
    }
}

void GraphTest::verticesKeepTheirData() {
    Graph graph(2, false);
    QVERIFY(!graph.selfInfluence(0));
    QVERIFY((graph.position(1) == Point{}));
    QVERIFY(graph.label(1).empty());
    QCOMPARE(graph.addVertex({.x = 1.5, .y = -2}, false), Vertex{2});
    QCOMPARE(graph.addVertex(), Vertex{3});
    QVERIFY((graph.position(2) == Point{.x = 1.5, .y = -2}));
    QVERIFY(!graph.selfInfluence(2));
    QVERIFY(graph.selfInfluence(3));
    QVERIFY(graph.targets(3).empty());

    graph.setSelfInfluence(0, true);
    graph.setPosition(0, {.x = 7, .y = 8});
    graph.setLabel(0, "north");
    QVERIFY(graph.selfInfluence(0));
    QVERIFY((graph.position(0) == Point{.x = 7, .y = 8}));
    QCOMPARE(graph.label(0), std::string("north"));
    QVERIFY(graph.label(1).empty());
    QVERIFY(!graph.selfInfluence(1));
}

void GraphTest::marksTakeArcsAway() {
    Graph graph(4);
    for (Vertex v = 1; v < 4; ++v) {
        graph.addEdge(0, v);
        graph.addEdge(v, v % 3 + 1);
    }
    graph.mark({{.vertex = 1, .hasButton = false, .hasLight = true},
                {.vertex = 2, .hasButton = true, .hasLight = false}});
    QVERIFY(graph.isMarked());
    QCOMPARE(graph.buttonCount(), std::size_t{3});
    QCOMPARE(graph.lightCount(), std::size_t{3});
    QCOMPARE(arcsOf(graph), (Arcs{{0, 1}, {0, 3}, {2, 0}, {2, 1}, {2, 3}, {3, 0}, {3, 1}}));
    QCOMPARE(graph.arcCount(), std::size_t{7});
    QVERIFY(graph.selfInfluence(0) && !graph.selfInfluence(1) && !graph.selfInfluence(2));
    // No arc and no self-influence can be added against them.
    const Graph before = graph;
    graph.addArc(1, 0);
    graph.addArc(0, 2);
    graph.setSelfInfluence(1, true);
    graph.flip({1, 3});
    graph.flip({2, 2});
    QVERIFY(graph == before);
    QVERIFY(!graph.allows({1, 3}) && graph.allows({3, 1}));
    // Renumbering keeps them, and so does giving the same ones again.
    graph.insertVertices({0, 3});
    QVERIFY(!graph.hasButton(2) && graph.hasLight(2) && graph.hasButton(4) && !graph.hasLight(4));
    graph.removeVertices({0, 3});
    QVERIFY(graph == before);
    graph.mark({{.vertex = 1, .hasButton = true, .hasLight = true},
                {.vertex = 2, .hasButton = true, .hasLight = true}});
    QVERIFY(!graph.isMarked() && graph.arcCount() == 7);
    graph.addArc(1, 2);
    QVERIFY(graph.hasArc(1, 2));
    Graph isolated(2);
    isolated.mark({{.vertex = 1, .hasButton = false, .hasLight = false}});
    isolated.removeVertices({1});
    QVERIFY(isolated == Graph(1));
}

void GraphTest::comparesEverything() {
    Graph graph(3);
    graph.addArc(0, 1);
    Graph other = graph;
    QVERIFY(other == graph);
    other.addArc(1, 2);
    QVERIFY(other != graph);
    other.removeArc(1, 2);
    QVERIFY(other == graph);
    other.setLabel(0, "a");
    QVERIFY(other != graph);
    other = graph;
    other.setPosition(2, {.x = 1, .y = 0});
    QVERIFY(other != graph);
    other = graph;
    other.setSelfInfluence(2, false);
    QVERIFY(other != graph);
    other = graph;
    other.addVertex();
    QVERIFY(other != graph);
}

LIGHTSOUT_TEST(GraphTest)
#include "GraphTest.moc"
