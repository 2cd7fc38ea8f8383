// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/EliminationOrder.h"

#include "sparse/AssemblyTree.h"
#include "tests/core/sparse/GridMatrix.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>

using namespace lightsout;

class EliminationOrderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyIndexOccursOnce();
    void theLastGroupCutsAGridInTwo();
    void aTorusIsCutTwice();
    void minimumDegreeBeginsWithLeaves();
    void minimumDegreeCanBeCancelled();
    void denseMatricesAreNotDivided();
    void stopsWhenTooMuchMemoryIsNeeded();
};

namespace {

bool isPermutation(const EliminationOrder& order, std::size_t size) {
    std::vector<std::uint32_t> indices = order.indices;
    std::ranges::sort(indices);
    for (std::size_t i = 0; i < indices.size(); ++i) {
        if (indices[i] != i) {
            return false;
        }
    }
    return indices.size() == size &&
           (size == 0 ? order.groupEnds.empty() : order.groupEnds.back() == size) &&
           std::ranges::is_sorted(order.groupEnds);
}

} // namespace

void EliminationOrderTest::everyIndexOccursOnce() {
    const Progress progress;
    QVERIFY(isPermutation(nestedDissection(SparseMatrix(0, true), {}, true, progress), 0));
    QVERIFY(isPermutation(minimumDegreeOrder(SparseMatrix(0, true), progress), 0));
    for (const Lattice& lattice :
         {Lattice{.rows = 1, .cols = 1}, Lattice{.rows = 1, .cols = 65},
          Lattice{.rows = 20, .cols = 17, .topology = Topology::klein},
          Lattice{.rows = 13, .cols = 21, .neighbours = Neighbours::diagonal},
          Lattice{.rows = 9, .cols = 30, .neighbours = Neighbours::knight}}) {
        const SparseMatrix matrix = matrixOf(lattice);
        const std::size_t size = matrix.size();
        QVERIFY(isPermutation(nestedDissection(matrix, {}, true, progress), size));
        QVERIFY(isPermutation(nestedDissection(matrix, placesOf(lattice), true, progress), size));
        QVERIFY(isPermutation(nestedDissection(matrix, placesOf(lattice), false, progress), size));
        QVERIFY(isPermutation(minimumDegreeOrder(matrix, progress), size));
    }
}

void EliminationOrderTest::theLastGroupCutsAGridInTwo() {
    const Lattice grid{.rows = 20, .cols = 40};
    const EliminationOrder order =
        nestedDissection(matrixOf(grid), placesOf(grid), false, Progress());
    const auto last = order.group(order.groupCount() - 1);
    QCOMPARE(last.size(), std::size_t{20});
    QVERIFY(std::ranges::all_of(last, [&](std::uint32_t i) { return grid.columnOf(i) == 19; }));
}

void EliminationOrderTest::aTorusIsCutTwice() {
    const Lattice torus{.rows = 20, .cols = 40, .topology = Topology::torus};
    const EliminationOrder order =
        nestedDissection(matrixOf(torus), placesOf(torus), false, Progress());
    QCOMPARE(order.group(order.groupCount() - 1).size(), std::size_t{40});
}

void EliminationOrderTest::minimumDegreeBeginsWithLeaves() {
    SparseMatrix star(50, true); // vertex 7 is the centre
    for (std::size_t i = 0; i < star.size(); ++i) {
        if (i != 7) {
            star.addEntry(7);
        } else {
            for (std::size_t j = 0; j < star.size(); ++j) {
                if (j != 7) {
                    star.addEntry(j);
                }
            }
        }
        star.endColumn();
    }
    const EliminationOrder order = minimumDegreeOrder(star, Progress());
    // The last leaf has no more neighbours than the centre.
    QVERIFY(std::ranges::find(order.indices, 7U) >= order.indices.end() - 2);
}

void EliminationOrderTest::minimumDegreeCanBeCancelled() {
    const SparseMatrix matrix = matrixOf({.rows = 50, .cols = 50});
    Progress progress;
    progress.cancel();
    QVERIFY_EXCEPTION_THROWN(minimumDegreeOrder(matrix, progress), Cancelled);
    // The next order on this thread is not affected.
    const Progress next;
    QVERIFY(isPermutation(minimumDegreeOrder(matrixOf({.rows = 9, .cols = 9}), next), 81));
}

void EliminationOrderTest::denseMatricesAreNotDivided() {
    const SparseMatrix matrix =
        matrixOf({.rows = 1, .cols = 100, .neighbours = Neighbours::rowColumn});
    QCOMPARE(nestedDissection(matrix, {}, true, Progress()).groupCount(), std::size_t{1});
}

void EliminationOrderTest::stopsWhenTooMuchMemoryIsNeeded() {
    for (const std::size_t side : {20U, 100U}) {
        const Lattice grid{.rows = side, .cols = side};
        const SparseMatrix matrix = matrixOf(grid);
        for (const bool searchesBreadth : {false, true}) {
            const auto within = [&](std::uint64_t limit) {
                const std::vector<Point> places =
                    searchesBreadth ? std::vector<Point>() : placesOf(grid);
                return nestedDissection(matrix, places, searchesBreadth, Progress(), limit);
            };
            const EliminationOrder whole = within(UINT64_MAX);
            QVERIFY(whole.minMemory >= side * side / 4);
            QVERIFY(whole.minMemory <= AssemblyTree(matrix, whole, Progress()).memoryNeeded(1));
            QVERIFY(isPermutation(within(whole.minMemory), matrix.size()));
            const EliminationOrder stopped = within(whole.minMemory / 2);
            QVERIFY(stopped.indices.size() < matrix.size());
            QVERIFY(stopped.minMemory > whole.minMemory / 2);
        }
    }
}

LIGHTSOUT_TEST(EliminationOrderTest)
#include "EliminationOrderTest.moc"
