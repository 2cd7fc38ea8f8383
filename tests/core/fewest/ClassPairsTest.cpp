// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/ClassPairs.h"

#include "gf2/Subspace.h"
#include "tests/support/Kernels.h"
#include "tests/support/RandomCosets.h"

#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace lightsout;

class ClassPairsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rectangles();
    void notOfOtherPartitions();
    void bothPairsMustSeeAll();
};

// Tests every rectangle up to 24 × 24 whose kernel is not 0 in any of the four parities: the two
// halves of each pair form a basis, the vectors of each half are 0 in the other, and the four
// classes are the parities.
void ClassPairsTest::rectangles() {
    std::size_t found = 0;
    for (std::size_t rows = 1; rows <= 24; ++rows) {
        for (std::size_t cols = rows; cols <= 24; ++cols) {
            const Lattice lattice{.rows = rows, .cols = cols};
            const std::vector<BitVector> kernel = kernelOf(Rule(lattice));
            const PlaceClasses classes = parityClasses(lattice);
            std::set<std::uint32_t> present;
            for (const BitVector& vector : kernel) {
                vector.forEachOne([&](std::size_t place) { present.insert(classes[place]); });
            }
            const std::optional<ClassPairs> pairs = classPairs(kernel, classes);
            QCOMPARE(pairs.has_value(), present.size() == 4);
            if (!pairs) {
                continue;
            }
            ++found;
            std::set<std::uint32_t> ofHalves;
            for (const ClassPair& pair : *pairs) {
                std::vector<BitVector> basis = kernel;
                for (std::size_t h = 0; h < 2; ++h) {
                    ofHalves.insert(classes[pair[h].positions.front()]);
                    for (const BitVector& vector : pair[h].basis) {
                        QCOMPARE(lattice.vertexCount(), vector.size());
                        QVERIFY(Rule(lattice).changedBy(vector).none());
                        QVERIFY(std::ranges::none_of(pair[1 - h].positions, [&](std::size_t place) {
                            return vector[place];
                        }));
                    }
                    // The vectors are independent when restricted to the positions of their half.
                    Subspace seen;
                    for (const std::uint64_t column : placeColumns(pair[h].basis)) {
                        seen.add(column);
                    }
                    QCOMPARE(seen.dimension(), pair[h].basis.size());
                }
                QCOMPARE(pair[0].basis.size() + pair[1].basis.size(), kernel.size());
            }
            QCOMPARE(ofHalves.size(), std::size_t{4});
        }
    }
    QVERIFY(found > 30);
}

void ClassPairsTest::notOfOtherPartitions() {
    Random random(1);
    const Coset coset = randomCoset(80, 6, random);
    QVERIFY(!classPairs(coset.basis, PlaceClasses(80)));
    // The vectors of each of four random classes determine everything.
    QVERIFY(!classPairs(coset.basis, randomClasses(80, 4, random)));
    QVERIFY(!classPairs(coset.basis, randomClasses(80, 9, random)));
}

/// Three of the four classes determine the same, so one pair determines everything, but the other
/// two classes do not.
void ClassPairsTest::bothPairsMustSeeAll() {
    BitVector first(4);
    for (std::size_t place = 0; place < 3; ++place) {
        first.flip(place);
    }
    const std::vector<BitVector> basis{first, BitVector::unit(4, 3)};
    QVERIFY(!classPairs(basis, PlaceClasses{0, 1, 2, 3}));
    // Two classes of each kind form pairs.
    const std::vector<BitVector> pairable{BitVector::unit(4, 0) ^ BitVector::unit(4, 1),
                                          BitVector::unit(4, 2) ^ BitVector::unit(4, 3)};
    QVERIFY(classPairs(pairable, PlaceClasses{0, 1, 2, 3}).has_value());
}

LIGHTSOUT_TEST(ClassPairsTest)
#include "ClassPairsTest.moc"
