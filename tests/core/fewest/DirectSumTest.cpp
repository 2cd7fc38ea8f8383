// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/DirectSum.h"

#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace lightsout;

class DirectSumTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void connectedOnes();
    void findsHiddenParts();
    void withoutBasis();
    void cancels();
};

void DirectSumTest::connectedOnes() {
    Progress progress;
    const std::vector<BitVector> basis{*BitVector::fromString("110000"),
                                       *BitVector::fromString("011000")};
    const DirectSum sum = directSum(BitVector::ones(6), basis, progress);
    QCOMPARE(sum.summands.size(), std::size_t{1});
    QCOMPARE(sum.summands.front().basis.size(), std::size_t{2});
    QCOMPARE(sum.summands.front().offset.toString(), std::string("111000"));
    QCOMPARE(sum.fixed.toString(), std::string("000111"));
}

// The parts have three positions each; adding basis vectors to each other hides them.
void DirectSumTest::findsHiddenParts() {
    Random random(1);
    for (const std::size_t parts : {1U, 2U, 21U, 22U, 50U}) {
        const std::size_t entries = 3 * parts;
        std::vector<BitVector> basis;
        for (std::size_t part = 0; part < parts; ++part) {
            basis.push_back(BitVector::unit(entries, 3 * part) ^
                            BitVector::unit(entries, 3 * part + 1));
        }
        for (int i = 0; i < 500 && parts > 1; ++i) {
            const std::size_t a = random.below(parts);
            const std::size_t b = random.below(parts);
            if (a != b) {
                basis[a] ^= basis[b];
            }
        }
        const BitVector offset = BitVector::random(entries, random);
        Progress progress;
        const DirectSum sum = directSum(offset, basis, progress);
        QCOMPARE(sum.summands.size(), parts);
        BitVector total = sum.fixed;
        std::set<std::size_t> positions;
        for (const Summand& summand : sum.summands) {
            total ^= summand.offset;
            QCOMPARE(summand.basis.size(), std::size_t{1});
            QCOMPARE(summand.basis.front().count(), std::size_t{2});
            summand.basis.front().forEachOne([&](std::size_t place) {
                QVERIFY(positions.insert(place).second);
                QCOMPARE(summand.offset[place], offset[place]);
                QVERIFY(!sum.fixed[place]);
            });
        }
        QCOMPARE(total, offset);
    }
}

void DirectSumTest::withoutBasis() {
    Progress progress;
    const DirectSum sum = directSum(BitVector::ones(65), {}, progress);
    QCOMPARE(sum.fixed, BitVector::ones(65));
    QVERIFY(sum.summands.empty());
}

void DirectSumTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, directSum(BitVector(3), {BitVector::ones(3)}, progress));
}

LIGHTSOUT_TEST(DirectSumTest)
#include "DirectSumTest.moc"
