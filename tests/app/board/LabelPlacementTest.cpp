// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/LabelPlacement.h"

#include "support/Random.h"

#include "tests/support/Test.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace lightsout;

namespace {

constexpr double radius = 15;
const QSizeF labelSize(20, 14);
const QRectF everywhere(-1e4, -1e4, 2e4, 2e4);

double distance(const QRectF& box, QPointF point) {
    return std::hypot(std::max({0.0, box.left() - point.x(), point.x() - box.right()}),
                      std::max({0.0, box.top() - point.y(), point.y() - box.bottom()}));
}

} // namespace

class LabelPlacementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingToPlace() { QVERIFY(placeLabels({}, radius, everywhere).empty()); }

    void aLoneLabelTouchesItsDiscAlmost() {
        for (const QSizeF size : {QSizeF(1, 1), QSizeF(20, 14), QSizeF(200, 14)}) {
            const auto boxes = placeLabels({{{100, 100}, size, {}}}, radius, everywhere);
            QVERIFY(boxes.front().has_value());
            QCOMPARE(boxes.front()->size(), size);
            const double apart = distance(*boxes.front(), {100, 100});
            QVERIFY(apart >= radius && apart < radius + 5);
        }
    }

    void emptyLabelsNeedNoSpace() {
        QVERIFY(!placeLabels({{{0, 0}, QSizeF(), {}}}, radius, everywhere).front());
    }

    void labelsKeepAwayFromTheEdges() {
        for (int i = 0; i < 12; ++i) {
            const double edge = std::numbers::pi * i / 6;
            const auto boxes = placeLabels({{{0, 0}, labelSize, {edge}}}, radius, everywhere);
            const QPointF centre = boxes.front()->center();
            const double angle = std::atan2(centre.y(), centre.x());
            QVERIFY(std::abs(std::remainder(angle - edge, 2 * std::numbers::pi)) > 1);
        }
    }

    void labelsKeepAwayFromForeignEdges() {
        // A line passes the disc on one side, in every direction.
        for (int i = 0; i < 12; ++i) {
            const QLineF along = QLineF::fromPolar(22, 30 * i);
            const QLineF line = along.normalVector().translated(along.p2());
            const QLineF longLine(line.pointAt(-50), line.pointAt(50));
            const std::vector<LabelledDisc> discs{{{0, 0}, labelSize, {}}};
            const auto box = placeLabels(discs, radius, everywhere, {longLine}).front();
            const auto isLeft = [&](QPointF corner) {
                const QPointF away = corner - longLine.p1();
                return longLine.dx() * away.y() - longLine.dy() * away.x() > 0;
            };
            QVERIFY(box.has_value());
            for (const QPointF& corner :
                 {box->topLeft(), box->topRight(), box->bottomLeft(), box->bottomRight()}) {
                QCOMPARE(isLeft(corner), isLeft({0, 0}));
            }
        }
    }

    void labelsStayInTheView() {
        const QRectF view(0, 0, 200, 200);
        const auto boxes = placeLabels({{{20, 100}, {50, 14}, {}},
                                        {{180, 100}, {50, 14}, {}},
                                        {{100, 16}, {50, 14}, {}},
                                        {{100, 184}, {50, 14}, {}}},
                                       radius, view);
        for (const auto& box : boxes) {
            QVERIFY(box && view.contains(*box));
        }
        // A label that is cut off is better than none.
        QVERIFY(placeLabels({{{20, 100}, {500, 14}, {}}}, radius, view).front().has_value());
    }

    void manyDiscsLeaveNoRoom() {
        // A file may place all of its vertices at one point.
        const std::vector<LabelledDisc> discs(20'000, {{0, 0}, labelSize, {}});
        for (const auto& box : placeLabels(discs, radius, everywhere)) {
            QVERIFY(!box);
        }
        std::vector<LabelledDisc> apart = discs;
        apart.push_back({{500, 500}, labelSize, {}});
        QVERIFY(placeLabels(apart, radius, everywhere).back().has_value());
    }

    void stopsOnRequest() {
        Progress progress;
        progress.cancel();
        QVERIFY_THROWS_EXCEPTION(
            Cancelled, placeLabels({{{0, 0}, labelSize, {}}}, radius, everywhere, {}, progress));
    }

    void crowdedLabelsDoNotOverlap_data() {
        QTest::addColumn<int>("side");
        QTest::newRow("crowded") << 200;
        QTest::newRow("dense") << 600;
        QTest::newRow("loose") << 3000;
    }

    void crowdedLabelsDoNotOverlap() {
        QFETCH(const int, side);
        Random random(7);
        std::vector<LabelledDisc> discs;
        for (int i = 0; i < 200; ++i) {
            const auto at = [&] {
                return static_cast<double>(random.below(static_cast<std::uint64_t>(side))) - 50;
            };
            const double x = at();
            discs.push_back({{x, at()}, {5.0 + static_cast<double>(random.below(60)), 14}, {0.5}});
        }
        const auto boxes = placeLabels(discs, radius, everywhere);
        QCOMPARE(boxes.size(), discs.size());
        std::size_t placed = 0;
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            if (!boxes[i]) {
                continue;
            }
            ++placed;
            QVERIFY(distance(*boxes[i], discs[i].centre) < 2 * radius);
            for (std::size_t j = 0; j < boxes.size(); ++j) {
                QVERIFY(distance(*boxes[i], discs[j].centre) >= radius);
                QVERIFY(i == j || !boxes[j] || !boxes[i]->intersects(*boxes[j]));
            }
        }
        QVERIFY(side < 3000 || placed > 180);
    }
};

LIGHTSOUT_TEST(LabelPlacementTest)
#include "LabelPlacementTest.moc"
