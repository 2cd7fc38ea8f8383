// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/CircleLayout.h"

#include "tests/support/Test.h"

#include <QTest>

#include <cmath>

using namespace lightsout;

class CircleLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsAtTheTopAndGoesClockwise();
    void neighboursAreOneApart();
};

namespace {

double distance(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

} // namespace

// y grows downwards.
void CircleLayoutTest::beginsAtTheTopAndGoesClockwise() {
    QVERIFY(distance(onCircle(0, 4, 2), {0, -2}) < 1e-9);
    QVERIFY(distance(onCircle(1, 4, 2), {2, 0}) < 1e-9);
    QVERIFY(distance(onCircle(2, 4, 2), {0, 2}) < 1e-9);
    QVERIFY(distance(onCircle(3, 4, 2), {-2, 0}) < 1e-9);
}

void CircleLayoutTest::neighboursAreOneApart() {
    for (std::size_t count = 0; count <= 70; ++count) {
        Graph graph(count);
        placeOnCircle(graph);
        if (count < 2) {
            QCOMPARE(circleRadius(count), 0.0);
            QVERIFY(count == 0 || graph.position(0) == Point{});
            continue;
        }
        for (Vertex v = 0; v < count; ++v) {
            const double gap = distance(graph.position(v), graph.position((v + 1) % count));
            QVERIFY(std::abs(gap - 1) < 1e-9);
            QVERIFY(std::abs(distance(graph.position(v), {}) - circleRadius(count)) < 1e-9);
        }
    }
}

LIGHTSOUT_TEST(CircleLayoutTest)
#include "CircleLayoutTest.moc"
