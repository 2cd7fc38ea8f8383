// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/Transposition.h"

#include "tests/support/Printing.h"
#include "tests/support/Sizes.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class TranspositionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reversesAWord();
    void transposesABlock();
    void transposesBoards_data();
    void transposesBoards();
};

void TranspositionTest::reversesAWord() {
    Random random(1);
    for (int round = 0; round < 20; ++round) {
        const std::uint64_t word = random.word();
        for (unsigned bit = 0; bit < 64; ++bit) {
            QCOMPARE((reversedBits(word) >> bit) & 1U, (word >> (63 - bit)) & 1U);
        }
    }
}

void TranspositionTest::transposesABlock() {
    Random random(2);
    BitBlock block{};
    for (std::uint64_t& word : block) {
        word = random.word();
    }
    BitBlock result = block;
    transpose(result);
    for (std::size_t r = 0; r < bitsPerWord; ++r) {
        for (std::size_t c = 0; c < bitsPerWord; ++c) {
            QCOMPARE((result[c] >> r) & 1U, (block[r] >> c) & 1U);
        }
    }
    transpose(result);
    QVERIFY(result == block);
}

void TranspositionTest::transposesBoards_data() {
    addAwkwardSizes();
}

void TranspositionTest::transposesBoards() {
    QFETCH(std::size_t, size);
    Random random(size);
    for (const std::size_t cols : awkwardSizes) {
        const BitVector bits = BitVector::random(size * cols, random);
        const BitVector result = transposed(bits, size, cols);
        QCOMPARE(result.size(), bits.size());
        for (std::size_t r = 0; r < size; ++r) {
            for (std::size_t c = 0; c < cols; ++c) {
                QVERIFY(result[c * size + r] == bits[r * cols + c]);
            }
        }
    }
}

LIGHTSOUT_TEST(TranspositionTest)
#include "TranspositionTest.moc"
