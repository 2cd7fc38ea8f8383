// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/TidyBasis.h"

#include "gf2/Elimination.h"
#include "solve/Solver.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class TidyBasisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void spansTheSame();
    void isAsLightAsPossible();
    void quietPatterns();
    void cancels();
};

namespace {

std::size_t rankOf(const std::vector<BitVector>& vectors, std::size_t entries) {
    Progress progress;
    return reducedEchelonForm(BitMatrix::fromRows(vectors, entries), entries, progress).rank();
}

std::vector<BitVector> randomBasis(std::size_t size, std::size_t entries, Random& random) {
    std::vector<BitVector> basis;
    while (basis.size() < size) {
        basis.push_back(BitVector::random(entries, random));
        if (rankOf(basis, entries) < basis.size()) {
            basis.pop_back();
        }
    }
    return basis;
}

std::size_t totalWeight(const std::vector<BitVector>& basis) {
    std::size_t total = 0;
    for (const BitVector& vector : basis) {
        total += vector.count();
    }
    return total;
}

} // namespace

void TidyBasisTest::spansTheSame() {
    Random random(1);
    for (const std::size_t entries : {30U, 63U, 64U, 65U}) {
        for (const std::size_t size : {0U, 1U, 2U, 9U, 16U, 17U, 30U}) {
            const std::vector<BitVector> basis = randomBasis(size, entries, random);
            Progress progress;
            const std::vector<BitVector> tidy = tidyBasis(basis, progress);
            QCOMPARE(tidy.size(), size);
            QVERIFY(std::ranges::is_sorted(tidy, {}, &BitVector::count));
            QVERIFY(totalWeight(tidy) <= totalWeight(basis));
            std::vector<BitVector> both = basis;
            both.insert(both.end(), tidy.begin(), tidy.end());
            QCOMPARE(rankOf(both, entries), size);
            QCOMPARE(rankOf(tidy, entries), size);
        }
    }
}

// Three light vectors are hidden in sums.
void TidyBasisTest::isAsLightAsPossible() {
    const std::vector<BitVector> light{*BitVector::fromString("110000000"),
                                       *BitVector::fromString("000111000"),
                                       *BitVector::fromString("000000111")};
    Progress progress;
    const std::vector<BitVector> tidy = tidyBasis(
        {light[0] ^ light[1] ^ light[2], light[1] ^ light[2], light[0] ^ light[2]}, progress);
    QCOMPARE(totalWeight(tidy), std::size_t{8});
    QCOMPARE(tidy.front(), light[0]);
}

// Reference data, section 7: 13 quiet patterns of the 4 × 4 board have 8 presses, and the 5 × 5
// board has two of 12.
void TidyBasisTest::quietPatterns() {
    const auto weights = [](std::size_t size) {
        Progress progress;
        const Solver solver = *Solver::build(Lattice{.rows = size, .cols = size}, progress);
        std::vector<BitVector> basis;
        for (std::size_t i = 0; i < solver.nullity(); ++i) {
            basis.push_back(solver.kernelVector(i));
        }
        QList<std::size_t> counts;
        for (const BitVector& vector : tidyBasis(basis, progress)) {
            counts.append(vector.count());
        }
        return counts;
    };
    QCOMPARE(weights(4), (QList<std::size_t>{8, 8, 8, 8}));
    QCOMPARE(weights(5), (QList<std::size_t>{12, 12}));
}

void TidyBasisTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, tidyBasis({BitVector::ones(3)}, progress));
}

LIGHTSOUT_TEST(TidyBasisTest)
#include "TidyBasisTest.moc"
