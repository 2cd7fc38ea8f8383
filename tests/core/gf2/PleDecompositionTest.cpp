// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/PleDecomposition.h"

#include "gf2/Elimination.h"
#include "tests/support/MatrixZoo.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class PleDecompositionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithPlainElimination_data() { addMatrices(); }
    void agreesWithPlainElimination();
    void kernelIsThatOfTheEchelonForm_data() { addMatrices(); }
    void kernelIsThatOfTheEchelonForm();
    void threadsChangeNothing();
    void cancels();

private:
    static void addMatrices();
};

void PleDecompositionTest::addMatrices() {
    addMatrixZoo();
    Random random(5);
    for (const std::size_t rank : {64U, 100U, 330U}) {
        QTest::addRow("large, rank %zu", rank)
            << BitMatrix::random(600, rank, random) * BitMatrix::random(rank, 640, random);
    }
}

void PleDecompositionTest::agreesWithPlainElimination() {
    QFETCH(BitMatrix, matrix);
    const BitMatrix transposed = matrix.transposed();
    Progress progress;
    const PleDecomposition decomposition(matrix, progress);
    Random random(1);
    for (int i = 0; i < 10; ++i) {
        // Every second right-hand side has a solution by construction.
        const BitVector right = i % 2 == 0 ? matrix * BitVector::random(matrix.cols(), random)
                                           : BitVector::random(matrix.rows(), random);
        BitMatrix column(matrix.rows(), 1);
        column.setColumn(0, right);
        const EchelonForm form = reducedEchelonFormPlain(matrix.augmented(column), matrix.cols());
        BitVector expected(matrix.cols());
        bool isSolvable = true;
        for (std::size_t r = 0; r < matrix.rows(); ++r) {
            if (r >= form.rank()) {
                isSolvable = isSolvable && !form.matrix.get(r, matrix.cols());
            } else if (form.matrix.get(r, matrix.cols())) {
                expected.flip(form.pivots[r]);
            }
        }
        QCOMPARE(decomposition.rank(), form.rank());
        const Answer answer = decomposition.solve(right, progress);
        QCOMPARE(answer.solvable, isSolvable);
        if (isSolvable) {
            QCOMPARE(answer.vector, expected);
        } else {
            QVERIFY((transposed * answer.vector).none());
            QVERIFY(answer.vector.dot(right));
        }
    }
}

void PleDecompositionTest::kernelIsThatOfTheEchelonForm() {
    QFETCH(BitMatrix, matrix);
    Progress progress;
    const PleDecomposition decomposition(matrix, progress);
    const auto basis = kernelBasis(reducedEchelonFormPlain(matrix, matrix.cols()), matrix.cols());
    QCOMPARE(decomposition.nullity(), basis.size());
    for (std::size_t i = 0; i < basis.size(); ++i) {
        QCOMPARE(decomposition.kernelVector(i), basis[i]);
    }
}

/// The matrix is large enough for threads and does not have full rank.
void PleDecompositionTest::threadsChangeNothing() {
    constexpr std::size_t size = 2600;
    Random random(9);
    BitMatrix matrix = BitMatrix::random(size, size, random);
    for (const std::size_t row : {100U, 1300U, 2599U}) {
        matrix.setRow(row, matrix.row(7) ^ matrix.row(2000));
    }
    Progress progress;
    const PleDecomposition alone(matrix, progress);
    const PleDecomposition shared(matrix, progress, 3);
    QCOMPARE(shared.rank(), alone.rank());
    for (std::size_t i = 0; i < alone.nullity(); ++i) {
        QVERIFY((matrix * alone.kernelVector(i)).none());
        QCOMPARE(shared.kernelVector(i), alone.kernelVector(i));
    }
    const BitVector solvable = matrix * BitVector::random(size, random);
    for (const BitVector& right : {solvable, BitVector::unit(size, 100)}) {
        const Answer answer = shared.solve(right, progress);
        QCOMPARE(answer.solvable, right == solvable);
        QCOMPARE(answer.vector, alone.solve(right, progress).vector);
        QVERIFY(!answer.solvable || matrix * answer.vector == right);
    }
}

void PleDecompositionTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, PleDecomposition(BitMatrix::identity(65), progress));
}

LIGHTSOUT_TEST(PleDecompositionTest)
#include "PleDecompositionTest.moc"
