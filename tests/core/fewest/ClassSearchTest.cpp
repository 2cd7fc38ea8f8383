// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/ClassSearch.h"

#include "gf2/Elimination.h"
#include "tests/support/Kernels.h"
#include "tests/support/Lattices.h"
#include "tests/support/PlainLeastWeight.h"
#include "tests/support/RandomCosets.h"
#include "tests/support/ReferenceData.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>

using namespace lightsout;

class ClassSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyPartition();
    void heavyVectors();
    void everySurface_data();
    void everySurface();
    void rectangles();
    void publishedSquares();
    void reportedStatesAreCorrect();
    void threadsDoNotMatter();
    void givesUp();
    void cancels();
    void growthContinues();
    void ignoresImplausibleGrowth();
    void limitsDoubleTheWork();
    void fractionsEndAtOne();
};

namespace {

std::optional<LeastWeight> search(const Coset& coset, const PlaceClasses& classes,
                                  std::size_t first = 0, std::size_t threads = 1,
                                  std::uint64_t maxNodes = UINT64_MAX) {
    const ClassCoordinates coordinates = classCoordinates(coset.basis, classes, first);
    Progress progress;
    const ClassTables tables(coordinates, coset.offset, coset.offset.count(), threads, progress);
    return searchByClasses(coordinates, coset.offset, tables, coset.offset,
                           haveOneParity(coset.basis) ? 2 : 1, maxNodes, threads, progress);
}

void checkSearch(const Coset& coset, const PlaceClasses& classes, const LeastWeight& expected,
                 std::size_t first = 0) {
    const std::optional<LeastWeight> found = search(coset, classes, first);
    QVERIFY(found.has_value());
    QCOMPARE(found->vector.count(), expected.vector.count());
    QCOMPARE(found->count, expected.count);
    BitVector difference = found->vector ^ coset.offset;
    std::vector<BitVector> both = coset.basis;
    // The vector is in the coset if adding the difference makes the basis dependent.
    Progress progress;
    both.push_back(difference);
    QCOMPARE(reducedEchelonForm(BitMatrix::fromRows(both, difference.size()), difference.size(),
                                progress)
                 .rank(),
             coset.basis.size());
}

} // namespace

void ClassSearchTest::anyPartition() {
    Random random(1);
    for (int i = 0; i < 400; ++i) {
        const std::size_t dimension = 1 + random.below(10);
        const Coset coset = randomCoset(dimension + random.below(60), dimension, random);
        const LeastWeight expected = plainLeastWeight(coset);
        checkSearch(coset, randomClasses(coset.offset.size(), 1 + random.below(6), random),
                    expected);
        checkSearch(coset, greedyFlats(coset.basis, 1 + random.below(dimension), Progress()),
                    expected);
    }
}

// These weights are so large that bytes hold only rounded values.
void ClassSearchTest::heavyVectors() {
    Random random(2);
    for (int i = 0; i < 30; ++i) {
        Coset coset = randomCoset(9000, 7, random);
        for (std::size_t place = 200; place < 9000; ++place) {
            for (BitVector& vector : coset.basis) {
                vector.set(place, vector[place % 16]);
            }
        }
        const LeastWeight expected = plainLeastWeight(coset);
        checkSearch(coset, randomClasses(9000, 1 + random.below(4), random), expected);
        checkSearch(coset, greedyFlats(coset.basis, 3, Progress()), expected);
    }
}

void ClassSearchTest::everySurface_data() {
    addTopologiesAndNeighbours();
}

// Tests boards of all sizes up to 8 × 8 with random lights and target, with every partition.
void ClassSearchTest::everySurface() {
    QFETCH(Topology, topology);
    QFETCH(Neighbours, neighbours);
    Random random(3);
    for (std::size_t rows = 1; rows <= 8; ++rows) {
        for (std::size_t cols = 1; cols <= 8; ++cols) {
            for (const bool self : {true, false}) {
                const Lattice lattice{rows, cols, topology, neighbours, self};
                Progress progress;
                const Solver solver = *Solver::build(lattice, progress);
                if (solver.nullity() == 0 || solver.nullity() > 10) {
                    continue;
                }
                const BitVector lights =
                    solver.rule().changedBy(BitVector::random(lattice.vertexCount(), random));
                const Coset coset{solver.solve(lights, progress).vector, kernelOf(solver)};
                const LeastWeight expected = plainLeastWeight(coset);
                checkSearch(coset, parityClasses(lattice), expected);
                checkSearch(coset, residueClasses(lattice, 4), expected);
                checkSearch(coset, rowClasses(lattice), expected);
                checkSearch(coset, columnClasses(lattice), expected);
                checkSearch(coset, greedyFlats(coset.basis, 3, Progress()), expected);
                checkSearch(coset, PlaceClasses(lattice.vertexCount()), expected);
            }
        }
    }
}

// Compares larger nullities with trying all solutions, with each class first.
void ClassSearchTest::rectangles() {
    Random random(4);
    for (const auto& [rows, cols] : std::vector<std::pair<std::size_t, std::size_t>>{
             {19, 19}, {16, 16}, {17, 35}, {23, 23}, {11, 23}, {20, 9}, {1, 20}, {35, 14}}) {
        const Lattice lattice{.rows = rows, .cols = cols};
        Progress progress;
        const Solver solver = *Solver::build(lattice, progress);
        for (int i = 0; i < 8 && solver.nullity() > 0; ++i) {
            const Coset coset{BitVector::random(rows * cols, random), kernelOf(solver)};
            const LeastWeight expected = leastWeight(coset.offset, coset.basis, 1, progress);
            const PlaceClasses classes = parityClasses(lattice);
            const std::size_t count = classCoordinates(coset.basis, classes).classes.size();
            for (std::size_t first = 0; first < count; ++first) {
                checkSearch(coset, classes, expected, first);
            }
        }
    }
}

// OEIS A075464: from all on to all off.
void ClassSearchTest::publishedSquares() {
    for (std::size_t n = 1; n <= fewestPressesOfSquares.size(); ++n) {
        const Lattice lattice{.rows = n, .cols = n};
        Progress progress;
        const Solver solver = *Solver::build(lattice, progress);
        if (solver.nullity() > 0) {
            const Coset coset{solver.solve(BitVector::ones(n * n), progress).vector,
                              kernelOf(solver)};
            QCOMPARE(search(coset, parityClasses(lattice))->vector.count(),
                     fewestPressesOfSquares.at(n - 1));
        }
    }
}

// The reported bounds never exceed the least weight, and never decrease.
void ClassSearchTest::reportedStatesAreCorrect() {
    Random random(5);
    for (int i = 0; i < 30; ++i) {
        const Coset coset = randomCoset(120, 12, random);
        const std::size_t least = plainLeastWeight(coset).vector.count();
        const ClassCoordinates coordinates =
            classCoordinates(coset.basis, randomClasses(120, 4, random));
        Progress progress;
        const ClassTables tables(coordinates, coset.offset, 120, 1, progress);
        ClassSearchState last{coset.offset, 0};
        bool isAny = false;
        searchByClasses(coordinates, coset.offset, tables, coset.offset, 1, UINT64_MAX, 2, progress,
                        [&](const ClassSearchState& state) {
                            isAny = true;
                            QVERIFY(state.lowerBound >= last.lowerBound);
                            QVERIFY(state.lowerBound <= least);
                            QVERIFY(state.best.count() <= last.best.count());
                            QVERIFY(state.best.count() >= least);
                            last = state;
                        });
        QVERIFY(isAny);
        QCOMPARE(last.best.count(), least);
    }
}

void ClassSearchTest::threadsDoNotMatter() {
    Random random(6);
    const Lattice lattice{.rows = 39, .cols = 39};
    Progress progress;
    const Solver solver = *Solver::build(lattice, progress);
    const Coset coset{BitVector::random(39 * 39, random), kernelOf(solver)};
    const LeastWeight one = *search(coset, parityClasses(lattice));
    for (const std::size_t threads : {2U, 3U}) {
        const LeastWeight several = *search(coset, parityClasses(lattice), 0, threads);
        QCOMPARE(several.vector, one.vector);
        QCOMPARE(several.count, one.count);
    }
}

void ClassSearchTest::givesUp() {
    Random random(7);
    const Lattice lattice{.rows = 39, .cols = 39};
    Progress progress;
    const Coset coset{BitVector::random(39 * 39, random),
                      kernelOf(*Solver::build(lattice, progress))};
    QVERIFY(!search(coset, parityClasses(lattice), 0, 1, 1000).has_value());
}

void ClassSearchTest::cancels() {
    Random random(8);
    const Coset coset = randomCoset(200, 20, random);
    const ClassCoordinates coordinates =
        classCoordinates(coset.basis, randomClasses(200, 2, random));
    Progress progress;
    const ClassTables tables(coordinates, coset.offset, 200, 1, progress);
    QVERIFY_THROWS_EXCEPTION(Cancelled, searchByClasses(coordinates, coset.offset, tables,
                                                        coset.offset, 1, UINT64_MAX, 2, progress,
                                                        [&](const auto&) { progress.cancel(); }));
}

void ClassSearchTest::growthContinues() {
    SearchForecast forecast;
    forecast.passed(10, 2000);
    forecast.passed(14, 32'000);
    QCOMPARE(forecast.nodes(14), 32'000.0);
    QCOMPARE(forecast.nodes(15), 64'000.0);
    QCOMPARE(forecast.nodes(12), 8000.0);
}

// If the number of nodes hardly grows or explodes, this is attributed to chance.
void ClassSearchTest::ignoresImplausibleGrowth() {
    SearchForecast falling;
    falling.passed(10, 10'000);
    falling.passed(11, 10);
    QCOMPARE(falling.nodes(61), 10 * std::exp(0.02 * 50));
    SearchForecast exploding;
    exploding.passed(10, 2000);
    exploding.passed(11, 1'000'000);
    QCOMPARE(exploding.nodes(12), 1e6 * std::exp(2.0));
    // A few nodes are not informative: the limit does not jump to the best known weight.
    SearchForecast few;
    few.passed(10, 1);
    few.passed(30, 2);
    QCOMPARE(few.nodes(32), 2 * std::exp(0.5 * 2));
    QVERIFY(few.nextLimit(2) <= 30 + 22);
}

void ClassSearchTest::limitsDoubleTheWork() {
    SearchForecast forecast;
    forecast.passed(10, 1'000'000);
    forecast.passed(11, 2'000'000);
    // Six million nodes are reached between one and two units further.
    QCOMPARE(forecast.nextLimit(1), std::size_t{12});
    QCOMPARE(forecast.nextLimit(2), std::size_t{13});
    SearchForecast quick;
    quick.passed(10, 1024);
    quick.passed(11, 2048);
    // Five doublings give 2^16.
    QCOMPARE(quick.nextLimit(2), std::size_t{15});
}

void ClassSearchTest::fractionsEndAtOne() {
    SearchForecast forecast;
    QCOMPARE(forecast.fraction(1, 0, 1), 0.0);
    forecast.passed(10, 2000);
    forecast.passed(11, 4000);
    QCOMPARE(forecast.fraction(12, 0, 12), 3.0 / 7);
    QCOMPARE(forecast.fraction(12, 1, 12), 1.0);
    QCOMPARE(forecast.fraction(12, 0.5, 14), 5.0 / 23);
}

LIGHTSOUT_TEST(ClassSearchTest)
#include "ClassSearchTest.moc"
