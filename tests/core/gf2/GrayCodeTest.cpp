// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/GrayCode.h"

#include "tests/support/Test.h"

#include <QTest>

#include <vector>

using lightsout::grayCodeFlip;

class GrayCodeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void visitsEverySubsetOnce();
    void wordsHaveTheirFormula();
    void longWalksReachTheHighBits();
};

void GrayCodeTest::visitsEverySubsetOnce() {
    for (std::size_t k = 0; k <= 12; ++k) {
        const std::size_t subsets = std::size_t{1} << k;
        std::vector<bool> seen(subsets);
        std::size_t word = 0;
        seen[word] = true;
        for (std::uint64_t step = 1; step < subsets; ++step) {
            QVERIFY(grayCodeFlip(step) < k);
            word ^= std::size_t{1} << grayCodeFlip(step);
            QVERIFY(!seen[word]);
            seen[word] = true;
        }
    }
}

// Knuth, The Art of Computer Programming 7.2.1.1: word number i is i ^ (i >> 1).
void GrayCodeTest::wordsHaveTheirFormula() {
    std::uint64_t word = 0;
    for (std::uint64_t step = 1; step < 5000; ++step) {
        word ^= std::uint64_t{1} << grayCodeFlip(step);
        QCOMPARE(word, step ^ (step >> 1));
    }
}

void GrayCodeTest::longWalksReachTheHighBits() {
    QCOMPARE(grayCodeFlip(std::uint64_t{1} << 63), std::size_t{63});
    QCOMPARE(grayCodeFlip(std::uint64_t{3} << 40), std::size_t{40});
}

LIGHTSOUT_TEST(GrayCodeTest)
#include "GrayCodeTest.moc"
