// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep/Sweep.h"

#include "graph/Families.h"
#include "graph/RandomGraphs.h"
#include "support/Budget.h"
#include "support/Parallel.h"
#include "tests/support/Test.h"

#include <QTest>

#include <thread>

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
        MemoryPool memory(Budget().memory);
        for (std::size_t i = 0; i < sweep.pointCount(); ++i) {
            QVERIFY(measurePoint(sweep, i, boardWithAllOn, 1, memory, progress) ==
                    measure(Quantity::hardest, Game::allOn(cycleGraph(i + 3)), 0, 1, progress));
        }
    }

    /// Points wait for memory, and no value depends on the amount of memory.
    void littleMemoryChangesNoValue() {
        const Sweep sweep{
            .quantity = Quantity::chance, .board = "cycle:{n}", .n = {{3, 8}}, .m = {}};
        Progress progress;
        MemoryPool much(Budget().memory);
        MemoryPool little(1);
        std::vector<Measurement> found(sweep.pointCount());
        forEachInParallel(found.size(), 3, progress, [&](std::size_t i) {
            Progress ofPoint(&progress);
            found[i] = measurePoint(sweep, i, boardWithAllOn, 1, little, ofPoint);
        });
        for (std::size_t i = 0; i < found.size(); ++i) {
            QVERIFY(found[i].value);
            QVERIFY(found[i] == measurePoint(sweep, i, boardWithAllOn, 1, much, progress));
        }
        const MemoryPool::Share all = much.take(Budget().memory, progress);
        std::thread canceller([&] { progress.cancel(); });
        QVERIFY_THROWS_EXCEPTION(Cancelled,
                                 measurePoint(sweep, 0, boardWithAllOn, 1, much, progress));
        canceller.join();
    }

    void smallBoardsAreMeasuredSideBySide() {
        const auto memoryOf = [](Quantity quantity, std::size_t vertices) {
            return memoryToMeasure(quantity, Game::allOn(cycleGraph(vertices)));
        };
        constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;
        for (const Quantity quantity : {Quantity::nullity, Quantity::mean, Quantity::chance,
                                        Quantity::hardest, Quantity::gaussOperations}) {
            QVERIFY(memoryOf(quantity, 20) < 100 * mebibyte);
            QCOMPARE(memoryOf(quantity, 5'000), Budget().memory);
        }
        // One byte for each of 2^28 boards.
        QVERIFY(memoryOf(Quantity::hardest, 28) >= 256 * mebibyte);
        QCOMPARE(memoryOf(Quantity::hardest, 28), memoryOf(Quantity::hardest, 29));
        // Three numbers for each of 2^26 boards.
        QVERIFY(memoryOf(Quantity::chance, 26) >= 1536 * mebibyte);
        QCOMPARE(memoryOf(Quantity::fewest, 20), Budget().memory);
    }

    void missingBoardHasNoValue() {
        const Sweep sweep{.quantity = Quantity::rank, .board = "cycle:{n}", .n = {{2, 3}}, .m = {}};
        Progress progress;
        MemoryPool memory(Budget().memory);
        const Measurement none = measurePoint(sweep, 0, boardWithAllOn, 1, memory, progress);
        QVERIFY(!none.value && !none.isProven);
        QVERIFY(measurePoint(sweep, 1, boardWithAllOn, 1, memory, progress).value == "1");
        // More than the limit for a board.
        QVERIFY(!boardWithAllOn("hypercube:40", 1));
    }

    void samplesUseConsecutiveSeeds() {
        const Sweep sweep{.quantity = Quantity::nullity,
                          .board = "gnp:{n}:0.5",
                          .n = {{9, 9}},
                          .m = {},
                          .samples = 20,
                          .seed = 5};
        QVERIFY(sweep.isDrawn() && !Sweep{.board = "grid:2x2"}.isDrawn());
        Progress progress;
        MemoryPool memory(Budget().memory);
        std::vector<Measurement> single;
        for (std::uint64_t seed = 5; seed < 25; ++seed) {
            Random random(seed);
            single.push_back(measure(Quantity::nullity, Game::allOn(binomialGraph(9, 0.5, random)),
                                     0, 1, progress));
        }
        const Measurement mean = measurePoint(sweep, 0, boardWithAllOn, 1, memory, progress);
        QVERIFY(mean == averageOf(single, valueRange(Quantity::nullity, 9)));
        QVERIFY(mean.low && mean.high && *mean.low != *mean.high);
    }
};

LIGHTSOUT_TEST(SweepTest)
#include "SweepTest.moc"
