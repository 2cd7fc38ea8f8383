// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/ExactLaw.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "random/LimitLaw.h"
#include "random/Moments.h"
#include "tests/core/random/ChainOfBoards.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <boost/multiprecision/cpp_bin_float.hpp>

#include <algorithm>
#include <array>
#include <numeric>

using namespace lightsout;

namespace {

ExactLaw exactLaw(const Rule& rule, const BitVector& lights) {
    Progress progress;
    const auto table = PressLightTable::compute(rule, lights, 1, progress);
    return ExactLaw(*table);
}

double greatestDifference(const std::vector<double>& a, const std::vector<double>& b) {
    double greatest = a.size() == b.size() ? 0 : 1;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        greatest = std::max(greatest, std::abs(a[i] - b[i]));
    }
    return greatest;
}

/// Returns true if laws and moments from these lights agree with the chain of all boards for t = 0
/// … 50.
bool agreesWithAllBoards(const Rule& rule, const BitVector& lights) {
    Progress progress;
    const ExactLaw law = exactLaw(rule, lights);
    const Moments moments(rule, lights, progress);
    for (const Walk walk : {Walk::plain, Walk::lazy}) {
        const auto expected = lawsOfAllBoards(rule, lights, 50, walk == Walk::lazy);
        for (std::size_t time = 0; time <= 50; ++time) {
            const MeanAndVariance ofLaw = momentsOf(expected[time]);
            if (!(greatestDifference(law.after(time, walk), expected[time]) < 1e-12 &&
                  std::abs(moments.mean(time, walk) - ofLaw.mean) < 1e-12 &&
                  std::abs(moments.variance(time, walk) - ofLaw.variance) < 1e-12)) {
                return false;
            }
        }
    }
    return true;
}

/// Returns a graph with these arcs. Bit u · vertices + v of `arcs` means that pressing u toggles v.
Graph graphOf(std::size_t arcs, std::size_t vertices) {
    Graph graph(vertices, false);
    for (Vertex u = 0; u < vertices; ++u) {
        for (Vertex v = 0; v < vertices; ++v) {
            if (((arcs >> (u * vertices + v)) & 1U) == 0) {
                continue;
            }
            if (u == v) {
                graph.setSelfInfluence(u, true);
            } else {
                graph.addArc(u, v);
            }
        }
    }
    return graph;
}

/// Returns true if no other numbering of the vertices gives a smaller number for the arcs.
bool isFirstOfItsNumberings(std::size_t arcs, std::size_t vertices) {
    std::vector<Vertex> numbering(vertices);
    std::iota(numbering.begin(), numbering.end(), Vertex{0});
    do {
        std::size_t renumbered = 0;
        for (std::size_t bit = 0; bit < vertices * vertices; ++bit) {
            const std::size_t to = numbering[bit / vertices] * vertices + numbering[bit % vertices];
            renumbered |= ((arcs >> bit) & 1U) << to;
        }
        if (renumbered < arcs) {
            return false;
        }
    } while (std::ranges::next_permutation(numbering).found);
    return true;
}

using LongReal = boost::multiprecision::number<boost::multiprecision::cpp_bin_float<400>,
                                               boost::multiprecision::et_off>;

/// Returns the urn's law by its spectrum, Σ_k C(N, k) K_i(k) (1 - 2k/N)^T / 2^N (1 - k/N in lazy
/// play), in 400 digits.
std::vector<LongReal> urnBySpectrum(std::size_t vertices, std::uint64_t presses, Walk walk) {
    std::vector<LongReal> law(vertices + 1);
    LongReal sets = 1;
    for (std::size_t k = 0; k <= vertices; ++k) {
        const int step = walk == Walk::lazy ? 1 : 2;
        LongReal power = 1;
        LongReal square = 1 - LongReal(step * static_cast<int>(k)) / LongReal(vertices);
        for (std::uint64_t rest = presses; rest != 0; rest >>= 1U, square *= square) {
            power *= (rest & 1U) != 0 ? square : LongReal(1);
        }
        const std::vector<BigInteger> values = krawtchouk(vertices, k);
        for (std::size_t i = 0; i <= vertices; ++i) {
            law[i] += sets * power * LongReal(values[i]);
        }
        sets = sets * LongReal(vertices - k) / LongReal(k + 1);
    }
    // Since K_i(k) C(N, k) = K_k(i) C(N, i), the required sum over k is that of K_i(k) C(N, k).
    for (LongReal& term : law) {
        term /= pow(LongReal(2), static_cast<int>(vertices));
    }
    return law;
}

std::vector<double> rounded(const std::vector<LongReal>& law) {
    std::vector<double> result;
    for (const LongReal& term : law) {
        result.push_back(static_cast<double>(term));
    }
    return result;
}

/// Returns P_t(w) = Σ_i E_t(i) · D(i, w) / C(N, i) with the same number of digits.
std::vector<LongReal> lawInManyDigits(const PressLightTable& table, std::uint64_t presses,
                                      Walk walk) {
    const std::size_t vertices = table.buttonCount();
    const std::vector<LongReal> urn = urnBySpectrum(vertices, presses, walk);
    std::vector<LongReal> law(vertices + 1);
    LongReal sets = 1;
    for (std::size_t i = 0; i <= vertices; ++i) {
        for (std::size_t w = 0; w <= vertices; ++w) {
            law[w] += urn[i] * LongReal(table.count(i, w)) / sets;
        }
        sets = sets * LongReal(vertices - i) / LongReal(i + 1);
    }
    return law;
}

} // namespace

class ExactLawTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Tests every directed graph of up to 4 vertices with every choice of self-influence, one for
    /// each isomorphism class: 3044 with 4 vertices (OEIS A000595).
    void everySmallGraphIsTheChainOfAllBoards() {
        const std::array<std::size_t, 5> known{1, 2, 10, 104, 3044};
        Random random(4);
        for (std::size_t vertices = 0; vertices <= 4; ++vertices) {
            std::size_t graphs = 0;
            for (std::size_t arcs = 0; arcs < std::size_t{1} << (vertices * vertices); ++arcs) {
                if (isFirstOfItsNumberings(arcs, vertices)) {
                    ++graphs;
                    QVERIFY(agreesWithAllBoards(graphOf(arcs, vertices),
                                                BitVector::random(vertices, random)));
                }
            }
            QCOMPARE(graphs, known[vertices]);
        }
    }

    void smallGridsAreTheChainOfAllBoards() {
        Random random(5);
        for (const auto& [rows, cols] :
             std::initializer_list<std::pair<std::size_t, std::size_t>>{{2, 2}, {2, 3}, {3, 3}}) {
            const Rule rule = Lattice{.rows = rows, .cols = cols};
            QVERIFY(agreesWithAllBoards(rule, BitVector(rows * cols)));
            for (int start = 0; start < 3; ++start) {
                QVERIFY(agreesWithAllBoards(rule, BitVector::random(rows * cols, random)));
            }
        }
        QVERIFY(agreesWithAllBoards(merlinGraph(), BitVector::unit(9, 4)));
    }

    void chancesAddUpToTheMean() {
        Random random(6);
        Progress progress;
        const Rule rule = randomGraph(7, 40, true, SelfInfluences::mixed, random);
        const BitVector lights = BitVector::random(7, random);
        const Moments moments(rule, lights, progress);
        for (const std::uint64_t time : {0U, 1U, 2U, 7U, 30U}) {
            double mean = 0;
            for (Vertex u = 0; u < 7; ++u) {
                mean += moments.chanceOn(u, time);
            }
            QVERIFY(std::abs(mean - moments.mean(time)) < 1e-12);
        }
    }

    void covariancesAreThoseOfAllGames() {
        Random random(8);
        Progress progress;
        for (const SelfInfluences selves : {SelfInfluences::all, SelfInfluences::mixed}) {
            constexpr std::size_t vertices = 4;
            const Rule rule = randomGraph(vertices, 50, true, selves, random);
            const BitVector lights = BitVector::random(vertices, random);
            const Moments moments(rule, lights, progress);
            const BitMatrix presses = rule.influenceMatrix();
            std::vector<BitVector> ends{lights}; // the final boards of all games of the same length
            for (std::uint64_t time = 0; time <= 4; ++time) {
                for (Vertex u = 0; u < vertices; ++u) {
                    for (Vertex v = 0; v < vertices; ++v) {
                        std::array<double, 3> sums{}; // of u, of v, and of both
                        for (const BitVector& end : ends) {
                            sums[0] += end[u] ? 1 : 0;
                            sums[1] += end[v] ? 1 : 0;
                            sums[2] += end[u] && end[v] ? 1 : 0;
                        }
                        const auto games = static_cast<double>(ends.size());
                        const double expected =
                            sums[2] / games - sums[0] / games * (sums[1] / games);
                        QVERIFY(std::abs(moments.covariance(rule, u, v, time) - expected) < 1e-12);
                    }
                }
                std::vector<BitVector> later;
                for (const BitVector& end : ends) {
                    for (Vertex press = 0; press < vertices; ++press) {
                        later.push_back(end ^ presses.column(press));
                    }
                }
                ends = std::move(later);
            }
        }
    }

    void covariancesAddUpToTheVariance() {
        Random random(6);
        Progress progress;
        for (const Rule& rule : {Rule(randomGraph(7, 40, true, SelfInfluences::mixed, random)),
                                 Rule(Lattice{.rows = 3, .cols = 4})}) {
            const BitVector lights = BitVector::random(rule.vertexCount(), random);
            const Moments moments(rule, lights, progress);
            for (const Walk walk : {Walk::plain, Walk::lazy}) {
                for (const std::uint64_t time : {0U, 1U, 2U, 7U, 30U}) {
                    double sum = 0;
                    for (Vertex u = 0; u < rule.vertexCount(); ++u) {
                        for (Vertex v = 0; v < rule.vertexCount(); ++v) {
                            sum += moments.covariance(rule, u, v, time, walk);
                        }
                    }
                    QVERIFY(std::abs(sum - moments.variance(time, walk)) < 1e-11);
                }
            }
        }
    }

    void powersOfTheUrnAreItsSteps() {
        for (const std::size_t vertices : {0U, 1U, 2U, 9U, 25U}) {
            for (const Walk walk : {Walk::plain, Walk::lazy}) {
                std::vector<double> law = ehrenfestLaw(vertices, 0, walk);
                for (std::uint64_t time = 0; time < 40; ++time) {
                    QVERIFY(greatestDifference(ehrenfestLaw(vertices, time, walk), law) < 1e-13);
                    advanceUrn(law, walk);
                }
            }
            // The time is far beyond the number of steps, and has the right parity.
            const auto late = ehrenfestLaw(vertices, 1'000'000'000'000, Walk::plain);
            for (std::size_t i = 1; i <= vertices; i += 2) {
                QCOMPARE(late[i], 0.0);
            }
        }
        const auto late = ehrenfestLaw(4, 1'000'000'000'001, Walk::plain);
        QVERIFY(greatestDifference(late, {0, 0.5, 0, 0.5, 0}) < 1e-9);
    }

    void theUrnIsThatOfItsSpectrum() {
        for (const std::size_t vertices : {1U, 2U, 9U, 25U, 49U, 120U}) {
            for (const std::uint64_t presses :
                 {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{100},
                  std::uint64_t{1234}, std::uint64_t{5'999}, std::uint64_t{50'000},
                  std::uint64_t{1'000'000'000'000'000}, std::uint64_t{1'000'000'000'000'000'000},
                  UINT64_MAX}) {
                for (const Walk walk : {Walk::plain, Walk::lazy}) {
                    const auto expected = rounded(urnBySpectrum(vertices, presses, walk));
                    QVERIFY(greatestDifference(ehrenfestLaw(vertices, presses, walk), expected) <
                            1e-15);
                }
            }
        }
    }

    /// Each probability is accurate to 1e-14, and so is the distance to the limit, at any accepted
    /// time.
    void lawsAreExactAtAnyTime() {
        Progress progress;
        for (const Rule& rule : {Rule(Lattice{.rows = 4, .cols = 5}), Rule(merlinGraph()),
                                 Rule(Lattice{.rows = 4, .cols = 4, .topology = Topology::torus}),
                                 Rule(Lattice{.rows = 6, .cols = 6, .selfInfluence = false})}) {
            const BitVector lights = BitVector::unit(rule.vertexCount(), 1);
            const auto table = PressLightTable::compute(rule, lights, 1, progress);
            const ExactLaw law(*table);
            const auto limit = limitLaw(rule, lights, progress);
            for (const std::uint64_t presses :
                 {std::uint64_t{1}, std::uint64_t{36}, std::uint64_t{777}, std::uint64_t{1'700},
                  std::uint64_t{1'000'000}, std::uint64_t{1'000'000'001},
                  std::uint64_t{1'000'000'000'000'000}, UINT64_MAX}) {
                for (const Walk walk : {Walk::plain, Walk::lazy}) {
                    const auto expected = rounded(lawInManyDigits(*table, presses, walk));
                    const auto found = law.after(presses, walk);
                    QVERIFY(greatestDifference(found, expected) < 1e-14);
                    const auto tendsTo = walk == Walk::lazy ? limit->lazyProbabilities()
                                                            : limit->probabilities(presses % 2);
                    QVERIFY(std::abs(totalVariation(found, tendsTo) -
                                     totalVariation(expected, tendsTo)) < 1e-13);
                }
            }
        }
    }

    void lawsAtHugeTimesAreTheirLimits() {
        Progress progress;
        for (const Rule& rule : {Rule(Lattice{.rows = 5, .cols = 5}), Rule(merlinGraph()),
                                 Rule(Lattice{.rows = 7, .cols = 7})}) {
            const BitVector lights = BitVector::unit(rule.vertexCount(), 1);
            const ExactLaw law = exactLaw(rule, lights);
            const auto limit = limitLaw(rule, lights, progress);
            for (const std::uint64_t presses :
                 {std::uint64_t{1'000'000'000'000'000}, std::uint64_t{1'000'000'000'000'000'001},
                  UINT64_MAX - 1, UINT64_MAX}) {
                const auto expected = limit->probabilities(presses % 2 == 1);
                QVERIFY(greatestDifference(law.after(presses), expected) < 1e-14);
                QVERIFY(greatestDifference(law.after(presses, Walk::lazy),
                                           limit->lazyProbabilities()) < 1e-14);
                const Moments moments(rule, lights, progress);
                const MeanAndVariance ofLaw = momentsOf(expected);
                QVERIFY(std::abs(moments.mean(presses) - ofLaw.mean) < 1e-12);
                QVERIFY(std::abs(moments.variance(presses) - ofLaw.variance) < 1e-12);
            }
        }
    }

    void momentsEstimateTheirCost() {
        const WorkEstimate torus =
            Moments::estimate(Lattice{.rows = 10, .cols = 20, .topology = Topology::torus});
        QCOMPARE(torus.operations, 200.0 * 25);
        QCOMPARE(torus.bytes, 200.0 * (5 * 8 + 44));
        // A star: the centre toggles all six lights, and every other vertex toggles itself and the
        // centre.
        Graph star(6);
        for (Vertex v = 1; v < 6; ++v) {
            star.addEdge(0, v);
        }
        QCOMPARE(Moments::estimate(star).operations, 36.0 + 5 * 4);
        QCOMPARE(Moments::estimate(star).bytes, 16.0 * 8 + 6 * 44);
        QCOMPARE(Moments::estimate(Rule(Graph(0))).bytes, 0.0);
        QVERIFY(!Moments::estimate(
                     Lattice{.rows = 1000, .cols = 1000, .neighbours = Neighbours::rowColumn})
                     .isWithin(Budget()));
    }

    void momentsRefuseExpensiveBoards() {
        const Lattice torus{.rows = 10, .cols = 20, .topology = Topology::torus};
        constexpr std::uint64_t bytes = 200 * (5 * 8 + 44);
        QVERIFY(!Moments::refusal(torus, {.operations = 5000, .memory = bytes}));
        const auto large = Moments::refusal(torus, {.operations = 5000, .memory = bytes - 1});
        QVERIFY(large && large->code == ErrorCode::tableTooLarge);
        QVERIFY(large->found == bytes && large->expected == bytes - 1);
        const auto slow = Moments::refusal(torus, {.operations = 4999, .memory = bytes});
        QVERIFY(slow && slow->code == ErrorCode::tooManySteps);
        QVERIFY(slow->found == 5000 && slow->expected == 4999);
        const auto many = Moments::refusal(Lattice{.rows = Moments::maxVertices + 1, .cols = 1},
                                           Budget::unlimited());
        QVERIFY(many && many->code == ErrorCode::tooManyVertices);
        QVERIFY(many->found == Moments::maxVertices + 1 && many->expected == Moments::maxVertices);
    }

    /// Uses a million cells, for which 1 - 2k/N is close to 1.
    void momentsLoseNoDigits() {
        Progress progress;
        const std::size_t side = 1000;
        const std::size_t vertices = side * side;
        const Moments moments{Rule(Graph(vertices)), BitVector(vertices), progress};
        // All lights are independent of each other: (1 - (1 - 2/N)^T) / 2, computed with more
        // digits.
        const LongReal base = 1 - LongReal(2) / LongReal(vertices);
        for (const std::uint64_t presses : {1'000U, 500'000U, 3'000'000U}) {
            const LongReal chance = (1 - pow(base, LongReal(presses))) / 2;
            QVERIFY(std::abs(moments.mean(presses) / static_cast<double>(vertices) -
                             static_cast<double>(chance)) < 1e-14);
        }
    }

    /// In the long run, the mean on 2 × 2 is 2 and the variance is 1, as the classes in the journal
    /// found.
    void momentsOfTwoByTwo() {
        Progress progress;
        const Rule rule = Lattice{.rows = 2, .cols = 2};
        const Moments moments(rule, BitVector::unit(4, 0), progress);
        QVERIFY(std::abs(moments.mean(1'000'001) - 2) < 1e-12);
        QVERIFY(std::abs(moments.variance(1'000'001) - 1) < 1e-12);
        QVERIFY(std::abs(moments.variance(1'000'000) - 1) < 1e-12);
    }

    void momentsOfLargeBoardsAreThoseOfTheLaw() {
        Progress progress;
        for (const Rule& rule : {Rule(Lattice{.rows = 6, .cols = 6}),
                                 Rule(Lattice{.rows = 4, .cols = 6, .topology = Topology::torus}),
                                 Rule(completeGraph(20))}) {
            const BitVector lights = BitVector::unit(rule.vertexCount(), 3);
            const ExactLaw law = exactLaw(rule, lights);
            const Moments moments(rule, lights, progress);
            for (const std::uint64_t time : {1U, 2U, 10U, 33U, 200U}) {
                const MeanAndVariance expected = momentsOf(law.after(time));
                QVERIFY(std::abs(moments.mean(time) - expected.mean) < 1e-9);
                QVERIFY(std::abs(moments.variance(time) - expected.variance) < 1e-9);
            }
        }
        const Moments huge(Lattice{.rows = 300, .cols = 300}, BitVector(90'000), progress);
        QVERIFY(std::abs(huge.mean(10'000'000) - 45'000) < 1e-6);
        QVERIFY(std::abs(huge.variance(10'000'000) - 22'500) < 1e-6);
    }

    void theLawTendsToItsLimit() {
        Progress progress;
        const Rule rule = Lattice{.rows = 3, .cols = 3};
        const BitVector lights = BitVector::unit(9, 4);
        const auto limit = limitLaw(rule, lights, progress);
        for (const Walk walk : {Walk::plain, Walk::lazy}) {
            const auto distances =
                distancesToLimit(exactLaw(rule, lights), *limit, 200, walk, progress);
            QCOMPARE(distances.size(), std::size_t{201});
            QVERIFY(distances.front() > 0.5);
            QVERIFY(distances.back() < 1e-9);
            const auto mixed = mixingTime(distances);
            QVERIFY(mixed && *mixed > 0 && *mixed < 60);
            QVERIFY(distances[*mixed] <= 0.25 && distances[*mixed - 1] > 0.25);
            QVERIFY(!mixingTime({1.0, 0.5}));
        }
    }

    void theEmptyBoardStaysEmpty() {
        const ExactLaw law = exactLaw(Rule(), BitVector());
        QVERIFY(law.after(7) == std::vector<double>{1});
        Progress progress;
        QCOMPARE(Moments(Rule(), BitVector(), progress).variance(3), 0.0);
    }
};

LIGHTSOUT_TEST(ExactLawTest)
#include "ExactLawTest.moc"
