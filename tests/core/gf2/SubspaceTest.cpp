// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/Subspace.h"

#include "support/Random.h"

#include "tests/support/Test.h"

#include <QTest>

#include <bit>
#include <set>

using namespace lightsout;

class SubspaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithAllSums();
    void sumsAndIntersections();
    void reducedBasis();
    void wholeWords();
};

namespace {

std::vector<std::uint64_t> randomVectors(std::size_t count, std::size_t bits, Random& random) {
    std::vector<std::uint64_t> vectors;
    for (std::size_t i = 0; i < count; ++i) {
        vectors.push_back(random.below(std::size_t{1} << bits));
    }
    return vectors;
}

std::set<std::uint64_t> allSums(const std::vector<std::uint64_t>& vectors) {
    std::set<std::uint64_t> sums{0};
    for (const std::uint64_t vector : vectors) {
        for (const std::uint64_t sum : std::set<std::uint64_t>(sums)) {
            sums.insert(sum ^ vector);
        }
    }
    return sums;
}

} // namespace

void SubspaceTest::agreesWithAllSums() {
    Random random(1);
    for (int i = 0; i < 200; ++i) {
        const std::vector<std::uint64_t> vectors = randomVectors(random.below(7), 6, random);
        const Subspace subspace(vectors);
        const std::set<std::uint64_t> sums = allSums(vectors);
        QCOMPARE(std::size_t{1} << subspace.dimension(), sums.size());
        for (std::uint64_t vector = 0; vector < 64; ++vector) {
            QCOMPARE(subspace.contains(vector), sums.contains(vector));
            QVERIFY(sums.contains(vector ^ subspace.reduced(vector)));
            for (const std::uint64_t other : sums) {
                QCOMPARE(subspace.reduced(vector ^ other), subspace.reduced(vector));
            }
        }
    }
}

void SubspaceTest::sumsAndIntersections() {
    Random random(2);
    for (int i = 0; i < 500; ++i) {
        const std::vector<std::uint64_t> ofA = randomVectors(random.below(6), 6, random);
        const std::vector<std::uint64_t> ofB = randomVectors(random.below(6), 6, random);
        const Subspace a(ofA);
        const Subspace b(ofB);
        const Subspace common = intersection(a, b);
        const Subspace both = sum(a, b);
        QVERIFY(a.contains(common) && b.contains(common) && both.contains(a) && both.contains(b));
        QCOMPARE(common.dimension() + both.dimension(), a.dimension() + b.dimension());
        const std::set<std::uint64_t> sumsOfA = allSums(ofA);
        const std::set<std::uint64_t> sumsOfB = allSums(ofB);
        for (std::uint64_t vector = 0; vector < 64; ++vector) {
            QCOMPARE(common.contains(vector), sumsOfA.contains(vector) && sumsOfB.contains(vector));
        }
        QCOMPARE(a.contains(b), both.dimension() == a.dimension());
    }
}

void SubspaceTest::reducedBasis() {
    Random random(3);
    for (int i = 0; i < 100; ++i) {
        const Subspace subspace(randomVectors(random.below(8), 8, random));
        const std::vector<std::uint64_t>& basis = subspace.basis();
        QVERIFY(std::ranges::is_sorted(basis));
        for (std::size_t j = 0; j < basis.size(); ++j) {
            for (std::size_t l = 0; l < basis.size(); ++l) {
                QCOMPARE((basis[l] & std::bit_floor(basis[j])) != 0, j == l);
            }
        }
    }
}

void SubspaceTest::wholeWords() {
    Subspace subspace;
    for (std::size_t bit = 0; bit < 64; ++bit) {
        QVERIFY(subspace.add(UINT64_MAX << bit));
        QVERIFY(!subspace.add(UINT64_MAX << bit));
    }
    QCOMPARE(subspace.dimension(), std::size_t{64});
    QVERIFY(subspace.contains(0x123456789abcdef0U));
    QVERIFY(!subspace.add(1));
}

LIGHTSOUT_TEST(SubspaceTest)
#include "SubspaceTest.moc"
