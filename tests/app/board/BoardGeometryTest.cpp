// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardGeometry.h"
#include "graph/Families.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

Q_DECLARE_METATYPE(lightsout::Rule)

class BoardGeometryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyVertexIsFoundWhereItIsDrawn_data() {
        QTest::addColumn<Rule>("rule");
        QTest::newRow("1 × 1") << Rule(Lattice{.rows = 1, .cols = 1});
        QTest::newRow("5 × 5") << Rule(Lattice{.rows = 5, .cols = 5});
        QTest::newRow("2 × 65") << Rule(Lattice{.rows = 2, .cols = 65});
        QTest::newRow("64 × 3") << Rule(Lattice{.rows = 64, .cols = 3});
        QTest::newRow("4 × 4 torus")
            << Rule(Lattice{.rows = 4, .cols = 4, .topology = Topology::torus});
        QTest::newRow("60 × 60 Klein bottle")
            << Rule(Lattice{.rows = 60, .cols = 60, .topology = Topology::klein});
        QTest::newRow("one vertex") << Rule(pathGraph(1));
        QTest::newRow("path") << Rule(pathGraph(12));
        QTest::newRow("Petersen") << Rule(generalizedPetersenGraph(5, 2));
        QTest::newRow("hypercube") << Rule(hypercubeGraph(4));
        QTest::newRow("wheel") << Rule(wheelGraph(9));
    }

    void everyVertexIsFoundWhereItIsDrawn() {
        QFETCH(const Rule, rule);
        BoardGeometry geometry(rule);
        for (const QSizeF view : {QSizeF(640, 480), QSizeF(220, 700)}) {
            geometry.setViewSize(view);
            for (const double zoom : {1.0, 1.7, 3.0}) {
                geometry.zoomBy(zoom, {100, 100});
                for (Vertex v = 0; v < rule.vertexCount(); ++v) {
                    QVERIFY(geometry.vertexAt(geometry.cellRect(v).center()) == v);
                }
            }
            geometry = BoardGeometry(rule);
            geometry.setViewSize(view);
            for (Vertex v = 0; v < rule.vertexCount(); ++v) {
                QVERIFY(QRectF({0, 0}, view).contains(geometry.cellRect(v)));
            }
        }
    }

    void zoomKeepsThePointUnderThePointer() {
        BoardGeometry geometry(Lattice{.rows = 10, .cols = 10});
        geometry.setViewSize({500, 500});
        const QPointF pointer(123, 234);
        const auto before = geometry.vertexAt(pointer);
        geometry.zoomBy(3, pointer);
        QVERIFY(geometry.vertexAt(pointer) == before);
        QVERIFY(geometry.zoom() > 1);
    }

    // Vertices that coincide or nearly coincide do not make all others small.
    void verticesAreAsLargeAsTheirDistancesAllow() {
        const auto sizeOf = [](std::vector<Point> more) {
            Graph graph;
            for (int i = 0; i < 40; ++i) {
                graph.addVertex({static_cast<double>(i % 8), static_cast<double>(i / 8)});
            }
            for (const Point& position : more) {
                graph.addVertex(position);
            }
            BoardGeometry geometry{Rule(graph)};
            geometry.setViewSize({900, 900});
            return geometry.cellSize();
        };
        const double alone = sizeOf({});
        QCOMPARE(sizeOf({{3, 2}, {3, 2}, {3, 2}}), alone);
        const double halved = sizeOf({{3.5, 2}});
        QVERIFY(halved < alone * 0.7);
        const double crowded = sizeOf({{3.001, 2}});
        QVERIFY(crowded > alone * 0.3 && crowded < halved);
        QCOMPARE(sizeOf({{3, 2.0001}}), crowded);
    }

    // Around a graph that is being drawn, there is room for another vertex on every side.
    void graphsHaveRoomToDraw() {
        for (const Rule& rule :
             {Rule(pathGraph(1)), Rule(pathGraph(2)), Rule(cycleGraph(3)), Rule(cycleGraph(40))}) {
            std::vector<double> widths;
            for (const bool hasRoom : {false, true}) {
                BoardGeometry geometry(rule, hasRoom);
                geometry.setViewSize({900, 700});
                QRectF drawn;
                for (Vertex v = 0; v < rule.vertexCount(); ++v) {
                    drawn |= geometry.cellRect(v);
                }
                widths.push_back(drawn.width());
                const QMarginsF room = QMarginsF(1, 1, 1, 1) * geometry.cellSize();
                QVERIFY(!hasRoom || QRectF(0, 0, 900, 700).marginsRemoved(room).contains(drawn));
            }
            QVERIFY(widths[1] < widths[0]);
        }
    }

    void panningNeverLosesTheBoard() {
        BoardGeometry geometry(Lattice{.rows = 10, .cols = 10});
        geometry.setViewSize({500, 500});
        geometry.zoomBy(4, {250, 250});
        geometry.pan({1e6, -1e6});
        const auto cells = geometry.visibleCells();
        QVERIFY(cells.firstRow < cells.lastRow);
        QVERIFY(cells.firstColumn < cells.lastColumn);
    }

    void arrowKeysWalkTheGrid() {
        const BoardGeometry geometry(Lattice{.rows = 3, .cols = 3});
        QVERIFY(geometry.neighbourTowards(4, 1, 0) == Vertex{5});
        QVERIFY(geometry.neighbourTowards(4, 0, -1) == Vertex{1});
        QVERIFY(!geometry.neighbourTowards(2, 1, 0));
        QVERIFY(!geometry.neighbourTowards(6, 0, 1));
    }

    void arrowKeysCrossTheGluedBorder() {
        const BoardGeometry moebius(Lattice{.rows = 3, .cols = 3, .topology = Topology::moebius});
        QVERIFY(moebius.neighbourTowards(2, 1, 0) == Vertex{6});
        QVERIFY(moebius.neighbourTowards(0, -1, 0) == Vertex{8});
        QVERIFY(!moebius.neighbourTowards(0, 0, -1));
    }

    // A 3 × 3 board has no ghosts, ghosts at two sides, or ghosts all around.
    void ghostsRepresentCellsBeyondTheBorder() {
        const auto ghosts = [](Topology topology, Neighbours neighbours = Neighbours::plus) {
            BoardGeometry geometry(
                Lattice{.rows = 3, .cols = 3, .topology = topology, .neighbours = neighbours});
            geometry.setViewSize({500, 500});
            for (const BoardGeometry::Ghost& ghost : geometry.visibleGhosts()) {
                // Pointing at a ghost means pointing at its cell.
                if (geometry.vertexAt(ghost.rect.center()) != ghost.cell ||
                    !QRectF(0, 0, 500, 500).contains(ghost.rect)) {
                    return std::size_t{999};
                }
            }
            return geometry.visibleGhosts().size();
        };
        QCOMPARE(ghosts(Topology::plane), std::size_t{0});
        QCOMPARE(ghosts(Topology::cylinder), std::size_t{6});
        QCOMPARE(ghosts(Topology::moebius), std::size_t{6});
        QCOMPARE(ghosts(Topology::torus), std::size_t{12});
        QCOMPARE(ghosts(Topology::torus, Neighbours::king), std::size_t{16});
        QCOMPARE(ghosts(Topology::projective), std::size_t{12});
        QCOMPARE(ghosts(Topology::torus, Neighbours::rowColumn), std::size_t{0});
    }

    void omitsTinyGhosts() {
        const auto cellSize = [](Topology topology) {
            BoardGeometry geometry(Lattice{.rows = 50, .cols = 50, .topology = topology});
            geometry.setViewSize({500, 500});
            return geometry.visibleGhosts().empty() ? geometry.cellSize() : 0;
        };
        QVERIFY(cellSize(Topology::torus) > 0);
        QCOMPARE(cellSize(Topology::torus), cellSize(Topology::plane));
    }

    void everyVertexOfADrawnGraphIsReachedByArrowKeys() {
        const Rule rule(generalizedPetersenGraph(5, 2));
        const BoardGeometry geometry(rule);
        std::vector<Vertex> reached{0};
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                const auto next = geometry.neighbourTowards(reached[i], dx, dy);
                if (next && std::ranges::find(reached, *next) == reached.end()) {
                    reached.push_back(*next);
                }
            }
        }
        QCOMPARE(reached.size(), rule.vertexCount());
    }
};

LIGHTSOUT_TEST(BoardGeometryTest)
#include "BoardGeometryTest.moc"
