// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/GridSolver.h"

#include "engines/DenseSolver.h"
#include "game/GridRows.h"
#include "gf2/Elimination.h"
#include "solve/SmallSystem.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class GridSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallGridsAgreeWithElimination_data();
    void smallGridsAgreeWithElimination();
    void awkwardGridsAgreeWithElimination_data();
    void awkwardGridsAgreeWithElimination();
    void allSidesAgreeWithTheSmallSystem_data();
    void allSidesAgreeWithTheSmallSystem();
    void kernelIsABasis_data();
    void kernelIsABasis();
    void rotatingTheBoardRotatesNothingElse();
    void hugeBoard();
    void cancels();
};

namespace {

Lattice grid(std::size_t rows, std::size_t cols, bool selfInfluence) {
    return {.rows = rows, .cols = cols, .selfInfluence = selfInfluence};
}

/// Tests random boards; every second one is solvable by construction.
void compareWithElimination(const Lattice& lattice, int boards) {
    const std::size_t cells = lattice.vertexCount();
    Progress progress;
    const GridSolver fast(lattice, progress);
    const DenseSolver dense(lattice, progress);
    QCOMPARE(fast.nullity(), dense.nullity());
    QVERIFY(fast.nullity() <= std::min(lattice.rows, lattice.cols));
    Random random(cells);
    for (int i = 0; i < boards; ++i) {
        const BitVector vector = BitVector::random(cells, random);
        const BitVector board = i % 2 == 0 ? planeGridChange(lattice, vector) : vector;
        const Answer answer = fast.solve(board, progress);
        QCOMPARE(answer.solvable, dense.solve(board, progress).solvable);
        if (answer.solvable) {
            QCOMPARE(planeGridChange(lattice, answer.vector), board);
        } else {
            // A is symmetric, so the certificate is a quiet pattern.
            QVERIFY(planeGridChange(lattice, answer.vector).none());
            QVERIFY(answer.vector.dot(board));
        }
    }
}

/// Uses the classroom method: eliminates a matrix that maps the first row to the row after the
/// last.
void compareWithSmallSystem(const Lattice& lattice, int boards) {
    Progress progress;
    const GridSolver fast(lattice, progress);
    const SmallSystem system(lattice, progress);
    QCOMPARE(fast.nullity(), system.nullity());
    const std::size_t cells = lattice.vertexCount();
    Random random(cells + 1);
    for (int i = 0; i < boards; ++i) {
        const BitVector vector = BitVector::random(cells, random);
        const BitVector board = i % 2 == 0 ? planeGridChange(lattice, vector) : vector;
        const Answer answer = fast.solve(board, progress);
        QCOMPARE(answer.solvable,
                 system.firstRowFor(chaseDown(lattice, board).lastRow).has_value());
        QVERIFY(answer.solvable || i % 2 != 0);
        if (answer.solvable) {
            QVERIFY(planeGridChange(lattice, answer.vector) == board);
        } else {
            QVERIFY(planeGridChange(lattice, answer.vector).none());
            QVERIFY(answer.vector.dot(board));
        }
    }
    for (std::size_t k = 0; k < fast.nullity(); ++k) {
        QVERIFY(planeGridChange(lattice, fast.kernelVector(k)).none());
    }
}

void addSelfInfluence() {
    QTest::addColumn<bool>("selfInfluence");
    QTest::newRow("closed neighbourhoods") << true;
    QTest::newRow("open neighbourhoods") << false;
}

} // namespace

void GridSolverTest::smallGridsAgreeWithElimination_data() {
    addSelfInfluence();
}

void GridSolverTest::smallGridsAgreeWithElimination() {
    QFETCH(bool, selfInfluence);
    for (std::size_t rows = 1; rows <= 13; ++rows) {
        for (std::size_t cols = 1; cols <= 13; ++cols) {
            compareWithElimination(grid(rows, cols, selfInfluence), 12);
        }
    }
}

void GridSolverTest::awkwardGridsAgreeWithElimination_data() {
    QTest::addColumn<std::size_t>("longSide");
    QTest::addColumn<std::size_t>("shortSide");
    for (const std::size_t longSide : {63U, 64U, 65U, 127U, 128U, 129U}) {
        for (const std::size_t shortSide : {1U, 2U, 3U, 5U, 8U}) {
            QTest::addRow("%zu x %zu", longSide, shortSide) << longSide << shortSide;
        }
    }
    QTest::newRow("33 x 33") << std::size_t{33} << std::size_t{33};
    QTest::newRow("34 x 16") << std::size_t{34} << std::size_t{16};
}

void GridSolverTest::awkwardGridsAgreeWithElimination() {
    QFETCH(std::size_t, longSide);
    QFETCH(std::size_t, shortSide);
    for (const bool selfInfluence : {true, false}) {
        compareWithElimination(grid(longSide, shortSide, selfInfluence), 4);
        compareWithElimination(grid(shortSide, longSide, selfInfluence), 4);
    }
}

void GridSolverTest::allSidesAgreeWithTheSmallSystem_data() {
    addSelfInfluence();
}

// Tests squares, near squares and all shapes up to 70; and sides around 128 and 512 in both
// orientations.
void GridSolverTest::allSidesAgreeWithTheSmallSystem() {
    QFETCH(bool, selfInfluence);
    Random random(70);
    for (std::size_t side = 1; side <= 70; ++side) {
        compareWithSmallSystem(grid(side, side, selfInfluence), 4);
        for (int round = 0; round < 4; ++round) {
            const std::size_t other = random.below(70) + 1;
            compareWithSmallSystem(grid(side, other, selfInfluence), 4);
            compareWithSmallSystem(grid(other, side, selfInfluence), 4);
        }
    }
    for (const std::size_t side : {127U, 128U, 129U, 511U, 512U, 513U}) {
        for (const std::size_t other : {1U, 2U, 63U, 64U, 65U, 128U}) {
            compareWithSmallSystem(grid(side, other, selfInfluence), 4);
            compareWithSmallSystem(grid(other, side, selfInfluence), 4);
        }
    }
    compareWithSmallSystem(grid(512, 511, selfInfluence), 4);
}

void GridSolverTest::kernelIsABasis_data() {
    QTest::addColumn<Lattice>("lattice");
    const auto add = [](const char* name, std::size_t rows, std::size_t cols, bool selfInfluence) {
        QTest::newRow(name) << grid(rows, cols, selfInfluence);
    };
    add("4 x 4", 4, 4, true);
    add("5 x 3", 5, 3, true);
    add("3 x 5", 3, 5, true);
    add("11 x 7", 11, 7, true);
    add("19 x 19", 19, 19, true);
    add("65 x 65", 65, 65, true);
    add("64 x 64, open", 64, 64, false);
    add("65 x 131, open", 65, 131, false);
    add("79 x 79", 79, 79, true);
    add("1 x 200", 1, 200, true);
}

void GridSolverTest::kernelIsABasis() {
    QFETCH(Lattice, lattice);
    Progress progress;
    const GridSolver solver(lattice, progress);
    QVERIFY(solver.nullity() > 0); // so that there is something to check
    std::vector<BitVector> kernel;
    for (std::size_t i = 0; i < solver.nullity(); ++i) {
        kernel.push_back(solver.kernelVector(i));
        QVERIFY(planeGridChange(lattice, kernel.back()).none());
    }
    const std::size_t cells = lattice.vertexCount();
    QCOMPARE(reducedEchelonForm(BitMatrix::fromRows(kernel, cells), cells, progress).rank(),
             solver.nullity());
}

void GridSolverTest::rotatingTheBoardRotatesNothingElse() {
    for (std::size_t rows = 1; rows <= 40; ++rows) {
        for (std::size_t cols = 1; cols < rows; ++cols) {
            Progress progress;
            QCOMPARE(GridSolver(grid(rows, cols, true), progress).nullity(),
                     GridSolver(grid(cols, rows, true), progress).nullity());
        }
    }
}

// A hundred million cells are solved in linear time. The board is solvable because it was made by
// presses.
void GridSolverTest::hugeBoard() {
    const Lattice lattice = grid(10'000, 10'000, true);
    Random random(1);
    const BitVector board =
        planeGridChange(lattice, BitVector::random(lattice.vertexCount(), random));
    Progress progress;
    const GridSolver solver(lattice, progress);
    const Answer answer = solver.solve(board, progress);
    QVERIFY(answer.solvable);
    QVERIFY(planeGridChange(lattice, answer.vector) == board);
}

void GridSolverTest::cancels() {
    Progress progress;
    const Lattice lattice = grid(65, 65, true);
    const GridSolver solver(lattice, progress);
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, solver.solve(BitVector(lattice.vertexCount()), progress));
    QVERIFY_THROWS_EXCEPTION(Cancelled, GridSolver(lattice, progress));
}

LIGHTSOUT_TEST(GridSolverTest)
#include "GridSolverTest.moc"
