// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Layout.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "graph/Lattice.h"
#include "graph/PointSets.h"
#include "graph/RandomGraphs.h"

#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace lightsout;

class LayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void placesAreApartAndAlwaysTheSame_data();
    void placesAreApartAndAlwaysTheSame();
    void pathsBecomeStraight();
    void gridsAreUnfolded();
    void treesHaveLevels();
    void circlesAndGridsKeepTheOrder();
    void componentsAreSideBySide();
    void directionsDoNotMatter();
    void refusesWhatIsTooLarge();
    void stopsWhenCancelled();
    void gridsAreSpreadOut();
    void pathsAreStraight();
    void fewVertices();
};

namespace {

constexpr std::array allLayouts{Layout::springs, Layout::distances, Layout::circle, Layout::tree,
                                Layout::grid};

std::vector<Point> drawn(const Graph& graph, Layout layout) {
    Progress progress;
    return layoutOf(graph, layout, progress).value();
}

double lengthBetween(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// Returns the disjoint union of the graphs.
Graph together(const std::vector<Graph>& graphs) {
    Graph all;
    for (const Graph& graph : graphs) {
        const std::size_t first = all.vertexCount();
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            all.addVertex();
        }
        for (Vertex u = 0; u < graph.vertexCount(); ++u) {
            for (const Vertex v : graph.targets(u)) {
                all.addArc(first + u, first + v);
            }
        }
    }
    return all;
}

std::vector<Point> placesOf(const Graph& graph) {
    return pivotScaling(undirectedNeighbours(graph), Progress());
}

} // namespace

void LayoutTest::placesAreApartAndAlwaysTheSame_data() {
    QTest::addColumn<Graph>("graph");
    Random random(9);
    QTest::newRow("empty") << Graph();
    QTest::newRow("one vertex") << Graph(1);
    QTest::newRow("two vertices") << Graph(2);
    QTest::newRow("one edge") << pathGraph(2);
    QTest::newRow("isolated vertices") << Graph(65);
    QTest::newRow("path") << pathGraph(64);
    QTest::newRow("cycle") << cycleGraph(5);
    QTest::newRow("complete") << completeGraph(12);
    QTest::newRow("star") << starGraph(40);
    QTest::newRow("bipartite") << completeBipartiteGraph(4, 5);
    QTest::newRow("Petersen") << generalizedPetersenGraph(5, 2);
    QTest::newRow("hypercube") << hypercubeGraph(5);
    QTest::newRow("cube surface") << cubeSurfaceGraph(3);
    QTest::newRow("Merlin") << merlinGraph();
    QTest::newRow("tree") << randomTree(100, random);
    QTest::newRow("sparse") << randomGraph(60, 40, random);
    QTest::newRow("dense") << randomGraph(40, 300, random);
    QTest::newRow("parts") << together({pathGraph(4), Graph(3), cycleGraph(6), merlinGraph()});
    QTest::newRow("large") << toGraph(Lattice{.rows = 24, .cols = 24});
}

void LayoutTest::placesAreApartAndAlwaysTheSame() {
    QFETCH(Graph, graph);
    for (const Layout layout : allLayouts) {
        const std::vector<Point> places = drawn(graph, layout);
        QCOMPARE(places.size(), graph.vertexCount());
        QVERIFY(drawn(graph, layout) == places);
        QVERIFY(std::ranges::all_of(
            places, [](Point p) { return std::isfinite(p.x) && std::isfinite(p.y); }));
        const double least = minDistance(places);
        QVERIFY2(least > 0.05, qPrintable(QString::number(least)));
        // Vertices of graphs of the usual sizes can be distinguished and clicked.
        QVERIFY2(graph.vertexCount() > 65 || least > 0.25, qPrintable(QString::number(least)));
    }
}

void LayoutTest::pathsBecomeStraight() {
    for (const Layout layout : {Layout::springs, Layout::distances}) {
        const Extent extent = extentOf(drawn(pathGraph(10), layout));
        QVERIFY(extent.height() < 1);
        QVERIFY(extent.width() > 7 && extent.width() < 10);
    }
}

// The diagonal of a 6 × 6 grid is about 5 √2; that of a folded grid would be shorter.
void LayoutTest::gridsAreUnfolded() {
    const Graph grid = toGraph(Lattice{.rows = 6, .cols = 6});
    for (const Layout layout : {Layout::springs, Layout::distances}) {
        const std::vector<Point> places = drawn(grid, layout);
        for (const auto& [corner, opposite] : {std::pair{0, 35}, std::pair{5, 30}}) {
            const double across = lengthBetween(places.at(static_cast<std::size_t>(corner)),
                                                places.at(static_cast<std::size_t>(opposite)));
            QVERIFY2(across > 5.5 && across < 9, qPrintable(QString::number(across)));
        }
        // The drawing is rotated so that its sides are horizontal and vertical.
        const Extent extent = extentOf(places);
        QVERIFY(extent.width() < 6.5 && extent.height() < 6.5);
    }
}

void LayoutTest::treesHaveLevels() {
    Random random(2);
    for (const std::size_t n : {2U, 3U, 30U, 130U}) {
        const Graph tree = randomTree(n, random);
        const std::vector<Point> places = drawn(tree, Layout::tree);
        for (Vertex u = 0; u < n; ++u) {
            const auto isAbove = [&](Vertex v) {
                return std::abs(places[v].y - (places[u].y - 1)) < 1e-9;
            };
            const auto isBelow = [&](Vertex v) {
                return std::abs(places[v].y - (places[u].y + 1)) < 1e-9;
            };
            const auto above = std::ranges::count_if(tree.targets(u), isAbove);
            const auto below = std::ranges::count_if(tree.targets(u), isBelow);
            QCOMPARE(static_cast<std::size_t>(above + below), tree.targets(u).size());
            QCOMPARE(above, std::abs(places[u].y) < 1e-9 ? 0 : 1);
        }
    }
    // The root of a path is in the middle.
    const std::vector<Point> path = drawn(pathGraph(5), Layout::tree);
    QVERIFY(std::ranges::min_element(path, {}, &Point::y) == path.begin() + 2);
}

void LayoutTest::circlesAndGridsKeepTheOrder() {
    const std::vector<Point> circle = drawn(Graph(7), Layout::circle);
    for (Vertex v = 0; v < 7; ++v) {
        QVERIFY(std::abs(lengthBetween(circle[v], circle[(v + 1) % 7]) - 1) < 1e-9);
    }
    const std::vector<Point> grid = drawn(Graph(7), Layout::grid);
    QVERIFY(grid[2] == (Point{2, 0}) && grid[3] == (Point{0, 1}) && grid[6] == (Point{0, 2}));
}

void LayoutTest::componentsAreSideBySide() {
    const Graph graph =
        together({cycleGraph(8), Graph(2), pathGraph(5), completeGraph(5), starGraph(7)});
    const auto components = connectedComponents(undirectedNeighbours(graph));
    QCOMPARE(components.size(), std::size_t{6});
    for (const Layout layout : {Layout::springs, Layout::distances, Layout::tree}) {
        const std::vector<Point> places = drawn(graph, layout);
        std::vector<Extent> extents;
        for (const std::vector<Vertex>& vertices : components) {
            std::vector<Point> part(vertices.size());
            std::ranges::transform(vertices, part.begin(), [&](Vertex v) { return places[v]; });
            extents.push_back(extentOf(part));
        }
        for (std::size_t i = 0; i < extents.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const Extent& a = extents[i];
                const Extent& b = extents[j];
                QVERIFY(a.low.x > b.high.x + 0.9 || b.low.x > a.high.x + 0.9 ||
                        a.low.y > b.high.y + 0.9 || b.low.y > a.high.y + 0.9);
            }
        }
    }
}

void LayoutTest::directionsDoNotMatter() {
    Graph oneWay(6);
    for (Vertex v = 0; v < 6; ++v) {
        oneWay.addArc((v + 1) % 6, v);
    }
    for (const Layout layout : allLayouts) {
        QVERIFY(drawn(oneWay, layout) == drawn(cycleGraph(6), layout));
    }
}

void LayoutTest::refusesWhatIsTooLarge() {
    Progress progress;
    QVERIFY(!layoutOf(Graph(maxDistancesVertices + 1), Layout::distances, progress));
    QVERIFY(!layoutOf(Graph(maxLayoutVertices + 1), Layout::springs, progress));
    QVERIFY(!layoutOf(Graph(maxLayoutVertices + 1), Layout::tree, progress));
    QVERIFY(layoutOf(Graph(maxLayoutVertices + 1), Layout::grid, progress));
}

void LayoutTest::stopsWhenCancelled() {
    Progress progress;
    progress.cancel();
    for (const Layout layout : {Layout::springs, Layout::distances, Layout::tree}) {
        QVERIFY_EXCEPTION_THROWN(layoutOf(completeGraph(50), layout, progress), Cancelled);
    }
    // igraph still works afterwards.
    QCOMPARE(drawn(completeGraph(50), Layout::springs).size(), std::size_t{50});
}

// With one corner as the only pivot, all cells of a diagonal would coincide.
void LayoutTest::gridsAreSpreadOut() {
    for (const std::size_t side : {5U, 24U}) {
        const std::vector<Point> places = placesOf(toGraph(Lattice{.rows = side, .cols = side}));
        QVERIFY2(minDistance(places) > 0.4, qPrintable(QString::number(minDistance(places))));
        const Extent extent = extentOf(places);
        const auto length = static_cast<double>(side);
        QVERIFY(std::min(extent.width(), extent.height()) > 0.7 * length);
    }
}

void LayoutTest::pathsAreStraight() {
    const std::vector<Point> places = placesOf(pathGraph(300));
    QVERIFY(std::abs(std::hypot(places[0].x - places[299].x, places[0].y - places[299].y) - 299) <
            1e-6);
    QVERIFY(std::abs(minDistance(places) - 1) < 1e-6);
}

void LayoutTest::fewVertices() {
    QVERIFY(placesOf(Graph()).empty());
    QCOMPARE(placesOf(Graph(1)).size(), std::size_t{1});
    const std::vector<Point> two = placesOf(pathGraph(2));
    QVERIFY(std::abs(std::hypot(two[0].x - two[1].x, two[0].y - two[1].y) - 1) < 1e-9);
}

LIGHTSOUT_TEST(LayoutTest)
#include "LayoutTest.moc"
