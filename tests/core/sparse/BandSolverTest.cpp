// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/BandSolver.h"

#include "engines/SparsePlan.h"
#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "tests/core/sparse/AgainstPlainElimination.h"
#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

/// Compares with plain dense elimination, even where Solver would use that.
class BandSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesOnEveryRule_data() { addRuleZoo(); }
    void agreesOnEveryRule();
    void agreesOnLattices_data() { addTopologiesAndNeighbours(); }
    void agreesOnLattices();
    void agreesOnLongLattices();
    void agreesOnOtherCells();
    void agreesOnRandomGraphs();
    void agreesInAnyOrder();
    void ordersAreNarrow();
    void plansAreCounted();
    void manyLeavesOfOneVertex();
    void cancels();
};

namespace {

bool agreesAlong(BandPlan plan, const Rule& rule, Random& random) {
    Progress progress;
    const SparseMatrix matrix = sparseInfluence(rule, progress);
    return agreesWithPlainElimination(rule, BandSolver(matrix, std::move(plan), progress), random);
}

bool agreesAlongBands(const Rule& rule, Random& random) {
    const Progress progress;
    const SparseMatrix matrix = sparseInfluence(rule, progress);
    return agreesAlong(bandPlan(matrix, drawnPositions(rule), progress), rule, random) &&
           agreesAlong(bandPlan(matrix, {}, progress), rule, random);
}

} // namespace

void BandSolverTest::agreesOnEveryRule() {
    QFETCH(Rule, rule);
    Random random(1);
    QVERIFY(agreesAlongBands(rule, random));
}

void BandSolverTest::agreesOnLattices() {
    QFETCH(Topology, topology);
    QFETCH(Neighbours, neighbours);
    Random random(2);
    for (std::size_t rows = 1; rows <= 12; ++rows) {
        for (std::size_t cols = 1; cols <= 12; ++cols) {
            for (const bool self : {false, true}) {
                QVERIFY2(agreesAlongBands(Lattice{rows, cols, topology, neighbours, self}, random),
                         qPrintable(QString("%1 x %2").arg(rows).arg(cols)));
            }
        }
    }
}

// The lattices give many panels, rows that take part in several of them, and dependent rows.
void BandSolverTest::agreesOnLongLattices() {
    Random random(3);
    for (const auto& [topology, name] : allTopologies) {
        for (const auto& [rows, cols] :
             {std::pair(1U, 70U), std::pair(2U, 33U), std::pair(63U, 1U), std::pair(64U, 2U),
              std::pair(3U, 65U), std::pair(20U, 20U), std::pair(8U, 64U)}) {
            for (const Neighbours neighbours : {Neighbours::plus, Neighbours::knight}) {
                const Rule rule = Lattice{rows, cols, topology, neighbours, rows % 2 == 0};
                QVERIFY2(agreesAlongBands(rule, random), name);
            }
        }
    }
}

void BandSolverTest::agreesOnOtherCells() {
    Random random(4);
    for (std::size_t size = 1; size <= 12; ++size) {
        QVERIFY(agreesAlongBands(hexagonGraph(size, 2 * size), random));
        QVERIFY(agreesAlongBands(triangleGraph(2 * size, size), random));
        QVERIFY(agreesAlongBands(cubeSurfaceGraph(std::min<std::size_t>(size, 6)), random));
    }
    QVERIFY(agreesAlongBands(merlinGraph(), random));
}

void BandSolverTest::agreesOnRandomGraphs() {
    Random random(5);
    for (std::size_t run = 0; run < 1500; ++run) {
        const std::size_t size = run < 280 ? run / 2 : random.below(200);
        // Half of the graphs have about four arcs per vertex.
        const std::uint64_t percent = run % 2 == 0 ? random.below(101) : 400 / (size + 1);
        const auto selves = static_cast<SelfInfluences>(run % 3);
        const Graph graph =
            randomGraph(size, static_cast<unsigned>(percent), run % 4 < 2, selves, random);
        QVERIFY2(agreesAlongBands(graph, random), qPrintable(QString("run %1").arg(run)));
    }
}

void BandSolverTest::agreesInAnyOrder() {
    Random random(6);
    const Progress progress;
    for (std::size_t run = 0; run < 100; ++run) {
        const std::size_t size = random.below(300);
        const Rule rule = randomGraph(size, static_cast<unsigned>(300 / (size + 1)), run % 2 == 0,
                                      SelfInfluences::mixed, random);
        std::vector<Point> positions(size);
        for (Point& place : positions) {
            place = {static_cast<double>(random.below(50)) - 25, -0.0};
        }
        const SparseMatrix matrix = sparseInfluence(rule, progress);
        QVERIFY(agreesAlong(bandPlan(matrix, positions, progress), rule, random));
    }
}

void BandSolverTest::ordersAreNarrow() {
    const Progress progress;
    for (const Rule& hexagons : {Rule(hexagonGraph(30, 200)), Rule(hexagonGraph(200, 30))}) {
        const SparseMatrix matrix = sparseInfluence(hexagons, progress);
        // Lines of thirty vertices and the adjacent lines fit into the band.
        QVERIFY(bandPlan(matrix, drawnPositions(hexagons), progress).width <= 2);
        QVERIFY(bandPlan(matrix, {}, progress).width <= 4);
    }
    // These positions are random.
    Random random(7);
    std::vector<Point> positions(2000);
    for (Point& place : positions) {
        place = {static_cast<double>(random.below(2000)), static_cast<double>(random.below(2000))};
    }
    QVERIFY(bandPlan(sparseInfluence(pathGraph(2000), progress), positions, progress).width <= 2);
}

// On a path, each group of 64 rows depends on the next group; wider boards need proportionally more
// words.
void BandSolverTest::plansAreCounted() {
    const Progress progress;
    const Rule path = pathGraph(256);
    std::vector<Point> positions(256);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        positions[i] = {static_cast<double>(i), 0};
    }
    const BandPlan ofPath = bandPlan(sparseInfluence(path, progress), positions, progress);
    QCOMPARE(ofPath.width, std::size_t{2});
    // Three times 65 rows with 64 pivots in two words, and finally 64 rows of one word.
    QCOMPARE(ofPath.bytes, std::uint64_t{3 * (8 * (65 + 64 * 2) + 256) + 8 * (64 + 64) + 256});
    // At least one word operation for each row added to another, and at most twice that plus fixed
    // costs per panel.
    for (const std::size_t height : {5U, 40U, 130U, 600U}) {
        const std::size_t length = 400;
        const Rule grid = Lattice{.rows = height, .cols = length};
        const BandPlan plan =
            bandPlan(sparseInfluence(grid, progress), drawnPositions(grid), progress);
        const double panels = static_cast<double>(height * length) / 64;
        const double waiting = 64 + static_cast<double>(height);
        const double sums = panels * static_cast<double>(plan.width) * waiting * 11;
        QVERIFY(plan.operations > sums);
        QVERIFY(plan.operations <
                2 * sums + panels * (12'000 + 1'000 * static_cast<double>(plan.width)));
    }
}

void BandSolverTest::manyLeavesOfOneVertex() {
    constexpr std::size_t size = 3000;
    Graph star = starGraph(size);
    for (Vertex v = 0; v < size; ++v) {
        star.setSelfInfluence(v, false);
    }
    Progress progress;
    const SparseMatrix matrix = sparseInfluence(star, progress);
    const BandSolver solver(matrix, bandPlan(matrix, {}, progress), progress);
    QCOMPARE(solver.nullity(), size - 2);
    QVERIFY(Rule(star).changedBy(solver.kernelVector(size / 2)).none());
}

void BandSolverTest::cancels() {
    Progress progress;
    const Rule rule = Lattice{.rows = 20, .cols = 20, .topology = Topology::torus};
    const SparseMatrix matrix = sparseInfluence(rule, progress);
    const BandPlan plan = bandPlan(matrix, {}, progress);
    const BandSolver solver(matrix, plan, progress);
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, bandPlan(matrix, {}, progress));
    QVERIFY_THROWS_EXCEPTION(Cancelled, BandSolver(matrix, plan, progress));
    QVERIFY_THROWS_EXCEPTION(Cancelled, solver.solve(BitVector(400), progress));
}

LIGHTSOUT_TEST(BandSolverTest)
#include "BandSolverTest.moc"
