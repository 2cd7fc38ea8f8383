// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/RecordedChase.h"

#include "game/Rule.h"
#include "gf2/Elimination.h"

#include "tests/support/Test.h"

#include <QTest>

#include <cmath>

using namespace lightsout;

namespace {

BitMatrix withRightSide(const Lattice& grid, const BitVector& difference) {
    BitMatrix rightSide(grid.vertexCount(), 1);
    rightSide.setColumn(0, difference);
    return Rule(grid).influenceMatrix().augmented(rightSide);
}

RecordedChase chaseOf(const Lattice& grid, const BitVector& difference) {
    Progress progress;
    return recordChase(grid, withRightSide(grid, difference), progress);
}

BitMatrix systemOf(const Lattice& grid) {
    BitMatrix rightSide(grid.vertexCount(), 1);
    rightSide.setColumn(0, BitVector::ones(grid.vertexCount()));
    return Rule(grid).influenceMatrix().augmented(rightSide);
}

RecordedElimination gaussOf(const Lattice& grid) {
    Progress progress;
    return recordElimination(systemOf(grid), grid.vertexCount(), progress);
}

ChaseCosts chaseCostsOf(const Lattice& grid) {
    Progress progress;
    return chaseCosts(recordChase(grid, systemOf(grid), progress), grid);
}

/// Returns the exponent of growth between two sizes, of which one is twice the other.
double growth(std::uint64_t small, std::uint64_t large) {
    return std::log2(static_cast<double>(large) / static_cast<double>(small));
}

} // namespace

class RecordedChaseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithGauss_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("cols");
        QTest::addColumn<bool>("self");
        for (const bool self : {true, false}) {
            for (int rows = 1; rows <= 6; ++rows) {
                for (int cols = 1; cols <= 6; ++cols) {
                    QTest::addRow("%d x %d, self %d", rows, cols, self) << rows << cols << self;
                }
            }
            QTest::addRow("2 x 32, self %d", self) << 2 << 32 << self;
            QTest::addRow("13 x 5, self %d", self) << 13 << 5 << self;
        }
    }

    void agreesWithGauss() {
        QFETCH(int, rows);
        QFETCH(int, cols);
        QFETCH(bool, self);
        const Lattice grid{.rows = static_cast<std::size_t>(rows),
                           .cols = static_cast<std::size_t>(cols),
                           .selfInfluence = self};
        Random random(static_cast<std::uint64_t>(rows * 100 + cols));
        for (int trial = 0; trial < 5; ++trial) {
            const BitVector difference = BitVector::random(grid.vertexCount(), random);
            const RecordedElimination chase = chaseOf(grid, difference).elimination;
            const EchelonForm plain =
                reducedEchelonFormPlain(withRightSide(grid, difference), grid.vertexCount());
            BitMatrix replayed = chase.start;
            for (const RowOperation& operation : chase.operations) {
                apply(replayed, operation);
            }
            QVERIFY(replayed == chase.result);
            QCOMPARE(chase.rank(), plain.rank());
            for (std::size_t row = 0; row < chase.rank(); ++row) {
                // The pivot is the only 1 of its column.
                QVERIFY(chase.result.column(chase.pivots[row]) ==
                        BitVector::unit(grid.vertexCount(), row));
            }
            bool consistent = true;
            for (std::size_t row = plain.rank(); row < grid.vertexCount(); ++row) {
                consistent = consistent && plain.matrix.row(row).none();
            }
            QCOMPARE(!chase.contradiction.has_value(), consistent);
        }
    }

    /// In the Hebrew thesis, the 3 × 3 board with all lights on leads to the system x2 + x3 = 1, x1
    /// + x2 + x3 = 0, x1 + x2 = 1 (with a term that the thesis omits).
    void theThesisSmallSystem() {
        const Lattice grid{.rows = 3, .cols = 3};
        const RecordedChase chase = chaseOf(grid, BitVector::ones(9));
        BitMatrix matrix = chase.elimination.start;
        for (std::size_t i = 0; i < chase.smallSystem; ++i) {
            apply(matrix, chase.elimination.operations[i]);
        }
        QCOMPARE(matrix.row(6).toString(), std::string("0110000001"));
        QCOMPARE(matrix.row(7).toString(), std::string("1110000000"));
        QCOMPARE(matrix.row(8).toString(), std::string("1100000001"));
        // Its solution is 1 0 1 in the first row.
        const BitVector solution = chase.elimination.result.column(9);
        QCOMPARE(solution.slice(6, 3).toString(), std::string("101"));
    }

    /// The pivots of the 2 × 2 board are on the diagonal: an addition of pivot row i touches 5 - i
    /// entries.
    void theTwoByTwoBoard() {
        const RecordedElimination elimination = gaussOf(Lattice{.rows = 2, .cols = 2});
        const RowOperationCosts costs = gaussCosts(elimination);
        QCOMPARE(costs.operations(), elimination.operations.size());
        QCOMPARE(costs.swaps, std::uint64_t{1});
        QCOMPARE(costs.additions, std::uint64_t{8});
        std::uint64_t expected = 0;
        for (const RowOperation& operation : elimination.operations) {
            expected += operation.kind == RowOperation::Kind::add ? 5 - operation.source : 0;
        }
        QCOMPARE(costs.bitOperations, expected);
    }

    void partsOfFillingAddUp() {
        for (std::size_t rows = 1; rows <= 5; ++rows) {
            for (std::size_t cols = 1; cols <= 5; ++cols) {
                const Lattice grid{.rows = rows, .cols = cols};
                Progress progress;
                const RecordedChase chase = recordChase(grid, systemOf(grid), progress);
                const ChaseCosts costs = chaseCosts(chase, grid);
                QCOMPARE(costs.total().operations(), chase.elimination.operations.size());
                QCOMPARE(costs.filling.operations(), chase.smallSystem);
                QVERIFY(costs.filling.additions <= 4 * rows * cols);
            }
        }
    }

    /// All entries that are not counted are 0, and all others are counted.
    void entriesLeftOutAreZero() {
        const Lattice grid{.rows = 4, .cols = 5};
        Progress progress;
        const RecordedChase chase = recordChase(grid, systemOf(grid), progress);
        BitMatrix matrix = chase.elimination.start;
        std::uint64_t counted = 0;
        for (std::size_t i = 0; i < chase.elimination.operations.size(); ++i) {
            const RowOperation& operation = chase.elimination.operations[i];
            if (i >= chase.smallSystem) {
                const BitVector source = matrix.row(operation.source);
                QVERIFY(source.findNext(0) >= chase.elimination.pivots[operation.source] ||
                        operation.kind == RowOperation::Kind::swap);
                QVERIFY(source.slice(grid.cols, grid.vertexCount() - grid.cols).none());
                // These are the entries from the pivot to the end of the first row, and the
                // right-hand side.
                counted += operation.kind == RowOperation::Kind::add
                               ? grid.cols - chase.elimination.pivots[operation.source] + 1
                               : 0;
            }
            lightsout::apply(matrix, operation);
        }
        const ChaseCosts costs = chaseCosts(chase, grid);
        QCOMPARE(costs.smallSystem.bitOperations + costs.substitution.bitOperations, counted);
    }

    void countsGrowAsExpected() {
        const auto square = [](std::size_t side) { return Lattice{.rows = side, .cols = side}; };
        const double gauss = growth(gaussCosts(gaussOf(square(12))).bitOperations,
                                    gaussCosts(gaussOf(square(24))).bitOperations);
        QVERIFY2(gauss > 4.6 && gauss < 5.4, qPrintable(QString::number(gauss)));
        const ChaseCosts small = chaseCostsOf(square(12));
        const ChaseCosts large = chaseCostsOf(square(24));
        const double filling = growth(small.filling.bitOperations, large.filling.bitOperations);
        QVERIFY2(filling > 3.7 && filling < 4.3, qPrintable(QString::number(filling)));
        const double end = growth(small.smallSystem.bitOperations, large.smallSystem.bitOperations);
        QVERIFY2(end > 2.4 && end < 3.6, qPrintable(QString::number(end)));
        QVERIFY(growth(denseBitOperations(144), denseBitOperations(576)) > 5.9);
        QVERIFY(gaussCosts(gaussOf(square(5))).bitOperations < denseBitOperations(25));
    }

    void nothingCostsNothing() {
        QCOMPARE(denseBitOperations(0), std::uint64_t{0});
        QCOMPARE(denseBitOperations(1), std::uint64_t{0});
        QCOMPARE(chaseCostsOf(Lattice{}).total(), RowOperationCosts());
    }
};

LIGHTSOUT_TEST(RecordedChaseTest)
#include "RecordedChaseTest.moc"
