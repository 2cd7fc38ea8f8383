// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/CosetWeights.h"

#include "solve/Solutions.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <set>

using namespace lightsout;

class CosetWeightsTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithAllSums();
    void repeatedColumns();
    void manyEntries();
    void severalPieces();
    void listsThoseOfAWeight();
    void listsTheVeryLast();
    void reportsBetterVectors();
    void cancels();
};

namespace {

std::vector<BitVector> randomVectors(std::size_t count, std::size_t entries, Random& random) {
    std::vector<BitVector> vectors;
    for (std::size_t i = 0; i < count; ++i) {
        vectors.push_back(BitVector::random(entries, random));
    }
    return vectors;
}

std::vector<std::uint64_t> countSlowly(const BitVector& offset,
                                       const std::vector<BitVector>& basis) {
    std::vector<std::uint64_t> counts(offset.size() + 1);
    forEachSolution(offset, basis, [&](const BitVector& vector) {
        ++counts[vector.count()];
        return true;
    });
    return counts;
}

bool isInCoset(const BitVector& vector, const BitVector& offset,
               const std::vector<BitVector>& basis) {
    bool isFound = false;
    forEachSolution(offset, basis, [&](const BitVector& element) {
        isFound = element == vector;
        return !isFound;
    });
    return isFound;
}

void compare(const BitVector& offset, const std::vector<BitVector>& basis) {
    const std::vector<std::uint64_t> expected = countSlowly(offset, basis);
    Progress progress;
    QCOMPARE(weightCounts(offset, basis, 2, progress), expected);
    const auto least = static_cast<std::size_t>(
        std::ranges::find_if(expected, [](std::uint64_t count) { return count > 0; }) -
        expected.begin());
    const LeastWeight found = leastWeight(offset, basis, 2, progress);
    QCOMPARE(found.vector.count(), least);
    QCOMPARE(found.count, expected[least]);
    QVERIFY(isInCoset(found.vector, offset, basis));
    const auto lightest = vectorsOfWeight(offset, basis, least, SIZE_MAX, 2, progress);
    QCOMPARE(lightest.size(), expected[least]);
    QVERIFY(std::ranges::count(lightest, found.vector) > 0);
    QCOMPARE(vectorsOfWeight(offset, basis, least, 1, 2, progress).size(), std::size_t{1});
    QVERIFY(vectorsOfWeight(offset, basis, offset.size() + 1, 1, 2, progress).empty());
}

} // namespace

// The basis need not be independent: then every sum is counted.
void CosetWeightsTest::agreesWithAllSums() {
    Random random(1);
    for (const std::size_t entries : {0U, 1U, 5U, 63U, 64U, 65U, 300U}) {
        for (std::size_t size = 0; size <= 14; ++size) {
            compare(BitVector::random(entries, random), randomVectors(size, entries, random));
            compare(BitVector(entries), randomVectors(size, entries, random));
        }
    }
}

// Positions with equal columns are counted together.
void CosetWeightsTest::repeatedColumns() {
    Random random(2);
    for (int i = 0; i < 20; ++i) {
        const std::vector<BitVector> few = randomVectors(6, 10, random);
        std::vector<BitVector> basis;
        for (const BitVector& vector : few) {
            BitVector repeated(130);
            for (std::size_t place = 0; place < 130; ++place) {
                repeated.set(place, vector[place % 10]);
            }
            basis.push_back(repeated);
        }
        compare(BitVector::random(130, random), basis);
    }
}

// The weights do not fit into 16 bits.
void CosetWeightsTest::manyEntries() {
    Random random(3);
    for (const std::size_t entries : {32'767U, 32'768U, 70'000U}) {
        compare(BitVector(entries), {BitVector::ones(entries)});
        compare(BitVector::random(entries, random), randomVectors(5, entries, random));
    }
}

// In a direct sum of two cosets, the weights are added.
void CosetWeightsTest::severalPieces() {
    Random random(4);
    const BitVector left = BitVector::random(40, random);
    const BitVector right = BitVector::random(30, random);
    std::vector<BitVector> leftBasis = randomVectors(13, 40, random);
    std::vector<BitVector> rightBasis = randomVectors(12, 30, random);
    BitVector offset(70);
    offset.assign(0, left);
    offset.assign(40, right);
    std::vector<BitVector> basis;
    for (const BitVector& vector : leftBasis) {
        basis.emplace_back(70);
        basis.back().assign(0, vector);
    }
    for (const BitVector& vector : rightBasis) {
        basis.emplace_back(70);
        basis.back().assign(40, vector);
    }
    std::vector<std::uint64_t> expected(71);
    const std::vector<std::uint64_t> ofLeft = countSlowly(left, leftBasis);
    const std::vector<std::uint64_t> ofRight = countSlowly(right, rightBasis);
    for (std::size_t i = 0; i < ofLeft.size(); ++i) {
        for (std::size_t j = 0; j < ofRight.size(); ++j) {
            expected[i + j] += ofLeft[i] * ofRight[j];
        }
    }
    Progress progress;
    QCOMPARE(weightCounts(offset, basis, 3, progress), expected);
    const LeastWeight alone = leastWeight(offset, basis, 1, progress);
    const LeastWeight together = leastWeight(offset, basis, 3, progress);
    QCOMPARE(alone.count, expected[alone.vector.count()]);
    QCOMPARE(together.vector, alone.vector);
    QCOMPARE(together.count, alone.count);
    QCOMPARE(progress.fraction(), 1.0);
}

// Lists vectors of one weight, up to the requested number. The result does not depend on the number
// of threads.
void CosetWeightsTest::listsThoseOfAWeight() {
    Random random(7);
    const BitVector offset = BitVector::random(80, random);
    const std::vector<BitVector> basis = randomVectors(24, 80, random);
    Progress progress;
    const std::vector<std::uint64_t> counts = weightCounts(offset, basis, 2, progress);
    for (const std::size_t weight : {0U, 14U, 18U, 21U, 40U, 62U}) {
        const std::size_t maxFound = 500;
        const auto found = vectorsOfWeight(offset, basis, weight, maxFound, 3, progress);
        QCOMPARE(found.size(), std::min<std::uint64_t>(counts[weight], maxFound));
        QVERIFY(found == vectorsOfWeight(offset, basis, weight, maxFound, 1, progress));
        std::set<std::string> distinct;
        for (const BitVector& vector : found) {
            QCOMPARE(vector.count(), weight);
            distinct.insert(vector.toString());
        }
        QCOMPARE(distinct.size(), found.size());
    }
}

// The only vector of this weight is the last of 2^29.
void CosetWeightsTest::listsTheVeryLast() {
    std::vector<BitVector> units;
    for (std::size_t place = 0; place < 29; ++place) {
        units.push_back(BitVector::unit(29, place));
    }
    Progress progress;
    const auto found = vectorsOfWeight(BitVector(29), units, 29, 5, 2, progress);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front(), BitVector::ones(29));
}

void CosetWeightsTest::reportsBetterVectors() {
    Random random(5);
    const BitVector offset = BitVector::random(200, random);
    const std::vector<BitVector> basis = randomVectors(18, 200, random);
    std::vector<BitVector> told;
    Progress progress;
    const LeastWeight least = leastWeight(offset, basis, 2, progress, [&](const BitVector& better) {
        QVERIFY(told.empty() || better.count() < told.back().count());
        told.push_back(better);
    });
    QVERIFY(!told.empty());
    QCOMPARE(told.back().count(), least.vector.count());
}

void CosetWeightsTest::cancels() {
    Random random(6);
    const BitVector offset = BitVector::random(500, random);
    const std::vector<BitVector> basis = randomVectors(50, 500, random);
    Progress progress;
    QVERIFY_THROWS_EXCEPTION(Cancelled, leastWeight(offset, basis, 2, progress,
                                                    [&](const BitVector&) { progress.cancel(); }));
    QVERIFY_THROWS_EXCEPTION(Cancelled, weightCounts(offset, basis, 2, progress));
}

LIGHTSOUT_TEST(CosetWeightsTest)
#include "CosetWeightsTest.moc"
