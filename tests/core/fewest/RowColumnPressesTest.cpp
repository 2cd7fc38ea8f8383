// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/RowColumnPresses.h"

#include "fewest/CosetWeights.h"
#include "solve/Solver.h"
#include "tests/support/Kernels.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class RowColumnPressesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallBoardsAgreeWithBruteForce_data() { addSelf(); }
    void smallBoardsAgreeWithBruteForce();
    void repeatedLines();
    void blackRing();
    void allOn();
    void largeBoards();
    void waysOfLargeBoardsAreLeft();
    void progressNeverDecreases();
    void reportsUnprovenResults();
    void cancels();

private:
    static void addSelf() {
        QTest::addColumn<bool>("self");
        QTest::newRow("with self-influence") << true;
        QTest::newRow("without") << false;
    }
};

namespace {

FewestPresses fewestFor(const Lattice& lattice, const BitVector& solution, Progress& progress) {
    return fewestRowColumnPresses(lattice, solution, thoroughEffort(1), progress, {});
}

/// Compares with all solutions if there are at most 2^20.
void compareWithAll(const Lattice& lattice, const BitVector& solution, Progress& progress) {
    const Rule rule(lattice);
    const FewestPresses fewest = fewestFor(lattice, solution, progress);
    const LeastWeight least = leastWeight(solution, kernelOf(rule), 1, progress);
    QVERIFY(fewest.isProven());
    QCOMPARE(fewest.presses.count(), least.vector.count());
    QCOMPARE(QString::fromStdString(fewest.ways), QString::number(least.count));
    QCOMPARE(rule.changedBy(fewest.presses), rule.changedBy(solution));
}

} // namespace

void RowColumnPressesTest::smallBoardsAgreeWithBruteForce() {
    QFETCH(bool, self);
    Progress progress;
    Random random(1);
    for (std::size_t rows = 1; rows <= 9; ++rows) {
        for (std::size_t cols = 1; cols <= 9; ++cols) {
            const Lattice lattice{.rows = rows,
                                  .cols = cols,
                                  .neighbours = Neighbours::rowColumn,
                                  .selfInfluence = self};
            const std::size_t nullity = Solver::build(Rule(lattice), progress)->nullity();
            if (nullity > 17) {
                continue;
            }
            const int boards = nullity <= 12 ? 60 : 8;
            for (int i = 0; i < boards; ++i) {
                compareWithAll(lattice, BitVector::random(rows * cols, random), progress);
            }
        }
    }
}

/// These boards have few kinds of rows, and one row of a kind may have to be flipped alone.
void RowColumnPressesTest::repeatedLines() {
    Progress progress;
    Random random(2);
    for (const auto& [rows, cols] : {std::pair(7U, 7U), std::pair(3U, 9U), std::pair(9U, 5U),
                                     std::pair(9U, 9U), std::pair(11U, 7U)}) {
        const Lattice lattice{.rows = rows, .cols = cols, .neighbours = Neighbours::rowColumn};
        for (int i = 0; i < 60; ++i) {
            const std::vector<BitVector> kinds{BitVector::random(cols, random),
                                               BitVector::random(cols, random)};
            BitVector solution(lattice.vertexCount());
            for (std::size_t r = 0; r < rows; ++r) {
                BitVector row = kinds[random.below(2)];
                if (random.below(2) == 0) {
                    row ^= BitVector::ones(cols);
                }
                solution.assign(r * cols, row);
            }
            compareWithAll(lattice, solution, progress);
        }
    }
}

/// Project Euler 331: T(5) = 3.
void RowColumnPressesTest::blackRing() {
    Progress progress;
    const Rule rule(Lattice{.rows = 5, .cols = 5, .neighbours = Neighbours::rowColumn});
    const BitVector ring = *BitVector::fromString("00001"
                                                  "00001"
                                                  "00001"
                                                  "00010"
                                                  "11100");
    const Result<Solver> solver = Solver::build(rule, progress);
    const Answer answer = solver->solve(ring, progress);
    QVERIFY(answer.solvable);
    QCOMPARE(fewestPresses(*solver, answer.vector, quickEffort(1), progress).presses.count(),
             std::size_t{3});
}

/// Pressing a row of odd length changes every light exactly once.
void RowColumnPressesTest::allOn() {
    Progress progress;
    for (const auto& [rows, cols] : {std::pair(101U, 101U), std::pair(301U, 999U)}) {
        const Lattice lattice{.rows = rows, .cols = cols, .neighbours = Neighbours::rowColumn};
        const BitVector solution = BitVector::ones(lattice.vertexCount());
        const FewestPresses fewest = fewestFor(lattice, solution, progress);
        QVERIFY(fewest.isProven());
        QCOMPARE(fewest.presses.count(), std::size_t{std::min(rows, cols)});
        // Each of the shorter lines is a solution or, if both have the same length, each row and
        // each column.
        QCOMPARE(QString::fromStdString(fewest.ways),
                 QString::number(rows == cols ? 2 * rows : std::max(rows, cols)));
    }
}

void RowColumnPressesTest::largeBoards() {
    Progress progress;
    Random random(5);
    for (const bool self : {false, true}) {
        for (const auto& [rows, cols] :
             {std::pair(1000U, 1000U), std::pair(999U, 1000U), std::pair(13U, 1001U)}) {
            const Lattice lattice{.rows = rows,
                                  .cols = cols,
                                  .neighbours = Neighbours::rowColumn,
                                  .selfInfluence = self};
            const BitVector solution = BitVector::random(lattice.vertexCount(), random);
            const FewestPresses fewest = fewestFor(lattice, solution, progress);
            QVERIFY(fewest.isProven());
            QVERIFY(fewest.presses.count() <= solution.count());
            QCOMPARE(Rule(lattice).changedBy(fewest.presses), Rule(lattice).changedBy(solution));
        }
    }
}

/// The solutions are counted only if that takes a small part of the effort.
void RowColumnPressesTest::waysOfLargeBoardsAreLeft() {
    Progress progress;
    Random random(8);
    const auto hasWays = [&](std::size_t rows, std::size_t cols, const SearchEffort& effort) {
        const Lattice lattice{.rows = rows,
                              .cols = cols,
                              .neighbours = Neighbours::rowColumn,
                              .selfInfluence = false};
        const FewestPresses fewest = fewestRowColumnPresses(
            lattice, BitVector::random(rows * cols, random), effort, progress, {});
        return fewest.isProven() && !fewest.ways.empty();
    };
    QVERIFY(hasWays(13, 401, quickEffort(1)));
    QVERIFY(!hasWays(13, 1001, quickEffort(1)));
    QVERIFY(hasWays(13, 1001, thoroughEffort(1)));
    QVERIFY(!hasWays(10, 3000, thoroughEffort(1)));
    QVERIFY(!hasWays(3000, 10, thoroughEffort(1)));
}

/// The progress never decreases, and all work is done in the end.
void RowColumnPressesTest::progressNeverDecreases() {
    Random random(9);
    for (const std::size_t size : {3U, 9U, 15U}) {
        Progress progress;
        double last = 0;
        const LightBoard light =
            lightestByRowsAndColumns(BitVector::random(size * size, random), size, size, 1e9,
                                     progress, [&](const LightBoard&) {
                                         QVERIFY(progress.fraction() >= last);
                                         last = progress.fraction();
                                     });
        QVERIFY(light.ways != 0);
        QVERIFY(std::abs(progress.fraction() - 1) < 1e-9);
    }
}

void RowColumnPressesTest::reportsUnprovenResults() {
    Progress progress;
    Random random(6);
    const Lattice lattice{.rows = 99, .cols = 101, .neighbours = Neighbours::rowColumn};
    const BitVector solution = BitVector::random(lattice.vertexCount(), random);
    const FewestPresses fewest =
        fewestRowColumnPresses(lattice, solution, quickEffort(1), progress, {});
    QVERIFY(!fewest.isProven());
    QVERIFY(fewest.ways.empty());
    QVERIFY(fewest.lowerBound > solution.size() / 4 && fewest.lowerBound < fewest.presses.count());
    QVERIFY(fewest.presses.count() < solution.size() * 45 / 100);
    QCOMPARE(Rule(lattice).changedBy(fewest.presses), Rule(lattice).changedBy(solution));
    // The search gives up when the allowed number of operations is reached.
    const Lattice smaller{.rows = 25, .cols = 25, .neighbours = Neighbours::rowColumn};
    const BitVector board = BitVector::random(smaller.vertexCount(), random);
    for (const double operations : {1e3, 1.2e7, 1e9}) {
        const LightBoard light = lightestByRowsAndColumns(board, 25, 25, operations, progress);
        QVERIFY(light.lowerBound <= light.board.count());
        QCOMPARE(light.ways != 0, light.lowerBound == light.board.count());
    }
}

void RowColumnPressesTest::cancels() {
    Progress progress;
    Random random(7);
    progress.cancel();
    const Lattice lattice{.rows = 31, .cols = 31, .neighbours = Neighbours::rowColumn};
    const BitVector solution = BitVector::random(lattice.vertexCount(), random);
    QVERIFY_THROWS_EXCEPTION(Cancelled, fewestFor(lattice, solution, progress));
}

LIGHTSOUT_TEST(RowColumnPressesTest)
#include "RowColumnPressesTest.moc"
