// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep/Sweep.h"

#include "graph/Families.h"
#include "graph/RandomGraphs.h"
#include "random/WinningTimes.h"
#include "support/Budget.h"
#include "support/Parallel.h"

#include "tests/support/Lattices.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <cmath>
#include <thread>

using namespace lightsout;

namespace {

Measurement measured(Quantity quantity, const Rule& rule, std::uint64_t presses = 0) {
    Progress progress;
    return measure(quantity, Game::allOn(rule), presses, 1, progress);
}

QString valueOf(Quantity quantity, const Rule& rule, std::uint64_t presses = 0) {
    return QString::fromStdString(measured(quantity, rule, presses).value.value_or("none"));
}

Measurement sample(const char* value) {
    return {.value = value, .low = {}, .high = {}, .isProven = true};
}

} // namespace

class SweepTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quantitiesHaveTheirNames() {
        for (const Quantity quantity : allQuantities()) {
            QVERIFY(quantityNamed(nameOf(quantity)) == quantity);
        }
        QCOMPARE(allQuantities().size(), std::size_t{14});
        QVERIFY(!quantityNamed("beauty"));
        QVERIFY(nameOf(Quantity::fillingOperations) == "filling-operations");
    }

    /// These values are published: OEIS A159257, A075462, A053951 and so on.
    void boardsHaveTheirKnownValues() {
        QCOMPARE(valueOf(Quantity::rank, grid(5, 5)), QString("23"));
        QCOMPARE(valueOf(Quantity::nullity, grid(19, 19)), QString("16"));
        QCOMPARE(valueOf(Quantity::solvableShare, grid(4, 4)), QString("1/16"));
        QCOMPARE(valueOf(Quantity::solvableShare, grid(3, 3)), QString("1"));
        QCOMPARE(valueOf(Quantity::fewest, grid(5, 5)), QString("15"));
        QCOMPARE(valueOf(Quantity::classes, grid(5, 5)), QString("1"));
        QCOMPARE(valueOf(Quantity::hardest, grid(5, 5)), QString("15"));
        QCOMPARE(valueOf(Quantity::hardest, grid(4, 4)), QString("7"));
        QCOMPARE(valueOf(Quantity::hardest, grid(3, 3)), QString("9"));
        QCOMPARE(valueOf(Quantity::tilings, hypercubeGraph(7)), QString("240"));
        QCOMPARE(valueOf(Quantity::tilings, grid(3, 3)), QString("0"));
        QCOMPARE(valueOf(Quantity::mean, grid(2, 2), 0), QString("4"));
        QCOMPARE(valueOf(Quantity::mean, grid(2, 2), 1), QString("1"));
        QCOMPARE(valueOf(Quantity::variance, grid(2, 2), 1), QString("0"));
        QCOMPARE(valueOf(Quantity::automorphisms, generalizedPetersenGraph(5, 2)), QString("120"));
        QVERIFY(std::abs(valueOf(Quantity::chance, grid(5, 5)).toDouble() - 8'773'774.05) < 0.01);
        QVERIFY(valueOf(Quantity::chance, grid(6, 6)).toDouble() > 6.8e10);
        QCOMPARE(valueOf(Quantity::fillingOperations, completeGraph(4)), QString("none"));
        QVERIFY(valueOf(Quantity::gaussOperations, grid(5, 5)).toInt() > 25);
        QVERIFY(valueOf(Quantity::fillingOperations, grid(5, 5)).toInt() > 25);
    }

    /// The result is the first time from which on the law is within 0.01 of its limit.
    void limitTimeIsWhenTheLimitIsNear() {
        const int time = valueOf(Quantity::limitTime, grid(3, 3)).toInt();
        QVERIFY(time > 5 && time < 100);
        // The law is at its limit from the start on the empty board, and on one whose presses
        // change nothing.
        QCOMPARE(valueOf(Quantity::limitTime, Rule()), QString("0"));
        QCOMPARE(valueOf(Quantity::limitTime, Graph(5, false)), QString("0"));
    }

    void unknownQuantitiesHaveNoValue() {
        // On two vertices, a single light can't be turned off.
        Progress progress;
        const Game unsolvable(pathGraph(2), BitVector::unit(2, 0), BitVector(2));
        const Measurement none = measure(Quantity::fewest, unsolvable, 0, 1, progress);
        QVERIFY(!none.value && none.isProven && none.missing == Missing::noSolution);
        QVERIFY(!measure(Quantity::chance, unsolvable, 0, 1, progress).value);
        QVERIFY(measure(Quantity::classes, unsolvable, 0, 1, progress) == sample("0"));
        const Measurement large = measured(Quantity::limitTime, grid(12, 12));
        QVERIFY(!large.value && !large.isProven && large.missing == Missing::tooLarge);
        const Measurement fewest = measured(Quantity::fewest, grid(9, 9));
        QVERIFY(fewest.low == fewest.value && fewest.high == fewest.value && fewest.isProven);
    }

    void meansOfSamples() {
        constexpr ValueRange any{.least = -1e300};
        QVERIFY(averageOf({sample("1/16")}, any) == sample("1/16"));
        const Measurement mean = averageOf({sample("1"), sample("3"), sample("1/2")}, any);
        QVERIFY(mean.value == "1.5" && !mean.isProven);
        // s² = (0.25 + 2.25 + 1) / 2, and t = 4.302652730 for two degrees of freedom according to
        // tables. The interval is 1.5 ± 3.286, rounded outwards to two decimals.
        QVERIFY(mean.low == "-1.79" && mean.high == "4.79");
        const Measurement some = averageOf({sample("4"), {}}, any);
        QVERIFY(some.value == "4" && !some.low && !some.isProven);
        QVERIFY(!averageOf({{}, {}}, any).value);
        const Measurement equal =
            averageOf({sample("1/3"), sample("1/3"), sample("1/3")}, {.greatest = 1});
        QCOMPARE(std::stod(*equal.value), 1.0 / 3);
        QVERIFY(equal.hasEqualSamples && equal.low == "0.122" && equal.high == "0.755");
        // Sums are exact: 30 / 20, and numbers that doubles can't add.
        std::vector<Measurement> twenty(20, sample("1"));
        std::fill_n(twenty.begin(), 10, sample("2"));
        QVERIFY(averageOf(twenty, any).value == "1.5");
        QVERIFY(averageOf({sample("1e+300"), sample("1"), sample("2")}, any).value);
        QVERIFY(averageOf({sample("9007199254740993"), sample("9007199254740995")}, any).value ==
                "9007199254740994");
    }

    void intervalsLieWithinTheRangeOfTheQuantity() {
        const auto interval = [](Quantity quantity, const char* a, const char* b) {
            return averageOf({sample(a), sample(b)}, valueRange(quantity, 4));
        };
        const Measurement nullity = interval(Quantity::nullity, "0", "1");
        QVERIFY(nullity.low == "0" && nullity.high == "4");
        QVERIFY(interval(Quantity::rank, "3", "4").high == "4");
        QVERIFY(interval(Quantity::solvableShare, "1/2", "1").high == "1");
        QVERIFY(interval(Quantity::automorphisms, "1", "2").low == "1");
        QVERIFY(interval(Quantity::chance, "1", "2").low == "0");
        for (const Quantity quantity : allQuantities()) {
            const ValueRange range = valueRange(quantity, 4);
            QVERIFY(range.least >= 0 && range.greatest > range.least);
        }
    }

    /// The half width is shown with three digits, whatever its size, and the interval is never
    /// narrower than computed.
    void intervalsAreRoundedOutwards() {
        for (const double scale : {1e-9, 1e-3, 1.0, 1e4, 1e11}) {
            const double first = scale / 3;
            const double second = scale / 7;
            const auto text = [](double number) {
                return QString::number(number, 'g', 17).toStdString();
            };
            const Measurement mean = averageOf(
                {sample(text(first).c_str()), sample(text(second).c_str())}, {.least = -1e300});
            const double middle = (first + second) / 2;
            const double half = 12.706204736 * (first - second) / 2; // t for one degree of freedom
            const double low = middle - half - std::stod(*mean.low);
            const double high = std::stod(*mean.high) - (middle + half);
            QVERIFY(low > -1e-9 * half && low < half / 99);
            QVERIFY(high > -1e-9 * half && high < half / 99);
            QVERIFY(std::abs(std::stod(*mean.value) - middle) < half / 999);
            QVERIFY(mean.low->size() <= 12 && mean.high->size() <= 12);
        }
    }

    void workIsCancelled() {
        Progress progress;
        progress.cancel();
        QVERIFY_EXCEPTION_THROWN(
            (void)measure(Quantity::chance, Game::allOn(grid(5, 5)), 0, 1, progress), Cancelled);
    }

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
        QVERIFY(!none.value && !none.isProven && none.missing == Missing::noBoard);
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
