// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/RowColumnSolver.h"

#include "engines/DenseSolver.h"
#include "solve/Solver.h"
#include "tests/support/Answers.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class RowColumnSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallBoardsAgreeWithElimination_data() { addSelf(); }
    void smallBoardsAgreeWithElimination();
    void largeBoards_data() { addSelf(); }
    void largeBoards();
    void blackRing();

private:
    static void addSelf() {
        QTest::addColumn<bool>("self");
        QTest::newRow("with self-influence") << true;
        QTest::newRow("without") << false;
    }
};

void RowColumnSolverTest::smallBoardsAgreeWithElimination() {
    QFETCH(bool, self);
    Progress progress;
    Random random(1);
    for (std::size_t rows = 1; rows <= 10; ++rows) {
        for (std::size_t cols = 1; cols <= 10; ++cols) {
            const Lattice lattice{.rows = rows,
                                  .cols = cols,
                                  .topology =
                                      (rows + cols) % 3 == 0 ? Topology::torus : Topology::plane,
                                  .neighbours = Neighbours::rowColumn,
                                  .selfInfluence = self};
            // Solves the board as a graph, whose structure is unknown.
            const Rule rule(toGraph(lattice));
            const RowColumnSolver solver(lattice);
            const DenseSolver dense(rule, progress);
            QCOMPARE(solver.nullity(), dense.nullity());
            for (int i = 0; i < 40; ++i) {
                const BitVector vector = BitVector::random(rows * cols, random);
                BitVector board = i % 2 == 0 ? rule.changedBy(vector) : vector;
                if (i % 4 == 2) { // the others are rarely unsolvable
                    board.flip(random.below(board.size()));
                }
                const Answer answer = solver.solve(board, progress);
                QCOMPARE(answer.solvable, dense.solve(board, progress).solvable);
                QVERIFY(isRight(rule, board, answer));
            }
            QVERIFY(isKernelRight(rule, solver));
        }
    }
}

void RowColumnSolverTest::largeBoards() {
    QFETCH(bool, self);
    Progress progress;
    Random random(2);
    for (const auto& [rows, cols] :
         {std::pair(1000U, 1000U), std::pair(999U, 1001U), std::pair(999U, 1000U),
          std::pair(1U, 100'000U), std::pair(1'000'000U, 2U)}) {
        const Rule rule(Lattice{.rows = rows,
                                .cols = cols,
                                .topology = Topology::cylinder,
                                .neighbours = Neighbours::rowColumn,
                                .selfInfluence = self});
        const Result<Solver> solver = Solver::build(rule, progress);
        QVERIFY(solver);
        const BitVector vector = BitVector::random(rule.vertexCount(), random);
        const BitVector board = rule.changedBy(vector);
        // The solver verifies both answers against the rule.
        QVERIFY(solver->solve(board, progress).solvable);
        BitVector spoilt = board;
        spoilt.flip(random.below(board.size()));
        QCOMPARE(solver->solve(spoilt, progress).solvable,
                 solver->nullity() == 0 || (!self && cols == 100'000U));
    }
}

/// Project Euler 331: the cells (x, y) with (N - 1)² ≤ x² + y² < N² are on. The unique solutions
/// have T(10) = 29 and T(1000) = 395253 presses.
void RowColumnSolverTest::blackRing() {
    Progress progress;
    for (const auto& [n, fewest] : {std::pair(10U, 29U), std::pair(1000U, 395'253U)}) {
        const Rule rule(Lattice{.rows = n, .cols = n, .neighbours = Neighbours::rowColumn});
        BitVector ring(std::size_t{n} * n);
        for (std::size_t y = 0; y < n; ++y) {
            for (std::size_t x = 0; x < n; ++x) {
                const std::size_t distance = x * x + y * y;
                ring.set(y * n + x, distance >= (n - 1) * (n - 1) && distance < n * n);
            }
        }
        const Result<Solver> solver = Solver::build(rule, progress);
        const Answer answer = solver->solve(ring, progress);
        QVERIFY(answer.solvable);
        QCOMPARE(answer.vector.count(), std::size_t{fewest});
    }
}

LIGHTSOUT_TEST(RowColumnSolverTest)
#include "RowColumnSolverTest.moc"
