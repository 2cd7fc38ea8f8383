// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/PointSets.h"

#include "tests/support/Test.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace lightsout;

class PointSetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void extentsHoldAllPoints();
    void leastDistances();
    void drawingsArePlacedInRows();
    void theHighestComeFirst();
};

namespace {

/// Returns the corners of a rectangle at some position.
std::vector<Point> rectangle(double width, double height) {
    return {{-3, 7}, {-3 + width, 7}, {-3, 7 + height}, {-3 + width, 7 + height}};
}

} // namespace

void PointSetsTest::extentsHoldAllPoints() {
    const Extent extent = extentOf({{1, 5}, {-2, 3}, {4, 4}});
    QVERIFY(extent.low == (Point{-2, 3}) && extent.high == (Point{4, 5}));
    QCOMPARE(extent.width(), 6.0);
    QCOMPARE(extent.height(), 2.0);
}

void PointSetsTest::leastDistances() {
    QCOMPARE(minDistance({}), std::numeric_limits<double>::infinity());
    QCOMPARE(minDistance({{1, 1}}), std::numeric_limits<double>::infinity());
    QCOMPARE(minDistance({{0, 0}, {10, 0}, {0, 3}, {14, 3}}), 3.0);
    QCOMPARE(minDistance({{0, 0}, {10, 0}, {0, 8}, {13, 4}}), 5.0);
}

// Sixteen squares with a gap are placed in four rows of four.
void PointSetsTest::drawingsArePlacedInRows() {
    std::vector<std::vector<Point>> drawings(16, rectangle(1, 1));
    putSideBySide(drawings, 1);
    std::vector<Point> corners;
    for (const std::vector<Point>& drawing : drawings) {
        const Extent extent = extentOf(drawing);
        QCOMPARE(extent.width(), 1.0);
        QCOMPARE(extent.height(), 1.0);
        corners.push_back(extent.low);
    }
    QCOMPARE(minDistance(corners), 2.0);
    const Extent all = extentOf(corners);
    QVERIFY(all.low == (Point{0, 0}) && all.high == (Point{6, 6}));
}

void PointSetsTest::theHighestComeFirst() {
    std::vector<std::vector<Point>> drawings{rectangle(1, 1), rectangle(4, 2), rectangle(1, 3)};
    putSideBySide(drawings, 0.5);
    QVERIFY(extentOf(drawings[2]).low == (Point{0, 0}));
    QVERIFY(extentOf(drawings[1]).low.x == 1.5 || extentOf(drawings[1]).low.y == 3.5);
    QVERIFY(extentOf(drawings[0]).low.y >= extentOf(drawings[1]).low.y);
}

LIGHTSOUT_TEST(PointSetsTest)
#include "PointSetsTest.moc"
