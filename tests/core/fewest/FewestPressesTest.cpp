// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/FewestPresses.h"

#include "solve/Solver.h"
#include "tests/support/Kernels.h"
#include "tests/support/Printing.h"
#include "tests/support/RandomCosets.h"
#include "tests/support/RandomGames.h"
#include "tests/support/ReferenceData.h"
#include "tests/support/ReferenceGraphs.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace lightsout;

class FewestPressesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithAllPresses();
    void publishedSquares();
    void largeSquares();
    void solutionsOfBothParities();
    void boundsWithoutAProof();
    void keepsWithinMemory();
    void estimatesAProof();
    void largeKernels_data();
    void largeKernels();
    void publishedGraphs_data();
    void publishedGraphs();
    void distributions_data();
    void distributions();
    void bestKnownIsASolution();
    void reportsEveryImprovement();
    void progressNeverDecreases_data();
    void progressNeverDecreases();
    void cancels();
    void neverTooHigh();
    void perfectCodesAttainIt();
    void roundsUpExactly();
    void effortsAreWithinBudgets();
};

namespace {

/// Solves from all on to all off.
FewestPresses forAllOn(const Rule& rule, const SearchEffort& effort = quickEffort()) {
    Progress progress;
    const Solver solver = *Solver::build(rule, progress);
    const BitVector allOn = BitVector::ones(rule.vertexCount());
    const Answer answer = solver.solve(allOn, progress);
    FewestPresses fewest = fewestPresses(rule, answer.vector, kernelOf(solver), effort, progress);
    LIGHTSOUT_ASSERT(rule.changedBy(fewest.presses) == allOn);
    return fewest;
}

/// Returns the effort of a thorough search that gives up sooner.
SearchEffort shorterEffort() {
    SearchEffort effort = thoroughEffort();
    effort.proofOperations = 1e10;
    effort.heuristicOperations /= 20;
    return effort;
}

BitVector fromBits(std::uint64_t bits, std::size_t size) {
    BitVector vector(size);
    vector.words().front() = bits;
    return vector;
}

/// Returns the number of solutions of the all-on n × n board with the fewest presses. Recomputed
/// for this project by an independent enumeration, n ≤ 30.
std::size_t waysOfSquares(std::size_t n) {
    static const std::map<std::size_t, std::size_t> several{{4, 2},   {14, 2},  {16, 2}, {5, 4},
                                                            {17, 4},  {24, 4},  {30, 4}, {9, 6},
                                                            {11, 20}, {19, 28}, {23, 8}, {29, 8}};
    const auto found = several.find(n);
    return found == several.end() ? 1 : found->second;
}

} // namespace

void FewestPressesTest::agreesWithAllPresses() {
    Random random(1);
    for (int i = 0; i < 200; ++i) {
        const std::size_t vertices = 1 + random.below(10);
        const Rule rule(randomGraph(vertices, static_cast<unsigned>(random.below(101)), i % 2 == 0,
                                    SelfInfluences::mixed, random));
        Progress progress;
        const Solver solver = *Solver::build(rule, progress);
        const BitVector board = rule.changedBy(BitVector::random(vertices, random));
        std::size_t least = vertices;
        std::size_t ways = 0;
        for (std::uint64_t presses = 0; presses < std::uint64_t{1} << vertices; ++presses) {
            const BitVector candidate = fromBits(presses, vertices);
            if (rule.changedBy(candidate) == board) {
                ways = candidate.count() < least ? 1 : ways + (candidate.count() == least ? 1 : 0);
                least = std::min(least, candidate.count());
            }
        }
        const FewestPresses fewest = fewestPresses(rule, solver.solve(board, progress).vector,
                                                   kernelOf(solver), quickEffort(), progress);
        QVERIFY(fewest.isProven());
        QCOMPARE(rule.changedBy(fewest.presses), board);
        QCOMPARE(fewest.presses.count(), least);
        QCOMPARE(fewest.ways, std::to_string(ways));
    }
}

// OEIS A075464, and values beyond it for nullities above 0 that two programs computed for this
// project. Those that take long are in the benchmarks.
void FewestPressesTest::publishedSquares() {
    for (std::size_t n = 1; n <= fewestPressesOfSquares.size(); ++n) {
        const std::size_t published = fewestPressesOfSquares.at(n - 1);
        const FewestPresses fewest = forAllOn(Lattice{.rows = n, .cols = n});
        QVERIFY(fewest.isProven());
        QCOMPARE(fewest.presses.count(), published);
        if (n <= 30) {
            QCOMPARE(fewest.ways, std::to_string(waysOfSquares(n)));
        }
    }
}

// Recomputed for this project by another program: 39 × 39 to 67 × 67 with nullities 32 and 40.
void FewestPressesTest::largeSquares() {
    struct Known {
        std::size_t side;
        std::size_t presses;
        const char* ways;
    };
    for (const auto& [side, presses, ways] :
         {Known{39, 561, "4"}, Known{47, 971, "8"}, Known{55, 1697, "1"}, Known{67, 2015, "4"}}) {
        const FewestPresses fewest = forAllOn(Lattice{.rows = side, .cols = side});
        QVERIFY(fewest.isProven());
        QCOMPARE(fewest.presses.count(), presses);
        QCOMPARE(fewest.ways, std::string(ways));
    }
}

// With few lights and many presses, kernels are large and contain vectors of odd weight. The fewest
// presses to each board are found by trying all boards.
void FewestPressesTest::solutionsOfBothParities() {
    constexpr std::size_t lights = 8;
    constexpr std::size_t vertices = lights + 26;
    Random random(3);
    for (int i = 0; i < 3; ++i) {
        Graph graph(vertices, false);
        std::vector<std::uint64_t> changed(vertices);
        for (Vertex u = 0; u < vertices; ++u) {
            changed[u] = 1 + random.below((1U << lights) - 1);
            for (Vertex v = 0; v < lights; ++v) {
                if ((changed[u] >> v & 1U) != 0) {
                    graph.flip({u, v});
                }
            }
        }
        std::vector<std::size_t> fewest(1U << lights, vertices);
        std::vector<std::size_t> ways(1U << lights);
        fewest[0] = 0;
        ways[0] = 1;
        for (Vertex u = 0; u < vertices; ++u) {
            const std::vector<std::size_t> before = fewest;
            const std::vector<std::size_t> waysBefore = ways;
            for (std::uint64_t board = 0; board < fewest.size(); ++board) {
                const std::size_t pressed = before[board ^ changed[u]] + 1;
                if (pressed <= fewest[board]) {
                    ways[board] = waysBefore[board ^ changed[u]] +
                                  (pressed == fewest[board] ? waysBefore[board] : 0);
                    fewest[board] = pressed;
                }
            }
        }
        const Rule rule(std::move(graph));
        Progress progress;
        const Solver solver = *Solver::build(rule, progress);
        const std::vector<BitVector> kernel = kernelOf(solver);
        QVERIFY(std::ranges::any_of(
            kernel, [](const BitVector& pattern) { return pattern.count() % 2 == 1; }));
        for (int j = 0; j < 4; ++j) {
            const BitVector presses = BitVector::random(vertices, random);
            const std::uint64_t board = rule.changedBy(presses).words().front();
            const FewestPresses found =
                fewestPresses(rule, presses, kernel, thoroughEffort(), progress);
            QVERIFY(found.isProven());
            QCOMPARE(found.presses.count(), fewest[board]);
            QCOMPARE(found.ways, std::to_string(ways[board]));
        }
    }
}

// Each of forty presses changes the same single light, and one vertex changes nothing.
void FewestPressesTest::boundsWithoutAProof() {
    Graph graph(42, false);
    for (Vertex u = 0; u < 40; ++u) {
        graph.addArc(u, 40);
    }
    const Rule rule(std::move(graph));
    Progress progress;
    const std::vector<BitVector> kernel = kernelOf(*Solver::build(rule, progress));
    const BitVector presses = BitVector::unit(42, 0) ^ BitVector::unit(42, 41);
    SearchEffort effort = quickEffort();
    effort.proofOperations = 0;
    const FewestPresses fewest = fewestPresses(rule, presses, kernel, effort, progress);
    QCOMPARE(rule.changedBy(fewest.presses), BitVector::unit(42, 40));
    QCOMPARE(fewest.lowerBound, std::size_t{1});
}

// If a proof needs more memory than allowed, it is not started, and the needed memory is reported.
void FewestPressesTest::keepsWithinMemory() {
    const Lattice lattice{.rows = 65, .cols = 65};
    SearchEffort effort = shorterEffort();
    effort.heuristicOperations = 10'000'000;
    effort.memory = 1 << 20;
    const FewestPresses fewest = forAllOn(lattice, effort);
    QVERIFY(!fewest.isProven());
    QVERIFY(fewest.ways.empty());
    QVERIFY(fewest.presses.count() >= 1867 && fewest.lowerBound <= 1867);
    QVERIFY(fewest.memoryForProof > effort.memory);
    QVERIFY(fewest.memoryForProof < std::uint64_t{1} << 26);
}

// There are far too many solutions to try, but few presses cover the lights.
void FewestPressesTest::estimatesAProof() {
    Progress progress;
    const auto estimateFor = [&progress](const Lattice& lattice, const SearchEffort& effort) {
        const Solver solver = *Solver::build(lattice, progress);
        const BitVector allOn = BitVector::ones(lattice.vertexCount());
        return proofEstimate(lattice, solver.solve(allOn, progress).vector, kernelOf(solver),
                             effort, progress);
    };
    // A proof that takes a moment counts as no work; nullity 32 needs little work, and 64 needs
    // minutes and much memory.
    QCOMPARE(estimateFor({.rows = 4, .cols = 4}, thoroughEffort(1)).operations, 0.0);
    const WorkEstimate some = estimateFor({.rows = 39, .cols = 39}, thoroughEffort(1));
    const WorkEstimate much = estimateFor({.rows = 79, .cols = 79}, thoroughEffort(1));
    QVERIFY(some.operations > 1e6 && some.operations < 1e11);
    QVERIFY(much.operations > some.operations && much.bytes > some.bytes);
    QVERIFY(much.operations > 1e10 && much.bytes > 1e8 && much.bytes < 2e9);
}

void FewestPressesTest::largeKernels_data() {
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<std::size_t>("presses");
    QTest::addColumn<std::string>("ways");
    const auto add = [](const char* name, const Rule& rule, std::size_t presses, const char* ways) {
        QTest::newRow(name) << rule << presses << std::string(ways);
    };
    add("K40", completeGraph(40), 1, "40");
    // Perfect codes: reference data, section 6.
    add("Q7", hypercubeGraph(7), 16, "240");
    add("20 x 20 torus", Lattice{.rows = 20, .cols = 20, .topology = Topology::torus}, 80, "10");
    // One press on each side suffices.
    Graph openBipartite = completeBipartiteGraph(40, 40);
    for (Vertex v = 0; v < 80; ++v) {
        openBipartite.setSelfInfluence(v, false);
    }
    add("K(40,40), sigma", openBipartite, 2, "1600");
    // Nullity 70: there are seventy parts of two equivalent lights.
    Graph pairs(140);
    for (Vertex v = 0; v < 140; v += 2) {
        pairs.addEdge(v, v + 1);
    }
    add("seventy edges", pairs, 70, "1180591620717411303424");
}

void FewestPressesTest::largeKernels() {
    QFETCH(Rule, rule);
    QFETCH(std::size_t, presses);
    QFETCH(std::string, ways);
    const FewestPresses fewest = forAllOn(rule, shorterEffort());
    QVERIFY(fewest.isProven());
    QCOMPARE(fewest.presses.count(), presses);
    QCOMPARE(fewest.ways, ways);
}

// Reference data, section 8: from all on to all off.
void FewestPressesTest::publishedGraphs_data() {
    QTest::addColumn<Graph>("graph");
    QTest::addColumn<std::size_t>("presses");
    const auto add = [](const char* name, const Graph& graph, std::size_t presses) {
        QTest::newRow(name) << graph << presses;
    };
    add("Petersen", generalizedPetersenGraph(5, 2), 3);
    add("cube", hypercubeGraph(3), 2);
    add("dodecahedron", dodecahedronGraph(), 6);
    add("icosahedron", icosahedronGraph(), 2);
    add("octahedron", octahedronGraph(), 6);
    add("Heawood", heawoodGraph(), 7);
    add("cube with 54 lights", cubeSurfaceGraph(3), 14);
    add("cycle 63", cycleGraph(63), 21);
    add("cycle 64", cycleGraph(64), 64);
    add("cycle 65", cycleGraph(65), 65);
}

void FewestPressesTest::publishedGraphs() {
    QFETCH(Graph, graph);
    QFETCH(std::size_t, presses);
    const FewestPresses fewest = forAllOn(graph);
    QVERIFY(fewest.isProven());
    QCOMPARE(fewest.presses.count(), presses);
}

// Reference data, section 5: the numbers of solvable boards that need 0, 1, 2 … presses.
void FewestPressesTest::distributions_data() {
    QTest::addColumn<Lattice>("lattice");
    QTest::addColumn<QList<std::size_t>>("boards");
    using Boards = QList<std::size_t>;
    QTest::newRow("4 x 4") << Lattice{.rows = 4, .cols = 4}
                           << Boards{1, 16, 120, 560, 1387, 1440, 540, 32};
    QTest::newRow("3 x 5") << Lattice{.rows = 3, .cols = 5}
                           << Boards{1, 15, 105, 455, 1127, 1393, 799, 185, 16};
    QTest::newRow("2 x 3") << Lattice{.rows = 2, .cols = 3} << Boards{1, 6, 7, 2};
    QTest::newRow("3 x 3 torus") << Lattice{.rows = 3, .cols = 3, .topology = Topology::torus}
                                 << Boards{1, 9, 15, 7};
}

void FewestPressesTest::distributions() {
    QFETCH(Lattice, lattice);
    QFETCH(QList<std::size_t>, boards);
    const std::size_t cells = lattice.vertexCount();
    Progress progress;
    const std::vector<BitVector> kernel = kernelOf(*Solver::build(lattice, progress));
    // Every set of presses solves one board, and each board is solved by 2^nullity sets.
    std::vector<std::size_t> found(cells + 1);
    for (std::uint64_t presses = 0; presses < std::uint64_t{1} << cells; ++presses) {
        ++found[fewestPresses(lattice, fromBits(presses, cells), kernel, quickEffort(1), progress)
                    .presses.count()];
    }
    for (std::size_t presses = 0; presses <= cells; ++presses) {
        const auto expected = boards.value(static_cast<qsizetype>(presses), 0);
        QCOMPARE(found[presses], expected << kernel.size());
    }
}

// There are too many solutions to try, but the result is still a solution, and not longer than the
// initial one.
void FewestPressesTest::bestKnownIsASolution() {
    const Rule rule(Lattice{.rows = 79, .cols = 79});
    Progress progress;
    const Solver solver = *Solver::build(rule, progress);
    QCOMPARE(solver.nullity(), std::size_t{64});
    Random random(2);
    const BitVector presses = BitVector::random(rule.vertexCount(), random);
    const FewestPresses fewest =
        fewestPresses(rule, presses, kernelOf(solver), quickEffort(), progress);
    QVERIFY(!fewest.isProven());
    QVERIFY(fewest.presses.count() < presses.count());
    QCOMPARE(rule.changedBy(fewest.presses), rule.changedBy(presses));
}

// Each reported state is a solution with a bound, and none is worse than the previous one.
void FewestPressesTest::reportsEveryImprovement() {
    const Rule rule(hypercubeGraph(7));
    Progress progress;
    const Solver solver = *Solver::build(rule, progress);
    const BitVector allOn = BitVector::ones(128);
    FewestPresses known{.presses = BitVector::ones(128), .lowerBound = 0, .ways = {}};
    const FewestPresses fewest =
        fewestPresses(rule, solver.solve(allOn, progress).vector, kernelOf(solver), shorterEffort(),
                      progress, [&](const FewestPresses& now) {
                          QCOMPARE(rule.changedBy(now.presses), allOn);
                          QVERIFY(now.presses.count() <= known.presses.count());
                          QVERIFY(now.lowerBound >= known.lowerBound);
                          known = now;
                      });
    QCOMPARE(known.presses.count(), fewest.presses.count());
}

void FewestPressesTest::progressNeverDecreases_data() {
    QTest::addColumn<Rule>("rule");
    QTest::newRow("by luck, then by a proof") << Rule(Lattice{.rows = 65, .cols = 65});
    QTest::newRow("a proof for each colour")
        << Rule(Lattice{.rows = 60, .cols = 60, .selfInfluence = false});
}

// The reported progress never decreases, although several searches run one after the other.
void FewestPressesTest::progressNeverDecreases() {
    QFETCH(Rule, rule);
    Progress progress;
    const Solver solver = *Solver::build(rule, progress);
    Random random(1);
    const BitVector presses = BitVector::random(rule.vertexCount(), random);
    const std::vector<BitVector> kernel = kernelOf(solver);
    double done = 0;
    fewestPresses(
        rule, presses, kernel, thoroughEffort(), progress, [&](const FewestPresses& /*now*/) {
            QVERIFY2(progress.fraction() >= done,
                     qPrintable(QString("%1 after %2").arg(progress.fraction()).arg(done)));
            done = progress.fraction();
        });
    QVERIFY(done > 0.5 && done < 1.001);
}

void FewestPressesTest::cancels() {
    Progress progress;
    progress.cancel();
    const Rule rule(Graph(65, false));
    const std::vector<BitVector> few{BitVector::ones(65)};
    QVERIFY_THROWS_EXCEPTION(Cancelled,
                             fewestPresses(rule, BitVector(65), few, quickEffort(), progress));
    // 79 × 79 has nullity 64, which needs minutes of work.
    const Rule large(Lattice{.rows = 79, .cols = 79});
    Progress later;
    const Solver solver = *Solver::build(large, later);
    const BitVector solution = solver.solve(BitVector::ones(79 * 79), later).vector;
    QVERIFY_THROWS_EXCEPTION(Cancelled,
                             fewestPresses(large, solution, kernelOf(solver), thoroughEffort(),
                                           later, [&](const auto&) { later.cancel(); }));
}

void FewestPressesTest::neverTooHigh() {
    Random random(1);
    for (int i = 0; i < 100; ++i) {
        const std::size_t vertices = 1 + random.below(9);
        const Rule rule(randomGraph(vertices, static_cast<unsigned>(random.below(101)), i % 2 == 0,
                                    SelfInfluences::mixed, random));
        for (unsigned bits = 0; bits < 1U << vertices; ++bits) {
            BitVector presses(vertices);
            presses.words().front() = bits;
            QVERIFY(fewestConceivablePresses(rule, rule.changedBy(presses)) <= presses.count());
        }
    }
}

void FewestPressesTest::perfectCodesAttainIt() {
    const auto boundOfAllOn = [](const Rule& rule) {
        return fewestConceivablePresses(rule, BitVector::ones(rule.vertexCount()));
    };
    QCOMPARE(boundOfAllOn(hypercubeGraph(7)), std::size_t{16});
    QCOMPARE(boundOfAllOn(completeGraph(40)), std::size_t{1});
    QCOMPARE(boundOfAllOn(Lattice{.rows = 10, .cols = 10, .topology = Topology::torus}),
             std::size_t{20});
    // Corners count as more than a fifth of a press.
    QCOMPARE(boundOfAllOn(Lattice{.rows = 4, .cols = 4}), std::size_t{4});
}

void FewestPressesTest::roundsUpExactly() {
    // Ninety-nine lights count as a ninety-ninth of a press each, and one light is isolated.
    Graph graph = completeGraph(99);
    QCOMPARE(fewestConceivablePresses(graph, BitVector::ones(99)), std::size_t{1});
    graph.addVertex();
    QCOMPARE(fewestConceivablePresses(graph, BitVector::ones(100)), std::size_t{2});
    QCOMPARE(fewestConceivablePresses(graph, BitVector(100)), std::size_t{0});
    QCOMPARE(fewestConceivablePresses(Graph(), BitVector()), std::size_t{0});
}

void FewestPressesTest::effortsAreWithinBudgets() {
    const SearchEffort usual = effortWithin(Budget{.threads = 3});
    QCOMPARE(usual.proofOperations, thoroughEffort().proofOperations);
    QCOMPARE(usual.memory, Budget().memory);
    QCOMPARE(usual.threads, std::size_t{3});
    const SearchEffort shorter = effortWithin({.operations = 1e9, .memory = 1000});
    QCOMPARE(shorter.proofOperations, 1e9);
    QCOMPARE(shorter.memory, std::uint64_t{1000});
    QCOMPARE(shorter.heuristicOperations, thoroughEffort().heuristicOperations);
    const SearchEffort quick = effortWithin({.operations = 1e8});
    QCOMPARE(quick.proofOperations, quickEffort().proofOperations);
    QCOMPARE(quick.heuristicOperations, std::uint64_t{0});
    QVERIFY(effortWithin(Budget::unlimited()).proofOperations < std::ldexp(1.0, 60));
}

LIGHTSOUT_TEST(FewestPressesTest)
#include "FewestPressesTest.moc"
