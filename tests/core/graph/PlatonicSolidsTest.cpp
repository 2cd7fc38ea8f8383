// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/PlatonicSolids.h"

#include "graph/Families.h"
#include "tests/support/Drawings.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>

using namespace lightsout;

class PlatonicSolidsTest : public QObject {
    Q_OBJECT

private slots:
    void counts_data();
    void counts();
    void areTheGraphsTheyAreCalled();
    void icosahedronNeighboursFormCycles();
};

void PlatonicSolidsTest::counts_data() {
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
void PlatonicSolidsTest::counts() {
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

void PlatonicSolidsTest::areTheGraphsTheyAreCalled() {
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
void PlatonicSolidsTest::icosahedronNeighboursFormCycles() {
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

LIGHTSOUT_TEST(PlatonicSolidsTest)
#include "PlatonicSolidsTest.moc"
