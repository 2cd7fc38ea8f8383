// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/CoveringRadius.h"

#include "fewest/CosetWeights.h"
#include "fewest/HardestBoards.h"
#include "graph/Families.h"
#include "tests/support/Kernels.h"
#include "tests/support/Length.h"
#include "tests/support/RandomCosets.h"
#include "tests/support/Test.h"

#include <QTest>

#include <array>

using namespace lightsout;

class CoveringRadiusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithEveryBoard();
    void publishedSquares_data();
    void publishedSquares();
    void squaresThatPublishedBoundsMiss();
    void withoutKernel();
    void largeSummands();
    void cancels();
};

namespace {

std::vector<BitVector> kernelOfSquare(std::size_t side) {
    Progress progress;
    return kernelOf(*Solver::build(Lattice{.rows = side, .cols = side}, progress));
}

} // namespace

// Compares with the count of all boards: the bounds hold, and the board is as hard as reported.
void CoveringRadiusTest::agreesWithEveryBoard() {
    Random random(1);
    int proven = 0;
    for (int i = 0; i < 120; ++i) {
        const std::size_t dimension = 1 + random.below(5);
        const std::size_t size = dimension + random.below(14);
        const Coset coset = randomCoset(size, dimension, random);
        Progress progress;
        const std::size_t greatest = boardsByPresses(size, coset.basis, progress).counts.size() - 1;
        const CoveringRadius radius = coveringRadius(size, coset.basis, 1, progress);
        QVERIFY(radius.lowerBound() <= greatest);
        QVERIFY(radius.upperBound >= greatest);
        QCOMPARE(leastWeight(radius.hardest, coset.basis, 1, progress).vector.count(),
                 radius.hardest.count());
        proven += radius.isProven() ? 1 : 0;
    }
    QCOMPARE(proven, 120);
}

// LightsOut-Math, worst cases over all solvable boards. For 9, 16 and 29 it gives bounds; CBC
// proves the value of 9, too (tests/app/cli/hardest_test.py).
void CoveringRadiusTest::publishedSquares_data() {
    QTest::addColumn<std::size_t>("side");
    QTest::addColumn<std::size_t>("published");
    const auto add = [](std::size_t side, std::size_t published) {
        QTest::addRow("%zu", side) << side << published;
    };
    add(4, 7);
    add(5, 15);
    add(9, 37);
    add(11, 65);
    add(14, 123);
    add(16, 124);
    add(17, 199);
    add(24, 375);
    add(29, 443);
    add(34, 763);
    add(35, 721);
    add(41, 1191);
    add(44, 1287);
    add(53, 1999);
    add(54, 1947);
    add(74, 3675);
    add(77, 4239);
}

void CoveringRadiusTest::publishedSquares() {
    QFETCH(std::size_t, side);
    QFETCH(std::size_t, published);
    Progress progress;
    const CoveringRadius radius = coveringRadius(side * side, kernelOfSquare(side), 1, progress);
    QCOMPARE(radius.lowerBound(), published);
    QCOMPARE(radius.upperBound, published);
}

// LightsOut-Math gives 197 for 19 × 19, which is impossible: on every board, each cell but one is
// pressed in half of the solutions, so some solution has at most 181 presses. For 23 × 23, it gives
// 239 to 305.
void CoveringRadiusTest::squaresThatPublishedBoundsMiss() {
    std::vector<std::array<std::size_t, 3>> squares{{19, 150, 181}};
    if (isRunAtLength()) {
        squares.push_back({23, 239, 269});
    }
    for (const auto& [side, lower, upper] : squares) {
        Progress progress;
        const std::vector<BitVector> kernel = kernelOfSquare(side);
        const CoveringRadius radius = coveringRadius(side * side, kernel, 1, progress);
        QVERIFY(radius.lowerBound() >= lower);
        QVERIFY(radius.upperBound <= upper);
        QCOMPARE(leastWeight(radius.hardest, kernel, 1, progress).vector.count(),
                 radius.lowerBound());
    }
}

void CoveringRadiusTest::withoutKernel() {
    Progress progress;
    const CoveringRadius radius = coveringRadius(9, {}, 1, progress);
    QVERIFY(radius.isProven());
    QCOMPARE(radius.hardest, BitVector::ones(9));
    QVERIFY(coveringRadius(0, {}, 1, progress).isProven());
}

// There are 40 equivalent lights: a board needs one press or none.
void CoveringRadiusTest::largeSummands() {
    Progress progress;
    const std::vector<BitVector> kernel = kernelOf(*Solver::build(completeGraph(40), progress));
    const CoveringRadius radius = coveringRadius(40, kernel, 1, progress);
    QCOMPARE(radius.upperBound, std::size_t{20});
    QCOMPARE(radius.lowerBound(), std::size_t{0});
    // The graph consists of two small parts.
    Graph triangles(7);
    for (const Vertex first : {0U, 3U}) {
        triangles.addEdge(first, first + 1);
        triangles.addEdge(first, first + 2);
        triangles.addEdge(first + 1, first + 2);
    }
    const CoveringRadius parts =
        coveringRadius(7, kernelOf(*Solver::build(triangles, progress)), 1, progress);
    QVERIFY(parts.isProven());
    QCOMPARE(parts.upperBound, std::size_t{3});
}

void CoveringRadiusTest::cancels() {
    Progress progress;
    const std::vector<BitVector> kernel = kernelOfSquare(9);
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, coveringRadius(81, kernel, 1, progress));
}

LIGHTSOUT_TEST(CoveringRadiusTest)
#include "CoveringRadiusTest.moc"
