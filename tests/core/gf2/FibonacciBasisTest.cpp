// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/FibonacciBasis.h"

#include "tests/support/PlainPolynomials.h"
#include "tests/support/Printing.h"
#include "tests/support/Sizes.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class FibonacciBasisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unitVectorsAreTheBasis();
    void isLinear_data();
    void isLinear();
    void goesThereAndBack_data();
    void goesThereAndBack();
    void timesVariableShiftsBothWays();
};

void FibonacciBasisTest::unitVectorsAreTheBasis() {
    for (std::size_t k = 1; k <= 300; ++k) {
        for (const std::size_t size : {k, k + 1, std::size_t{1000}}) {
            QCOMPARE(fromFibonacciBasis(BitVector::unit(size, k - 1)), fibonacciPolynomial(k));
            QCOMPARE(toFibonacciBasis(fibonacciPolynomial(k), size), BitVector::unit(size, k - 1));
        }
    }
}

void FibonacciBasisTest::isLinear_data() {
    addAwkwardSizes();
}

void FibonacciBasisTest::isLinear() {
    QFETCH(std::size_t, size);
    Random random(size);
    const BitVector row = BitVector::random(size, random);
    Polynomial sum;
    row.forEachOne([&sum](std::size_t k) { sum += fibonacciPolynomial(k + 1); });
    QCOMPARE(fromFibonacciBasis(row), sum);
}

void FibonacciBasisTest::goesThereAndBack_data() {
    addAwkwardSizes();
    QTest::newRow("4095") << std::size_t{4095};
    QTest::newRow("10000") << std::size_t{10'000};
}

void FibonacciBasisTest::goesThereAndBack() {
    QFETCH(std::size_t, size);
    Random random(size + 1);
    for (int round = 0; round < 20; ++round) {
        const BitVector row = BitVector::random(size, random);
        QCOMPARE(toFibonacciBasis(fromFibonacciBasis(row), size), row);
        const Polynomial p = polynomialWith(row);
        QCOMPARE(fromFibonacciBasis(toFibonacciBasis(p, size)), p);
    }
}

// s f_k = f_{k-1} + f_{k+1}.
void FibonacciBasisTest::timesVariableShiftsBothWays() {
    Random random(7);
    const std::size_t size = 200;
    const Polynomial p = randomPolynomial(150, random);
    const BitVector row = toFibonacciBasis(p, size);
    const BitVector product = toFibonacciBasis(p.timesVariable(), size);
    for (std::size_t k = 0; k < size; ++k) {
        const bool fromBelow = k > 0 && row[k - 1];
        const bool fromAbove = k + 1 < size && row[k + 1];
        QCOMPARE(product[k], fromBelow != fromAbove);
    }
}

LIGHTSOUT_TEST(FibonacciBasisTest)
#include "FibonacciBasisTest.moc"
