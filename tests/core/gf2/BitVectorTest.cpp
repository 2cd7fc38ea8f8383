// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/BitVector.h"

#include "tests/support/Printing.h"
#include "tests/support/Sizes.h"
#include "tests/support/Test.h"

#include <QTest>

#include <cstdint>

using namespace lightsout;

class BitVectorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makers_data() { addAwkwardSizes(); }
    void makers();
    void readsAndWritesStrings_data() { addAwkwardSizes(); }
    void readsAndWritesStrings();
    void refusesOtherCharacters();
    void setAndFlipAreBits_data() { addAwkwardSizes(1); }
    void setAndFlipAreBits();
    void additionIsAGroup_data() { addAwkwardSizes(); }
    void additionIsAGroup();
    void countsAgreeWithLoops_data() { addAwkwardSizes(); }
    void countsAgreeWithLoops();
    void findsOnes_data() { addAwkwardSizes(); }
    void findsOnes();
    void sliceAgreesWithLoop_data() { addAwkwardSizes(); }
    void sliceAgreesWithLoop();
    void assignAgreesWithLoop_data() { addAwkwardSizes(); }
    void assignAgreesWithLoop();
    void comparesBySizeAndEntries();
    void largeOnesBeginAsZeros();
};

namespace {

/// Returns true if the bits beyond the end are zero, and the number of words is right.
bool keepsInvariant(const BitVector& vector) {
    if (vector.words().size() != wordsFor(vector.size())) {
        return false;
    }
    const std::size_t used = vector.size() % bitsPerWord;
    return used == 0 || (vector.words().back() >> used) == 0;
}

/// Returns vectors with long runs of equal entries, and random ones.
std::vector<BitVector> examples(std::size_t size) {
    Random random(size);
    BitVector sparse(size);
    for (std::size_t i = 0; i < size; i += 61) {
        sparse.flip(i);
    }
    return {BitVector(size), BitVector::ones(size), BitVector::random(size, random), sparse};
}

} // namespace

void BitVectorTest::makers() {
    QFETCH(std::size_t, size);
    const BitVector zeros(size);
    const BitVector ones = BitVector::ones(size);
    QCOMPARE(zeros.size(), size);
    QCOMPARE(ones.size(), size);
    for (std::size_t i = 0; i < size; ++i) {
        QVERIFY(!zeros[i]);
        QVERIFY(ones[i]);
        const BitVector unit = BitVector::unit(size, i);
        QVERIFY(keepsInvariant(unit));
        for (std::size_t j = 0; j < size; ++j) {
            QCOMPARE(unit[j], i == j);
        }
    }
    Random random(1);
    Random same(1);
    const BitVector first = BitVector::random(size, random);
    QCOMPARE(BitVector::random(size, same), first);
    if (size >= 63) {
        QVERIFY(BitVector::random(size, random) != first);
    }
    QVERIFY(keepsInvariant(zeros) && keepsInvariant(ones) && keepsInvariant(first));
}

void BitVectorTest::readsAndWritesStrings() {
    QFETCH(std::size_t, size);
    for (const BitVector& vector : examples(size)) {
        const std::string digits = vector.toString();
        QCOMPARE(digits.size(), size);
        for (std::size_t i = 0; i < size; ++i) {
            QCOMPARE(digits[i], vector[i] ? '1' : '0');
        }
        const auto read = BitVector::fromString(digits);
        QVERIFY(read.has_value());
        QCOMPARE(*read, vector);
        QVERIFY(keepsInvariant(*read));
    }
}

void BitVectorTest::refusesOtherCharacters() {
    for (const char* text : {"2", "01x", " 01", "01 ", "0-1", "0\n1", "true"}) {
        QVERIFY2(!BitVector::fromString(text).has_value(), text);
    }
}

void BitVectorTest::setAndFlipAreBits() {
    QFETCH(std::size_t, size);
    Random random(5);
    BitVector vector(size);
    std::vector<bool> expected(size);
    for (int step = 0; step < 500; ++step) {
        const std::size_t index = random.below(size);
        switch (random.below(3)) {
        case 0:
            vector.flip(index);
            expected[index] = !expected[index];
            break;
        case 1:
            vector.set(index);
            expected[index] = true;
            break;
        default:
            vector.set(index, false);
            expected[index] = false;
        }
        QCOMPARE(vector[index], static_cast<bool>(expected[index]));
    }
    for (std::size_t i = 0; i < size; ++i) {
        QCOMPARE(vector[i], static_cast<bool>(expected[i]));
    }
    QVERIFY(keepsInvariant(vector));
}

void BitVectorTest::additionIsAGroup() {
    QFETCH(std::size_t, size);
    Random random(size + 1);
    const BitVector a = BitVector::random(size, random);
    const BitVector b = BitVector::random(size, random);
    const BitVector c = BitVector::random(size, random);
    QCOMPARE(a ^ BitVector(size), a);
    QCOMPARE(a ^ a, BitVector(size));
    QCOMPARE(a ^ b, b ^ a);
    QCOMPARE((a ^ b) ^ c, a ^ (b ^ c));
    for (std::size_t i = 0; i < size; ++i) {
        QCOMPARE((a ^ b)[i], a[i] != b[i]);
    }
    QVERIFY(keepsInvariant(a ^ BitVector::ones(size)));
}

void BitVectorTest::countsAgreeWithLoops() {
    QFETCH(std::size_t, size);
    for (const BitVector& a : examples(size)) {
        std::size_t weight = 0;
        for (std::size_t i = 0; i < size; ++i) {
            weight += a[i] ? 1 : 0;
        }
        QCOMPARE(a.count(), weight);
        QCOMPARE(a.any(), weight > 0);
        QCOMPARE(a.none(), weight == 0);
        for (const BitVector& b : examples(size)) {
            std::size_t both = 0;
            for (std::size_t i = 0; i < size; ++i) {
                both += a[i] && b[i] ? 1 : 0;
            }
            QCOMPARE(a.overlap(b), both);
            QCOMPARE(a.dot(b), both % 2 == 1);
        }
    }
}

void BitVectorTest::findsOnes() {
    QFETCH(std::size_t, size);
    for (const BitVector& vector : examples(size)) {
        std::vector<std::size_t> visited;
        vector.forEachOne([&visited](std::size_t index) { visited.push_back(index); });
        std::vector<std::size_t> expected;
        for (std::size_t i = 0; i < size; ++i) {
            if (vector[i]) {
                expected.push_back(i);
            }
        }
        QCOMPARE(visited, expected);
        for (std::size_t from = 0; from <= size + 1; ++from) {
            std::size_t next = from;
            while (next < size && !vector[next]) {
                ++next;
            }
            QCOMPARE(vector.findNext(from), std::min(next, size));
        }
    }
}

void BitVectorTest::sliceAgreesWithLoop() {
    QFETCH(std::size_t, size);
    Random random(size + 2);
    const BitVector vector = BitVector::random(size, random);
    for (std::size_t first = 0; first <= size; ++first) {
        for (std::size_t count = 0; count <= size - first; ++count) {
            const BitVector slice = vector.slice(first, count);
            QVERIFY(keepsInvariant(slice));
            QCOMPARE(slice.size(), count);
            for (std::size_t i = 0; i < count; ++i) {
                if (slice[i] != vector[first + i]) {
                    QFAIL(qPrintable(QString("slice(%1, %2)[%3]").arg(first).arg(count).arg(i)));
                }
            }
        }
    }
}

void BitVectorTest::assignAgreesWithLoop() {
    QFETCH(std::size_t, size);
    Random random(size + 3);
    const BitVector before = BitVector::random(size, random);
    const BitVector source = BitVector::random(size, random);
    for (std::size_t first = 0; first <= size; ++first) {
        BitVector expected = before;
        for (std::size_t count = 0; count <= size - first; ++count) {
            if (count > 0) {
                expected.set(first + count - 1, source[count - 1]);
            }
            BitVector changed = before;
            changed.assign(first, source.slice(0, count));
            if (changed != expected || !keepsInvariant(changed)) {
                QFAIL(qPrintable(QString("assign at %1 of %2 entries").arg(first).arg(count)));
            }
        }
    }
}

void BitVectorTest::comparesBySizeAndEntries() {
    QVERIFY(BitVector(63) != BitVector(64));
    QVERIFY(BitVector(0) == BitVector());
    QVERIFY(BitVector::unit(65, 64) != BitVector(65));
    BitVector flippedTwice = BitVector::unit(65, 64);
    flippedTwice.flip(64);
    QVERIFY(flippedTwice == BitVector(65));
}

// The memory of large vectors comes directly from the system, which has cleared it.
void BitVectorTest::largeOnesBeginAsZeros() {
    const std::size_t size = (std::size_t{1} << 28) + 100; // slightly more than 32 MiB
    for (int round = 0; round < 2; ++round) {
        BitVector vector(size);
        QVERIFY(vector.none());
        QCOMPARE(reinterpret_cast<std::uintptr_t>(vector.words().data()) % 64, std::uintptr_t{0});
        for (const std::size_t place : {std::size_t{0}, size / 2, size - 1}) {
            vector.flip(place);
        }
        const BitVector copy = vector;
        QCOMPARE(copy.count(), std::size_t{3});
        QVERIFY((copy ^ vector).none());
        vector = BitVector(size);
        QVERIFY(vector.none());
        vector = BitVector(70);
        QVERIFY(vector.none());
    }
}

LIGHTSOUT_TEST(BitVectorTest)
#include "BitVectorTest.moc"
