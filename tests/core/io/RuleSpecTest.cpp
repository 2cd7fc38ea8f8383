// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/RuleSpec.h"

#include "graph/Families.h"
#include "io/BoardSpec.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class RuleSpecTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isThatOfTheBoard_data() {
        QTest::addColumn<QByteArray>("spec");
        for (const char* spec : {"grid:3x4",
                                 "grid:1x1,topology=torus,self=off",
                                 "grid:40x50,neighbours=king",
                                 "grid:4x5,holes=1,8,20,topology=torus",
                                 "grid:3x3,neighbours=king,self=off,holes=5",
                                 "path:5",
                                 "path:2,self=off",
                                 "cycle:63",
                                 "star:64",
                                 "wheel:65",
                                 "complete:12,self=off",
                                 "bipartite:3x9",
                                 "hypercube:5",
                                 "hex:4x6",
                                 "hex:6x4",
                                 "triangular:5x3",
                                 "cube:3",
                                 "discs:5",
                                 "grid3d:2x3x4",
                                 "grid3d:3x3x3,self=off",
                                 "torus3d:3x4x2",
                                 "torus3d:3x3x3",
                                 "arms:5x7:2",
                                 "arms:4x4:3,self=off",
                                 "switches:5x4",
                                 "switches:1x1",
                                 "merlin",
                                 "petersen",
                                 "petersen:7:2",
                                 "petersen:9:4,self=off",
                                 "circulant:9:1,3",
                                 "circulant:12:2,3,6,self=off",
                                 "dodecahedron,self=off",
                                 "icosahedron",
                                 "heawood",
                                 "moebius-kantor",
                                 "desargues",
                                 "nauru",
                                 "pappus",
                                 "tetrahedron",
                                 "octahedron"}) {
            QTest::newRow(spec) << QByteArray(spec);
        }
    }

    // Some boards have several specifications; only the board must be the same.
    void isThatOfTheBoard() {
        QFETCH(QByteArray, spec);
        const auto rule = parseBoardSpec(spec.toStdString());
        const auto found = specOf(*rule);
        QVERIFY(found.has_value());
        QVERIFY(parseBoardSpec(*found)->hasSameInfluence(*rule));
    }

    void nothingForOtherBoards() {
        QVERIFY(!specOf(Rule()).has_value());
        Graph graph = pathGraph(6);
        QVERIFY(specOf(Rule(graph)).has_value());
        graph.setSelfInfluence(3, false);
        QVERIFY(!specOf(Rule(graph)).has_value());
        Graph oneWay = cycleGraph(6);
        oneWay.removeArc(0, 1);
        QVERIFY(!specOf(Rule(oneWay)).has_value());
    }

    // The vertices of these cycles are numbered differently: a command with cycle:5 would solve
    // another board. The first is a circulant graph.
    void numbersMatter() {
        Graph graph(5);
        for (const auto& [a, b] : {std::pair{0, 2}, {2, 4}, {4, 1}, {1, 3}, {3, 0}}) {
            graph.addEdge(static_cast<Vertex>(a), static_cast<Vertex>(b));
        }
        QCOMPARE(specOf(Rule(graph)), std::optional(std::string("circulant:5:2")));
        graph = Graph(5);
        for (const auto& [a, b] : {std::pair{0, 2}, {2, 1}, {1, 4}, {4, 3}, {3, 0}}) {
            graph.addEdge(static_cast<Vertex>(a), static_cast<Vertex>(b));
        }
        QVERIFY(!specOf(Rule(graph)).has_value());
    }
};

LIGHTSOUT_TEST(RuleSpecTest)
#include "RuleSpecTest.moc"
