// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/PivotScaling.h"

#include "graph/Families.h"
#include "graph/Lattice.h"
#include "graph/PointSets.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace lightsout;

class PivotScalingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gridsAreSpreadOut();
    void pathsAreStraight();
    void fewVertices();
};

namespace {

std::vector<Point> placesOf(const Graph& graph) {
    return pivotScaling(undirectedNeighbours(graph), Progress());
}

} // namespace

// With one corner as the only pivot, all cells of a diagonal would coincide.
void PivotScalingTest::gridsAreSpreadOut() {
    for (const std::size_t side : {5U, 24U}) {
        const std::vector<Point> places = placesOf(toGraph(Lattice{.rows = side, .cols = side}));
        QVERIFY2(minDistance(places) > 0.4, qPrintable(QString::number(minDistance(places))));
        const Extent extent = extentOf(places);
        const auto length = static_cast<double>(side);
        QVERIFY(std::min(extent.width(), extent.height()) > 0.7 * length);
    }
}

void PivotScalingTest::pathsAreStraight() {
    const std::vector<Point> places = placesOf(pathGraph(300));
    QVERIFY(std::abs(std::hypot(places[0].x - places[299].x, places[0].y - places[299].y) - 299) <
            1e-6);
    QVERIFY(std::abs(minDistance(places) - 1) < 1e-6);
}

void PivotScalingTest::fewVertices() {
    QVERIFY(placesOf(Graph()).empty());
    QCOMPARE(placesOf(Graph(1)).size(), std::size_t{1});
    const std::vector<Point> two = placesOf(pathGraph(2));
    QVERIFY(std::abs(std::hypot(two[0].x - two[1].x, two[0].y - two[1].y) - 1) < 1e-9);
}

LIGHTSOUT_TEST(PivotScalingTest)
#include "PivotScalingTest.moc"
