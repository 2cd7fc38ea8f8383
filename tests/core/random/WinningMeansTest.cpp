// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/WinningMeans.h"

#include "solve/Solver.h"
#include "tests/support/Lattices.h"
#include "tests/support/Test.h"

#include <QTest>

#include <cmath>

using namespace lightsout;

class WinningMeansTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothMethodsAgree();
    void resting();
    void outOfReach();
    void beyondTheLimits();
};

namespace {

WinningMeans meansOf(const Rule& rule, const BitVector& difference, double rest,
                     const WinningMeansLimits& limits = {}) {
    Progress progress;
    const Result<Solver> solver = Solver::build(rule, progress);
    const bool isReachable = solver->solve(difference, progress).solvable;
    return *winningMeans(rule, solver->rank(), difference, isReachable, rest, limits, 2, progress);
}

bool agreesWith(double a, double b) {
    return std::abs(a - b) <= 1e-10 * std::abs(b);
}

} // namespace

void WinningMeansTest::bothMethodsAgree() {
    for (const Lattice& lattice : {grid(3, 3), grid(4, 4), grid(5, 3, Topology::cylinder)}) {
        const BitVector difference =
            Rule(lattice).changedBy(BitVector::unit(lattice.vertexCount(), 1)); // one press away
        const WinningMeans walsh = meansOf(lattice, difference, 0);
        const WinningMeans profile = meansOf(lattice, difference, 0, {.rank = 0});
        QVERIFY(walsh.method == WinningMeans::Method::walshHadamard);
        QVERIFY(profile.method == WinningMeans::Method::brokenProfile);
        QVERIFY(agreesWith(*walsh.mean, *profile.mean));
        QVERIFY(*walsh.greatest >= *walsh.mean);
        QVERIFY(!profile.greatest);
        QVERIFY(profile.layers.empty());
        QVERIFY(walsh.layers[1].least <= *walsh.mean && *walsh.mean <= walsh.layers[1].greatest);
    }
}

void WinningMeansTest::resting() {
    const BitVector difference = BitVector::ones(9);
    for (const std::size_t rank : {std::size_t{0}, WinningTimes::maxRank}) {
        const WinningMeans always = meansOf(grid(3, 3), difference, 0, {.rank = rank});
        const WinningMeans often = meansOf(grid(3, 3), difference, 0.75, {.rank = rank});
        QVERIFY(agreesWith(*often.mean, 4 * *always.mean));
        QCOMPARE(often.greatest.has_value(), always.greatest.has_value());
        QVERIFY(!often.greatest || agreesWith(*often.greatest, 4 * *always.greatest));
        QCOMPARE(often.layers.size(), always.layers.size());
        for (std::size_t i = 1; i < often.layers.size(); ++i) {
            QCOMPARE(often.layers[i].boards, always.layers[i].boards);
            QVERIFY(agreesWith(often.layers[i].mean, 4 * always.layers[i].mean));
            QVERIFY(agreesWith(often.layers[i].least, 4 * always.layers[i].least));
            QVERIFY(agreesWith(often.layers[i].greatest, 4 * always.layers[i].greatest));
        }
    }
}

void WinningMeansTest::outOfReach() {
    // 4 × 4 has quiet patterns, and a single light can't be turned off.
    const WinningMeans walsh = meansOf(grid(4, 4), BitVector::unit(16, 0), 0);
    QVERIFY(!walsh.mean);
    QVERIFY(walsh.greatest);
    QVERIFY(!walsh.layers.empty());
    const WinningMeans profile = meansOf(grid(4, 4), BitVector::unit(16, 0), 0, {.rank = 0});
    QVERIFY(profile.method == WinningMeans::Method::none);
    QVERIFY(!profile.mean);
}

void WinningMeansTest::beyondTheLimits() {
    const BitVector ones = BitVector::ones(9);
    const WinningMeans none = meansOf(grid(3, 3), ones, 0, {.rank = 8, .profileCells = 8});
    QVERIFY(none.method == WinningMeans::Method::none);
    QVERIFY(!none.mean);
    QVERIFY(meansOf(grid(3, 3), ones, 0, {.rank = 8, .profileCells = 9}).mean);
    QVERIFY(meansOf(grid(3, 3), ones, 0, {.rank = 9}).method ==
            WinningMeans::Method::walshHadamard);
    QVERIFY(meansOf(grid(3, 3), ones, 0, {.layersRank = 8}).layers.empty());
    QVERIFY(!meansOf(grid(3, 3), ones, 0, {.layersRank = 9}).layers.empty());
}

LIGHTSOUT_TEST(WinningMeansTest)
#include "WinningMeansTest.moc"
