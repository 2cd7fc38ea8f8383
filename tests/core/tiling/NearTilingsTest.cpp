// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/NearTilings.h"

#include "graph/Families.h"
#include "solve/Solutions.h"
#include "solve/Solver.h"
#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"
#include "tiling/TilingSearch.h"

#include <QTest>

#include <algorithm>

using namespace lightsout;

class NearTilingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rankedLikeAllSolutions_data();
    void rankedLikeAllSolutions();
    void tilingsComeFirst();
    void fewerPressesBreakTies();
    void tooManySolutionsAreNotProven();
};

namespace {

struct AllOn {
    BitVector solution;
    std::vector<BitVector> kernel;
};

AllOn solve(const Rule& rule) {
    Progress progress;
    const Solver solver = *Solver::build(rule, progress);
    AllOn allOn{solver.solve(BitVector::ones(rule.vertexCount()), progress).vector, {}};
    for (std::size_t i = 0; i < solver.nullity(); ++i) {
        allOn.kernel.push_back(solver.kernelVector(i));
    }
    return allOn;
}

/// Returns the total number of changes: Σ |N[u]| over the pressed u.
std::size_t totalChanges(const Rule& rule, const BitVector& presses) {
    std::size_t changes = 0;
    presses.forEachOne(
        [&](Vertex u) { rule.forEachToggled(u, [&changes](Vertex) { ++changes; }); });
    return changes;
}

} // namespace

void NearTilingsTest::rankedLikeAllSolutions_data() {
    QTest::addColumn<Rule>("rule");
    QTest::newRow("5 x 5") << Rule(Lattice{5, 5});
    QTest::newRow("9 x 9") << Rule(Lattice{9, 9});
    QTest::newRow("3 x 3, the only solution") << Rule(Lattice{3, 3});
    QTest::newRow("Petersen") << Rule(generalizedPetersenGraph(5, 2));
    QTest::newRow("torus 6 x 6") << Rule(Lattice{6, 6, Topology::torus});
    QTest::newRow("4 x 4") << Rule(Lattice{4, 4});
    Random random(4);
    for (int i = 0; i < 20; ++i) {
        QTest::addRow("random %d", i)
            << Rule(randomGraph(12, 60, false, SelfInfluences::all, random));
    }
}

void NearTilingsTest::rankedLikeAllSolutions() {
    QFETCH(Rule, rule);
    const auto [solution, kernel] = solve(rule);
    // Also returns the number of presses.
    std::vector<std::pair<std::size_t, std::size_t>> all;
    forEachSolution(solution, kernel, [&](const BitVector& presses) {
        all.emplace_back(totalChanges(rule, presses), presses.count());
        return true;
    });
    std::ranges::sort(all);
    Progress progress;
    const NearTilings near = nearTilings(rule, solution, kernel, 7, progress);
    QVERIFY(near.isProven);
    QCOMPARE(near.best.size(), std::min<std::size_t>(7, all.size()));
    for (std::size_t i = 0; i < near.best.size(); ++i) {
        QCOMPARE(near.best[i].changes, all[i].first);
        QCOMPARE(totalChanges(rule, near.best[i].presses), all[i].first);
        QCOMPARE(near.best[i].presses.count(), all[i].second);
        QCOMPARE(rule.changedBy(near.best[i].presses), BitVector::ones(rule.vertexCount()));
    }
}

void NearTilingsTest::tilingsComeFirst() {
    const Rule rule = Lattice{5, 5, Topology::torus};
    const auto [solution, kernel] = solve(rule);
    Progress progress;
    const NearTilings near = nearTilings(rule, solution, kernel, 12, progress);
    for (std::size_t i = 0; i < 12; ++i) {
        QCOMPARE(near.best[i].changes == 25, i < 10);
        QCOMPARE(isTiling(rule, near.best[i].presses), i < 10);
    }
}

// Six lights are tiled by two presses of three lights or by three of two; another press changes
// nothing.
void NearTilingsTest::fewerPressesBreakTies() {
    Graph graph(6, false);
    const std::vector<std::vector<Vertex>> changed{{0, 1, 2}, {3, 4, 5}, {0, 1},
                                                   {2, 3},    {4, 5},    {}};
    for (Vertex u = 0; u < 6; ++u) {
        for (const Vertex v : changed[u]) {
            graph.flip({u, v});
        }
    }
    const Rule rule(std::move(graph));
    const auto [solution, kernel] = solve(rule);
    QCOMPARE(kernel.size(), std::size_t{2});
    std::vector<BitVector> all;
    forEachSolution(solution, kernel, [&all](const BitVector& presses) {
        all.push_back(presses);
        return true;
    });
    for (const BitVector& first : all) {
        for (std::size_t most = 1; most <= 5; ++most) {
            Progress progress;
            std::vector<std::size_t> counts;
            for (const NearTiling& near : nearTilings(rule, first, kernel, most, progress).best) {
                counts.push_back(near.presses.count());
            }
            std::vector<std::size_t> expected{2, 3, 3, 4};
            expected.resize(std::min<std::size_t>(most, 4));
            QVERIFY(counts == expected);
        }
    }
}

void NearTilingsTest::tooManySolutionsAreNotProven() {
    const Rule rule = completeGraph(65);
    const auto [solution, kernel] = solve(rule);
    QCOMPARE(kernel.size(), std::size_t{64});
    Progress progress;
    const NearTilings near = nearTilings(rule, solution, kernel, 3, progress);
    QVERIFY(!near.isProven);
    QCOMPARE(near.best.size(), std::size_t{3});
    QCOMPARE(rule.changedBy(near.best.front().presses), BitVector::ones(65));
    progress.cancel();
    QVERIFY_EXCEPTION_THROWN(nearTilings(rule, solution, kernel, 3, progress), Cancelled);
}

LIGHTSOUT_TEST(NearTilingsTest)
#include "NearTilingsTest.moc"
