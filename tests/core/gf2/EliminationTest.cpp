// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/Elimination.h"

#include "tests/support/Cancelling.h"
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

class EliminationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fastIsPlain_data();
    void fastIsPlain();
    void formIsReduced_data() { addMatrixZoo(); }
    void formIsReduced();
    void rowOperationsOnly_data() { addMatrixZoo(); }
    void rowOperationsOnly();
    void rankOfTransposedIsTheSame_data() { addMatrixZoo(); }
    void rankOfTransposedIsTheSame();
    void kernelBasisIsABasis_data() { addMatrixZoo(); }
    void kernelBasisIsABasis();
    void carriesOtherColumnsAlong_data() { addMatrixZoo(); }
    void carriesOtherColumnsAlong();
    void knownRanks();
    void freeColumnsAreTheOthers();
    void threadsChangeNothing_data();
    void threadsChangeNothing();
    void cancels();
    void cancelsThreads();
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

namespace {

EchelonForm reduced(const BitMatrix& matrix) {
    Progress progress;
    return reducedEchelonForm(matrix, matrix.cols(), progress);
}

std::size_t rankOf(const BitMatrix& matrix) {
    return reduced(matrix).rank();
}

} // namespace

void EliminationTest::fastIsPlain_data() {
    addMatrixZoo();
    Random random(77);
    for (const std::size_t size : {1024U, 1025U}) {
        QTest::addRow("square %zu", size) << BitMatrix::random(size, size, random);
    }
    QTest::addRow("large, rank 330")
        << BitMatrix::random(600, 330, random) * BitMatrix::random(330, 640, random);
}

void EliminationTest::fastIsPlain() {
    QFETCH(BitMatrix, matrix);
    const std::size_t cols = matrix.cols();
    for (const std::size_t pivotColumns :
         {cols, cols - std::min<std::size_t>(cols, 1), cols / 2, std::size_t{0}}) {
        Progress progress;
        const EchelonForm fast = reducedEchelonForm(matrix, pivotColumns, progress);
        const EchelonForm plain = reducedEchelonFormPlain(matrix, pivotColumns);
        QCOMPARE(fast.pivots, plain.pivots);
        // If some columns are not eliminated, the rows beyond the rank are not unique, but their
        // span is.
        const std::size_t rank = fast.rank();
        for (std::size_t r = 0; r < rank && pivotColumns == cols; ++r) {
            QCOMPARE(fast.matrix.row(r), plain.matrix.row(r));
        }
        QVERIFY(fast.matrix.columns(0, pivotColumns) == plain.matrix.columns(0, pivotColumns));
        QVERIFY(reduced(fast.matrix).matrix == reduced(plain.matrix).matrix);
        QVERIFY(progress.fraction() >= 0 && progress.fraction() <= 1);
    }
}

void EliminationTest::formIsReduced() {
    QFETCH(BitMatrix, matrix);
    const EchelonForm form = reduced(matrix);
    QVERIFY(form.rank() <= std::min(matrix.rows(), matrix.cols()));
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        if (r >= form.rank()) {
            QVERIFY(form.matrix.row(r).none());
            continue;
        }
        QVERIFY(r == 0 || form.pivots[r - 1] < form.pivots[r]);
        QCOMPARE(form.matrix.row(r).findNext(0), form.pivots[r]);
        QCOMPARE(form.matrix.column(form.pivots[r]), BitVector::unit(matrix.rows(), r));
    }
}

// Eliminating [A | I] records the row operations as a matrix T: T A is the echelon form, and T has
// an inverse.
void EliminationTest::rowOperationsOnly() {
    QFETCH(BitMatrix, matrix);
    Progress progress;
    const EchelonForm form = reducedEchelonForm(
        matrix.augmented(BitMatrix::identity(matrix.rows())), matrix.cols(), progress);
    const BitMatrix transformation = form.matrix.columns(matrix.cols(), matrix.rows());
    QVERIFY(transformation * matrix == form.matrix.columns(0, matrix.cols()));
    QVERIFY(transformation * matrix == reduced(matrix).matrix);
    QCOMPARE(rankOf(transformation), matrix.rows());
}

void EliminationTest::rankOfTransposedIsTheSame() {
    QFETCH(BitMatrix, matrix);
    QCOMPARE(rankOf(matrix.transposed()), rankOf(matrix));
}

void EliminationTest::kernelBasisIsABasis() {
    QFETCH(BitMatrix, matrix);
    const EchelonForm form = reduced(matrix);
    const std::vector<BitVector> basis = kernelBasis(form, matrix.cols());
    QCOMPARE(basis.size(), matrix.cols() - form.rank());
    for (const BitVector& vector : basis) {
        QCOMPARE(matrix * vector, BitVector(matrix.rows()));
    }
    QCOMPARE(rankOf(BitMatrix::fromRows(basis, matrix.cols())), basis.size());

    // Each vector is 1 in its own free column and 0 in the other free columns.
    const std::vector<std::size_t> free = freeColumns(form.pivots, matrix.cols());
    QCOMPARE(free.size(), basis.size());
    for (std::size_t i = 0; i < basis.size(); ++i) {
        for (std::size_t j = 0; j < free.size(); ++j) {
            QCOMPARE(basis[i][free[j]], i == j);
        }
    }
}

void EliminationTest::carriesOtherColumnsAlong() {
    QFETCH(BitMatrix, matrix);
    Random random(4);
    const BitVector solution = BitVector::random(matrix.cols(), random);
    BitMatrix rightHandSide(matrix.rows(), 1);
    rightHandSide.setColumn(0, matrix * solution);
    Progress progress;
    const EchelonForm form =
        reducedEchelonForm(matrix.augmented(rightHandSide), matrix.cols(), progress);
    QCOMPARE(form.rank(), rankOf(matrix));
    BitVector found(matrix.cols());
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        const bool right = form.matrix.get(r, matrix.cols());
        if (r < form.rank()) {
            found.set(form.pivots[r], right);
        } else {
            QVERIFY(!right); // no contradiction, so there is a solution
        }
    }
    QCOMPARE(matrix * found, matrix * solution);
}

void EliminationTest::knownRanks() {
    QCOMPARE(rankOf(BitMatrix(65, 64)), std::size_t{0});
    QCOMPARE(rankOf(BitMatrix::identity(129)), std::size_t{129});
    QCOMPARE(rankOf(onesMatrix(65, 130)), std::size_t{1});
    Random random(6);
    const BitMatrix identity = BitMatrix::identity(63);
    const BitMatrix wide = identity.augmented(BitMatrix::random(63, 90, random));
    QCOMPARE(rankOf(wide), std::size_t{63});
    QCOMPARE(rankOf(wide.transposed() * wide), std::size_t{63});
    // The path of n vertices with self-influence is singular if and only if n = 2 modulo 3.
    for (std::size_t n = 1; n < 140; ++n) {
        BitMatrix path = BitMatrix::identity(n);
        for (std::size_t i = 0; i + 1 < n; ++i) {
            path.flip(i, i + 1);
            path.flip(i + 1, i);
        }
        QCOMPARE(rankOf(path), n % 3 == 2 ? n - 1 : n);
    }
}

void EliminationTest::freeColumnsAreTheOthers() {
    using Columns = std::vector<std::size_t>;
    QCOMPARE(freeColumns({}, 3), (Columns{0, 1, 2}));
    QCOMPARE(freeColumns({0, 1, 2}, 3), Columns{});
    QCOMPARE(freeColumns({1, 3}, 6), (Columns{0, 2, 4, 5}));
    QCOMPARE(freeColumns({}, 0), Columns{});
    // Pivots beyond the last column are ignored.
    QCOMPARE(freeColumns({1, 7}, 4), (Columns{0, 2, 3}));
}

void EliminationTest::threadsChangeNothing_data() {
    QTest::addColumn<std::size_t>("columns");
    QTest::addColumn<std::size_t>("rank");
    QTest::addColumn<std::size_t>("pivotColumns");
    QTest::addRow("square") << std::size_t{2600} << std::size_t{2600} << std::size_t{2600};
    QTest::addRow("few pivots") << std::size_t{2590} << std::size_t{1700} << std::size_t{2590};
    QTest::addRow("carried along") << std::size_t{3700} << std::size_t{2600} << std::size_t{1111};
}

/// The matrices are large enough for threads.
void EliminationTest::threadsChangeNothing() {
    QFETCH(std::size_t, columns);
    QFETCH(std::size_t, rank);
    QFETCH(std::size_t, pivotColumns);
    constexpr std::size_t rows = 2600;
    Random random(7);
    const BitMatrix matrix = rank == rows ? BitMatrix::random(rows, columns, random)
                                          : BitMatrix::random(rows, rank, random) *
                                                BitMatrix::random(rank, columns, random);
    Progress progress;
    const EchelonForm plain = reducedEchelonFormPlain(matrix, pivotColumns);
    const EchelonForm alone = reducedEchelonForm(matrix, pivotColumns, progress);
    QCOMPARE(alone.pivots, plain.pivots);
    for (std::size_t r = 0; r < alone.rank(); ++r) {
        QCOMPARE(alone.matrix.row(r), plain.matrix.row(r));
    }
    for (const std::size_t threads : {2U, 3U, 5U}) {
        const EchelonForm shared = reducedEchelonForm(matrix, pivotColumns, progress, threads);
        QCOMPARE(shared.pivots, alone.pivots);
        QVERIFY(shared.matrix == alone.matrix);
    }
}

void EliminationTest::cancels() {
    Random random(8);
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled,
                             reducedEchelonForm(BitMatrix::random(65, 65, random), 65, progress));
}

void EliminationTest::cancelsThreads() {
    Random random(9);
    const BitMatrix matrix = BitMatrix::random(2600, 2600, random);
    for (const std::size_t threads : {2U, 3U}) {
        QVERIFY(timesCancelled([&](Progress& progress) {
                    const EchelonForm form = reducedEchelonForm(matrix, 2600, progress, threads);
                    QVERIFY(form.rank() > 2590);
                }) > 0);
    }
}

LIGHTSOUT_TEST(EliminationTest)
#include "EliminationTest.moc"
