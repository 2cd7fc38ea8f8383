// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/CellGraphs.h"

#include "tests/support/Drawings.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace lightsout;

class CellGraphsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void counts_data();
    void counts();
    void hexagonsTouchTheirNeighbours();
    void trianglesShareASide();
    void cubeSurfaceIsTheCubes();
    void cubeFacesAreGrids();
    void noSquareLiesOnAnEdge();
    void merlinIsTheToy();
    void discsTouchTheirNeighbours();
    void boxesAreProducts();
    void armsReachStraightAhead();
    void switchesToggleRowsAndColumns();
};

namespace {

double distance(const Graph& graph, Vertex a, Vertex b) {
    const Point p = graph.position(a);
    const Point q = graph.position(b);
    return std::hypot(p.x - q.x, p.y - q.y);
}

/// Checks that two cells are neighbours if and only if their middles are `step` apart.
void checkNeighboursByDistance(const Graph& graph, double step) {
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (Vertex v = 0; v < u; ++v) {
            QVERIFY2(graph.hasArc(u, v) == (distance(graph, u, v) < step + 1e-9),
                     qPrintable(QString("%1 and %2").arg(v).arg(u)));
        }
    }
}

} // namespace

void CellGraphsTest::counts_data() {
    QTest::addColumn<Graph>("graph");
    QTest::addColumn<std::size_t>("vertices");
    QTest::addColumn<std::size_t>("edges");
    const auto add = [](const char* name, const Graph& graph, std::size_t vertices,
                        std::size_t edges) { QTest::newRow(name) << graph << vertices << edges; };
    add("hexagons 1 x 1", hexagonGraph(1, 1), 1, 0);
    add("hexagons 1 x 7", hexagonGraph(1, 7), 7, 6);
    add("hexagons 7 x 1", hexagonGraph(7, 1), 7, 6);
    add("hexagons 3 x 3", hexagonGraph(3, 3), 9, 16);
    add("hexagons 4 x 5", hexagonGraph(4, 5), 20, 43);
    add("triangles 1 x 1", triangleGraph(1, 1), 1, 0);
    add("triangles 1 x 7", triangleGraph(1, 7), 7, 6);
    add("triangles 2 x 2", triangleGraph(2, 2), 4, 3);
    add("triangles 4 x 5", triangleGraph(4, 5), 20, 24);
    add("cube 1", cubeSurfaceGraph(1), 6, 12);
    add("cube 2", cubeSurfaceGraph(2), 24, 48);
    add("cube 5", cubeSurfaceGraph(5), 150, 300);
    add("disc 1", discTriangleGraph(1), 1, 0);
    add("discs 2", discTriangleGraph(2), 3, 3);
    add("discs 5", discTriangleGraph(5), 15, 30);
    add("arms", longArmsGraph(3, 5, 2), 15, 3 * (4 + 3) + 5 * (2 + 1));
}

void CellGraphsTest::counts() {
    QFETCH(Graph, graph);
    QFETCH(std::size_t, vertices);
    QFETCH(std::size_t, edges);
    QCOMPARE(graph.vertexCount(), vertices);
    QCOMPARE(graph.edgeCount(), edges);
    QVERIFY(graph.isUndirected());
    for (Vertex u = 0; u < vertices; ++u) {
        QVERIFY(graph.selfInfluence(u));
        for (Vertex v = 0; v < u; ++v) {
            QVERIFY(distance(graph, u, v) > 0.5);
        }
    }
}

void CellGraphsTest::hexagonsTouchTheirNeighbours() {
    for (std::size_t rows = 1; rows <= 6; ++rows) {
        for (std::size_t cols = 1; cols <= 6; ++cols) {
            checkNeighboursByDistance(hexagonGraph(rows, cols), 1);
        }
    }
}

void CellGraphsTest::trianglesShareASide() {
    for (std::size_t rows = 1; rows <= 6; ++rows) {
        for (std::size_t cols = 1; cols <= 6; ++cols) {
            checkNeighboursByDistance(triangleGraph(rows, cols), 1);
        }
    }
}

void CellGraphsTest::cubeSurfaceIsTheCubes() {
    // n = 1: the octahedron, whose opposite vertices are front–back, right–left and top–bottom.
    const Graph octahedron = cubeSurfaceGraph(1);
    for (Vertex u = 0; u < 6; ++u) {
        for (Vertex v = 0; v < u; ++v) {
            const bool opposite = (u == 2 && v == 0) || (u == 3 && v == 1) || (u == 5 && v == 4);
            QCOMPARE(octahedron.hasArc(u, v), !opposite);
        }
    }
    // Three squares meet at each of the eight corners of a cube, and nowhere else.
    for (std::size_t n = 2; n <= 5; ++n) {
        const Graph graph = cubeSurfaceGraph(n);
        std::size_t triangles = 0;
        for (Vertex u = 0; u < graph.vertexCount(); ++u) {
            QCOMPARE(graph.targets(u).size(), std::size_t{4});
            for (const Vertex v : graph.targets(u)) {
                triangles += static_cast<std::size_t>(std::ranges::count_if(
                    graph.targets(v), [&](Vertex w) { return graph.hasArc(w, u); }));
            }
        }
        QCOMPARE(triangles, std::size_t{8 * 6});
    }
}

void CellGraphsTest::cubeFacesAreGrids() {
    for (std::size_t n = 1; n <= 4; ++n) {
        const Graph graph = cubeSurfaceGraph(n);
        for (Vertex u = 0; u < graph.vertexCount(); ++u) {
            for (Vertex v = 0; v < u; ++v) {
                if (u / (n * n) == v / (n * n)) {
                    QCOMPARE(graph.hasArc(u, v), distance(graph, u, v) < 1.2);
                }
            }
        }
    }
}

// Merlin's Magic Square according to its manual. (Pelletier, "Merlin's Magic Square", American
// Mathematical Monthly 94, 1987.)
void CellGraphsTest::noSquareLiesOnAnEdge() {
    for (std::size_t n = 1; n <= 3; ++n) {
        const double least = minDistanceToOthersEdges(cubeSurfaceGraph(n));
        QVERIFY2(least > 0.1, qPrintable(QString("%1: %2").arg(n).arg(least)));
    }
}

void CellGraphsTest::merlinIsTheToy() {
    const Graph graph = merlinGraph();
    const std::vector<std::vector<Vertex>> toggled{
        {1, 3, 4}, {0, 2}, {1, 4, 5}, {0, 6}, {1, 3, 5, 7}, {2, 8}, {3, 4, 7}, {6, 8}, {4, 5, 7}};
    QCOMPARE(graph.vertexCount(), std::size_t{9});
    QVERIFY(!graph.isUndirected());
    for (Vertex u = 0; u < 9; ++u) {
        QVERIFY(graph.selfInfluence(u));
        QCOMPARE(graph.targets(u), toggled[u]);
    }
}

void CellGraphsTest::discsTouchTheirNeighbours() {
    checkNeighboursByDistance(discTriangleGraph(6), 1);
}

/// A box is the product of three paths, and a torus of three cycles: cells are neighbours if they
/// differ by one step along one axis.
void CellGraphsTest::boxesAreProducts() {
    for (const bool isTorus : {false, true}) {
        for (const std::array<std::size_t, 3> sides :
             {std::array<std::size_t, 3>{2, 3, 4}, {3, 3, 3}, {1, 2, 5}, {4, 4, 4}, {1, 1, 1}}) {
            const Graph graph = boxGraph(sides, isTorus);
            QCOMPARE(graph.vertexCount(), sides[0] * sides[1] * sides[2]);
            const auto placesOf = [&](Vertex v) {
                return std::array{v / sides[2] / sides[1], v / sides[2] % sides[1], v % sides[2]};
            };
            for (Vertex u = 0; u < graph.vertexCount(); ++u) {
                for (Vertex v = 0; v < graph.vertexCount(); ++v) {
                    std::size_t steps = 0;
                    for (std::size_t axis = 0; axis < 3; ++axis) {
                        const std::size_t a = placesOf(u).at(axis);
                        const std::size_t b = placesOf(v).at(axis);
                        const std::size_t apart = std::max(a, b) - std::min(a, b);
                        steps += isTorus ? std::min(apart, sides.at(axis) - apart) : apart;
                    }
                    QCOMPARE(graph.hasArc(u, v), steps == 1);
                    QVERIFY(u == v || distance(graph, u, v) > 0.2);
                }
            }
        }
    }
}

void CellGraphsTest::armsReachStraightAhead() {
    const Graph graph = longArmsGraph(4, 6, 3);
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            const bool isStraight = u / 6 == v / 6 || u % 6 == v % 6;
            QCOMPARE(graph.hasArc(u, v), u != v && isStraight && distance(graph, u, v) < 3.5);
        }
    }
}

void CellGraphsTest::switchesToggleRowsAndColumns() {
    const Graph graph = switchesGraph(2, 3);
    QCOMPARE(graph.vertexCount(), std::size_t{11});
    for (Vertex v = 0; v < 11; ++v) {
        QCOMPARE(graph.hasLight(v), v < 6);
        QCOMPARE(graph.hasButton(v), v >= 6);
        QVERIFY(!graph.selfInfluence(v));
    }
    QVERIFY(graph.targets(6) == (std::vector<Vertex>{0, 1, 2}));
    QVERIFY(graph.targets(7) == (std::vector<Vertex>{3, 4, 5}));
    QVERIFY(graph.targets(8) == (std::vector<Vertex>{0, 3}));
    QVERIFY(graph.targets(10) == (std::vector<Vertex>{2, 5}));
}

LIGHTSOUT_TEST(CellGraphsTest)
#include "CellGraphsTest.moc"
