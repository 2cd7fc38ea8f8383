// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/SmallSystem.h"

#include "engines/GridSolver.h"
#include "game/Rule.h"
#include "solve/RecordedChase.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>

using namespace lightsout;

using Stage = ChaseStep::Stage;

namespace {

SmallSystem smallSystemOf(const Lattice& grid) {
    Progress progress;
    return SmallSystem(grid, progress);
}

void addGrids() {
    QTest::addColumn<Lattice>("grid");
    for (const bool self : {true, false}) {
        for (std::size_t rows = 1; rows <= 6; ++rows) {
            for (std::size_t cols = 1; cols <= 7; ++cols) {
                QTest::addRow("%zu x %zu, self %d", rows, cols, self)
                    << Lattice{.rows = rows, .cols = cols, .selfInfluence = self};
            }
        }
        for (const std::size_t cols : {63U, 64U, 65U}) {
            QTest::addRow("9 x %zu, self %d", cols, self)
                << Lattice{.rows = 9, .cols = cols, .selfInfluence = self};
        }
    }
}

} // namespace

class SmallSystemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chasingLeavesOnlyTheLastRow_data() { addGrids(); }
    void chasingLeavesOnlyTheLastRow() {
        QFETCH(Lattice, grid);
        Random random(11);
        for (int trial = 0; trial < 5; ++trial) {
            const BitVector difference = BitVector::random(grid.vertexCount(), random);
            const Chase chase = chaseDown(grid, difference);
            BitVector left(grid.vertexCount());
            left.assign(grid.vertexCount() - grid.cols, chase.lastRow);
            QCOMPARE(difference ^ Rule(grid).changedBy(chase.presses), left);
            QVERIFY(chase.presses.slice(0, grid.cols).none());
        }
    }

    void firstRowsLeaveNothing_data() { addGrids(); }
    void firstRowsLeaveNothing() {
        QFETCH(Lattice, grid);
        Progress progress;
        const SmallSystem system(grid, progress);
        const GridSolver solver(grid, progress);
        QCOMPARE(system.nullity(), solver.nullity());
        Random random(12);
        for (int trial = 0; trial < 10; ++trial) {
            const BitVector difference = BitVector::random(grid.vertexCount(), random);
            const auto firstRow = system.firstRowFor(chaseDown(grid, difference).lastRow);
            QCOMPARE(firstRow.has_value(), solver.solve(difference, progress).solvable);
            if (firstRow) {
                BitVector presses(grid.vertexCount());
                presses.assign(0, *firstRow);
                const BitVector left = difference ^ Rule(grid).changedBy(presses);
                QVERIFY(chaseDown(grid, left).lastRow.none());
            }
        }
    }

    /// Tries every first row: the equations hold for those after which chasing leaves nothing.
    void equationsDescribeTheFirstRows() {
        for (const Lattice& grid : {Lattice{.rows = 5, .cols = 5}, Lattice{.rows = 4, .cols = 4},
                                    Lattice{.rows = 3, .cols = 6}}) {
            const SmallSystem system = smallSystemOf(grid);
            Random random(13);
            for (int trial = 0; trial < 20; ++trial) {
                const BitVector lastRow = BitVector::random(grid.cols, random);
                const std::vector<FirstRowEquation> equations = system.equations(lastRow);
                const bool isSolvable = system.firstRowFor(lastRow).has_value();
                QCOMPARE(equations.size(),
                         grid.cols - system.nullity() + (isSolvable ? std::size_t{0} : 1));
                for (std::uint64_t number = 0; number < std::uint64_t{1} << grid.cols; ++number) {
                    BitVector presses(grid.cols);
                    for (std::size_t column = 0; column < grid.cols; ++column) {
                        presses.set(column, ((number >> column) & 1U) != 0);
                    }
                    const bool holds =
                        std::ranges::all_of(equations, [&](const FirstRowEquation& equation) {
                            return equation.presses.dot(presses) == equation.sum;
                        });
                    QCOMPARE(holds, system.matrix() * presses == lastRow);
                }
            }
        }
    }

    /// Compares with the last rows of the recorded elimination, just before the small system is
    /// solved.
    void isTheSystemThatFillingEndsIn() {
        for (const std::size_t cols : {1U, 3U, 5U, 8U}) {
            const Lattice grid{.rows = 4, .cols = cols};
            Progress progress;
            const RecordedChase chase = recordChase(grid, Rule(grid).influenceMatrix(), progress);
            BitMatrix matrix = chase.elimination.start;
            for (std::size_t i = 0; i < chase.smallSystem; ++i) {
                lightsout::apply(matrix, chase.elimination.operations[i]);
            }
            const SmallSystem system = smallSystemOf(grid);
            for (std::size_t r = 0; r < cols; ++r) {
                QCOMPARE(matrix.row(grid.cell(3, r)).slice(0, cols), system.matrix().row(r));
            }
        }
    }

    /// The table that players of the 5 × 5 game use: last row, first row.
    void theTableOfFiveByFive() {
        const SmallSystem system = smallSystemOf(Lattice{.rows = 5, .cols = 5});
        const auto table = system.table();
        const std::vector<std::pair<std::string, std::string>> known{
            {"00111", "00010"}, {"01010", "01001"}, {"01101", "10000"}, {"10001", "00011"},
            {"10110", "00001"}, {"11011", "00100"}, {"11100", "01000"}};
        QCOMPARE(table.size(), known.size());
        for (std::size_t i = 0; i < known.size(); ++i) {
            QCOMPARE(table[i].lastRow.toString(), known[i].first);
            const BitVector firstRow = *BitVector::fromString(known[i].second);
            QCOMPARE(system.matrix() * firstRow, table[i].lastRow);
            QCOMPARE(table[i].firstRow.count(), firstRow.count());
        }
    }

    void tablesHoldEverySolvableLastRow() {
        for (std::size_t cols = 1; cols <= SmallSystem::maxTableColumns; ++cols) {
            const SmallSystem system = smallSystemOf(Lattice{.rows = cols, .cols = cols});
            const auto table = system.table();
            QCOMPARE(table.size() + 1, std::size_t{1} << (cols - system.nullity()));
            for (const ChaseCase& line : table) {
                QCOMPARE(system.matrix() * line.firstRow, line.lastRow);
            }
        }
    }

    /// No other first row with this effect has fewer presses.
    void firstRowsAreTheFewest() {
        const SmallSystem system = smallSystemOf(Lattice{.rows = 9, .cols = 9});
        QCOMPARE(system.nullity(), 8U);
        for (const ChaseCase& line : system.table()) {
            for (std::size_t number = 0; number < 512; ++number) {
                BitVector other(9);
                for (std::size_t i = 0; i < 9; ++i) {
                    other.set(i, ((number >> i) & 1U) != 0);
                }
                QVERIFY(system.matrix() * other != line.lastRow ||
                        other.count() >= line.firstRow.count());
            }
        }
    }
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

LIGHTSOUT_TEST(SmallSystemTest)
#include "SmallSystemTest.moc"
