// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/FewestPresses.h"

#include "fewest/ClassSearch.h"
#include "fewest/DirectSum.h"
#include "fewest/Heuristics.h"
#include "fewest/PairSearch.h"
#include "fewest/PairSymmetries.h"
#include "solve/NearestSolvable.h"
#include "solve/Solver.h"
#include "tests/support/Kernels.h"
#include "tests/support/Lattices.h"
#include "tests/support/Length.h"
#include "tests/support/PlainLeastWeight.h"

#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>

using namespace lightsout;

/// Compares every method for the fewest presses with weighing all solutions, on boards of all
/// surfaces and neighbours, of nullity up to 20, from random lights to a random target.
class MethodsOfFewestPressesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreeOnEverySurface_data();
    void agreeOnEverySurface();
    void agreeOnLargeKernels_data() { addTopologiesAndNeighbours(); }
    void agreeOnLargeKernels();
    void agreeWithUnsolvableParts();
    void coverManyBoards();
};

namespace {

/// How often each method was used, in all data rows together.
struct Forced {
    std::size_t boards = 0;
    std::size_t large = 0; ///< of nullity 13 to 20
    std::size_t looking = 0;
    std::size_t classes = 0;
    std::size_t pairs = 0;
    std::size_t covers = 0;
    std::size_t sums = 0;
    std::size_t whole = 0;
};

Forced& forced() {
    static Forced counts;
    return counts;
}

struct Expected {
    std::size_t presses;
    std::uint64_t ways;
};

void compare(const char* method, const std::optional<LeastWeight>& found, const Coset& coset,
             const Rule& rule, const Expected& expected) {
    QVERIFY2(found.has_value(), method);
    QVERIFY2(found->vector.count() == expected.presses, method);
    QVERIFY2(found->count == expected.ways, method);
    QVERIFY2(rule.changedBy(found->vector ^ coset.offset).none(), method);
}

std::optional<LeastWeight> byClasses(const Coset& coset, const PlaceClasses& classes) {
    const ClassCoordinates coordinates = classCoordinates(coset.basis, classes);
    Progress progress;
    const ClassTables tables(coordinates, coset.offset, coset.offset.count(), 1, progress);
    return searchByClasses(coordinates, coset.offset, tables, coset.offset,
                           haveOneParity(coset.basis) ? 2 : 1, UINT64_MAX, 1, progress);
}

/// Finds the least weight of each part of the direct sum by trying all of its vectors.
LeastWeight bySummands(const Coset& coset) {
    Progress progress;
    const DirectSum sum = directSum(coset.offset, coset.basis, progress);
    LeastWeight least{.vector = sum.fixed, .count = 1};
    for (const Summand& summand : sum.summands) {
        const LeastWeight part = leastWeight(summand.offset, summand.basis, 1, progress);
        least.vector ^= part.vector;
        least.count *= part.count;
    }
    return least;
}

/// Compares all methods on one board, on which the lights of `difference` have to change.
void forceAll(const Rule& rule, const Lattice& lattice, const BitVector& difference,
              const BitVector& solution, const std::vector<BitVector>& kernel) {
    Progress progress;
    const Coset coset{solution, kernel};
    const LeastWeight plain = plainLeastWeight(coset);
    const Expected expected{plain.vector.count(), plain.count};
    QCOMPARE(rule.changedBy(plain.vector), difference);
    Forced& counts = forced();
    ++counts.boards;

    compare("looking at all", leastWeight(coset.offset, coset.basis, 1, progress), coset, rule,
            expected);
    ++counts.looking;
    compare("direct sum", bySummands(coset), coset, rule, expected);
    ++counts.sums;
    for (const auto& [name, classes] : std::vector<std::pair<const char*, PlaceClasses>>{
             {"parities", parityClasses(lattice)},
             {"residues", residueClasses(lattice, 4)},
             {"rows", rowClasses(lattice)},
             {"columns", columnClasses(lattice)},
             {"flats", greedyFlats(coset.basis, (kernel.size() + 1) / 2, progress)},
             {"one class", PlaceClasses(lattice.vertexCount())}}) {
        compare(name, byClasses(coset, classes), coset, rule, expected);
        ++counts.classes;
    }
    if (const std::optional<ClassPairs> pairs = classPairs(kernel, parityClasses(lattice))) {
        compare("pairs of classes",
                searchByPairs(*pairs, coset.offset, coset.offset,
                              symmetriesOfCoset(rectangleSymmetries(lattice), *pairs, coset.offset),
                              {.operations = 1e12, .memory = 1 << 30, .threads = 1}, progress)
                    .least,
                coset, rule, expected);
        ++counts.pairs;
    }
    const CoverSearchResult covers =
        searchCovers(rule, difference, coset.offset.count(), 20'000, progress);
    if (covers.isComplete) {
        // Presses that change nothing belong to no cover.
        compare("covers", LeastWeight{covers.presses, covers.count}, coset, rule, expected);
        ++counts.covers;
    }
    const BitVector light = lightVector(coset.offset, coset.basis, 4, progress);
    QVERIFY(light.count() >= expected.presses && light.count() <= coset.offset.count());
    QCOMPARE(rule.changedBy(light), difference);

    const FewestPresses whole =
        fewestPresses(rule, coset.offset, coset.basis, thoroughEffort(1), progress);
    QVERIFY(whole.isProven());
    QCOMPARE(whole.presses.count(), expected.presses);
    QCOMPARE(whole.ways, std::to_string(expected.ways));
    ++counts.whole;
}

} // namespace

void MethodsOfFewestPressesTest::agreeOnEverySurface_data() {
    addTopologiesAndNeighbours();
}

void MethodsOfFewestPressesTest::agreeOnEverySurface() {
    QFETCH(Topology, topology);
    QFETCH(Neighbours, neighbours);
    Random random(1);
    for (std::size_t rows = 1; rows <= 9; ++rows) {
        for (std::size_t cols = 1; cols <= 9; ++cols) {
            if (!isRunAtLength() && (rows + cols + static_cast<std::size_t>(topology)) % 3 != 0) {
                continue;
            }
            for (const bool self : {true, false}) {
                const Lattice lattice{rows, cols, topology, neighbours, self};
                Progress progress;
                const Solver solver = *Solver::build(lattice, progress);
                // Only some of the larger kernels are tested, because weighing all their vectors
                // takes longest.
                const std::size_t most = (rows + 2 * cols) % 5 == 0 ? 12 : 9;
                if (solver.nullity() == 0 || solver.nullity() > most) {
                    continue;
                }
                const std::vector<BitVector> kernel = kernelOf(solver);
                for (int i = 0; i < (kernel.size() <= 8 ? 3 : 1); ++i) {
                    const BitVector target = BitVector::random(lattice.vertexCount(), random);
                    const BitVector lights =
                        target ^
                        solver.rule().changedBy(BitVector::random(lattice.vertexCount(), random));
                    const Answer answer = solver.solve(lights ^ target, progress);
                    QVERIFY(answer.solvable);
                    forceAll(solver.rule(), lattice, lights ^ target, answer.vector, kernel);
                }
            }
        }
    }
}

// Tests boards of nullity 13 to 20 of many kinds, half of them from random lights to the nearest
// solvable target.
void MethodsOfFewestPressesTest::agreeOnLargeKernels() {
    QFETCH(Topology, topology);
    QFETCH(Neighbours, neighbours);
    const std::size_t wanted = isRunAtLength() ? 6 : 3;
    std::vector<Solver> solvers;
    Progress progress;
    for (std::size_t rows = 3; rows <= 12; ++rows) {
        for (std::size_t cols = 3; cols <= 12; ++cols) {
            for (const bool self : {true, false}) {
                Solver solver =
                    *Solver::build(Lattice{rows, cols, topology, neighbours, self}, progress);
                if (solver.nullity() > 12 && solver.nullity() <= 20) {
                    solvers.push_back(std::move(solver));
                }
            }
        }
    }
    Random random(3);
    for (std::size_t i = 0; i < std::min(wanted, solvers.size()); ++i) {
        const Solver& solver = solvers[i * solvers.size() / std::min(wanted, solvers.size())];
        const std::vector<BitVector> kernel = kernelOf(solver);
        const std::size_t size = solver.rule().vertexCount();
        BitVector difference = BitVector::random(size, random);
        if (i % 2 == 0) {
            difference = solver.rule().changedBy(difference);
        } else {
            difference ^= nearestSolvable(difference, kernel, progress).lights;
        }
        const Answer answer = solver.solve(difference, progress);
        QVERIFY(answer.solvable);
        forceAll(solver.rule(), *solver.rule().lattice(), difference, answer.vector, kernel);
        ++forced().large;
    }
}

// Random lights are seldom solvable, so the nearest solvable board is used. If the colours of a
// board are separate parts, one of them may have been solvable and the other not.
void MethodsOfFewestPressesTest::agreeWithUnsolvableParts() {
    Random random(2);
    std::size_t unsolvable = 0;
    for (const auto& [topology, name] : allTopologies) {
        for (const Neighbours neighbours : {Neighbours::plus, Neighbours::diagonal}) {
            for (std::size_t rows = 3; rows <= 6; ++rows) {
                for (std::size_t cols = 3; cols <= 6; ++cols) {
                    const Lattice lattice{rows, cols, topology, neighbours, (rows + cols) % 3 > 0};
                    Progress progress;
                    const Solver solver = *Solver::build(lattice, progress);
                    if (solver.nullity() == 0 || solver.nullity() > 9) {
                        continue;
                    }
                    BitVector difference = BitVector::random(rows * cols, random);
                    if (!solver.solve(difference, progress).solvable) {
                        ++unsolvable;
                        // Lattices are undirected, so the kernel is the left kernel.
                        difference ^=
                            nearestSolvable(difference, kernelOf(solver), progress).lights;
                    }
                    const Answer answer = solver.solve(difference, progress);
                    QVERIFY(answer.solvable);
                    forceAll(solver.rule(), lattice, difference, answer.vector, kernelOf(solver));
                }
            }
        }
    }
    QVERIFY(unsolvable > 50);
}

// This test runs after the others.
void MethodsOfFewestPressesTest::coverManyBoards() {
    const Forced& counts = forced();
    QVERIFY(counts.boards > (isRunAtLength() ? 3000U : 1000U));
    QVERIFY(counts.large > (isRunAtLength() ? 100U : 50U));
    QCOMPARE(counts.looking, counts.boards);
    QCOMPARE(counts.sums, counts.boards);
    QCOMPARE(counts.classes, 6 * counts.boards);
    QCOMPARE(counts.whole, counts.boards);
    QVERIFY(counts.pairs > 100);
    QVERIFY(counts.covers > (isRunAtLength() ? 1000U : 300U));
}

LIGHTSOUT_TEST(MethodsOfFewestPressesTest)
#include "MethodsOfFewestPressesTest.moc"
