// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/FrontalFactors.h"

#include "tests/support/Test.h"

using namespace lightsout;

class FrontalFactorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sumsAreRight();
    void vectorsWithoutEntriesDependOnNothing();
};

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
