// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/Random.h"

#include "tests/support/Test.h"

#include <QTest>

#include <array>
#include <limits>

using lightsout::Random;

class RandomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameNumbersOnEveryMachine();
    void sameSeedSameNumbers();
    void belowKeepsItsValues();
    void belowIsTheRejectionMethod_data();
    void belowIsTheRejectionMethod();
    void belowIsEven();
};

// ISO C++ [rand.predef]: the 10000th number of mt19937_64 with its default seed, 5489. The first
// numbers are those of the reference generator (Nishimura, "Tables of 64-bit Mersenne twisters",
// 2000).
void RandomTest::sameNumbersOnEveryMachine() {
    Random random(5489);
    QCOMPARE(random.word(), std::uint64_t{14514284786278117030U});
    QCOMPARE(random.word(), std::uint64_t{4620546740167642908U});
    for (int skipped = 2; skipped < 9999; ++skipped) {
        random.word();
    }
    QCOMPARE(random.word(), std::uint64_t{9981545732273789042U});
}

void RandomTest::sameSeedSameNumbers() {
    Random a(7);
    Random b(7);
    Random other(8);
    bool differs = false;
    for (int i = 0; i < 1000; ++i) {
        const std::uint64_t word = a.word();
        QCOMPARE(b.word(), word);
        differs = differs || other.word() != word;
    }
    QVERIFY(differs);
}

// A seed gives the same board in every later version.
void RandomTest::belowKeepsItsValues() {
    Random random(1);
    for (const std::uint64_t expected : {3U, 12U, 5U, 21U, 9U, 9U, 3U, 15U}) {
        QCOMPARE(random.below(25), expected);
    }
}

void RandomTest::belowIsTheRejectionMethod_data() {
    QTest::addColumn<std::uint64_t>("bound");
    QTest::newRow("1") << std::uint64_t{1};
    QTest::newRow("2") << std::uint64_t{2};
    QTest::newRow("3") << std::uint64_t{3};
    QTest::newRow("10") << std::uint64_t{10};
    QTest::newRow("2^32") << (std::uint64_t{1} << 32);
    QTest::newRow("2^63") << (std::uint64_t{1} << 63);
    // Nearly every second word is skipped.
    QTest::newRow("2^63 + 1") << (std::uint64_t{1} << 63) + 1;
    QTest::newRow("2^64 - 1") << std::numeric_limits<std::uint64_t>::max();
}

// Words below 2^64 mod bound are skipped, so that every remainder belongs to the same number of
// words.
void RandomTest::belowIsTheRejectionMethod() {
    QFETCH(std::uint64_t, bound);
    const std::uint64_t skipped = (std::numeric_limits<std::uint64_t>::max() % bound + 1) % bound;
    Random random(42);
    Random words(42);
    for (int i = 0; i < 1000; ++i) {
        std::uint64_t word = words.word();
        while (word < skipped) {
            word = words.word();
        }
        const std::uint64_t number = random.below(bound);
        QVERIFY(number < bound);
        QCOMPARE(number, word % bound);
    }
}

void RandomTest::belowIsEven() {
    Random random(3);
    std::array<int, 6> seen{};
    for (int i = 0; i < 60'000; ++i) {
        ++seen.at(random.below(6));
    }
    for (const int count : seen) {
        QVERIFY2(count > 9'600 && count < 10'400, qPrintable(QString::number(count)));
    }
}

LIGHTSOUT_TEST(RandomTest)
#include "RandomTest.moc"
