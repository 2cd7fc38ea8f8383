// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/SparseMatrix.h"

#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>

using lightsout::SparseMatrix;

class SparseMatrixTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsColumnsAndRows();
    void symmetricOnesAreKeptOnce();
    void mayBeEmpty();
};

namespace {

std::vector<std::uint32_t> sorted(std::span<const std::uint32_t> indices) {
    std::vector<std::uint32_t> result(indices.begin(), indices.end());
    std::ranges::sort(result);
    return result;
}

using Indices = std::vector<std::uint32_t>;

} // namespace

void SparseMatrixTest::knowsColumnsAndRows() {
    SparseMatrix matrix(3, false); // 1 at (0, 0), (2, 0), (0, 1)
    matrix.addEntry(2);
    matrix.addEntry(0);
    matrix.endColumn();
    matrix.addEntry(0);
    matrix.endColumn();
    matrix.endColumn();
    QCOMPARE(matrix.entryCount(), std::size_t{3});
    QCOMPARE(sorted(matrix.rowsOf(0)), (Indices{0, 2}));
    QCOMPARE(sorted(matrix.rowsOf(2)), Indices{});
    QCOMPARE(sorted(matrix.columnsOf(0)), (Indices{0, 1}));
    QCOMPARE(sorted(matrix.columnsOf(2)), Indices{0});
    Indices neighbours;
    matrix.forEachNeighbour(0, [&](std::uint32_t i) { neighbours.push_back(i); });
    QCOMPARE(sorted(neighbours), (Indices{1, 2}));
}

void SparseMatrixTest::symmetricOnesAreKeptOnce() {
    SparseMatrix matrix(2, true);
    matrix.addEntry(1);
    matrix.endColumn();
    matrix.addEntry(0);
    matrix.addEntry(1);
    matrix.endColumn();
    QCOMPARE(sorted(matrix.columnsOf(1)), (Indices{0, 1}));
    QCOMPARE(matrix.columnsOf(1).data(), matrix.rowsOf(1).data());
    Indices neighbours;
    matrix.forEachNeighbour(1, [&](std::uint32_t i) { neighbours.push_back(i); });
    QCOMPARE(neighbours, Indices{0});
}

void SparseMatrixTest::mayBeEmpty() {
    for (const bool isSymmetric : {false, true}) {
        QCOMPARE(SparseMatrix(0, isSymmetric).entryCount(), std::size_t{0});
    }
}

LIGHTSOUT_TEST(SparseMatrixTest)
#include "SparseMatrixTest.moc"
