// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Arrangement.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class ArrangementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mirroringTwiceIsNothing();
    void mirroringKeepsTheMiddle();
    void alignedPointsShareACoordinate();
    void distributedPointsAreEvenlyApart();
    void snappedPointsAreMultiples();
    void fewPointsStay();
};

namespace {

const std::vector<Point> points{{0, 0}, {4, 1}, {1, 5}, {2.5, -2}};

} // namespace

void ArrangementTest::mirroringTwiceIsNothing() {
    for (const Axis axis : {Axis::horizontal, Axis::vertical}) {
        QVERIFY(mirrored(mirrored(points, axis), axis) == points);
    }
    QVERIFY(mirrored(points, Axis::horizontal) ==
            (std::vector<Point>{{4, 0}, {0, 1}, {3, 5}, {1.5, -2}}));
    QVERIFY(mirrored(points, Axis::vertical) ==
            (std::vector<Point>{{0, 3}, {4, 2}, {1, -2}, {2.5, 5}}));
}

void ArrangementTest::mirroringKeepsTheMiddle() {
    QVERIFY(middleOf(points) == (Point{2, 1.5}));
    QVERIFY(middleOf(mirrored(points, Axis::vertical)) == middleOf(points));
}

void ArrangementTest::alignedPointsShareACoordinate() {
    for (const Point& point : aligned(points, Axis::horizontal)) {
        QCOMPARE(point.y, 1.0);
    }
    QCOMPARE(aligned(points, Axis::horizontal)[2].x, 1.0);
    for (const Point& point : aligned(points, Axis::vertical)) {
        QCOMPARE(point.x, 1.875);
    }
}

void ArrangementTest::distributedPointsAreEvenlyApart() {
    QVERIFY(distributed({{0, 0}, {4, 1}, {1, 5}}, Axis::horizontal) ==
            (std::vector<Point>{{0, 0}, {4, 1}, {2, 5}}));
    QVERIFY(distributed({{0, 6}, {4, 1}, {1, 0}, {1, 0}}, Axis::vertical) ==
            (std::vector<Point>{{0, 6}, {4, 4}, {1, 0}, {1, 2}}));
}

void ArrangementTest::snappedPointsAreMultiples() {
    QVERIFY(snapped({{0.2, 0.3}, {1.26, -0.74}}, 0.5) ==
            (std::vector<Point>{{0, 0.5}, {1.5, -0.5}}));
}

void ArrangementTest::fewPointsStay() {
    for (const std::size_t count : {0U, 1U}) {
        const std::vector<Point> few(count, Point{3, 4});
        for (const Axis axis : {Axis::horizontal, Axis::vertical}) {
            QVERIFY(mirrored(few, axis) == few);
            QVERIFY(aligned(few, axis) == few);
            QVERIFY(distributed(few, axis) == few);
        }
    }
}

LIGHTSOUT_TEST(ArrangementTest)
#include "ArrangementTest.moc"
