// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/InformationSets.h"

#include "gf2/Elimination.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class InformationSetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void staysInTheCoset();
    void findsWhatWasHidden();
    void reportsBetterVectors();
    void cancels();
};

namespace {

std::vector<BitVector> randomBasis(std::size_t size, std::size_t entries, Random& random) {
    std::vector<BitVector> basis;
    for (std::size_t i = 0; i < size; ++i) {
        // The vectors are independent, because each is the only one with a 1 at a certain position.
        BitVector vector = BitVector::random(entries, random);
        for (std::size_t place = 0; place < size; ++place) {
            vector.set(place, place == i);
        }
        basis.push_back(vector);
    }
    return basis;
}

std::size_t rankOf(const std::vector<BitVector>& vectors, std::size_t entries) {
    Progress progress;
    return reducedEchelonForm(BitMatrix::fromRows(vectors, entries), entries, progress).rank();
}

} // namespace

void InformationSetsTest::staysInTheCoset() {
    Random random(1);
    for (const std::size_t entries : {1U, 63U, 64U, 65U, 200U}) {
        const std::vector<BitVector> basis =
            randomBasis(std::min<std::size_t>(entries, 20), entries, random);
        const BitVector offset = BitVector::random(entries, random);
        Progress progress;
        const BitVector light = lightVector(offset, basis, 10, progress);
        QVERIFY(light.count() <= offset.count());
        std::vector<BitVector> withDifference = basis;
        withDifference.push_back(light ^ offset);
        QCOMPARE(rankOf(withDifference, entries), basis.size());
        QCOMPARE(lightVector(offset, basis, 10, progress), light);
    }
    Progress progress;
    QCOMPARE(lightVector(BitVector::ones(5), {}, 3, progress), BitVector::ones(5));
}

// A vector with six 1s among 120 positions is hidden by adding a random sum of sixty vectors.
void InformationSetsTest::findsWhatWasHidden() {
    Random random(2);
    const std::vector<BitVector> basis = randomBasis(60, 120, random);
    BitVector offset(120);
    for (int i = 0; i < 6; ++i) {
        offset.set(random.below(120));
    }
    const std::size_t hidden = offset.count();
    for (const BitVector& vector : basis) {
        if (random.below(2) == 1) {
            offset ^= vector;
        }
    }
    QVERIFY(offset.count() > 30);
    Progress progress;
    QVERIFY(lightVector(offset, basis, 200, progress).count() <= hidden);
}

void InformationSetsTest::reportsBetterVectors() {
    Random random(3);
    const std::vector<BitVector> basis = randomBasis(40, 100, random);
    std::size_t least = 100;
    Progress progress;
    const BitVector light =
        lightVector(BitVector::ones(100), basis, 20, progress, [&](const BitVector& better) {
            QVERIFY(better.count() < least);
            least = better.count();
        });
    QCOMPARE(light.count(), least);
}

void InformationSetsTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled,
                             lightVector(BitVector(2), {BitVector::ones(2)}, 1, progress));
}

LIGHTSOUT_TEST(InformationSetsTest)
#include "InformationSetsTest.moc"
