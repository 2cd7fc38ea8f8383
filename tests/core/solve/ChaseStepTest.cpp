// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/ChaseStep.h"

#include "engines/GridSolver.h"
#include "game/Rule.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

using Stage = ChaseStep::Stage;

class ChaseStepTest : public QObject {
    Q_OBJECT

private slots:
    /// Following the steps solves the board if and only if it can be solved.
    void followingItSolves() {
        Random random(5);
        Progress progress;
        for (const bool self : {true, false}) {
            for (std::size_t size = 1; size <= 7; ++size) {
                const Lattice grid{.rows = size, .cols = 8 - size, .selfInfluence = self};
                const Rule rule(grid);
                const SmallSystem system(grid, progress);
                const GridSolver solver(grid, progress);
                for (int trial = 0; trial < 20; ++trial) {
                    BitVector left = BitVector::random(grid.vertexCount(), random);
                    const bool solvable = solver.solve(left, progress).solvable;
                    std::size_t steps = 0;
                    ChaseStep step = nextChaseStep(grid, system, left);
                    while (step.stage == Stage::fill || step.stage == Stage::firstRow) {
                        QVERIFY(step.presses.any());
                        left ^= rule.changedBy(step.presses);
                        step = nextChaseStep(grid, system, left);
                        QVERIFY(++steps <= 2 * grid.rows);
                    }
                    QCOMPARE(step.stage == Stage::solved, solvable);
                    QCOMPARE(left.none(), solvable);
                }
            }
        }
    }

    void pressesBelowTheFirstWrongRow() {
        const Lattice grid{.rows = 3, .cols = 3};
        Progress progress;
        const SmallSystem system(grid, progress);
        const ChaseStep step = nextChaseStep(grid, system, *BitVector::fromString("000101011"));
        QVERIFY(step.stage == Stage::fill);
        QCOMPARE(step.row, 1U);
        QCOMPARE(step.presses.toString(), std::string("000000101"));
    }

    void theLastRowProvesAnUnsolvableBoard() {
        const Lattice grid{.rows = 5, .cols = 5};
        Progress progress;
        const SmallSystem system(grid, progress);
        const ChaseStep step = nextChaseStep(grid, system, BitVector::unit(25, 20));
        QVERIFY(step.stage == Stage::unsolvable);
        QCOMPARE(step.lastRow.toString(), std::string("10000"));
        QVERIFY(step.presses.none());
    }
};

LIGHTSOUT_TEST(ChaseStepTest)
#include "ChaseStepTest.moc"
