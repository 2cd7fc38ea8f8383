// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/Solver.h"

#include "gf2/Elimination.h"
#include "graph/Families.h"
#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

#include <atomic>
#include <numeric>
#include <thread>

using namespace lightsout;

class SolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersForEveryRule_data() { addRuleZoo(); }
    void answersForEveryRule();
    void solvableFractionIsTwoToMinusNullity();
    void allOnIsSolvableWithClosedNeighbourhoods_data();
    void allOnIsSolvableWithClosedNeighbourhoods();
    void allOnMayBeUnsolvableOtherwise();
    void largeToriHaveThePublishedNullities();
    void refusesWhatEliminationCannotDo();
    void keepsToTheBudget();
    void announcesWhatEliminationTakes();
    void severalThreadsCanCallIt();
};

namespace {

Solver solverOf(const Rule& rule) {
    Progress progress;
    return *Solver::build(rule, progress);
}

Answer answerTo(const Rule& rule, const BitVector& difference) {
    Progress progress;
    return solverOf(rule).solve(difference, progress);
}

bool isAllOnSolvable(const Rule& rule) {
    return answerTo(rule, BitVector::ones(rule.vertexCount())).solvable;
}

} // namespace

void SolverTest::answersForEveryRule() {
    QFETCH(Rule, rule);
    const Solver solver = solverOf(rule);
    const std::size_t vertices = rule.vertexCount();
    QVERIFY(solver.rule() == rule);
    QCOMPARE(solver.rank() + solver.nullity(), vertices);
    QCOMPARE(solver.rank(), reducedEchelonFormPlain(rule.influenceMatrix(), vertices).rank());
    for (std::size_t i = 0; i < solver.nullity(); ++i) {
        QVERIFY(solver.kernelVector(i).any());
        QVERIFY(rule.changedBy(solver.kernelVector(i)).none());
    }
    Random random(1);
    for (int i = 0; i < 10; ++i) {
        Progress progress;
        const BitVector presses = BitVector::random(vertices, random);
        const Answer yes = solver.solve(rule.changedBy(presses), progress);
        QVERIFY(yes.solvable);
        QCOMPARE(rule.changedBy(yes.vector), rule.changedBy(presses));
        const BitVector board = BitVector::random(vertices, random);
        const Answer answer = solver.solve(board, progress);
        if (answer.solvable) {
            QCOMPARE(rule.changedBy(answer.vector), board);
        } else {
            QVERIFY(rule.parityOfToggled(answer.vector).none());
            QVERIFY(answer.vector.dot(board));
        }
    }
}

// Counts the solvable boards among the 2^12 boards of 3 × 4, or the 2^9 boards of a torus.
void SolverTest::solvableFractionIsTwoToMinusNullity() {
    for (const Lattice& lattice : {Lattice{.rows = 3, .cols = 4}, Lattice{.rows = 2, .cols = 5},
                                   Lattice{.rows = 3, .cols = 3, .topology = Topology::torus},
                                   Lattice{.rows = 3, .cols = 3, .selfInfluence = false},
                                   Lattice{.rows = 2, .cols = 5, .neighbours = Neighbours::king}}) {
        const Solver solver = solverOf(lattice);
        const std::size_t cells = lattice.vertexCount();
        std::size_t solvable = 0;
        for (std::uint64_t board = 0; board < std::uint64_t{1} << cells; ++board) {
            BitVector lights(cells);
            lights.words().front() = board;
            Progress progress;
            solvable += solver.solve(lights, progress).solvable ? 1U : 0U;
        }
        QCOMPARE(solvable, std::size_t{1} << solver.rank());
    }
}

void SolverTest::allOnIsSolvableWithClosedNeighbourhoods_data() {
    addRuleZoo();
    Random random(70);
    for (const std::size_t size : {10U, 63U, 64U, 65U, 128U, 200U}) {
        for (const unsigned percent : {2U, 20U, 50U, 95U}) {
            QTest::addRow("random graph %zu, %u %%", size, percent)
                << Rule(randomGraph(size, percent, false, SelfInfluences::all, random));
        }
    }
}

// Sutner, "Linear cellular automata and the Garden-of-Eden", The Mathematical Intelligencer 11,
// 1989: all on is solvable on every undirected graph with self-influence everywhere.
void SolverTest::allOnIsSolvableWithClosedNeighbourhoods() {
    QFETCH(Rule, rule);
    const Graph directed = rule.toGraph();
    Graph graph = directed;
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        graph.setSelfInfluence(u, true);
        for (const Vertex v : directed.targets(u)) {
            graph.addArc(v, u);
        }
    }
    QVERIFY(isAllOnSolvable(graph));
    // In addition, every press changes an odd number of the lights in the solution (math.md 7).
    const BitVector all = BitVector::ones(graph.vertexCount());
    QCOMPARE(Rule(graph).parityOfToggled(answerTo(graph, all).vector), all);
}

void SolverTest::allOnMayBeUnsolvableOtherwise() {
    QVERIFY(!isAllOnSolvable(Graph(1, false)));
    QVERIFY(!isAllOnSolvable(Lattice{.rows = 3, .cols = 3, .selfInfluence = false}));
    // Each press of the directed 3-cycle changes two lights.
    Graph cycle(3);
    cycle.addArc(0, 1);
    cycle.addArc(1, 2);
    cycle.addArc(2, 0);
    QVERIFY(!isAllOnSolvable(cycle));
    // math.md section 11: on the 1 × 2 board, a single light cannot be turned off.
    const Answer answer = answerTo(Lattice{.rows = 1, .cols = 2}, BitVector::unit(2, 0));
    QVERIFY(!answer.solvable);
    QCOMPARE(answer.vector, BitVector::ones(2));
}

// OEIS A165738. With the plane's nullity d(n), A159257, the nullity is 2 d(n - 1), and 4 more if n
// is divisible by 3.
void SolverTest::largeToriHaveThePublishedNullities() {
    for (const auto& [side, nullity] :
         {std::pair(20U, 32U), std::pair(33U, 44U), std::pair(40U, 64U), std::pair(64U, 0U),
          std::pair(65U, 56U), std::pair(100U, 32U), std::pair(128U, 0U), std::pair(129U, 116U)}) {
        const Rule torus = Lattice{.rows = side, .cols = side, .topology = Topology::torus};
        const Solver solver = solverOf(torus);
        QCOMPARE(solver.nullity(), std::size_t{nullity});
        // The solver itself verifies all these answers.
        QVERIFY(isAllOnSolvable(torus));
        Progress progress;
        QCOMPARE(solver.solve(BitVector::unit(side * side, 7), progress).solvable, nullity == 0);
        if (nullity > 0) {
            QVERIFY(solver.kernelVector(nullity - 1).any());
        }
    }
}

void SolverTest::refusesWhatEliminationCannotDo() {
    Progress progress;
    const Result<Solver> refused = Solver::build(
        Lattice{.rows = 3'500, .cols = 3'500, .neighbours = Neighbours::knight}, progress);
    QVERIFY(!refused.hasValue());
    QCOMPARE(refused.error().code, ErrorCode::tooMuchMemory);
    QCOMPARE(refused.error().expected, std::uint64_t{Solver::maxDenseVertices});
    QVERIFY(refused.error().found > Solver::maxMemory);
    // Very large surfaces without chases are refused, but plane grids are not.
    const Result<Solver> surface = Solver::build(
        Lattice{.rows = 5000, .cols = 5000, .topology = Topology::projective}, progress);
    QVERIFY(!surface.hasValue());
    QVERIFY(surface.error().found > Solver::maxMemory);
    QVERIFY(
        Solver::build(Lattice{.rows = 1000, .cols = 1000, .topology = Topology::torus}, progress)
            .hasValue());
    QVERIFY(Solver::build(Lattice{.rows = 5000, .cols = 5000}, progress).hasValue());

    progress.cancel();
    // If no limit is exceeded, the work is not refused but begun.
    QVERIFY_THROWS_EXCEPTION(
        Cancelled,
        Solver::build(Lattice{.rows = 182, .cols = 182, .neighbours = Neighbours::knight}, progress,
                      Budget::unlimited()));
    QVERIFY_THROWS_EXCEPTION(Cancelled, Solver::build(cycleGraph(65), progress));
    QVERIFY_THROWS_EXCEPTION(Cancelled, Solver::build(Lattice{.rows = 5, .cols = 5}, progress));
}

void SolverTest::keepsToTheBudget() {
    Progress progress;
    const Budget small{.memory = 1'000'000};
    std::vector<std::size_t> manySteps(600);
    std::iota(manySteps.begin(), manySteps.end(), std::size_t{1});
    for (const Rule& rule : {Rule(Lattice{.rows = 2000, .cols = 2000}),
                             // Chasing would be fast.
                             Rule(Lattice{.rows = 700, .cols = 700, .topology = Topology::torus}),
                             Rule(Lattice{.rows = 150,
                             .cols = 150,
                             .topology = Topology::torus,
                             .neighbours = Neighbours::king}),
                             Rule(circulantGraph(4000, manySteps))}) {
        const Result<Solver> refused = Solver::build(rule, progress, small);
        QVERIFY(!refused.hasValue());
        QVERIFY(isTooLarge(refused.error().code));
        QVERIFY(refused.error().found > small.memory);
        QVERIFY(refused.error().expected < rule.vertexCount());
    }
    // Six bits for each cell, and one bit for each cell of a square on the shorter side.
    const Rule large = Lattice{.rows = 3000, .cols = 2000};
    QCOMPARE(Solver::build(large, progress, small).error().found, std::uint64_t{5'000'000});
    QVERIFY(Solver::build(large, progress, {.memory = 5'000'000}).hasValue());
    QVERIFY(Solver::build(Lattice{.rows = 500, .cols = 500}, progress, small).hasValue());
    QVERIFY(Solver::build(completeGraph(100), progress, small).hasValue());
    // All vertices are twins.
    QVERIFY(Solver::build(completeGraph(4000), progress, small).hasValue());
}

void SolverTest::announcesWhatEliminationTakes() {
    const Lattice knights{.rows = 150, .cols = 150, .neighbours = Neighbours::knight};
    for (const Rule& rule :
         {Rule(Lattice{.rows = 70, .cols = 70, .topology = Topology::torus}), // solved by chasing
          Rule(knights),                                                      // solved by fronts
          Rule(completeBipartiteGraph(20, 30))}) {
        Progress progress;
        std::vector<WorkEstimate> told;
        const auto take = [&told](const WorkEstimate& estimate) { told.push_back(estimate); };
        QVERIFY(Solver::build(rule, progress, {}, take).hasValue());
        QCOMPARE(told.size(), 1U);
        // At least one word for each 64 entries of the matrix or of its fronts.
        QVERIFY(told.front().operations > static_cast<double>(rule.vertexCount()) / 64);
        QVERIFY(told.front().bytes > static_cast<double>(rule.vertexCount()) / 8);
        QVERIFY(told.front().isWithin({}));
    }
    // The cost is reported before anything is eliminated, so stopping the work then is immediate.
    Progress progress;
    QVERIFY_THROWS_EXCEPTION(
        Cancelled,
        Solver::build(knights, progress, {}, [&](const WorkEstimate&) { progress.cancel(); }));
}

void SolverTest::severalThreadsCanCallIt() {
    for (const Rule& rule : {Rule(Lattice{.rows = 19, .cols = 19}), Rule(cycleGraph(99)),
                             Rule(Lattice{.rows = 19, .cols = 19, .topology = Topology::klein})}) {
        const Solver solver = solverOf(rule);
        std::atomic<int> right = 0;
        const auto ask = [&](std::uint64_t seed) {
            Random random(seed);
            for (int i = 0; i < 50; ++i) {
                Progress progress;
                const BitVector presses = BitVector::random(rule.vertexCount(), random);
                const BitVector board = rule.changedBy(presses);
                right += rule.changedBy(solver.solve(board, progress).vector) == board ? 1 : 0;
            }
        };
        std::thread first(ask, 1);
        std::thread second(ask, 2);
        first.join();
        second.join();
        QCOMPARE(right.load(), 100);
    }
}

LIGHTSOUT_TEST(SolverTest)
#include "SolverTest.moc"
