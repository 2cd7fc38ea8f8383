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

Value measured(const char* fact, const Rule& rule, std::uint64_t presses = 0) {
    Progress progress;
    return measure(*factNamed(fact), Game::allOn(rule), presses, 1, progress);
}

QString valueOf(const char* fact, const Rule& rule, std::uint64_t presses = 0) {
    const Value value = measured(fact, rule, presses);
    return value.exists() ? QString::fromStdString(value.text()) : QStringLiteral("none");
}

Value sample(BigFraction number) {
    return Number(std::move(number));
}

BigFraction fraction(int numerator, int denominator) {
    return {numerator, denominator};
}

} // namespace

class SweepTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sweptFactsHaveTheirNames() {
        for (const Fact* fact : sweptFacts()) {
            QVERIFY(sweptFactNamed(fact->id) == fact);
        }
        QVERIFY(!sweptFactNamed("beauty"));
        QVERIFY(!sweptFactNamed("invertible")); // not a number
        QVERIFY(!sweptFactNamed("quiet"));      // has an argument other than presses
        QVERIFY(sweptFactNamed("symmetries") == factNamed("automorphisms"));
    }

    /// These values are published: OEIS A159257, A075462, A053951 and so on.
    void boardsHaveTheirKnownValues() {
        QCOMPARE(valueOf("rank", grid(5, 5)), QString("23"));
        QCOMPARE(valueOf("nullity", grid(19, 19)), QString("16"));
        QCOMPARE(valueOf("solvable-share", grid(4, 4)), QString("1/16"));
        QCOMPARE(valueOf("solvable-share", grid(3, 3)), QString("1"));
        QCOMPARE(valueOf("fewest", grid(5, 5)), QString("15"));
        QCOMPARE(valueOf("classes", grid(5, 5)), QString("1"));
        QCOMPARE(valueOf("hardest", grid(5, 5)), QString("15"));
        QCOMPARE(valueOf("hardest", grid(4, 4)), QString("7"));
        QCOMPARE(valueOf("hardest", grid(3, 3)), QString("9"));
        QCOMPARE(valueOf("tilings", hypercubeGraph(7)), QString("240"));
        QCOMPARE(valueOf("tilings", grid(3, 3)), QString("0"));
        QCOMPARE(valueOf("mean", grid(2, 2), 0), QString("4"));
        QCOMPARE(valueOf("mean", grid(2, 2), 1), QString("1"));
        QCOMPARE(valueOf("variance", grid(2, 2), 1), QString("0"));
        QCOMPARE(valueOf("automorphisms", generalizedPetersenGraph(5, 2)), QString("120"));
        QVERIFY(std::abs(valueOf("chance", grid(5, 5)).toDouble() - 8'773'774.05) < 0.01);
        QVERIFY(valueOf("chance", grid(6, 6)).toDouble() > 6.8e10);
        QCOMPARE(valueOf("filling-operations", completeGraph(4)), QString("none"));
        QVERIFY(valueOf("gauss-operations", grid(5, 5)).toInt() > 25);
        QVERIFY(valueOf("filling-operations", grid(5, 5)).toInt() > 25);
    }

    /// The result is the first time from which on the law is within 0.01 of its limit.
    void limitTimeIsWhenTheLimitIsNear() {
        const int time = valueOf("limit-time", grid(3, 3)).toInt();
        QVERIFY(time > 5 && time < 100);
        // The law is at its limit from the start on the empty board, and on one whose presses
        // change nothing.
        QCOMPARE(valueOf("limit-time", Rule()), QString("0"));
        QCOMPARE(valueOf("limit-time", Graph(5, false)), QString("0"));
    }

    void unknownQuantitiesHaveNoValue() {
        // On two vertices, a single light can't be turned off.
        Progress progress;
        const Game unsolvable(pathGraph(2), BitVector::unit(2, 0), BitVector(2));
        const Value none = measure(*factNamed("fewest"), unsolvable, 0, 1, progress);
        QVERIFY(none.missing() == Missing::noSolution && none.isProven);
        QVERIFY(!measure(*factNamed("chance"), unsolvable, 0, 1, progress).exists());
        QVERIFY(measure(*factNamed("classes"), unsolvable, 0, 1, progress) == sample(0));
        const Value large = measured("limit-time", grid(12, 12));
        QVERIFY(large.missing() == Missing::tooLarge && !large.isProven);
        const Value fewest = measured("fewest", grid(9, 9));
        QVERIFY(fewest.low == *fewest.number() && fewest.high == fewest.low && fewest.isProven);
    }

    void meansOfSamples() {
        constexpr ValueRange any{.least = -1e300};
        QVERIFY(averageOf({sample(fraction(1, 16))}, any) == sample(fraction(1, 16)));
        const Value mean = averageOf({sample(1), sample(3), sample(fraction(1, 2))}, any);
        QVERIFY(mean.text() == "1.5" && !mean.isProven);
        // s² = (0.25 + 2.25 + 1) / 2, and t = 4.302652730 for two degrees of freedom according to
        // tables. The interval is 1.5 ± 3.286, rounded outwards to two decimals.
        QVERIFY(mean.low == Number(-1.79) && mean.high == Number(4.79));
        const Value some = averageOf({sample(4), {}}, any);
        QVERIFY(some.text() == "4" && !some.low && !some.isProven);
        QVERIFY(!averageOf({{}, {}}, any).exists());
        const Value third = sample(fraction(1, 3));
        const Value equal = averageOf({third, third, third}, {.greatest = 1});
        QCOMPARE(realOf(*equal.number()), 1.0 / 3);
        QVERIFY(equal.hasEqualSamples && !equal.isProven);
        QVERIFY(equal.low == Number(0.122) && equal.high == Number(0.755));
        // Sums are exact: 30 / 20, and numbers that doubles can't add.
        std::vector<Value> twenty(20, sample(1));
        std::fill_n(twenty.begin(), 10, sample(2));
        QVERIFY(averageOf(twenty, any).text() == "1.5");
        QVERIFY(averageOf({Value::real(1e300), sample(1), sample(2)}, any).exists());
        QVERIFY(averageOf({Value::real(INFINITY), sample(1)}, any).missing() == Missing::tooLarge);
        QVERIFY(averageOf({sample(9007199254740993), sample(9007199254740995)}, any).text() ==
                "9007199254740994");
    }

    void intervalsLieWithinTheRangeOfTheQuantity() {
        const auto interval = [](const char* fact, const BigFraction& a, const BigFraction& b) {
            return averageOf({sample(a), sample(b)}, factNamed(fact)->range(4));
        };
        const Value nullity = interval("nullity", 0, 1);
        QVERIFY(nullity.low == Number(0.0) && nullity.high == Number(4.0));
        QVERIFY(interval("rank", 3, 4).high == Number(4.0));
        QVERIFY(interval("solvable-share", fraction(1, 2), 1).high == Number(1.0));
        QVERIFY(interval("automorphisms", 1, 2).low == Number(1.0));
        QVERIFY(interval("chance", 1, 2).low == Number(0.0));
        for (const Fact& fact : allFacts()) {
            const ValueRange range = fact.range(4);
            QVERIFY(range.least >= 0 && range.greatest > range.least);
        }
    }

    /// The half width is shown with three digits, whatever its size, and the interval is never
    /// narrower than computed.
    void intervalsAreRoundedOutwards() {
        for (const double scale : {1e-9, 1e-3, 1.0, 1e4, 1e11}) {
            const double first = scale / 3;
            const double second = scale / 7;
            const Value mean =
                averageOf({Value::real(first), Value::real(second)}, {.least = -1e300});
            const double middle = (first + second) / 2;
            const double half = 12.706204736 * (first - second) / 2; // t for one degree of freedom
            const double low = middle - half - realOf(*mean.low);
            const double high = realOf(*mean.high) - (middle + half);
            QVERIFY(low > -1e-9 * half && low < half / 99);
            QVERIFY(high > -1e-9 * half && high < half / 99);
            QVERIFY(std::abs(realOf(*mean.number()) - middle) < half / 999);
            QVERIFY(digitsOf(*mean.low).size() <= 12 && digitsOf(*mean.high).size() <= 12);
        }
    }

    void workIsCancelled() {
        Progress progress;
        progress.cancel();
        QVERIFY_EXCEPTION_THROWN(
            (void)measure(*factNamed("chance"), Game::allOn(grid(5, 5)), 0, 1, progress),
            Cancelled);
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
            .fact = factNamed("hardest"), .board = "cycle:{n}", .n = {{3, 12}}, .m = {}};
        Progress progress;
        MemoryPool memory(Budget().memory);
        for (std::size_t i = 0; i < sweep.pointCount(); ++i) {
            QVERIFY(measurePoint(sweep, i, boardWithAllOn, 1, memory, progress) ==
                    measure(*factNamed("hardest"), Game::allOn(cycleGraph(i + 3)), 0, 1, progress));
        }
    }

    /// Points wait for memory, and no value depends on the amount of memory.
    void littleMemoryChangesNoValue() {
        const Sweep sweep{
            .fact = factNamed("chance"), .board = "cycle:{n}", .n = {{3, 8}}, .m = {}};
        Progress progress;
        MemoryPool much(Budget().memory);
        MemoryPool little(1);
        std::vector<Value> found(sweep.pointCount());
        forEachInParallel(found.size(), 3, progress, [&](std::size_t i) {
            Progress ofPoint(&progress);
            found[i] = measurePoint(sweep, i, boardWithAllOn, 1, little, ofPoint);
        });
        for (std::size_t i = 0; i < found.size(); ++i) {
            QVERIFY(found[i].exists());
            QVERIFY(found[i] == measurePoint(sweep, i, boardWithAllOn, 1, much, progress));
        }
        const MemoryPool::Share all = much.take(Budget().memory, progress);
        std::thread canceller([&] { progress.cancel(); });
        QVERIFY_THROWS_EXCEPTION(Cancelled,
                                 measurePoint(sweep, 0, boardWithAllOn, 1, much, progress));
        canceller.join();
    }

    void smallBoardsAreMeasuredSideBySide() {
        const auto memoryOf = [](const char* fact, std::size_t vertices) {
            return memoryToMeasure(*factNamed(fact), Game::allOn(cycleGraph(vertices)));
        };
        constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;
        for (const char* quantity : {"nullity", "mean", "chance", "hardest", "gauss-operations"}) {
            QVERIFY(memoryOf(quantity, 20) < 100 * mebibyte);
            QCOMPARE(memoryOf(quantity, 5'000), Budget().memory);
        }
        // One byte for each of 2^28 boards.
        QVERIFY(memoryOf("hardest", 28) >= 256 * mebibyte);
        QCOMPARE(memoryOf("hardest", 28), memoryOf("hardest", 29));
        // Three numbers for each of 2^26 boards.
        QVERIFY(memoryOf("chance", 26) >= 1536 * mebibyte);
        QCOMPARE(memoryOf("fewest", 20), Budget().memory);
    }

    void missingBoardHasNoValue() {
        const Sweep sweep{.fact = factNamed("rank"), .board = "cycle:{n}", .n = {{2, 3}}, .m = {}};
        Progress progress;
        MemoryPool memory(Budget().memory);
        const Value none = measurePoint(sweep, 0, boardWithAllOn, 1, memory, progress);
        QVERIFY(none.missing() == Missing::noBoard && !none.isProven);
        QVERIFY(measurePoint(sweep, 1, boardWithAllOn, 1, memory, progress).text() == "1");
        // More than the limit for a board.
        QVERIFY(!boardWithAllOn("hypercube:40", 1));
    }

    void samplesUseConsecutiveSeeds() {
        const Sweep sweep{.fact = factNamed("nullity"),
                          .board = "gnp:{n}:0.5",
                          .n = {{9, 9}},
                          .m = {},
                          .samples = 20,
                          .seed = 5};
        QVERIFY(sweep.isDrawn() && !Sweep{.board = "grid:2x2"}.isDrawn());
        Progress progress;
        MemoryPool memory(Budget().memory);
        std::vector<Value> single;
        for (std::uint64_t seed = 5; seed < 25; ++seed) {
            Random random(seed);
            single.push_back(measure(*factNamed("nullity"),
                                     Game::allOn(binomialGraph(9, 0.5, random)), 0, 1, progress));
        }
        const Value mean = measurePoint(sweep, 0, boardWithAllOn, 1, memory, progress);
        QVERIFY(mean == averageOf(single, factNamed("nullity")->range(9)));
        QVERIFY(mean.low && mean.high && *mean.low != *mean.high);
    }
};

LIGHTSOUT_TEST(SweepTest)
#include "SweepTest.moc"
