// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep/Sweep.h"

#include "graph/Families.h"
#include "graph/RandomGraphs.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class SweepTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pointsGoRowByRow() {
        const Sweep sweep{.board = "grid:{n}x{m},self=off", .n = {{2, 4}}, .m = {{7, 8}}};
        QCOMPARE(sweep.pointCount(), std::uint64_t{6});
        QVERIFY(sweep.boardAt(0) == "grid:2x7,self=off");
        QVERIFY(sweep.boardAt(3) == "grid:3x8,self=off");
        QVERIFY((sweep.point(5) == SweepPoint{.n = 4, .m = 8}));
        const Sweep squares{.board = "grid:{n}x{n}", .n = {{9, 11}}, .m = {}};
        QVERIFY(squares.boardAt(1) == "grid:10x10");
        QVERIFY((squares.point(2) == SweepPoint{.n = 11, .m = {}}));
        const Sweep single{.board = "petersen", .n = {}, .m = {}};
        QCOMPARE(single.pointCount(), std::uint64_t{1});
        QVERIFY(single.boardAt(0) == "petersen");
        const Sweep huge{.board = "", .n = {{1, UINT64_MAX - 1}}, .m = {{1, 9}}};
        QCOMPARE(huge.pointCount(), UINT64_MAX);
    }

    void pointsAreMeasuredAsTheBoardsThemselves() {
        const Sweep sweep{
            .quantity = Quantity::hardest, .board = "cycle:{n}", .n = {{3, 12}}, .m = {}};
        Progress progress;
        for (std::size_t i = 0; i < sweep.pointCount(); ++i) {
            QVERIFY(measurePoint(sweep, i, boardWithAllOn, 1, progress) ==
                    measure(Quantity::hardest, Game::allOn(cycleGraph(i + 3)), 0, 1, progress));
        }
    }

    void whereThereIsNoBoardThereIsNoValue() {
        const Sweep sweep{.quantity = Quantity::rank, .board = "cycle:{n}", .n = {{2, 3}}, .m = {}};
        Progress progress;
        const Measurement none = measurePoint(sweep, 0, boardWithAllOn, 1, progress);
        QVERIFY(!none.value && !none.isProven);
        QVERIFY(measurePoint(sweep, 1, boardWithAllOn, 1, progress).value == "1");
        // More than may be taken for a board.
        QVERIFY(!boardWithAllOn("hypercube:40", 1));
    }

    void samplesAreTheBoardsOfTheSeedsBehind() {
        const Sweep sweep{.quantity = Quantity::nullity,
                          .board = "gnp:{n}:0.5",
                          .n = {{9, 9}},
                          .m = {},
                          .samples = 20,
                          .seed = 5};
        QVERIFY(sweep.isDrawn() && !Sweep{.board = "grid:2x2"}.isDrawn());
        Progress progress;
        std::vector<Measurement> single;
        for (std::uint64_t seed = 5; seed < 25; ++seed) {
            Random random(seed);
            single.push_back(measure(Quantity::nullity, Game::allOn(binomialGraph(9, 0.5, random)),
                                     0, 1, progress));
        }
        const Measurement mean = measurePoint(sweep, 0, boardWithAllOn, 1, progress);
        QVERIFY(mean == averageOf(single));
        QVERIFY(mean.low && mean.high && *mean.low != *mean.high);
    }
};

LIGHTSOUT_TEST(SweepTest)
#include "SweepTest.moc"
