// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/FrontalFactors.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class FrontalFactorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsBitsAtAnyOffset();
    void clearsPivotColumns();
    void narrowRowsAreEliminatedAsPlainly();
    void sumsAreRight();
    void vectorsWithoutEntriesDependOnNothing();
};

void FrontalFactorsTest::addsBitsAtAnyOffset() {
    Random random(1);
    for (int run = 0; run < 2000; ++run) {
        const BitVector source = BitVector::random(200, random);
        BitVector target = BitVector::random(200, random);
        const std::size_t count = random.below(150);
        const std::size_t from = random.below(200 - count);
        const std::size_t to = random.below(200 - count);
        BitVector expected = target;
        for (std::size_t i = 0; i < count; ++i) {
            expected.set(to + i, expected[to + i] != source[from + i]);
        }
        addBits(target.words(), to, source.words(), from, count);
        QVERIFY(target == expected);
    }
}

void FrontalFactorsTest::clearsPivotColumns() {
    Random random(2);
    Progress progress;
    for (const std::size_t rows : {0U, 1U, 7U, 8U, 100U, 300U}) { // with and without tables
        for (const std::size_t pivotColumns : {1U, 5U, 40U, 63U, 64U, 65U, 100U, 200U}) {
            const std::size_t cols = pivotColumns + 37;
            const EchelonForm form =
                frontEchelonForm(BitMatrix::random(pivotColumns / 2 + 1, cols + 50, random),
                                 pivotColumns, 1, progress);
            const BitMatrix before = BitMatrix::random(rows, cols, random);
            BitMatrix after = before;
            clearPivotColumns(after, form, progress);
            for (std::size_t r = 0; r < rows; ++r) {
                BitVector expected = before.row(r);
                for (std::size_t p = 0; p < form.rank(); ++p) {
                    if (before.get(r, form.pivots[p])) {
                        expected ^= form.matrix.row(p).slice(0, cols);
                    }
                    QVERIFY(!after.get(r, form.pivots[p]));
                }
                QVERIFY(after.row(r) == expected);
            }
        }
    }
}

void FrontalFactorsTest::narrowRowsAreEliminatedAsPlainly() {
    Random random(3);
    Progress progress;
    for (int run = 0; run < 2000; ++run) {
        const std::size_t cols = random.below(300);
        const std::size_t pivotColumns = random.below(std::min<std::size_t>(cols, 64) + 1);
        // A product of random matrices has any rank.
        const std::size_t rank = random.below(70);
        const BitMatrix rows = BitMatrix::random(random.below(70), rank, random) *
                               BitMatrix::random(rank, cols, random);
        const EchelonForm form = frontEchelonForm(rows, pivotColumns, 1, progress);
        const EchelonForm plain = reducedEchelonFormPlain(rows, pivotColumns);
        QVERIFY(form.matrix == plain.matrix);
        QVERIFY(form.pivots == plain.pivots);
    }
}

void FrontalFactorsTest::sumsAreRight() {
    Random random(1);
    for (const std::size_t size : {1U, 5U, 63U, 64U, 65U, 130U}) {
        IndependentVectors independent(size);
        for (std::size_t i = 0; i < size + 20; ++i) {
            const BitVector vector = BitVector::random(size, random);
            const std::size_t before = independent.picked().size();
            const auto summands = independent.add(vector);
            if (!summands) {
                QCOMPARE(independent.picked().size(), before + 1);
                QVERIFY(independent.picked().back() == vector);
                continue;
            }
            QCOMPARE(independent.picked().size(), before);
            BitVector sum(size);
            for (const std::size_t summand : *summands) {
                sum ^= independent.picked()[summand];
            }
            QVERIFY(sum == vector);
        }
        QVERIFY(independent.picked().size() <= size);
        QVERIFY(independent.add(BitVector(size)).has_value());
    }
}

void FrontalFactorsTest::vectorsWithoutEntriesDependOnNothing() {
    IndependentVectors independent(0);
    const auto summands = independent.add(BitVector(0));
    QVERIFY(summands && summands->empty());
}

LIGHTSOUT_TEST(FrontalFactorsTest)
#include "FrontalFactorsTest.moc"
