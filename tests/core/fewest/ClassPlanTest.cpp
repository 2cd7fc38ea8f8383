// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/ClassPlan.h"

#include "fewest/ClassTables.h"
#include "tests/support/Kernels.h"
#include "tests/support/RandomCosets.h"

#include "tests/support/Test.h"

#include <QTest>

#include <cmath>

using namespace lightsout;

class ClassPlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rectanglesByParity();
    void linesOfKings();
    void pairsOfParities();
    void keepsWithinMemory();
    void anySpace();
    void endsWithEnough();
    void cancels();
};

namespace {

constexpr std::uint64_t gigabyte = std::uint64_t{1} << 30;

Coset cosetOf(const Lattice& lattice) {
    Progress progress;
    const Solver solver = *Solver::build(lattice, progress);
    return {solver.solve(BitVector::ones(lattice.vertexCount()), progress).vector,
            kernelOf(solver)};
}

ClassPlan planFor(const Lattice& lattice, std::uint64_t memory = 4 * gigabyte) {
    const Coset coset = cosetOf(lattice);
    Progress progress;
    return *cheapestClasses(coset.basis, coset.offset, coset.offset.count(), &lattice, memory, 0,
                            progress)
                .inMemory;
}

std::size_t greatestRank(const ClassPlan& plan) {
    std::size_t greatest = 0;
    for (const PlaceClass& placeClass : plan.coordinates.classes) {
        greatest = std::max(greatest, placeClass.rank());
    }
    return greatest;
}

} // namespace

// Nullities 32, 40 and 42 need far less than trying all solutions, with tables of half the
// dimension.
void ClassPlanTest::rectanglesByParity() {
    for (const auto& [side, nullity] :
         std::vector<std::pair<std::size_t, std::size_t>>{{39, 32}, {61, 40}, {65, 42}}) {
        const ClassPlan plan = planFor({.rows = side, .cols = side});
        QVERIFY(plan.cost.operations < std::exp2(nullity) / 100);
        QVERIFY(greatestRank(plan) <= nullity / 2 + 2);
        QCOMPARE(plan.cost.bytes, ClassTables::memoryNeeded(plan.coordinates));
    }
}

// Quiet patterns of king's neighbours flip whole rows and columns: given the rows, each column can
// be chosen on its own.
void ClassPlanTest::linesOfKings() {
    const ClassPlan plan = planFor({.rows = 23, .cols = 23, .neighbours = Neighbours::king});
    QVERIFY(plan.cost.operations < std::exp2(30));
}

// The four classes for sides 79 and 95 need tables of 18 and 11 GB, and pairs need far less. If the
// work is small, pairs do not need less than classes.
void ClassPlanTest::pairsOfParities() {
    for (const auto& [side, fewest] :
         std::vector<std::pair<std::size_t, std::size_t>>{{79, 2629}, {95, 4095}}) {
        const Lattice lattice{.rows = side, .cols = side};
        const Coset coset = cosetOf(lattice);
        const ClassPairs pairs = *classPairs(coset.basis, parityClasses(lattice));
        const ClassCost cost = pairCost(pairs, coset.offset, coset.offset.count());
        QVERIFY(cost.bytes > gigabyte / 8 && cost.bytes < 2 * gigabyte);
        QVERIFY(cost.operations > std::exp2(34) && cost.operations < 1e12);
        // Knowing a lighter vector reduces the work.
        const ClassCost known = pairCost(pairs, coset.offset, fewest);
        QVERIFY(known.operations <= cost.operations && known.bytes <= cost.bytes);
        const ClassCost byClasses =
            classCost(classCoordinates(coset.basis, parityClasses(lattice)), coset.offset, fewest);
        QVERIFY(cost.operations < byClasses.operations && cost.bytes < byClasses.bytes);
    }
}

void ClassPlanTest::keepsWithinMemory() {
    const Lattice lattice{.rows = 39, .cols = 39};
    const ClassPlan roomy = planFor(lattice);
    const std::uint64_t memory = 1 << 18; // four tables of rank 16 need more
    QVERIFY(roomy.cost.bytes > memory);
    const ClassPlan narrow = planFor(lattice, memory);
    QVERIFY(narrow.cost.bytes <= memory);
    QVERIFY(narrow.cost.operations > roomy.cost.operations);
}

void ClassPlanTest::anySpace() {
    Random random(1);
    for (const std::size_t dimension : {1U, 2U, 5U, 17U, 40U, 64U}) {
        const Coset coset = randomCoset(150, dimension, random);
        Progress progress;
        const ClassPlan plan =
            *cheapestClasses(coset.basis, coset.offset, 150, nullptr, 16 * gigabyte, 0, progress)
                 .inMemory;
        QVERIFY(plan.cost.bytes <= 16 * gigabyte);
        QVERIFY(plan.cost.nodes > 0);
        QCOMPARE(plan.coordinates.basis.size(), dimension);
    }
}

void ClassPlanTest::endsWithEnough() {
    const Lattice lattice{.rows = 19, .cols = 19};
    const Coset coset = cosetOf(lattice);
    Progress progress;
    const ClassPlan any =
        *cheapestClasses(coset.basis, coset.offset, 361, &lattice, gigabyte, 1e30, progress)
             .inMemory;
    // This is the first partition that is tried.
    QCOMPARE(any.coordinates.classes.size(), std::size_t{4});
}

void ClassPlanTest::cancels() {
    Random random(2);
    const Coset coset = randomCoset(50, 8, random);
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(
        Cancelled, cheapestClasses(coset.basis, coset.offset, 50, nullptr, gigabyte, 0, progress));
}

LIGHTSOUT_TEST(ClassPlanTest)
#include "ClassPlanTest.moc"
