// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/GeneralSolution.h"

#include "tests/support/MatrixZoo.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

RecordedElimination eliminated(const BitMatrix& matrix, std::size_t columns) {
    Progress progress;
    return recordElimination(matrix, columns, progress);
}

BitMatrix withRightSide(const BitMatrix& matrix, const BitVector& rightSide) {
    BitMatrix column(matrix.rows(), 1);
    column.setColumn(0, rightSide);
    return matrix.augmented(column);
}

} // namespace

class GeneralSolutionTest : public QObject {
    Q_OBJECT

private slots:
    void solvesAndMoreSolve_data() { addMatrixZoo(); }
    void solvesAndMoreSolve() {
        QFETCH(BitMatrix, matrix);
        Random random(3);
        const BitVector rightSide = matrix * BitVector::random(matrix.cols(), random);
        const RecordedElimination elimination =
            eliminated(withRightSide(matrix, rightSide), matrix.cols());
        const GeneralSolution solution = generalSolution(elimination, matrix.cols());
        QCOMPARE(matrix * solution.particular, rightSide);
        QCOMPARE(solution.parameters.size(), matrix.cols() - elimination.rank());
        QCOMPARE(solution.directions.size(), solution.parameters.size());
        for (std::size_t i = 0; i < solution.directions.size(); ++i) {
            QVERIFY((matrix * solution.directions[i]).none());
            // Each parameter can be chosen separately.
            for (std::size_t j = 0; j < solution.parameters.size(); ++j) {
                QCOMPARE(solution.directions[i][solution.parameters[j]], i == j);
            }
            QVERIFY(!solution.particular[solution.parameters[i]]);
        }
    }

    void rowsAddUpToTheResult_data() { addMatrixZoo(); }
    void rowsAddUpToTheResult() {
        QFETCH(BitMatrix, matrix);
        const RecordedElimination elimination = eliminated(matrix, matrix.cols());
        const BitMatrix transposed = matrix.transposed();
        for (std::size_t row = 0; row < matrix.rows(); row += 7) {
            QCOMPARE(transposed * rowsAddedUp(elimination, row), elimination.result.row(row));
        }
    }

    void inversesAreInverse() {
        Random random(17);
        int invertible = 0;
        for (const std::size_t order : {0U, 1U, 2U, 3U, 5U, 63U, 64U, 65U}) {
            for (int trial = 0; trial < 8; ++trial) {
                const BitMatrix matrix = BitMatrix::random(order, order, random);
                const RecordedElimination elimination =
                    eliminated(matrix.augmented(BitMatrix::identity(order)), order);
                const auto inverted = inverse(elimination);
                QCOMPARE(inverted.has_value(), determinant(elimination, order));
                if (inverted) {
                    QVERIFY(matrix * *inverted == BitMatrix::identity(order));
                    ++invertible;
                }
            }
        }
        QVERIFY(invertible > 10);
    }

    /// The 3 × 2 board of the French lecture, with all lights on, has four solutions.
    void theLecturesThreeByTwoBoard() {
        BitMatrix matrix(6, 6);
        for (std::size_t cell = 0; cell < 6; ++cell) {
            for (std::size_t other = 0; other < 6; ++other) {
                const std::size_t rows =
                    cell / 2 > other / 2 ? cell / 2 - other / 2 : other / 2 - cell / 2;
                const std::size_t columns = cell % 2 != other % 2 ? 1 : 0;
                matrix.set(cell, other, rows + columns <= 1);
            }
        }
        const RecordedElimination elimination =
            eliminated(withRightSide(matrix, BitVector::ones(6)), 6);
        QVERIFY(!elimination.contradiction);
        QVERIFY(!determinant(elimination, 6));
        const GeneralSolution solution = generalSolution(elimination, 6);
        QCOMPARE(solution.parameters, (std::vector<std::size_t>{4, 5}));
        QCOMPARE(matrix * solution.particular, BitVector::ones(6));
    }
};

LIGHTSOUT_TEST(GeneralSolutionTest)
#include "GeneralSolutionTest.moc"
