// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/CosetWeights.h"

#include "solve/Solutions.h"
#include "solve/Solver.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <map>
#include <set>

using namespace lightsout;

class CosetWeightsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithAllSums();
    void repeatedColumns();
    void manyEntries();
    void severalPieces();
    void listsThoseOfAWeight();
    void listsTheVeryLast();
    void reportsBetterVectors();
    void cancels();
    void distributionAgreesWithAllSums();
    void longVectorsAreCountedLikeShortOnes();
    void quietPatternsOfBoards();
    void golayCode();
    void cancelsDistribution();
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

namespace {

using Weights = std::vector<WeightCount>;

Weights weightsOf(const std::vector<BitVector>& basis, std::size_t entries) {
    Progress progress;
    return weightDistribution(BitVector(entries), basis, 2, progress);
}

Weights kernelWeights(const Rule& rule) {
    Progress progress;
    const Solver solver = *Solver::build(rule, progress);
    std::vector<BitVector> kernel;
    for (std::size_t i = 0; i < solver.nullity(); ++i) {
        kernel.push_back(solver.kernelVector(i));
    }
    return weightsOf(kernel, rule.vertexCount());
}

} // namespace

void CosetWeightsTest::distributionAgreesWithAllSums() {
    QCOMPARE(weightsOf({}, 0), (Weights{{0, 1}}));
    QCOMPARE(weightsOf({}, 65), (Weights{{0, 1}}));
    Random random(1);
    for (const std::size_t entries : {1U, 5U, 63U, 64U, 65U, 129U}) {
        for (std::size_t size = 0; size <= 8; ++size) {
            std::vector<BitVector> basis;
            for (std::size_t i = 0; i < size; ++i) {
                basis.push_back(BitVector::random(entries, random));
            }
            std::map<std::size_t, std::uint64_t> expected;
            for (unsigned subset = 0; subset < 1U << size; ++subset) {
                BitVector sum(entries);
                for (std::size_t i = 0; i < size; ++i) {
                    if (((subset >> i) & 1U) != 0) {
                        sum ^= basis[i];
                    }
                }
                ++expected[sum.count()];
            }
            QCOMPARE(weightsOf(basis, entries), Weights(expected.begin(), expected.end()));
        }
    }
}

// Reference data, section 7.
void CosetWeightsTest::longVectorsAreCountedLikeShortOnes() {
    // Appending zeros does not change weights.
    const auto lengthened = [](const BitVector& vector) {
        BitVector longer((std::size_t{1} << 22) + 1);
        vector.forEachOne([&](std::size_t i) { longer.set(i, true); });
        return longer;
    };
    Random random(5);
    const BitVector offset = BitVector::random(100, random);
    std::vector<BitVector> basis;
    std::vector<BitVector> longBasis;
    for (std::size_t i = 0; i < 5; ++i) {
        basis.push_back(BitVector::random(100, random));
        longBasis.push_back(lengthened(basis.back()));
    }
    Progress progress;
    QCOMPARE(weightDistribution(lengthened(offset), longBasis, 2, progress),
             weightDistribution(offset, basis, 2, progress));
}

void CosetWeightsTest::quietPatternsOfBoards() {
    QCOMPARE(kernelWeights(Lattice{.rows = 3, .cols = 3}), (Weights{{0, 1}}));
    QCOMPARE(kernelWeights(Lattice{.rows = 4, .cols = 4}), (Weights{{0, 1}, {8, 13}, {12, 2}}));
    QCOMPARE(kernelWeights(Lattice{.rows = 5, .cols = 5}), (Weights{{0, 1}, {12, 2}, {16, 1}}));
}

// The binary Golay code of length 23, generated by the shifts of x¹¹+x¹⁰+x⁶+x⁵+x⁴+x²+1.
// (MacWilliams and Sloane, "The Theory of Error-Correcting Codes", chapter 2.)
void CosetWeightsTest::golayCode() {
    std::vector<BitVector> basis;
    for (std::size_t shift = 0; shift < 12; ++shift) {
        BitVector vector(23);
        for (const std::size_t exponent : {0U, 2U, 4U, 5U, 6U, 10U, 11U}) {
            vector.flip(exponent + shift);
        }
        basis.push_back(vector);
    }
    QCOMPARE(
        weightsOf(basis, 23),
        (Weights{
            {0, 1}, {7, 253}, {8, 506}, {11, 1288}, {12, 1288}, {15, 506}, {16, 253}, {23, 1}}));
}

void CosetWeightsTest::cancelsDistribution() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled,
                             weightDistribution(BitVector(5), {BitVector::ones(5)}, 1, progress));
}

LIGHTSOUT_TEST(CosetWeightsTest)
#include "CosetWeightsTest.moc"
