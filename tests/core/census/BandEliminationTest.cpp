// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/BandElimination.h"
#include "game/Rule.h"
#include "gf2/Elimination.h"
#include "tests/support/Lattices.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace lightsout;

class BandEliminationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void orderIsAPermutation();
    void orderKeepsNeighboursClose();
    void agreesWithElimination_data();
    void agreesWithElimination();
    void cancels();
};

namespace {

std::size_t bandwidth(const Lattice& lattice) {
    const std::vector<Vertex> order = cuthillMcKeeOrder(lattice);
    std::vector<std::size_t> place(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        place[order[i]] = i;
    }
    std::size_t widest = 0;
    for (Vertex cell = 0; cell < order.size(); ++cell) {
        lattice.forEachNeighbour(cell, [&](Vertex other) {
            widest = std::max(widest, place[other] - std::min(place[cell], place[other]));
        });
    }
    return widest;
}

} // namespace

void BandEliminationTest::orderIsAPermutation() {
    // Diagonal steps connect only cells of one colour.
    for (const Neighbours neighbours : {Neighbours::plus, Neighbours::diagonal}) {
        std::vector<Vertex> order =
            cuthillMcKeeOrder({.rows = 7, .cols = 9, .neighbours = neighbours});
        std::sort(order.begin(), order.end());
        std::vector<Vertex> all(63);
        std::iota(all.begin(), all.end(), 0);
        QCOMPARE(order, all);
    }
}

void BandEliminationTest::orderKeepsNeighboursClose() {
    QCOMPARE(bandwidth({.rows = 1, .cols = 100}), std::size_t{1});
    QVERIFY(bandwidth({.rows = 5, .cols = 100}) <= 6);
    QVERIFY(bandwidth({.rows = 100, .cols = 5}) <= 6);
    QVERIFY(bandwidth({.rows = 3, .cols = 100, .topology = Topology::torus}) <= 12);
    QVERIFY(bandwidth({.rows = 3, .cols = 100, .topology = Topology::klein}) <= 12);
}

void BandEliminationTest::agreesWithElimination_data() {
    addTopologiesAndNeighbours();
}

void BandEliminationTest::agreesWithElimination() {
    QFETCH(Topology, topology);
    QFETCH(Neighbours, neighbours);
    Progress progress;
    for (const bool self : {true, false}) {
        for (const std::size_t rows : {1U, 2U, 3U, 5U, 8U, 13U}) {
            for (const std::size_t cols : {1U, 2U, 4U, 7U, 11U}) {
                const Lattice lattice{rows, cols, topology, neighbours, self};
                const EchelonForm form = reducedEchelonForm(Rule(lattice).influenceMatrix(),
                                                            lattice.vertexCount(), progress);
                QCOMPARE(bandEliminationNullity(lattice, progress),
                         lattice.vertexCount() - form.rank());
            }
        }
    }
}

void BandEliminationTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, bandEliminationNullity({.rows = 4, .cols = 4}, progress));
}

LIGHTSOUT_TEST(BandEliminationTest)
#include "BandEliminationTest.moc"
