// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/SolutionCount.h"

#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>

using lightsout::powerOfTwo;

class SolutionCountTest : public QObject {
    Q_OBJECT

private slots:
    void knownPowers();
    void eachIsTwiceTheOneBefore();
};

void SolutionCountTest::knownPowers() {
    QCOMPARE(powerOfTwo(0), std::string("1"));
    QCOMPARE(powerOfTwo(10), std::string("1024"));
    QCOMPARE(powerOfTwo(64), std::string("18446744073709551616"));
    QCOMPARE(powerOfTwo(100), std::string("1267650600228229401496703205376"));
}

void SolutionCountTest::eachIsTwiceTheOneBefore() {
    std::string power = "1";
    for (std::size_t exponent = 0; exponent <= 1000; ++exponent) {
        QCOMPARE(powerOfTwo(exponent), power);
        int carry = 0;
        for (auto digit = power.rbegin(); digit != power.rend(); ++digit) {
            const int doubled = 2 * (*digit - '0') + carry;
            *digit = static_cast<char>('0' + doubled % 10);
            carry = doubled / 10;
        }
        if (carry > 0) {
            power.insert(power.begin(), '1');
        }
    }
}

LIGHTSOUT_TEST(SolutionCountTest)
#include "SolutionCountTest.moc"
