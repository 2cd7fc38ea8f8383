// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/PairSymmetries.h"

#include "game/BoardSymmetry.h"
#include "tests/support/Kernels.h"
#include "tests/support/RandomCosets.h"

#include "tests/support/Test.h"

#include <QTest>

#include <map>
#include <set>

using namespace lightsout;

class PairSymmetriesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofRectangles();
    void ofCosets();
    void orbits();
};

namespace {

Coset allOn(const Lattice& lattice) {
    Progress progress;
    const Solver solver = *Solver::build(lattice, progress);
    return {solver.solve(BitVector::ones(lattice.vertexCount()), progress).vector,
            kernelOf(solver)};
}

} // namespace

void PairSymmetriesTest::ofRectangles() {
    for (const auto& [rows, cols, count] : std::vector<std::array<std::size_t, 3>>{
             {1, 1, 1}, {1, 5, 2}, {5, 1, 2}, {2, 2, 8}, {3, 4, 4}, {6, 6, 8}}) {
        const Lattice lattice{.rows = rows, .cols = cols};
        const std::vector<Permutation> symmetries = rectangleSymmetries(lattice);
        QCOMPARE(symmetries.size(), count);
        QCOMPARE(std::set<Permutation>(symmetries.begin(), symmetries.end()).size(), count);
        const Rule rule(lattice);
        Random random(1);
        const BitVector presses = BitVector::random(rows * cols, random);
        for (const Permutation& symmetry : symmetries) {
            QCOMPARE(rule.changedBy(permuted(presses, symmetry)),
                     permuted(rule.changedBy(presses), symmetry));
        }
    }
}

// If all lights are on, all symmetries are kept; for random lights, only the identity is; and
// lights made symmetric by one symmetry keep that one. For even sides, symmetries that swap the
// colours are excluded.
void PairSymmetriesTest::ofCosets() {
    for (const auto& [side, count] :
         std::vector<std::pair<std::size_t, std::size_t>>{{11, 8}, {16, 4}, {19, 8}, {23, 8}}) {
        const Lattice lattice{.rows = side, .cols = side};
        Coset coset = allOn(lattice);
        const ClassPairs pairs = *classPairs(coset.basis, parityClasses(lattice));
        const std::vector<Permutation> all = rectangleSymmetries(lattice);
        QCOMPARE(symmetriesOfCoset(all, pairs, coset.offset).size(), count);
        Random random(side);
        coset.offset = BitVector::random(side * side, random);
        QCOMPARE(symmetriesOfCoset(all, pairs, coset.offset).size(), std::size_t{1});
        for (const Permutation& symmetry : all) {
            const BitVector symmetric = coset.offset ^ permuted(coset.offset, symmetry);
            const std::vector<Permutation> kept = symmetriesOfCoset(all, pairs, symmetric);
            const bool isInvolution =
                permuted(permuted(symmetric, symmetry), symmetry) == symmetric;
            if (isInvolution && symmetric.any() && side % 2 == 1) {
                QVERIFY(std::ranges::find(kept, symmetry) != kept.end());
            }
        }
    }
}

// Counts orbits by moving all vectors of a half.
void PairSymmetriesTest::orbits() {
    for (const std::size_t side : {11U, 16U, 19U, 23U}) {
        const Lattice lattice{.rows = side, .cols = side};
        const Coset coset = allOn(lattice);
        const ClassPairs pairs = *classPairs(coset.basis, parityClasses(lattice));
        const std::vector<Permutation> symmetries =
            symmetriesOfCoset(rectangleSymmetries(lattice), pairs, coset.offset);
        for (const ClassPair& pair : pairs) {
            for (const PairHalf& half : pair) {
                const HalfSymmetries group(symmetries, half, coset.offset);
                std::map<std::string, std::uint64_t> numbers;
                const Coset ofHalf{coset.offset, half.basis};
                for (std::uint64_t i = 0; i < std::uint64_t{1} << half.basis.size(); ++i) {
                    numbers[selectedEntries(vectorOf(ofHalf, i), half.positions).toString()] = i;
                }
                std::size_t sum = 0;
                std::size_t order = 0;
                for (const Permutation& symmetry : symmetries) {
                    BitVector positions(side * side);
                    for (const std::size_t place : half.positions) {
                        positions.set(place);
                    }
                    order += permuted(positions, symmetry) == positions ? 1U : 0U;
                }
                QCOMPARE(group.order(), order);
                for (std::uint64_t i = 0; i < std::uint64_t{1} << half.basis.size(); ++i) {
                    BitVector vector = vectorOf(ofHalf, i);
                    BitVector here(vector.size());
                    for (const std::size_t place : half.positions) {
                        here.set(place, vector[place]);
                    }
                    std::set<std::uint64_t> orbit;
                    for (const Permutation& symmetry : symmetries) {
                        const auto image = numbers.find(
                            selectedEntries(permuted(here, symmetry), half.positions).toString());
                        BitVector positions(side * side);
                        for (const std::size_t place : half.positions) {
                            positions.set(place);
                        }
                        if (permuted(positions, symmetry) == positions) {
                            QVERIFY(image != numbers.end());
                            orbit.insert(image->second);
                        }
                    }
                    QCOMPARE(group.orbitOfLeast(i), *orbit.begin() == i ? orbit.size() : 0);
                    sum += group.orbitOfLeast(i);
                }
                QCOMPARE(sum, std::size_t{1} << half.basis.size());
            }
        }
    }
}

LIGHTSOUT_TEST(PairSymmetriesTest)
#include "PairSymmetriesTest.moc"
