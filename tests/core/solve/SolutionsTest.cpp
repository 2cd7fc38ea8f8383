// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/Solutions.h"

#include "graph/Families.h"
#include "solve/Solver.h"
#include "tests/support/Cancelling.h"
#include "tests/support/Kernels.h"
#include "tests/support/Printing.h"
#include "tests/support/ReferenceData.h"
#include "tests/support/Test.h"

#include <QTest>

#include <set>

using namespace lightsout;

class SolutionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void visitsEachOnce_data();
    void visitsEachOnce();
    void stopsOnRequest();
    void keepsTheSolutionsBeforeCancelling();
    void solutionsOfBoardsUpToSymmetry();
    void knownPowers();
    void eachIsTwiceTheOneBefore();
};

namespace {

/// Returns independent vectors of 70 entries, whose last entries are unit vectors.
std::vector<BitVector> independentVectors(std::size_t count) {
    Random random(count);
    std::vector<BitVector> vectors;
    for (std::size_t i = 0; i < count; ++i) {
        BitVector vector = BitVector::random(70, random);
        vector.assign(70 - count, BitVector::unit(count, i));
        vectors.push_back(vector);
    }
    return vectors;
}

/// Returns the n × n board after a quarter turn, or its mirror image.
BitVector turned(const BitVector& board, std::size_t n) {
    BitVector result(board.size());
    board.forEachOne([&](std::size_t cell) { result.flip(cell % n * n + (n - 1 - cell / n)); });
    return result;
}
BitVector mirrored(const BitVector& board, std::size_t n) {
    BitVector result(board.size());
    board.forEachOne([&](std::size_t cell) { result.flip(cell - cell % n + (n - 1 - cell % n)); });
    return result;
}

/// Returns the lexicographically first of the eight images of a board.
std::string representative(BitVector board, std::size_t n) {
    std::string least = board.toString();
    for (int i = 0; i < 4; ++i) {
        board = turned(board, n);
        least = std::min({least, board.toString(), mirrored(board, n).toString()});
    }
    return least;
}

} // namespace

void SolutionsTest::visitsEachOnce_data() {
    QTest::addColumn<std::size_t>("nullity");
    for (std::size_t nullity = 0; nullity <= 10; ++nullity) {
        QTest::addRow("%zu", nullity) << nullity;
    }
}

void SolutionsTest::visitsEachOnce() {
    QFETCH(std::size_t, nullity);
    const std::vector<BitVector> kernel = independentVectors(nullity);
    const BitVector one = BitVector::ones(70);
    std::set<std::string> expected;
    for (std::size_t subset = 0; subset < std::size_t{1} << nullity; ++subset) {
        BitVector sum = one;
        for (std::size_t i = 0; i < nullity; ++i) {
            if (((subset >> i) & 1U) != 0) {
                sum ^= kernel[i];
            }
        }
        expected.insert(sum.toString());
    }
    std::vector<std::string> visited;
    forEachSolution(one, kernel, [&](const BitVector& solution) {
        visited.push_back(solution.toString());
        return true;
    });
    QCOMPARE(visited.size(), expected.size());
    QCOMPARE(visited.front(), one.toString());
    QVERIFY(std::set<std::string>(visited.begin(), visited.end()) == expected);
}

void SolutionsTest::stopsOnRequest() {
    // Visiting all would take forever.
    const std::vector<BitVector> kernel = independentVectors(60);
    for (const int wanted : {1, 2, 100}) {
        int visits = 0;
        forEachSolution(BitVector(70), kernel, [&](const BitVector&) { return ++visits < wanted; });
        QCOMPARE(visits, wanted);
    }
}

void SolutionsTest::keepsTheSolutionsBeforeCancelling() {
    Progress whole;
    const Solver solver = *Solver::build(Rule(completeGraph(18)), whole);
    const BitVector first = BitVector::unit(18, 0);
    const auto all = listSolutions(solver, first, 200'000, whole).solutions;
    QCOMPARE(all.size(), std::size_t{1} << 17);
    const std::size_t times = timesCancelled([&](Progress& progress) {
        SolutionListing known;
        try {
            listSolutions(solver, first, 200'000, progress, &known);
        } catch (const Cancelled&) {
            QVERIFY(!known.isComplete && known.solutions.size() < all.size());
            QVERIFY(std::equal(known.solutions.begin(), known.solutions.end(), all.begin()));
            throw;
        }
    });
    QVERIFY(times > 0);
}

// OEIS A075463.
void SolutionsTest::solutionsOfBoardsUpToSymmetry() {
    for (std::size_t n = 1; n <= solutionsUpToSymmetry.size(); ++n) {
        Progress progress;
        const Solver solver = *Solver::build(Lattice{.rows = n, .cols = n}, progress);
        const Answer answer = solver.solve(BitVector::ones(n * n), progress);
        QVERIFY(answer.solvable);
        std::set<std::string> orbits;
        forEachSolution(answer.vector, kernelOf(solver), [&](const BitVector& solution) {
            orbits.insert(representative(solution, n));
            return true;
        });
        QCOMPARE(orbits.size(), solutionsUpToSymmetry.at(n - 1));
    }
}

void SolutionsTest::knownPowers() {
    QCOMPARE(powerOfTwo(0), std::string("1"));
    QCOMPARE(powerOfTwo(10), std::string("1024"));
    QCOMPARE(powerOfTwo(64), std::string("18446744073709551616"));
    QCOMPARE(powerOfTwo(100), std::string("1267650600228229401496703205376"));
}

void SolutionsTest::eachIsTwiceTheOneBefore() {
    std::string power = "1";
    for (std::size_t exponent = 0; exponent <= 1000; ++exponent) {
        QCOMPARE(powerOfTwo(exponent), power);
        int carry = 0;
        for (auto digit = power.rbegin(); digit != power.rend(); ++digit) {
            const int doubled = 2 * (*digit - '0') + carry;
            *digit = static_cast<char>('0' + doubled % 10);
            carry = doubled / 10;
        }
        if (carry > 0) {
            power.insert(power.begin(), '1');
        }
    }
}

LIGHTSOUT_TEST(SolutionsTest)
#include "SolutionsTest.moc"
