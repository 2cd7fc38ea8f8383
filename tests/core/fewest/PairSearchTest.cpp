// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/PairSearch.h"

#include "fewest/PairSymmetries.h"
#include "game/BoardSymmetry.h"
#include "tests/support/Kernels.h"
#include "tests/support/PlainLeastWeight.h"
#include "tests/support/ReferenceData.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class PairSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallRectangles();
    void largerNullities();
    void publishedSquares();
    void symmetricLights();
    void reportedStatesAreCorrect();
    void threadsDoNotMatter();
    void givesUp();
    void cancels();
};

namespace {

constexpr PairEffort anyEffort{.operations = 1e13, .memory = std::uint64_t{1} << 32, .threads = 1};

struct Board {
    Lattice lattice;
    Coset coset;
    std::optional<ClassPairs> pairs;

    Board(std::size_t rows, std::size_t cols) : lattice{.rows = rows, .cols = cols} {
        coset = {BitVector::ones(rows * cols), kernelOf(Rule(lattice))};
        pairs = classPairs(coset.basis, parityClasses(lattice));
    }
    void setAllOn() {
        Progress progress;
        coset.offset = Solver::build(lattice, progress)
                           ->solve(BitVector::ones(lattice.vertexCount()), progress)
                           .vector;
    }
    std::optional<LeastWeight> search(const PairEffort& effort = anyEffort,
                                      bool withSymmetries = true) const {
        Progress progress;
        std::vector<Permutation> symmetries = rectangleSymmetries(lattice);
        symmetries = withSymmetries ? symmetriesOfCoset(symmetries, *pairs, coset.offset)
                                    : std::vector<Permutation>();
        return searchByPairs(*pairs, coset.offset, coset.offset, symmetries, effort, progress)
            .least;
    }
    /// Searches with all symmetries and with none.
    void check(const LeastWeight& expected) const {
        for (const bool withSymmetries : {true, false}) {
            const std::optional<LeastWeight> found = search(anyEffort, withSymmetries);
            QVERIFY(found.has_value());
            QCOMPARE(found->vector.count(), expected.vector.count());
            QCOMPARE(found->count, expected.count);
            QVERIFY(Rule(lattice).changedBy(found->vector ^ coset.offset).none());
        }
    }
};

} // namespace

// Compares each rectangle up to 14 × 14 of nullity up to 12, with random lights, with all
// solutions.
void PairSearchTest::smallRectangles() {
    Random random(1);
    std::size_t boards = 0;
    for (std::size_t rows = 1; rows <= 14; ++rows) {
        for (std::size_t cols = 1; cols <= 14; ++cols) {
            Board board(rows, cols);
            if (!board.pairs || board.coset.basis.size() > 12) {
                continue;
            }
            for (int i = 0; i < 20; ++i, ++boards) {
                board.coset.offset = BitVector::random(rows * cols, random);
                board.check(plainLeastWeight(board.coset));
            }
        }
    }
    QVERIFY(boards > 500);
}

void PairSearchTest::largerNullities() {
    Random random(2);
    for (const auto& [rows, cols] : std::vector<std::pair<std::size_t, std::size_t>>{
             {19, 19}, {17, 35}, {23, 23}, {11, 23}, {35, 14}, {30, 30}, {29, 29}}) {
        Board board(rows, cols);
        QVERIFY(board.pairs.has_value());
        for (int i = 0; i < 6; ++i) {
            board.coset.offset = BitVector::random(rows * cols, random);
            Progress progress;
            board.check(leastWeight(board.coset.offset, board.coset.basis, 1, progress));
        }
    }
}

// OEIS A075464; the numbers of solutions are counted by trying all.
void PairSearchTest::publishedSquares() {
    for (std::size_t n = 1; n <= fewestPressesOfSquares.size(); ++n) {
        Board board(n, n);
        if (!board.pairs) {
            continue;
        }
        board.setAllOn();
        const LeastWeight found = *board.search();
        QCOMPARE(found.vector.count(), fewestPressesOfSquares.at(n - 1));
        if (board.coset.basis.size() <= 20) {
            Progress progress;
            QCOMPARE(found.count,
                     leastWeight(board.coset.offset, board.coset.basis, 1, progress).count);
        }
    }
}

// Some of the symmetries preserve these lights.
void PairSearchTest::symmetricLights() {
    Random random(3);
    for (const std::size_t side : {9U, 11U, 14U, 16U, 19U, 23U}) {
        Board board(side, side);
        QVERIFY(board.pairs.has_value());
        for (const Permutation& symmetry : rectangleSymmetries(board.lattice)) {
            BitVector offset = BitVector::random(side * side, random);
            BitVector moved = offset;
            for (int i = 0; i < 3; ++i) {
                moved = permuted(moved, symmetry);
                offset ^= moved;
            }
            board.coset.offset = offset;
            Progress progress;
            board.check(leastWeight(offset, board.coset.basis, 1, progress));
        }
    }
}

// The reported bounds never exceed the least weight and never decrease, and neither does the
// progress.
void PairSearchTest::reportedStatesAreCorrect() {
    Random random(4);
    Board board(19, 19);
    for (int i = 0; i < 10; ++i) {
        board.coset.offset = BitVector::random(19 * 19, random);
        Progress progress;
        const std::size_t least =
            leastWeight(board.coset.offset, board.coset.basis, 1, progress).vector.count();
        Progress ofSearch;
        ClassSearchState last{board.coset.offset, 0};
        double fraction = 0;
        searchByPairs(
            *board.pairs, board.coset.offset, board.coset.offset, {}, anyEffort, ofSearch,
            [&](const ClassSearchState& state) {
                QVERIFY(state.lowerBound >= last.lowerBound);
                QVERIFY(state.lowerBound <= least);
                QVERIFY(state.best.count() <= last.best.count());
                QVERIFY(state.best.count() >= least);
                QVERIFY(Rule(board.lattice).changedBy(state.best ^ board.coset.offset).none());
                QVERIFY(ofSearch.fraction() >= fraction);
                fraction = ofSearch.fraction();
                last = state;
            });
        QCOMPARE(last.best.count(), least);
        QCOMPARE(last.lowerBound, least);
        QVERIFY(fraction > 0.9 && fraction <= 1);
    }
}

void PairSearchTest::threadsDoNotMatter() {
    Random random(5);
    Board board(39, 39);
    board.coset.offset = BitVector::random(39 * 39, random);
    const LeastWeight one = *board.search();
    for (const std::size_t threads : {2U, 3U}) {
        PairEffort effort = anyEffort;
        effort.threads = threads;
        const LeastWeight several = *board.search(effort);
        QCOMPARE(several.vector, one.vector);
        QCOMPARE(several.count, one.count);
    }
}

void PairSearchTest::givesUp() {
    Random random(6);
    Board board(39, 39);
    board.coset.offset = BitVector::random(39 * 39, random);
    const auto search = [&](const PairEffort& effort) {
        Progress progress;
        return searchByPairs(*board.pairs, board.coset.offset, board.coset.offset, {}, effort,
                             progress);
    };
    const PairSearchResult tooLong =
        search({.operations = 1e6, .memory = std::uint64_t{1} << 32, .threads = 1});
    QVERIFY(!tooLong.least);
    QCOMPARE(tooLong.memoryNeeded, std::uint64_t{0});
    // The reported memory is more than was allowed, and sufficient.
    PairEffort effort = anyEffort;
    effort.memory = 1000;
    const PairSearchResult tooLarge = search(effort);
    QVERIFY(!tooLarge.least);
    QVERIFY(tooLarge.memoryNeeded > effort.memory);
    effort.memory = tooLarge.memoryNeeded;
    const PairSearchResult enough = search(effort);
    QVERIFY(enough.least.has_value());
    QCOMPARE(enough.memoryNeeded, std::uint64_t{0});
}

void PairSearchTest::cancels() {
    Random random(7);
    Board board(39, 39);
    board.coset.offset = BitVector::random(39 * 39, random);
    Progress progress;
    QVERIFY_THROWS_EXCEPTION(Cancelled,
                             searchByPairs(*board.pairs, board.coset.offset, board.coset.offset, {},
                                           anyEffort, progress,
                                           [&](const ClassSearchState&) { progress.cancel(); }));
}

LIGHTSOUT_TEST(PairSearchTest)
#include "PairSearchTest.moc"
