// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/SparsePlan.h"

#include "graph/Families.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class SparsePlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void matricesAreInfluences();
    void denseWorkGrowsFromSquaresToCubes();
    void longBoardsArePlannedCheaply();
    void refusesBeforeOrderingEverything();
};

void SparsePlanTest::matricesAreInfluences() {
    Graph graph(4, false);
    graph.setSelfInfluence(2, true);
    graph.addArc(0, 1);
    graph.addEdge(1, 3);
    const Progress progress;
    const Rule rule(std::move(graph));
    const SparseMatrix matrix = sparseInfluence(rule, progress);
    QCOMPARE(matrix.size(), std::size_t{4});
    QCOMPARE(matrix.entryCount(), std::size_t{4});
}

// Searching for pivots takes N² bits, and additions take N³ bits, of which many are processed at a
// time.
void SparsePlanTest::denseWorkGrowsFromSquaresToCubes() {
    const auto growth = [](std::size_t n) { return denseOperations(2 * n) / denseOperations(n); };
    QVERIFY(growth(8) > 4 && growth(8) < 4.1);
    QVERIFY(growth(1'000'000) > 7.9 && growth(1'000'000) < 8);
}

// A strip of 4 × 2500 is much cheaper as a sparse matrix, but a complete graph of 300 vertices is
// not.
void SparsePlanTest::longBoardsArePlannedCheaply() {
    const Progress progress;
    QVERIFY(sparsePlan(Lattice{.rows = 4, .cols = 2500}, progress)->tree.operations() <
            denseOperations(10'000) / 4);
    QVERIFY(sparsePlan(completeGraph(300), progress)->tree.operations() > denseOperations(300));
}

// The first separators show that too much memory is needed.
void SparsePlanTest::refusesBeforeOrderingEverything() {
    const Progress progress;
    const Lattice board{.rows = 100, .cols = 100, .neighbours = Neighbours::knight};
    const std::uint64_t needed = sparsePlan(board, progress)->tree.memoryNeeded(1);
    const Result<SparsePlan> plan = sparsePlan(board, progress, needed / 100);
    QVERIFY(!plan.hasValue());
    QCOMPARE(plan.error().code, ErrorCode::tooMuchMemory);
    QVERIFY(plan.error().found > needed / 100 && plan.error().found <= needed);
}

LIGHTSOUT_TEST(SparsePlanTest)
#include "SparsePlanTest.moc"
