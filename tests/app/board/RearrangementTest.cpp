// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/Rearrangement.h"

#include "graph/CircleLayout.h"
#include "graph/Families.h"
#include "graph/Lattice.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class RearrangementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recognisesRearrangements() {
        const Graph path = pathGraph(6);
        Graph circle = path;
        placeOnCircle(circle);
        QVERIFY(Rearrangement::isOne(path, circle));
        QVERIFY(!Rearrangement::isOne(path, path));
        QVERIFY(!Rearrangement::isOne(path, cycleGraph(6)));
        QVERIFY(!Rearrangement::isOne(path, pathGraph(7)));
        QVERIFY(!Rearrangement::isOne(Lattice{.rows = 1, .cols = 6}, path));
        QVERIFY(!Rearrangement::isOne(Graph(), Graph()));
    }

    void draggingIsNoRearrangement() {
        const Graph path = pathGraph(6);
        Graph dragged = path;
        for (Vertex v = 0; v < 6; ++v) {
            dragged.setPosition(v, {path.position(v).x + 0.3, path.position(v).y - 2});
        }
        QVERIFY(!Rearrangement::isOne(path, dragged));
        Graph one = path;
        one.setPosition(2, {9, 9});
        QVERIFY(!Rearrangement::isOne(path, one));
    }

    void leadsFromTheOneToTheOther() {
        const Graph path = pathGraph(6);
        Graph circle = path;
        placeOnCircle(circle);
        const Rearrangement way(path, circle);
        QVERIFY(way.at(0) == Rule(path));
        QVERIFY(way.at(1) == Rule(circle));
        const Point middle = way.at(0.5).graph()->position(4);
        QCOMPARE(middle.x, (path.position(4).x + circle.position(4).x) / 2);
        QCOMPARE(middle.y, (path.position(4).y + circle.position(4).y) / 2);
    }
};

LIGHTSOUT_TEST(RearrangementTest)
#include "RearrangementTest.moc"
