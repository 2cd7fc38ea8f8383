// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/Simulation.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "random/ExactLaw.h"
#include "random/Moments.h"
#include "random/RandomGame.h"
#include "tests/support/Cancelling.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace lightsout;

namespace {

Simulation play(const Rule& rule, const BitVector& lights, const SimulationPlan& plan) {
    Progress progress;
    return simulate(rule, lights, plan, progress);
}

/// Returns Pearson's χ² of the games against the exact law, as its deviation from the expected
/// value in standard deviations. Values above 8 cannot be due to chance.
double surprise(const Simulation& games, const std::vector<double>& law) {
    double chiSquared = 0;
    double classes = 0;
    double restSeen = 0;
    double restExpected = 0;
    for (std::size_t w = 0; w < law.size(); ++w) {
        restSeen += static_cast<double>(games.histogram[w]);
        restExpected += law[w] * static_cast<double>(games.games);
        // Rare results are counted together.
        if (restExpected >= 10) {
            chiSquared += (restSeen - restExpected) * (restSeen - restExpected) / restExpected;
            restSeen = restExpected = 0;
            classes += 1;
        }
    }
    if (restExpected < 1e-6 && restSeen > 0) {
        return 1e9; // an impossible result occurred
    }
    const double freedom = std::max(classes - 1, 1.0);
    return (chiSquared - freedom) / std::sqrt(2 * freedom);
}

std::vector<double> exactLaw(const Rule& rule, const BitVector& lights, std::uint64_t presses,
                             Walk walk) {
    Progress progress;
    const auto table = PressLightTable::compute(rule, lights, 2, progress);
    return ExactLaw(*table).after(presses, walk);
}

} // namespace

class SimulationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// In about 95 of 100 experiments, the intervals contain the exact mean and variance.
    void intervalsContainTheExactMoments() {
        const Rule rule(Lattice{.rows = 3, .cols = 3});
        Progress progress;
        const BitVector none(9);
        const Moments exact(rule, none, progress);
        int means = 0;
        int followed = 0;
        int variances = 0;
        constexpr int experiments = 400;
        for (std::uint64_t seed = 1; seed <= experiments; ++seed) {
            const Simulation games =
                simulate(rule, none,
                         {.games = 400, .presses = 7, .seed = seed, .followsTime = true}, progress);
            const double mean = exact.mean(7, Walk::plain);
            means += std::abs(games.mean() - mean) <= games.meanMargin() ? 1 : 0;
            followed += std::abs(games.sums[7] / 400 - mean) <= games.meanMarginAt(7) ? 1 : 0;
            variances += std::abs(games.variance() - exact.variance(7, Walk::plain)) <=
                                 games.varianceMargin()
                             ? 1
                             : 0;
        }
        for (const int inside : {means, followed, variances}) {
            QVERIFY2(std::abs(inside - 0.95 * experiments) < 16, // 3.7 standard deviations
                     qPrintable(QString::number(inside)));
        }
        Simulation one;
        one.games = 1;
        one.histogram = {0, 1};
        QVERIFY(one.meanMargin() == 0 && one.varianceMargin() == 0);
    }

    void gamesFollowTheExactLaw_data() {
        QTest::addColumn<Rule>("rule");
        Random random(3);
        QTest::newRow("2 x 2") << Rule(Lattice{.rows = 2, .cols = 2});
        QTest::newRow("3 x 3") << Rule(Lattice{.rows = 3, .cols = 3});
        QTest::newRow("5 x 5") << Rule(Lattice{.rows = 5, .cols = 5});
        QTest::newRow("8 x 4") << Rule(Lattice{.rows = 8, .cols = 4});
        QTest::newRow("2 x 32") << Rule(Lattice{.rows = 2, .cols = 32});
        QTest::newRow("2 x 33") << Rule(Lattice{.rows = 2, .cols = 33});
        QTest::newRow("Merlin") << Rule(merlinGraph());
        QTest::newRow("one vertex") << Rule(Graph(1));
        QTest::newRow("random directed")
            << Rule(randomGraph(13, 30, true, SelfInfluences::mixed, random));
    }

    void gamesFollowTheExactLaw() {
        QFETCH(const Rule, rule);
        Random random(7);
        const BitVector lights = BitVector::random(rule.vertexCount(), random);
        for (const std::uint64_t presses : {0U, 1U, 2U, 3U, 20U, 41U}) {
            for (const Walk walk : {Walk::plain, Walk::lazy}) {
                for (const bool followsTime : {false, true}) {
                    const auto law = exactLaw(rule, lights, presses, walk);
                    const Simulation games = play(rule, lights,
                                                  {.games = 20'000,
                                                   .presses = presses,
                                                   .seed = 5,
                                                   .walk = walk,
                                                   .followsTime = followsTime,
                                                   .threads = 2});
                    QCOMPARE(games.games, std::uint64_t{20'000});
                    QCOMPARE(std::accumulate(games.histogram.begin(), games.histogram.end(),
                                             std::uint64_t{0}),
                             games.games);
                    const double found = surprise(games, law);
                    QVERIFY2(found < 8, qPrintable(QString::number(found)));
                }
            }
        }
    }

    void timesAreFollowed() {
        Progress progress;
        const Rule rule = Lattice{.rows = 5, .cols = 5};
        const BitVector lights = BitVector::unit(25, 12);
        const Moments moments(rule, lights, progress);
        constexpr double games = 20'000;
        const Simulation result = play(rule, lights,
                                       {.games = static_cast<std::uint64_t>(games),
                                        .presses = 60,
                                        .followsTime = true,
                                        .watched = 12,
                                        .threads = 2});
        QCOMPARE(result.sums.size(), std::size_t{61});
        for (std::uint64_t time = 0; time <= 60; ++time) {
            const double mean = result.sums[time] / games;
            const double spread = std::sqrt(moments.variance(time) / games);
            QVERIFY(std::abs(mean - moments.mean(time)) <= 5 * spread + 1e-12);
            const double variance = result.squares[time] / games - mean * mean;
            QVERIFY(std::abs(variance - moments.variance(time)) <
                    0.08 * moments.variance(time) + 1e-9);
        }
        QCOMPARE(result.sums.back() / games, result.mean());
        const double chance = moments.chanceOn(12, 60);
        QVERIFY(std::abs(static_cast<double>(result.watchedOn) / games - chance) <
                5 * std::sqrt(chance * (1 - chance) / games));
    }

    void pairsAreCounted_data() {
        QTest::addColumn<std::size_t>("side");
        for (const std::size_t side : {2U, 5U, 9U}) { // boards of one word and of several
            QTest::addRow("%zu", side) << side;
        }
    }

    void pairsAreCounted() {
        QFETCH(std::size_t, side);
        Progress progress;
        const Rule rule = Lattice{.rows = side, .cols = side};
        const BitVector lights = BitVector::unit(side * side, 1);
        const Moments moments(rule, lights, progress);
        for (const Vertex second : {Vertex{0}, Vertex{1}, side * side - 1}) {
            const Simulation result = play(rule, lights,
                                           {.games = 20'000,
                                            .presses = 7,
                                            .watchedPair = std::pair(Vertex{0}, second),
                                            .threads = 2});
            const auto [covariance, standardError] = result.pairCovariance();
            const double exact = moments.covariance(rule, 0, second, 7);
            QVERIFY(std::abs(covariance - exact) <= 5 * standardError);
            QVERIFY(standardError < 0.005);
        }
    }

    void covariancesAreUnbiased() {
        // Four games: both lights on, both off, and two games with one of each.
        Simulation played;
        played.games = 4;
        played.pairStates = {1, 1, 1, 1};
        QCOMPARE(played.pairCovariance().first, 0.0);
        QCOMPARE(played.pairCovariance().second, 0.25 / std::sqrt(3.0));
        played.pairStates = {2, 0, 0, 2};
        QCOMPARE(played.pairCovariance().first, 1.0 / 3);
        QCOMPARE(played.pairCovariance().second, 0.0);
    }

    void resultsDependOnTheSeedAlone() {
        for (const std::size_t cells : {25U, 100U}) {
            const Rule rule = Lattice{.rows = cells / 5, .cols = 5};
            const BitVector lights(cells);
            SimulationPlan plan{.games = 3000, .presses = 21, .seed = 9, .watched = 3};
            const Simulation one = play(rule, lights, plan);
            plan.threads = 3;
            const Simulation three = play(rule, lights, plan);
            QVERIFY(one.histogram == three.histogram);
            QCOMPARE(one.watchedOn, three.watchedOn);
            plan.batch = 1;
            QVERIFY(play(rule, lights, plan).histogram != one.histogram);
            plan.batch = 0;
            plan.seed = 10;
            QVERIFY(play(rule, lights, plan).histogram != one.histogram);
        }
    }

    void watchedLightsAreThoseAtTheEnd() {
        // Every press changes every light. Games with 64 or more vertices, and games that are
        // followed over time, use other code.
        for (const std::size_t vertices : {1U, 63U, 64U, 65U}) {
            for (const bool followsTime : {false, true}) {
                for (const std::uint64_t presses : {0U, 1U, 2U, 5U}) {
                    const Simulation games = play(completeGraph(vertices), BitVector(vertices),
                                                  {.games = 300,
                                                   .presses = presses,
                                                   .followsTime = followsTime,
                                                   .watched = vertices - 1});
                    QCOMPARE(games.watchedOn, presses % 2 * 300);
                }
            }
        }
    }

    void varianceIsUnbiased() {
        Simulation games;
        games.games = 4;
        games.histogram = {1, 2, 0, 0, 1};
        QCOMPARE(games.mean(), 1.5);
        QCOMPARE(games.variance(), 3.0); // 9 divided by 4 - 1
        games.games = 1;
        games.histogram = {0, 1};
        QCOMPARE(games.variance(), 0.0);
    }

    void batchesAddUp() {
        const Rule rule = Lattice{.rows = 3, .cols = 3};
        Simulation sum = play(rule, BitVector(9), {.games = 500, .followsTime = true});
        const Simulation more =
            play(rule, BitVector(9), {.games = 700, .batch = 1, .followsTime = true});
        const double first = sum.sums[20];
        sum.add(more);
        QCOMPARE(sum.games, std::uint64_t{1200});
        QCOMPARE(sum.sums[20], first + more.sums[20]);
        QCOMPARE(std::accumulate(sum.histogram.begin(), sum.histogram.end(), std::uint64_t{0}),
                 std::uint64_t{1200});
    }

    void oneGameGoesPressByPress() {
        for (const Rule& rule : {Rule(Lattice{.rows = 4, .cols = 5}), Rule(merlinGraph()),
                                 Rule(Lattice{.rows = 20, .cols = 20})}) {
            const BitVector start = BitVector::unit(rule.vertexCount(), 2);
            RandomGame game(rule, start, 3);
            QVERIFY(!game.lastPressed());
            game.watch(2);
            std::uint64_t watchedOn = 0;
            BitVector presses(rule.vertexCount());
            for (int press = 1; press <= 300; ++press) {
                game.play();
                presses.flip(*game.lastPressed());
                QVERIFY(game.lights() == (start ^ rule.changedBy(presses)));
                QCOMPARE(game.litCount(), game.lights().count());
                watchedOn += game.lights()[2] ? 1U : 0U;
            }
            QCOMPARE(game.timesWatchedOn(), watchedOn);
            QCOMPARE(game.watchedTimes(), std::uint64_t{300});
            QCOMPARE(game.pressCount(), std::uint64_t{300});
        }
        RandomGame lazy(Lattice{.rows = 2, .cols = 2}, BitVector(4), 1, Walk::lazy);
        int rests = 0;
        for (int press = 0; press < 1000; ++press) {
            lazy.play();
            rests += lazy.lastPressed() ? 0 : 1;
        }
        QVERIFY(rests > 400 && rests < 600);
    }

    void emptyBoardsAndNoGames() {
        QCOMPARE(play(Rule(), BitVector(), {.games = 10}).histogram[0], std::uint64_t{10});
        const Simulation none = play(Lattice{.rows = 2, .cols = 2}, BitVector(4), {.games = 0});
        QCOMPARE(none.games, std::uint64_t{0});
        QCOMPARE(none.mean(), 0.0);
        QCOMPARE(none.variance(), 0.0);
        RandomGame game(Rule(), BitVector(), 1);
        game.play(5);
        QCOMPARE(game.litCount(), std::size_t{0});
    }

    // The first numbers of splitmix64.c by Sebastiano Vigna, https://prng.di.unimi.it, as listed by
    // Rosetta Code, "Pseudo-random numbers/Splitmix64".
    void randomWordsAreThosePublished() {
        SplitMix random(1234567);
        QCOMPARE(random.word(), std::uint64_t{6457827717110365317U});
        QCOMPARE(random.word(), std::uint64_t{3203168211198807973U});
        QCOMPARE(random.word(), std::uint64_t{9817491932198370423U});
    }

    void randomNumbersBelowABoundAreUniform() {
        SplitMix random(1);
        for (const std::uint32_t bound : {1U, 2U, 3U, 25U, 0x80000001U}) {
            double sum = 0;
            for (int draw = 0; draw < 100'000; ++draw) {
                const std::uint32_t value = random.below(bound);
                QVERIFY(value < bound);
                sum += (value + 0.5) / bound;
            }
            QVERIFY(std::abs(sum / 100'000 - 0.5) < 0.005);
        }
    }

    /// The games that were finished before cancelling count completely.
    void finishedGamesAreKept() {
        const Lattice board{.rows = 5, .cols = 5};
        const BitVector lights = BitVector::ones(25);
        for (const bool followsTime : {false, true}) {
            const SimulationPlan plan{.games = 1'000'000'000,
                                      .presses = 5,
                                      .followsTime = followsTime,
                                      .watchedPair = {{0, 1}},
                                      .threads = 2};
            const std::size_t times = timesCancelled([&](Progress& progress) {
                Simulation known;
                try {
                    simulate(board, lights, plan, progress, &known);
                } catch (const Cancelled&) {
                    const auto sum = [](const auto& counts) {
                        return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
                    };
                    QCOMPARE(sum(known.histogram), known.games);
                    QCOMPARE(sum(known.pairStates), known.games);
                    if (followsTime && !known.sums.empty()) {
                        const auto games = static_cast<double>(known.games);
                        QCOMPARE(known.sums.front(), 25 * games);
                        QVERIFY(games == 0 ||
                                std::abs(known.sums.back() / games - known.mean()) < 1e-9);
                    }
                    throw;
                }
            });
            QVERIFY(times > 5);
        }
    }

    void workIsCancelled() {
        Progress progress;
        progress.cancel();
        QVERIFY_EXCEPTION_THROWN((void)simulate(Lattice{.rows = 2, .cols = 2}, BitVector(4),
                                                {.games = 1, .presses = UINT64_MAX}, progress),
                                 Cancelled);
    }
};

LIGHTSOUT_TEST(SimulationTest)
#include "SimulationTest.moc"
