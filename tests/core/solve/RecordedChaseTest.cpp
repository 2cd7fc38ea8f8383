// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/RecordedChase.h"

#include "game/Rule.h"
#include "gf2/Elimination.h"

#include "tests/support/Test.h"

#include <QTest>

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
};

LIGHTSOUT_TEST(RecordedChaseTest)
#include "RecordedChaseTest.moc"
