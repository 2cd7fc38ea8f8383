// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/PlaceClasses.h"

#include "gf2/Subspace.h"

#include "tests/support/Kernels.h"
#include "tests/support/RandomCosets.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace lightsout;

class PlaceClassesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void columns();
    void parityRanks();
    void residues();
    void lines();
    void flats();
    void rectangles();
    void notOfOtherPartitions();
    void bothPairsMustSeeAll();
};

namespace {

/// Returns the dimension of the space restricted to the positions of some classes.
std::size_t rankOf(const std::vector<BitVector>& basis, const PlaceClasses& classes,
                   const std::vector<std::uint32_t>& chosen) {
    const std::vector<std::uint64_t> columns = columnWords(basis);
    Subspace seen;
    for (std::size_t place = 0; place < columns.size(); ++place) {
        if (std::ranges::find(chosen, classes[place]) != chosen.end()) {
            seen.add(columns[place]);
        }
    }
    return seen.dimension();
}

std::vector<BitVector> kernelOfGrid(const Lattice& lattice) {
    Progress progress;
    return kernelOf(*Solver::build(lattice, progress));
}

} // namespace

void PlaceClassesTest::columns() {
    Random random(1);
    const Coset coset = randomCoset(70, 64, random);
    const std::vector<std::uint64_t> columns = columnWords(coset.basis);
    for (std::size_t place = 0; place < 70; ++place) {
        for (std::size_t i = 0; i < 64; ++i) {
            QCOMPARE(((columns[place] >> i) & 1U) != 0, coset.basis[i][place]);
        }
    }
    QVERIFY(columnWords({}).empty());
}

// A² = I + (steps of length two) does not couple the classes, and each colour determines
// everything.
void PlaceClassesTest::parityRanks() {
    for (std::size_t rows = 1; rows <= 24; ++rows) {
        for (std::size_t cols = 1; cols <= rows; ++cols) {
            const Lattice lattice{.rows = rows, .cols = cols};
            const std::vector<BitVector> kernel = kernelOfGrid(lattice);
            if (kernel.empty()) {
                continue;
            }
            const PlaceClasses classes = parityClasses(lattice);
            const auto rank = [&](const std::vector<std::uint32_t>& chosen) {
                return rankOf(kernel, classes, chosen);
            };
            // Positions are counted from 0 here: class 0 has even rows and even columns, and so on.
            QCOMPARE(rank({0}) + rank({3}), kernel.size());
            QCOMPARE(rank({1}) + rank({2}), kernel.size());
            QCOMPARE(rank({0, 3}), kernel.size());
            QCOMPARE(rank({1, 2}), kernel.size());
            if (rows % 2 == 0 && cols % 2 == 0) {
                QCOMPARE(rank({0}), kernel.size() / 2);
                QCOMPARE(rank({1}), kernel.size() / 2);
            }
        }
    }
}

// The known ranks of 39 × 39 modulo 8 are 4, 8 and 16.
void PlaceClassesTest::residues() {
    const Lattice lattice{.rows = 39, .cols = 39};
    const std::vector<BitVector> kernel = kernelOfGrid(lattice);
    const PlaceClasses classes = residueClasses(lattice, 8);
    std::vector<std::size_t> ranks;
    for (const std::uint32_t one : PlaceClasses(classes)) {
        ranks.push_back(rankOf(kernel, classes, {one}));
        if (ranks.size() == 4 * 39) {
            break;
        }
    }
    for (const std::size_t rank : ranks) {
        QVERIFY(rank == 0 || rank == 4 || rank == 8 || rank == 16);
    }
    QVERIFY(std::ranges::find(ranks, std::size_t{4}) != ranks.end());
    QVERIFY(std::ranges::find(ranks, std::size_t{16}) != ranks.end());
    // Residues are taken up to sign and counted from 1.
    QCOMPARE(classes[lattice.cell(0, 4)], classes[lattice.cell(6, 10)]);
    QVERIFY(classes[lattice.cell(0, 4)] != classes[lattice.cell(4, 0)]);
}

void PlaceClassesTest::lines() {
    const Lattice lattice{.rows = 3, .cols = 2};
    QCOMPARE(rowClasses(lattice), (PlaceClasses{0, 0, 1, 1, 2, 2}));
    QCOMPARE(columnClasses(lattice), (PlaceClasses{0, 1, 0, 1, 0, 1}));
    QCOMPARE(parityClasses(lattice), (PlaceClasses{0, 1, 2, 3, 0, 1}));
}

// Each class has at most the requested rank, and no later position is in the span of an earlier
// class.
void PlaceClassesTest::flats() {
    Random random(2);
    for (int i = 0; i < 60; ++i) {
        const std::size_t dimension = 1 + random.below(12);
        const Coset coset = randomCoset(dimension + random.below(40), dimension, random);
        const std::size_t most = 1 + random.below(dimension);
        const PlaceClasses classes = greedyFlats(coset.basis, most, Progress());
        const std::vector<std::uint64_t> columns = columnWords(coset.basis);
        const std::uint32_t last = *std::ranges::max_element(classes);
        for (std::uint32_t number = 1; number <= last; ++number) {
            Subspace seen;
            for (std::size_t place = 0; place < columns.size(); ++place) {
                if (classes[place] == number) {
                    seen.add(columns[place]);
                }
            }
            QVERIFY(seen.dimension() <= most && seen.dimension() > 0);
            for (std::size_t place = 0; place < columns.size(); ++place) {
                QCOMPARE(columns[place] == 0, classes[place] == 0);
                QVERIFY(classes[place] <= number || !seen.contains(columns[place]));
            }
        }
    }
}

// Tests every rectangle up to 24 × 24 whose kernel is not 0 in any of the four parities: the two
// halves of each pair form a basis, the vectors of each half are 0 in the other, and the four
// classes are the parities.
void PlaceClassesTest::rectangles() {
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
                    for (const std::uint64_t column : columnWords(pair[h].basis)) {
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

void PlaceClassesTest::notOfOtherPartitions() {
    Random random(1);
    const Coset coset = randomCoset(80, 6, random);
    QVERIFY(!classPairs(coset.basis, PlaceClasses(80)));
    // The vectors of each of four random classes determine everything.
    QVERIFY(!classPairs(coset.basis, randomClasses(80, 4, random)));
    QVERIFY(!classPairs(coset.basis, randomClasses(80, 9, random)));
}

/// Three of the four classes determine the same, so one pair determines everything, but the other
/// two classes do not.
void PlaceClassesTest::bothPairsMustSeeAll() {
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

LIGHTSOUT_TEST(PlaceClassesTest)
#include "PlaceClassesTest.moc"
