// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/TwinSolver.h"

#include "graph/Families.h"
#include "solve/Solver.h"
#include "tests/core/sparse/AgainstPlainElimination.h"
#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

#include <numeric>

using namespace lightsout;

class TwinSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void classesAreThoseOfTwins();
    void agreesOnEveryRule_data() { addRuleZoo(); }
    void agreesOnEveryRule();
    void agreesWithManyTwins();
    void solvesLargeFamilies();
};

namespace {

/// A is symmetric, so both kernels are equal.
struct WithBothKernels : TwinSolver {
    using TwinSolver::TwinSolver;
    BitVector leftKernelVector(std::size_t index) const { return kernelVector(index); }
};

bool agreesByTwins(const Graph& graph, Random& random) {
    Progress progress;
    return agreesWithPlainElimination(
        graph, WithBothKernels(graph, twinClasses(graph, progress), progress), random);
}

/// Returns a random graph in which each vertex is repeated up to seven times, with or without edges
/// between the copies, in any order.
Graph graphOfTwins(Random& random) {
    const std::size_t count = random.below(9);
    const Graph quotient = randomGraph(count, 50, false, SelfInfluences::mixed, random);
    std::vector<Vertex> originals;
    std::vector<bool> areNeighbours(count);
    for (Vertex v = 0; v < count; ++v) {
        areNeighbours[v] = random.below(2) == 0;
        originals.insert(originals.end(), 1 + random.below(7), v);
    }
    for (std::size_t i = originals.size(); i > 1; --i) {
        std::swap(originals[i - 1], originals[random.below(i)]);
    }
    Graph graph(originals.size());
    for (Vertex u = 0; u < originals.size(); ++u) {
        graph.setSelfInfluence(u, quotient.selfInfluence(originals[u]));
        for (Vertex v = 0; v < u; ++v) {
            if (originals[u] == originals[v] ? areNeighbours[originals[u]]
                                             : quotient.hasArc(originals[u], originals[v])) {
                graph.addEdge(u, v);
            }
        }
    }
    return graph;
}

bool areTwinsByDefinition(const Graph& graph, Vertex u, Vertex v) {
    bool areTwins = graph.selfInfluence(u) == graph.selfInfluence(v);
    for (Vertex w = 0; w < graph.vertexCount(); ++w) {
        areTwins = areTwins && (w == u || w == v || graph.hasArc(u, w) == graph.hasArc(v, w));
    }
    return areTwins;
}

} // namespace

void TwinSolverTest::classesAreThoseOfTwins() {
    Random random(1);
    for (int run = 0; run < 300; ++run) {
        const Graph graph =
            run % 3 == 0 ? randomGraph(random.below(12), 50, false, SelfInfluences::mixed, random)
                         : graphOfTwins(random);
        std::vector<std::size_t> classOf(graph.vertexCount(), SIZE_MAX);
        const std::vector<TwinClass> classes = twinClasses(graph, Progress());
        for (std::size_t i = 0; i < classes.size(); ++i) {
            for (const Vertex v : classes[i].vertices) {
                QCOMPARE(classOf[v], SIZE_MAX);
                classOf[v] = i;
            }
        }
        for (Vertex u = 0; u < graph.vertexCount(); ++u) {
            QVERIFY(classOf[u] < classes.size());
            for (Vertex v = 0; v < u; ++v) {
                QCOMPARE(classOf[u] == classOf[v], areTwinsByDefinition(graph, u, v));
                QVERIFY(classOf[u] != classOf[v] ||
                        graph.hasArc(u, v) == classes[classOf[u]].areNeighbours);
            }
        }
    }
}

void TwinSolverTest::agreesOnEveryRule() {
    QFETCH(Rule, rule);
    Random random(2);
    if (rule.graph() != nullptr && rule.isUndirected()) {
        QVERIFY(agreesByTwins(*rule.graph(), random));
    }
}

void TwinSolverTest::agreesWithManyTwins() {
    Random random(3);
    for (int run = 0; run < 1500; ++run) {
        QVERIFY2(agreesByTwins(graphOfTwins(random), random),
                 qPrintable(QString("run %1").arg(run)));
    }
}

void TwinSolverTest::solvesLargeFamilies() {
    Progress progress;
    Random random(4);
    for (const bool self : {false, true}) {
        for (Graph graph : {completeBipartiteGraph(700, 901), completeBipartiteGraph(800, 800),
                            completeGraph(1001)}) {
            for (Vertex v = 0; v < graph.vertexCount(); ++v) {
                graph.setSelfInfluence(v, self);
            }
            QVERIFY(TwinSolver::classesOf(graph, progress).has_value());
            const Solver solver = *Solver::build(Rule(graph), progress);
            const Rule& rule = solver.rule();
            const BitVector board = rule.changedBy(BitVector::random(rule.vertexCount(), random));
            // The solver asserts that its answers are right.
            QVERIFY(solver.solve(board, progress).solvable);
            QCOMPARE(solver.solve(BitVector::unit(rule.vertexCount(), 1), progress).solvable,
                     solver.nullity() == 0);
            for (std::size_t i = 0; i < solver.nullity(); i += 100) {
                solver.kernelVector(i);
            }
        }
    }
    QVERIFY(!TwinSolver::classesOf(cycleGraph(40), progress).has_value());
}

LIGHTSOUT_TEST(TwinSolverTest)
#include "TwinSolverTest.moc"
