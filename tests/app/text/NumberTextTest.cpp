// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/NumberText.h"

#include "tests/support/Test.h"

#include <QLocale>
#include <QTest>

using namespace lightsout;

class NumberTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreRoundedAndSigned() {
        QCOMPARE(decimalText(-1.26, 1), QStringLiteral("−1.3"));
        QCOMPARE(decimalText(-0.04, 1), QStringLiteral("0.0"));
        QCOMPARE(decimalText(-0.06, 1), QStringLiteral("−0.1"));
        QCOMPARE(significantText(-6.66e-17, 2), QStringLiteral("−6.7 × 10⁻¹⁷"));
        QCOMPARE(significantText(9.96e15, 2), QStringLiteral("1 × 10¹⁶"));
        QCOMPARE(significantText(0, 3), QStringLiteral("0"));
        QCOMPARE(significantText(123456, 3), QStringLiteral("123,456"));
        QCOMPARE(significantText(0.012345, 3), QStringLiteral("0.0123"));
        QCOMPARE(estimateText(2.3333333333333335, 0.49), isolated(QStringLiteral("2.33 ± 0.49")));
        QCOMPARE(estimateText(-2.3333333333333335, 0.0996),
                 isolated(QStringLiteral("−2.33 ± 0.10")));
        QCOMPARE(estimateText(1.001, 0), isolated(QStringLiteral("1.001")));
        QCOMPARE(estimateText(1234.4, 67), isolated(QStringLiteral("1,234 ± 67")));
    }

    void partsAreOneInAPowerOfTwoOrPercent() {
        QCOMPARE(partText(1, 16), solvableShareText(4));
        QCOMPARE(partText(4096, 65536), solvableShareText(4));
        QCOMPARE(partText(7, 7), solvableShareText(0));
        QCOMPARE(partText(1, 3), percentText(1, 3));
        QVERIFY(partText(3, 16).contains(QStringLiteral("18.75 %")));
        QVERIFY(partText(0, 16).contains(QStringLiteral("0 %")));
        QVERIFY(partText(1, 65537).contains(QStringLiteral("0.00153 %")));
    }

    void init() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }

    void digitsAreGrouped() { QCOMPARE(numberText(1234567), QStringLiteral("1,234,567")); }

    void smallDigits() {
        QCOMPARE(subscript(1205), QStringLiteral("₁₂₀₅"));
        QCOMPARE(superscript(1239), QStringLiteral("¹²³⁹"));
    }

    void sharesAreInPercent() {
        QCOMPARE(shareText(0.5176), isolated(QStringLiteral("51.8 %")));
        QCOMPARE(shareText(1), isolated(QStringLiteral("100.0 %")));
    }

    void nothingIsDoneBeforeItsEnd() {
        QCOMPARE(doneText(0.349), isolated(QStringLiteral("34 %")));
        QCOMPARE(doneText(0.9999), isolated(QStringLiteral("99 %")));
        QCOMPARE(doneText(1), isolated(QStringLiteral("100 %")));
    }

    void largePowersStayPowers() {
        QCOMPARE(powerOfTwoText(0), QStringLiteral("1"));
        QCOMPARE(powerOfTwoText(40), QStringLiteral("1,099,511,627,776"));
        QCOMPARE(powerOfTwoText(41), isolated(QStringLiteral("2⁴¹")));
        QCOMPARE(largeNumberText("999999999999"), QStringLiteral("999,999,999,999"));
        QCOMPARE(largeNumberText("1000000000000"), isolated(QStringLiteral("≥ 10¹²")));
        QCOMPARE(largeNumberText(std::string(869, '5')), isolated(QStringLiteral("≥ 10⁸⁶⁸")));
    }
};

LIGHTSOUT_TEST(NumberTextTest)
#include "NumberTextTest.moc"
