// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/SparseSolver.h"

#include "engines/DenseSolver.h"
#include "engines/SparsePlan.h"
#include "graph/CellGraphs.h"
#include "tests/core/sparse/AgainstPlainElimination.h"
#include "tests/support/Cancelling.h"
#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

/// Compares with plain dense elimination, for each order, even where Solver would use that.
class SparseSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesOnEveryRule_data() { addRuleZoo(); }
    void agreesOnEveryRule();
    void agreesOnLattices_data() { addTopologiesAndNeighbours(); }
    void agreesOnLattices();
    void agreesOnLongLattices();
    void agreesOnOtherCells();
    void agreesOnRandomGraphs();
    void manyLeavesOfOneVertex();
    void threadsMakeNoDifference_data();
    void threadsMakeNoDifference();
    void cancels();
    void cancelsThreads();
};

namespace {

using Order = EliminationOrder (*)(const SparseMatrix&, const Progress&);

EliminationOrder byBreadth(const SparseMatrix& matrix, const Progress& progress) {
    return nestedDissection(matrix, {}, true, progress);
}

EliminationOrder byDegree(const SparseMatrix& matrix, const Progress& progress) {
    return minimumDegreeOrder(matrix, progress);
}

/// Returns each index as a separate group, in their order: this gives the most fronts and delays.
EliminationOrder asNumbered(const SparseMatrix& matrix, const Progress&) {
    EliminationOrder order;
    for (std::uint32_t i = 0; i < matrix.size(); ++i) {
        order.indices.push_back(i);
        order.groupEnds.push_back(i + 1);
    }
    return order;
}

bool agreesWithPlainElimination(const Rule& rule, Order order, Random& random) {
    Progress progress;
    const SparseMatrix matrix = sparseInfluence(rule, progress);
    return agreesWithPlainElimination(
        rule,
        SparseSolver(matrix, AssemblyTree(matrix, order(matrix, progress), progress), 1, progress),
        random);
}

bool agrees(const Rule& rule, Random& random) {
    return agreesWithPlainElimination(rule, byBreadth, random) &&
           agreesWithPlainElimination(rule, byDegree, random);
}

/// Returns a square lattice in which every cell has leaves, without self-influence. All leaves of a
/// cell but one give a vector of the kernel each.
Graph gridWithLeaves(std::size_t side, std::size_t leaves) {
    const std::size_t cells = side * side;
    Graph graph(cells * (1 + leaves));
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        graph.setSelfInfluence(v, false);
    }
    for (Vertex cell = 0; cell < cells; ++cell) {
        if (cell % side + 1 < side) {
            graph.addEdge(cell, cell + 1);
        }
        if (cell + side < cells) {
            graph.addEdge(cell, cell + side);
        }
        for (std::size_t leaf = 0; leaf < leaves; ++leaf) {
            graph.addEdge(cell, cells + cell * leaves + leaf);
        }
    }
    return graph;
}

} // namespace

void SparseSolverTest::agreesOnEveryRule() {
    QFETCH(Rule, rule);
    Random random(1);
    QVERIFY(agrees(rule, random));
    QVERIFY(agreesWithPlainElimination(rule, asNumbered, random));
}

void SparseSolverTest::agreesOnLattices() {
    QFETCH(Topology, topology);
    QFETCH(Neighbours, neighbours);
    Random random(2);
    for (std::size_t rows = 1; rows <= 12; ++rows) {
        for (std::size_t cols = 1; cols <= 12; ++cols) {
            for (const bool self : {false, true}) {
                const Rule rule = Lattice{rows, cols, topology, neighbours, self};
                const Order order = (rows + cols) % 2 == 0 ? byBreadth : byDegree;
                QVERIFY2(agreesWithPlainElimination(rule, order, random),
                         qPrintable(QString("%1 x %2").arg(rows).arg(cols)));
            }
        }
    }
}

void SparseSolverTest::agreesOnLongLattices() {
    Random random(3);
    for (const auto& [topology, name] : allTopologies) {
        for (const auto& [rows, cols] : {std::pair(1U, 70U), std::pair(2U, 33U), std::pair(63U, 1U),
                                         std::pair(64U, 2U), std::pair(3U, 65U)}) {
            for (const Neighbours neighbours : {Neighbours::plus, Neighbours::knight}) {
                const Rule rule = Lattice{rows, cols, topology, neighbours, rows % 2 == 0};
                QVERIFY2(agrees(rule, random), name);
            }
        }
    }
}

void SparseSolverTest::agreesOnOtherCells() {
    Random random(4);
    for (std::size_t size = 1; size <= 6; ++size) {
        QVERIFY(agrees(hexagonGraph(size, 2 * size), random));
        QVERIFY(agrees(triangleGraph(2 * size, size), random));
        QVERIFY(agrees(cubeSurfaceGraph(size), random));
    }
    QVERIFY(agrees(merlinGraph(), random));
}

void SparseSolverTest::agreesOnRandomGraphs() {
    Random random(5);
    for (std::size_t run = 0; run < 1500; ++run) {
        const std::size_t size = run < 140 ? run / 2 : random.below(71);
        // Half of the graphs have about four arcs per vertex.
        const std::uint64_t percent = run % 2 == 0 ? random.below(101) : 400 / (size + 1);
        const auto selves = static_cast<SelfInfluences>(run % 3);
        const Graph graph =
            randomGraph(size, static_cast<unsigned>(percent), run % 4 < 2, selves, random);
        const std::array<Order, 3> orders{byBreadth, byDegree, asNumbered};
        QVERIFY2(agreesWithPlainElimination(graph, orders[random.below(3)], random),
                 qPrintable(QString("run %1").arg(run)));
    }
}

// Each leaf passes a row and a column to the front of the centre, which keeps one of them.
void SparseSolverTest::manyLeavesOfOneVertex() {
    constexpr std::size_t size = 3000;
    Graph star = starGraph(size);
    for (Vertex v = 0; v < size; ++v) {
        star.setSelfInfluence(v, false);
    }
    Progress progress;
    const SparseMatrix matrix = sparseInfluence(star, progress);
    for (const Order order : {byBreadth, byDegree}) {
        const SparseSolver solver(matrix, AssemblyTree(matrix, order(matrix, progress), progress),
                                  1, progress);
        QCOMPARE(solver.nullity(), size - 2);
        QVERIFY(Rule(star).changedBy(solver.kernelVector(size / 2)).none());
    }
}

void SparseSolverTest::threadsMakeNoDifference_data() {
    QTest::addColumn<Rule>("rule");
    QTest::newRow("torus, self off") << Rule(
        Lattice{.rows = 48, .cols = 60, .topology = Topology::torus, .selfInfluence = false});
    QTest::newRow("king's moves") << Rule(
        Lattice{.rows = 53, .cols = 53, .neighbours = Neighbours::king});
    QTest::newRow("hexagons") << Rule(hexagonGraph(50, 50));
    QTest::newRow("lines left out everywhere") << Rule(gridWithLeaves(16, 15));
}

void SparseSolverTest::threadsMakeNoDifference() {
    QFETCH(Rule, rule);
    Progress progress;
    const SparsePlan plan = *sparsePlan(rule, progress);
    const SparseSolver one(plan.matrix, plan.tree, 1, progress);
    Random random(6);
    for (const std::size_t threads : {2U, 3U, 7U}) {
        const SparseSolver several(plan.matrix, plan.tree, threads, progress);
        QCOMPARE(several.nullity(), one.nullity());
        for (std::size_t i = 0; i < one.nullity(); i += 1 + one.nullity() / 10) {
            QCOMPARE(several.kernelVector(i), one.kernelVector(i));
            QCOMPARE(several.leftKernelVector(i), one.leftKernelVector(i));
            QVERIFY(rule.changedBy(one.kernelVector(i)).none());
        }
        for (const bool isSolvable : {true, false}) {
            const BitVector vector = BitVector::random(rule.vertexCount(), random);
            const BitVector lights = isSolvable ? rule.changedBy(vector) : vector;
            const Answer answer = several.solve(lights, progress);
            QVERIFY(answer.solvable || !isSolvable);
            const Answer expected = one.solve(lights, progress);
            QCOMPARE(answer.solvable, expected.solvable);
            QCOMPARE(answer.vector, expected.vector);
            QVERIFY(!answer.solvable || rule.changedBy(answer.vector) == lights);
        }
    }
}

void SparseSolverTest::cancels() {
    Progress progress;
    const Rule rule = Lattice{.rows = 20, .cols = 20, .topology = Topology::torus};
    SparsePlan plan = *sparsePlan(rule, progress);
    const SparseSolver solver(plan.matrix, plan.tree, 2, progress);
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, sparsePlan(rule, progress));
    QVERIFY_THROWS_EXCEPTION(Cancelled, SparseSolver(plan.matrix, plan.tree, 2, progress));
    QVERIFY_THROWS_EXCEPTION(Cancelled, solver.solve(BitVector(400), progress));
    // Cancels before the first front.
    Progress early;
    early.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, SparseSolver(plan.matrix, plan.tree, 1, early));
    QCOMPARE(early.fraction(), 0.0);
}

void SparseSolverTest::cancelsThreads() {
    Progress progress;
    const Rule rule(hexagonGraph(200, 200)); // takes long enough on a busy machine
    const SparsePlan plan = *sparsePlan(rule, progress);
    const std::size_t nullity = SparseSolver(plan.matrix, plan.tree, 1, progress).nullity();
    for (const std::size_t threads : {2U, 3U}) {
        QVERIFY(!plan.tree.subtreesToShare(threads).empty());
        QVERIFY(timesCancelled([&](Progress& cancelled) {
                    const SparseSolver solver(plan.matrix, plan.tree, threads, cancelled);
                    QCOMPARE(solver.nullity(), nullity);
                }) > 0);
    }
}

LIGHTSOUT_TEST(SparseSolverTest)
#include "SparseSolverTest.moc"
