// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/WinningMeans.h"

#include "graph/Families.h"
#include "random/WinningTimes.h"
#include "solve/Solver.h"

#include "tests/support/Cancelling.h"
#include "tests/support/Lattices.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace lightsout;

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

const Rule twoByTwo(Lattice{.rows = 2, .cols = 2});

double meanOf(const std::vector<std::uint64_t>& lengths) {
    return std::accumulate(lengths.begin(), lengths.end(), 0.0) /
           static_cast<double>(lengths.size());
}

/// Returns the greatest distance, in standard deviations, of the mean and of the tail at each step
/// from the exact law.
double farthest(const Rule& rule, const BitVector& difference, Walk walk, std::uint64_t games) {
    Progress progress;
    const auto law =
        WinningTimeLaw::compute(rule, difference, walk == Walk::lazy ? 0.5 : 0.0, 1, progress);
    const auto lengths = playUntilWon(
        rule, difference, {.games = games, .seed = 7, .walk = walk, .threads = 2}, progress);
    const auto count = static_cast<double>(games);
    double far = std::abs(meanOf(lengths) - law->mean()) / std::sqrt(law->variance() / count);
    for (const std::uint64_t time : {0U, 1U, 2U, 3U, 5U, 8U, 20U, 50U}) {
        const double exact = law->tail(time);
        const auto longer = static_cast<double>(
            std::ranges::count_if(lengths, [time](std::uint64_t length) { return length > time; }));
        const double deviation = std::sqrt(exact * (1 - exact) / count);
        far = deviation > 0 ? std::max(far, std::abs(longer / count - exact) / deviation)
                            : std::max(far, std::abs(longer / count - exact) * 1e9);
    }
    return far;
}

} // namespace

class WinningMeansTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothMethodsAgree();
    void resting();
    void outOfReach();
    void beyondTheLimits();

    void gamesFollowTheExactLaw() {
        const double maxDeviations = 4.5;
        BitVector onePress(4);
        twoByTwo.forEachToggled(0, [&](Vertex v) { onePress.flip(v); });
        QVERIFY(farthest(twoByTwo, onePress, Walk::plain, 20'000) < maxDeviations);
        QVERIFY(farthest(twoByTwo, onePress, Walk::lazy, 20'000) < maxDeviations);
        const Rule path(pathGraph(7));
        QVERIFY(farthest(path, BitVector::ones(7), Walk::plain, 4'000) < maxDeviations);
        // Each press changes only its own light.
        QVERIFY(farthest(Graph(3), BitVector::unit(3, 1), Walk::plain, 20'000) < maxDeviations);
    }

    /// One press away from the target of 2 × 2, the mean is 15 presses by the sum rule.
    void oneAwayTakesFifteen() {
        Progress progress;
        BitVector onePress(4);
        twoByTwo.forEachToggled(3, [&](Vertex v) { onePress.flip(v); });
        const auto lengths = playUntilWon(twoByTwo, onePress, {.games = 40'000}, progress);
        QVERIFY(std::abs(meanOf(lengths) - 15) < 0.5);
        QVERIFY(std::ranges::all_of(lengths, [](std::uint64_t length) { return length % 2 == 1; }));
    }

    /// On the complete graph, all presses are the same; its 70 lights need two words.
    void moreThanOneWordOfLights() {
        Progress progress;
        QVERIFY(playUntilWon(completeGraph(70), BitVector::ones(70), {.games = 5}, progress) ==
                std::vector<std::uint64_t>(5, 1));
    }

    void threadsChangeNothing() {
        Progress progress;
        WinningPlan plan{.games = 100, .seed = 3, .batch = 2};
        const auto one = playUntilWon(twoByTwo, BitVector::ones(4), plan, progress);
        plan.threads = 3;
        QVERIFY(playUntilWon(twoByTwo, BitVector::ones(4), plan, progress) == one);
        plan.batch = 3;
        QVERIFY(playUntilWon(twoByTwo, BitVector::ones(4), plan, progress) != one);
    }

    void wonBoardNeedsNoStep() {
        Progress progress;
        QVERIFY(playUntilWon(twoByTwo, BitVector(4), {.games = 3}, progress) ==
                std::vector<std::uint64_t>(3));
        QVERIFY(playUntilWon(Graph(), BitVector(), {.games = 2}, progress) ==
                std::vector<std::uint64_t>(2));
        QVERIFY(playUntilWon(twoByTwo, BitVector::ones(4), {.games = 0}, progress).empty());
    }

    void wonGamesAreKept() {
        const WinningPlan plan{.games = 100'000, .threads = 2};
        std::size_t most = 0;
        const std::size_t times = timesCancelled([&](Progress& progress) {
            std::vector<std::uint64_t> known;
            try {
                playUntilWon(grid(3, 3), BitVector::ones(9), plan, progress, &known);
            } catch (const Cancelled&) {
                // From all lights on, this board needs five presses.
                QVERIFY(std::ranges::all_of(
                    known, [](std::uint64_t steps) { return steps >= 5 && steps < UINT64_MAX; }));
                most = std::max(most, known.size());
                throw;
            }
        });
        QVERIFY(times > 0 && most > 0 && most < plan.games);
    }

    void endlessGamesAreCancelled() {
        Progress progress;
        progress.cancel();
        const Rule joined = completeGraph(2); // both lights change together
        QVERIFY_EXCEPTION_THROWN(
            playUntilWon(joined, BitVector::unit(2, 0), {.games = 1}, progress), Cancelled);
    }
};

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
