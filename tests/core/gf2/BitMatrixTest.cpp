// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/BitMatrix.h"

#include "tests/support/MatrixZoo.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class BitMatrixTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAndColumnsAreTheEntries_data() { addMatrixZoo(); }
    void rowsAndColumnsAreTheEntries();
    void setRowAndColumnRebuild_data() { addMatrixZoo(); }
    void setRowAndColumnRebuild();
    void transposed_data() { addMatrixZoo(); }
    void transposed();
    void longRowsAreTransposed();
    void rowOperations_data() { addMatrixZoo(); }
    void rowOperations();
    void columnsUndoAugmented_data() { addMatrixZoo(); }
    void columnsUndoAugmented();
    void timesVectorAddsColumns_data() { addMatrixZoo(); }
    void timesVectorAddsColumns();
    void productLaws_data() { addMatrixZoo(); }
    void productLaws();
    void setAndFlip();
};

namespace {

bool keepsInvariant(const BitMatrix& matrix) {
    const std::size_t used = matrix.cols() % bitsPerWord;
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        if (matrix.rowWords(r).size() != wordsFor(matrix.cols()) ||
            (used != 0 && (matrix.rowWords(r).back() >> used) != 0)) {
            return false;
        }
    }
    return true;
}

} // namespace

void BitMatrixTest::rowsAndColumnsAreTheEntries() {
    QFETCH(BitMatrix, matrix);
    QVERIFY(keepsInvariant(matrix));
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        const BitVector row = matrix.row(r);
        QCOMPARE(row.size(), matrix.cols());
        for (std::size_t c = 0; c < matrix.cols(); ++c) {
            QCOMPARE(row[c], matrix.get(r, c));
        }
    }
    for (std::size_t c = 0; c < matrix.cols(); ++c) {
        const BitVector column = matrix.column(c);
        QCOMPARE(column.size(), matrix.rows());
        for (std::size_t r = 0; r < matrix.rows(); ++r) {
            QCOMPARE(column[r], matrix.get(r, c));
        }
    }
}

void BitMatrixTest::setRowAndColumnRebuild() {
    QFETCH(BitMatrix, matrix);
    std::vector<BitVector> rows;
    BitMatrix byRows(matrix.rows(), matrix.cols());
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        rows.push_back(matrix.row(r));
        byRows.setRow(r, matrix.row(r));
    }
    BitMatrix byColumns = onesMatrix(matrix.rows(), matrix.cols());
    for (std::size_t c = 0; c < matrix.cols(); ++c) {
        byColumns.setColumn(c, matrix.column(c));
    }
    QVERIFY(byRows == matrix);
    QVERIFY(byColumns == matrix);
    QVERIFY(BitMatrix::fromRows(rows, matrix.cols()) == matrix);
}

void BitMatrixTest::transposed() {
    QFETCH(BitMatrix, matrix);
    const BitMatrix flipped = matrix.transposed();
    QCOMPARE(flipped.rows(), matrix.cols());
    QCOMPARE(flipped.cols(), matrix.rows());
    QVERIFY(keepsInvariant(flipped));
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        QCOMPARE(flipped.column(r), matrix.row(r));
    }
    QVERIFY(flipped.transposed() == matrix);
}

// Rows of at least 961 entries are padded to whole cache lines.
void BitMatrixTest::longRowsAreTransposed() {
    Random random(7);
    for (const std::size_t cols : {960U, 961U, 1024U, 1025U, 1600U}) {
        const BitMatrix matrix = BitMatrix::random(70, cols, random);
        const BitMatrix flipped = matrix.transposed();
        QVERIFY(keepsInvariant(flipped));
        for (std::size_t r = 0; r < matrix.rows(); ++r) {
            QCOMPARE(flipped.column(r), matrix.row(r));
        }
        QVERIFY(flipped.transposed() == matrix);
    }
}

void BitMatrixTest::rowOperations() {
    QFETCH(BitMatrix, matrix);
    if (matrix.rows() < 2) {
        return;
    }
    const std::size_t last = matrix.rows() - 1;
    BitMatrix changed = matrix;
    changed.swapRows(0, last);
    QCOMPARE(changed.row(0), matrix.row(last));
    QCOMPARE(changed.row(last), matrix.row(0));
    changed.swapRows(last, last);
    changed.swapRows(last, 0);
    QVERIFY(changed == matrix);

    changed.addRow(0, last);
    QCOMPARE(changed.row(0), matrix.row(0) ^ matrix.row(last));
    QCOMPARE(changed.row(last), matrix.row(last));
    changed.addRow(0, last);
    QVERIFY(changed == matrix);

    // Adds from the second word on; the first word stays.
    changed.addRow(0, last, 1);
    const std::size_t kept = std::min(bitsPerWord, matrix.cols());
    BitVector expected = matrix.row(0) ^ matrix.row(last);
    expected.assign(0, matrix.row(0).slice(0, kept));
    QCOMPARE(changed.row(0), expected);
}

void BitMatrixTest::columnsUndoAugmented() {
    QFETCH(BitMatrix, matrix);
    Random random(9);
    const BitMatrix right = BitMatrix::random(matrix.rows(), 67, random);
    const BitMatrix both = matrix.augmented(right);
    QCOMPARE(both.cols(), matrix.cols() + 67);
    QVERIFY(keepsInvariant(both));
    QVERIFY(both.columns(0, matrix.cols()) == matrix);
    QVERIFY(both.columns(matrix.cols(), 67) == right);
    const BitMatrix middle = both.columns(matrix.cols() / 2, 33);
    QVERIFY(keepsInvariant(middle));
    for (std::size_t c = 0; c < middle.cols(); ++c) {
        QCOMPARE(middle.column(c), both.column(matrix.cols() / 2 + c));
    }
}

void BitMatrixTest::timesVectorAddsColumns() {
    QFETCH(BitMatrix, matrix);
    Random random(10);
    const BitVector x = BitVector::random(matrix.cols(), random);
    BitVector sum(matrix.rows());
    for (std::size_t c = 0; c < matrix.cols(); ++c) {
        if (x[c]) {
            sum ^= matrix.column(c);
        }
    }
    QCOMPARE(matrix * x, sum);
    QCOMPARE(matrix * BitVector(matrix.cols()), BitVector(matrix.rows()));
}

void BitMatrixTest::productLaws() {
    QFETCH(BitMatrix, matrix);
    Random random(11);
    const BitMatrix b = BitMatrix::random(matrix.cols(), 66, random);
    const BitMatrix c = BitMatrix::random(66, 31, random);
    const BitVector x = BitVector::random(66, random);
    const BitMatrix product = matrix * b;
    QCOMPARE(product.rows(), matrix.rows());
    QCOMPARE(product.cols(), std::size_t{66});
    QVERIFY(keepsInvariant(product));
    for (std::size_t column = 0; column < 66; ++column) {
        QCOMPARE(product.column(column), matrix * b.column(column));
    }
    QVERIFY((matrix * b) * c == matrix * (b * c));
    QCOMPARE(product * x, matrix * (b * x));
    QVERIFY(product.transposed() == b.transposed() * matrix.transposed());
    QVERIFY(BitMatrix::identity(matrix.rows()) * matrix == matrix);
    QVERIFY(matrix * BitMatrix::identity(matrix.cols()) == matrix);
}

void BitMatrixTest::setAndFlip() {
    BitMatrix matrix(3, 65);
    matrix.set(1, 64);
    QVERIFY(matrix.get(1, 64));
    matrix.set(1, 64);
    QVERIFY(matrix.get(1, 64));
    matrix.set(1, 64, false);
    QVERIFY(matrix == BitMatrix(3, 65));
    matrix.flip(2, 63);
    QCOMPARE(matrix.row(2), BitVector::unit(65, 63));
    QVERIFY(matrix != BitMatrix(3, 65));
    QVERIFY(BitMatrix(2, 0) != BitMatrix(0, 2));
}

LIGHTSOUT_TEST(BitMatrixTest)
#include "BitMatrixTest.moc"
