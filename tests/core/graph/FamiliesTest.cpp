// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Families.h"

#include "tests/support/Drawings.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

using namespace lightsout;

class FamiliesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void counts_data();
    void counts();
    void pathsAndCycles();
    void hubs();
    void bipartiteHasTwoSides();
    void hypercubeJoinsNumbersOneBitApart();
    void circulantStepsCountModuloN();
    void petersenHasDiameterTwo();
    void lcfJoinsCycleAndJumps();
    void heawoodIsTheFanoPlane();
    void noVertexLiesOnAnEdge();
    void countsOfSolids_data();
    void countsOfSolids();
    void areTheGraphsTheyAreCalled();
    void icosahedronNeighboursFormCycles();
};

namespace {

std::ptrdiff_t commonNeighbours(const Graph& graph, Vertex u, Vertex v) {
    return std::ranges::count_if(graph.targets(u), [&](Vertex w) { return graph.hasArc(w, v); });
}

} // namespace

void FamiliesTest::counts_data() {
    QTest::addColumn<Graph>("graph");
    QTest::addColumn<std::size_t>("vertices");
    QTest::addColumn<std::size_t>("edges");
    QTest::addColumn<std::size_t>("least");
    QTest::addColumn<std::size_t>("most");
    const auto add = [](const char* name, const Graph& graph, std::size_t vertices,
                        std::size_t edges, std::size_t least, std::size_t most) {
        QTest::newRow(name) << graph << vertices << edges << least << most;
    };
    add("path 1", pathGraph(1), 1, 0, 0, 0);
    add("path 2", pathGraph(2), 2, 1, 1, 1);
    add("path 65", pathGraph(65), 65, 64, 1, 2);
    add("cycle 3", cycleGraph(3), 3, 3, 2, 2);
    add("cycle 64", cycleGraph(64), 64, 64, 2, 2);
    add("complete 1", completeGraph(1), 1, 0, 0, 0);
    add("complete 7", completeGraph(7), 7, 21, 6, 6);
    add("star 1", starGraph(1), 1, 0, 0, 0);
    add("star 2", starGraph(2), 2, 1, 1, 1);
    add("star 9", starGraph(9), 9, 8, 1, 8);
    add("wheel 4", wheelGraph(4), 4, 6, 3, 3);
    add("wheel 9", wheelGraph(9), 9, 16, 3, 8);
    add("bipartite 1, 1", completeBipartiteGraph(1, 1), 2, 1, 1, 1);
    add("bipartite 3, 5", completeBipartiteGraph(3, 5), 8, 15, 3, 5);
    add("cube 1", hypercubeGraph(1), 2, 1, 1, 1);
    add("cube 3", hypercubeGraph(3), 8, 12, 3, 3);
    add("cube 8", hypercubeGraph(8), 256, 1024, 8, 8);
    add("circulant 1", circulantGraph(1, {1}), 1, 0, 0, 0);
    add("circulant 8: 1, 4", circulantGraph(8, {1, 4}), 8, 12, 3, 3);
    add("Petersen", generalizedPetersenGraph(5, 2), 10, 15, 3, 3);
    add("prism", generalizedPetersenGraph(3, 1), 6, 9, 3, 3);
    add("Moebius-Kantor", generalizedPetersenGraph(8, 3), 16, 24, 3, 3);
    add("Desargues", generalizedPetersenGraph(10, 3), 20, 30, 3, 3);
    add("Nauru", generalizedPetersenGraph(12, 5), 24, 36, 3, 3);
    add("Heawood", lcfGraph({5, -5}, 7), 14, 21, 3, 3);
    add("Pappus", lcfGraph({5, 7, -7, 7, -7, -5}, 3), 18, 27, 3, 3);
}

void FamiliesTest::counts() {
    QFETCH(Graph, graph);
    QFETCH(std::size_t, vertices);
    QFETCH(std::size_t, edges);
    QFETCH(std::size_t, least);
    QFETCH(std::size_t, most);
    QCOMPARE(graph.vertexCount(), vertices);
    QCOMPARE(graph.edgeCount(), edges);
    QVERIFY(graph.isUndirected());
    std::size_t leastFound = vertices;
    std::size_t maxFound = 0;
    for (Vertex u = 0; u < vertices; ++u) {
        QVERIFY(graph.selfInfluence(u));
        leastFound = std::min(leastFound, graph.targets(u).size());
        maxFound = std::max(maxFound, graph.targets(u).size());
        // Vertices are apart: at a quarter of the usual distance, they can still be distinguished
        // and clicked.
        for (Vertex v = 0; v < u; ++v) {
            const Point a = graph.position(u);
            const Point b = graph.position(v);
            QVERIFY(std::isfinite(a.x) && std::isfinite(a.y));
            QVERIFY2(std::hypot(a.x - b.x, a.y - b.y) > 0.25,
                     qPrintable(QString("%1 and %2").arg(v).arg(u)));
        }
    }
    QCOMPARE(leastFound, least);
    QCOMPARE(maxFound, most);
}

void FamiliesTest::pathsAndCycles() {
    for (std::size_t n = 3; n <= 12; ++n) {
        const Graph path = pathGraph(n);
        const Graph cycle = cycleGraph(n);
        for (Vertex u = 0; u < n; ++u) {
            for (Vertex v = 0; v < u; ++v) {
                QCOMPARE(path.hasArc(u, v), u - v == 1);
                QCOMPARE(cycle.hasArc(u, v), u - v == 1 || u - v == n - 1);
            }
        }
    }
}

void FamiliesTest::hubs() {
    for (std::size_t n = 4; n <= 12; ++n) {
        QCOMPARE(starGraph(n).targets(0).size(), n - 1);
        QCOMPARE(wheelGraph(n).targets(0).size(), n - 1);
        for (Vertex u = 1; u < n; ++u) {
            const Vertex next = u + 1 < n ? u + 1 : 1;
            QVERIFY(!starGraph(n).hasArc(u, next));
            QVERIFY(wheelGraph(n).hasArc(u, next));
        }
    }
}

void FamiliesTest::bipartiteHasTwoSides() {
    const Graph graph = completeBipartiteGraph(4, 3);
    for (Vertex u = 0; u < 7; ++u) {
        for (Vertex v = 0; v < 7; ++v) {
            QCOMPARE(graph.hasArc(u, v), (u < 4) != (v < 4));
        }
    }
}

void FamiliesTest::hypercubeJoinsNumbersOneBitApart() {
    for (std::size_t d = 1; d <= 7; ++d) {
        const Graph graph = hypercubeGraph(d);
        for (Vertex u = 0; u < graph.vertexCount(); ++u) {
            for (Vertex v = 0; v < graph.vertexCount(); ++v) {
                QCOMPARE(graph.hasArc(u, v), std::popcount(u ^ v) == 1);
            }
        }
    }
}

void FamiliesTest::circulantStepsCountModuloN() {
    QVERIFY(circulantGraph(7, {8, 5}) == circulantGraph(7, {1, 2}));
    QVERIFY(circulantGraph(7, {6}) == circulantGraph(7, {1}));
    QCOMPARE(circulantGraph(7, {0, 7, 14}).arcCount(), std::size_t{0});
    QCOMPARE(circulantGraph(7, {}).arcCount(), std::size_t{0});
    QVERIFY(circulantGraph(7, {1, 2, 3}) == completeGraph(7));
    const Graph graph = circulantGraph(9, {2, 3});
    for (Vertex u = 0; u < 9; ++u) {
        for (Vertex v = 0; v < 9; ++v) {
            const std::size_t step = (u + 9 - v) % 9;
            QCOMPARE(graph.hasArc(u, v), step == 2 || step == 3 || step == 6 || step == 7);
        }
    }
}

// The Petersen graph is the Moore graph of degree 3: two different vertices are neighbours or have
// exactly one common neighbour. (Hoffman and Singleton, 1960.)
void FamiliesTest::petersenHasDiameterTwo() {
    const Graph graph = generalizedPetersenGraph(5, 2);
    for (Vertex u = 0; u < 10; ++u) {
        for (Vertex v = 0; v < u; ++v) {
            QCOMPARE(commonNeighbours(graph, u, v), graph.hasArc(u, v) ? 0 : 1);
        }
    }
}

void FamiliesTest::lcfJoinsCycleAndJumps() {
    const Graph graph = lcfGraph({5, 7, -7, 7, -7, -5}, 3);
    const std::array<int, 6> jumps{5, 7, -7, 7, -7, -5};
    for (int i = 0; i < 18; ++i) {
        const auto at = [](int vertex) { return static_cast<Vertex>((vertex + 36) % 18); };
        QVERIFY(graph.hasArc(at(i), at(i + 1)));
        QVERIFY(graph.hasArc(at(i), at(i + jumps.at(static_cast<std::size_t>(i % 6)))));
    }
}

// Two points of the Fano plane are on exactly one line: two vertices of the same colour have
// exactly one common neighbour, and vertices of different colours have none.
void FamiliesTest::heawoodIsTheFanoPlane() {
    const Graph graph = lcfGraph({5, -5}, 7);
    for (Vertex u = 0; u < 14; ++u) {
        for (Vertex v = 0; v < u; ++v) {
            QCOMPARE(commonNeighbours(graph, u, v), (u - v) % 2 == 0 ? 1 : 0);
        }
    }
}

// A vertex on an edge would seem to be joined to its ends.
void FamiliesTest::noVertexLiesOnAnEdge() {
    const std::pair<const char*, Graph> graphs[] = {
        {"path", pathGraph(10)},
        {"cycle", cycleGraph(12)},
        {"complete", completeGraph(12)},
        {"star", starGraph(12)},
        {"wheel", wheelGraph(12)},
        {"bipartite", completeBipartiteGraph(4, 6)},
        {"square", hypercubeGraph(2)},
        {"cube", hypercubeGraph(3)},
        {"tesseract", hypercubeGraph(4)},
        {"5-cube", hypercubeGraph(5)},
        {"6-cube", hypercubeGraph(6)},
        {"7-cube", hypercubeGraph(7)},
        {"8-cube", hypercubeGraph(8)},
        {"circulant", circulantGraph(13, {1, 3, 4})},
        {"Petersen", generalizedPetersenGraph(5, 2)},
        {"Moebius-Kantor", generalizedPetersenGraph(8, 3)},
        {"Desargues", generalizedPetersenGraph(10, 3)},
        {"Nauru", generalizedPetersenGraph(12, 5)},
        {"Heawood", lcfGraph({5, -5}, 7)},
        {"Pappus", lcfGraph({5, 7, -7, 7, -7, -5}, 3)},
    };
    for (const auto& [name, graph] : graphs) {
        const double least = minDistanceToOthersEdges(graph);
        QVERIFY2(least > 0.1, qPrintable(QString("%1: %2").arg(name).arg(least)));
    }
}

void FamiliesTest::countsOfSolids_data() {
    QTest::addColumn<Graph>("graph");
    QTest::addColumn<std::size_t>("vertices");
    QTest::addColumn<std::size_t>("degree");
    QTest::newRow("tetrahedron") << tetrahedronGraph() << std::size_t{4} << std::size_t{3};
    QTest::newRow("cube") << cubeGraph() << std::size_t{8} << std::size_t{3};
    QTest::newRow("octahedron") << octahedronGraph() << std::size_t{6} << std::size_t{4};
    QTest::newRow("dodecahedron") << dodecahedronGraph() << std::size_t{20} << std::size_t{3};
    QTest::newRow("icosahedron") << icosahedronGraph() << std::size_t{12} << std::size_t{5};
}

// A Schlegel diagram has no crossings.
void FamiliesTest::countsOfSolids() {
    QFETCH(Graph, graph);
    QFETCH(std::size_t, vertices);
    QFETCH(std::size_t, degree);
    QCOMPARE(graph.vertexCount(), vertices);
    QVERIFY(graph.isUndirected());
    for (Vertex v = 0; v < vertices; ++v) {
        QVERIFY(graph.selfInfluence(v));
        QCOMPARE(graph.targets(v).size(), degree);
    }
    QCOMPARE(crossings(graph), std::size_t{0});
    QVERIFY(minDistanceToOthersEdges(graph) > 0.3);
}

void FamiliesTest::areTheGraphsTheyAreCalled() {
    const auto sameArcs = [](const Graph& a, const Graph& b) {
        bool same = a.vertexCount() == b.vertexCount();
        for (Vertex v = 0; v < a.vertexCount() && same; ++v) {
            same = a.targets(v) == b.targets(v);
        }
        return same;
    };
    QVERIFY(sameArcs(tetrahedronGraph(), completeGraph(4)));
    QVERIFY(sameArcs(cubeGraph(), hypercubeGraph(3)));
    QVERIFY(sameArcs(octahedronGraph(), circulantGraph(6, {1, 2})));
    QVERIFY(sameArcs(dodecahedronGraph(), generalizedPetersenGraph(10, 2)));
}

// On the icosahedron, the five neighbours of a vertex form a cycle, and vertex 11 is opposite
// vertex 0.
void FamiliesTest::icosahedronNeighboursFormCycles() {
    const Graph graph = icosahedronGraph();
    for (Vertex u = 0; u < 12; ++u) {
        for (const Vertex v : graph.targets(u)) {
            QCOMPARE(std::ranges::count_if(graph.targets(u),
                                           [&](Vertex w) { return graph.hasArc(w, v); }),
                     2);
        }
    }
    QCOMPARE(std::ranges::count_if(graph.targets(0), [&](Vertex w) { return graph.hasArc(w, 11); }),
             0);
    QVERIFY(!graph.hasArc(0, 11));
}

LIGHTSOUT_TEST(FamiliesTest)
#include "FamiliesTest.moc"
