// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/WinningTimes.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "random/ProfileWinningTime.h"
#include "solve/Solver.h"
#include "tests/support/Lattices.h"
#include "tests/support/Length.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <cmath>

using namespace lightsout;

namespace {

using Fraction = boost::multiprecision::number<boost::multiprecision::cpp_rational_backend,
                                               boost::multiprecision::et_off>;

/// Returns the lights that each press changes, as bits; for at most 16 vertices.
std::vector<std::uint32_t> columnsOf(const Rule& rule) {
    std::vector<std::uint32_t> columns(rule.vertexCount());
    for (Vertex u = 0; u < columns.size(); ++u) {
        rule.forEachToggled(u, [&](Vertex v) { columns[u] |= std::uint32_t{1} << v; });
    }
    return columns;
}

/// Returns the mean over all boards, including the target.
double average(const WinningTimes& times) {
    double sum = 0;
    for (std::uint32_t board = 0; board < times.boards().count(); ++board) {
        sum += times.mean(board);
    }
    return sum / static_cast<double>(times.boards().count());
}

BitVector lightsOf(std::uint32_t board, std::size_t vertices) {
    BitVector lights(vertices);
    for (Vertex v = 0; v < vertices; ++v) {
        lights.set(v, ((board >> v) & 1U) != 0);
    }
    return lights;
}

/// Returns all boards that can be reached from the dark board, which comes first.
std::vector<std::uint32_t> reachableFromDark(const std::vector<std::uint32_t>& columns) {
    std::vector<std::uint32_t> boards{0};
    for (const std::uint32_t column : columns) {
        if (std::find(boards.begin(), boards.end(), column) == boards.end()) {
            const std::size_t before = boards.size();
            for (std::size_t i = 0; i < before; ++i) {
                boards.push_back(boards[i] ^ column);
            }
        }
    }
    return boards;
}

/// Returns the mean times to absorption from all boards but the first, for the chain that ends at
/// the target. Solves the equations by elimination in fractions.
std::vector<Fraction> absorptionTimes(const std::vector<std::uint32_t>& columns,
                                      const std::vector<std::uint32_t>& boards) {
    const std::size_t size = boards.size() - 1;
    const auto indexOf = [&](std::uint32_t board) {
        return static_cast<std::size_t>(std::find(boards.begin(), boards.end(), board) -
                                        boards.begin());
    };
    // Row i is the equation N E_i - Σ E_next = N.
    std::vector<std::vector<Fraction>> rows(size, std::vector<Fraction>(size + 1));
    for (std::size_t i = 0; i < size; ++i) {
        rows[i][i] = rows[i][size] = static_cast<unsigned>(columns.size());
        for (const std::uint32_t column : columns) {
            const std::size_t next = indexOf(boards[i + 1] ^ column);
            if (next > 0) {
                rows[i][next - 1] -= 1;
            }
        }
    }
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        std::size_t found = pivot;
        while (rows[found][pivot] == 0) {
            ++found;
        }
        std::swap(rows[pivot], rows[found]);
        for (std::size_t i = 0; i < size; ++i) {
            const Fraction factor = rows[i][pivot] / rows[pivot][pivot];
            for (std::size_t j = pivot; i != pivot && factor != 0 && j <= size; ++j) {
                rows[i][j] -= factor * rows[pivot][j];
            }
        }
    }
    std::vector<Fraction> times{0};
    for (std::size_t i = 0; i < size; ++i) {
        times.push_back(rows[i][size] / rows[i][i]);
    }
    return times;
}

bool isNear(double value, double expected, double error = 1e-12) {
    return std::abs(value - expected) <= error * std::max(1.0, std::abs(expected));
}

WinningTimes timesOf(const Rule& rule, std::size_t threads = 2) {
    Progress progress;
    auto times = WinningTimes::compute(rule, threads, progress);
    return *std::move(times);
}

/// Returns true if all means are those of the absorbing chain, and there are none for other boards.
bool agreesWithChain(const Rule& rule) {
    const std::size_t vertices = rule.vertexCount();
    const auto columns = columnsOf(rule);
    const auto boards = reachableFromDark(columns);
    const auto expected = absorptionTimes(columns, boards);
    const WinningTimes times = timesOf(rule);
    if (times.boards().count() != boards.size()) {
        return false;
    }
    for (std::uint32_t board = 0; board < std::uint32_t{1} << vertices; ++board) {
        const auto found = std::find(boards.begin(), boards.end(), board);
        const auto mean = times.mean(lightsOf(board, vertices));
        if (mean.has_value() != (found != boards.end())) {
            return false;
        }
        const auto index = static_cast<std::size_t>(found - boards.begin());
        if (mean && !isNear(*mean, expected[index].convert_to<double>())) {
            return false;
        }
    }
    return true;
}

/// Returns the graph whose arcs (u, v), u ≠ v, and self-influences are the bits of `code`.
Graph graphNumbered(std::size_t vertices, std::uint32_t code, bool isDirected) {
    Graph graph(vertices);
    for (Vertex u = 0; u < vertices; ++u) {
        graph.setSelfInfluence(u, (code & 1U) != 0);
        code >>= 1U;
        for (Vertex v = isDirected ? 0 : u + 1; v < vertices; ++v) {
            if (u == v) {
                continue;
            }
            if ((code & 1U) != 0) {
                graph.addArc(u, v);
                if (!isDirected) {
                    graph.addArc(v, u);
                }
            }
            code >>= 1U;
        }
    }
    return graph;
}

/// Returns true if 1 + the mean over all presses, with multiplicity, is 2^rank.
bool keepsSumRule(const WinningTimes& times) {
    double sum = 0;
    for (const std::uint32_t press : times.boards().presses()) {
        sum += times.mean(press);
    }
    const auto vertices = static_cast<double>(times.boards().presses().size());
    const double expected = meanAfterOnePress(times.boards().rank()).convert_to<double>();
    return isNear(sum / vertices, expected);
}

} // namespace

/// Tests how long random play takes to win.
class WinningTimesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGraphOfFourVerticesAgreesWithItsChain() {
        for (std::size_t vertices = 0; vertices <= 4; ++vertices) {
            const std::size_t bits = vertices * (vertices + 1) / 2;
            for (std::uint32_t code = 0; code < std::uint32_t{1} << bits; ++code) {
                QVERIFY2(agreesWithChain(graphNumbered(vertices, code, false)),
                         qPrintable(QString("%1 %2").arg(vertices).arg(code)));
            }
        }
    }

    void directedGraphsAgreeWithTheirChains() {
        for (std::uint32_t code = 0; code < 512; ++code) {
            QVERIFY2(agreesWithChain(graphNumbered(3, code, true)),
                     qPrintable(QString::number(code)));
        }
        Random random(11);
        for (int i = 0; i < 60; ++i) {
            QVERIFY(agreesWithChain(randomGraph(5, 40, true, SelfInfluences::mixed, random)));
        }
    }

    void smallGridsAgreeWithTheirChains() {
        QVERIFY(agreesWithChain(grid(2, 2)));
        QVERIFY(agreesWithChain(grid(2, 3)));
        QVERIFY(agreesWithChain(grid(2, 3, Topology::cylinder, false)));
        const WinningTimes times = timesOf(grid(2, 2));
        for (const std::uint32_t press : times.boards().presses()) {
            QCOMPARE(times.mean(press), 15.0); // exact
        }
        QVERIFY(isNear(times.mean(times.hardest()), 64.0 / 3));
    }

    /// On 3 × 3 and on Merlin's board, the formula in fractions satisfies the equations of the
    /// chain exactly, and their solution is unique.
    void nineCellsFulfilTheChainsEquations() {
        for (const Rule& rule : {Rule(grid(3, 3)), Rule(merlinGraph())}) {
            const auto columns = columnsOf(rule);
            const auto boards = reachableFromDark(columns);
            QCOMPARE(boards.size(), std::size_t{512});
            // For each number of presses that overlap y oddly, counts the y that overlap the board
            // oddly.
            std::vector<Fraction> means(512);
            for (std::uint32_t board = 0; board < 512; ++board) {
                std::array<int, 10> odd{};
                for (std::uint32_t y = 0; y < 512; ++y) {
                    if (std::popcount(y & board) % 2 == 1) {
                        ++odd[static_cast<std::size_t>(
                            std::count_if(columns.begin(), columns.end(), [&](std::uint32_t c) {
                                return std::popcount(c & y) % 2 == 1;
                            }))];
                    }
                }
                for (int overlap = 1; overlap <= 9; ++overlap) {
                    means[board] += Fraction(9 * odd[static_cast<std::size_t>(overlap)], overlap);
                }
            }
            const WinningTimes times = timesOf(rule);
            for (std::uint32_t board = 0; board < 512; ++board) {
                Fraction next = 0;
                for (const std::uint32_t column : columns) {
                    next += means[board ^ column];
                }
                QVERIFY(board == 0 ? means[board] == 0 : means[board] == 1 + next / 9);
                QVERIFY(isNear(*times.mean(lightsOf(board, 9)), means[board].convert_to<double>()));
            }
        }
    }

    void largerGridsHaveTheirKnownMeans() {
        const WinningTimes four = timesOf(grid(4, 4));
        QVERIFY(isNear(*four.mean(grid16Press(0)), 4095.21, 1e-5));
        QVERIFY(isNear(four.mean(four.hardest()), 4418.26, 1e-5));
        QVERIFY(keepsSumRule(four));
        const WinningTimes five = timesOf(grid(5, 5));
        QVERIFY(keepsSumRule(five));
        QVERIFY(isNear(*five.mean(BitVector::ones(25)), 8'773'774.05, 1e-9));
        QVERIFY(isNear(five.mean(five.hardest()), *five.mean(BitVector::ones(25))));
        QVERIFY(isNear(average(five), 8'773'743.28, 1e-8));
        QCOMPARE(QString::fromStdString(meanAfterOnePress(23).str()), QString("8388607"));
    }

    void sumRuleHoldsOnAllKindsOfBoards() {
        Random random(4);
        for (std::size_t vertices = 1; vertices <= 14; ++vertices) {
            for (const bool directed : {false, true}) {
                QVERIFY(keepsSumRule(
                    timesOf(randomGraph(vertices, 30, directed, SelfInfluences::mixed, random))));
            }
        }
        for (const Rule& rule : {Rule(completeGraph(200)), Rule(starGraph(65)), Rule(Graph(64)),
                                 Rule(grid(4, 4, Topology::torus)), Rule(petersen())}) {
            if (Progress progress; WinningTimes::compute(rule, 1, progress)) {
                QVERIFY(keepsSumRule(timesOf(rule)));
            }
        }
    }

    void narrowGridsAgreeWithTheTransform() {
        Random random(9);
        Progress progress;
        for (const Rule& rule :
             {Rule(grid(2, 2)), Rule(grid(3, 3)), Rule(grid(2, 7)), Rule(grid(16, 1)),
              Rule(grid(4, 4)), Rule(grid(3, 5, Topology::plane, false)), Rule(grid(5, 4)),
              Rule(grid(4, 3, Topology::cylinder)), Rule(grid(6, 2, Topology::cylinder))}) {
            const WinningTimes times = timesOf(rule);
            const auto shape = profileGridsOf(rule, 8).front();
            for (int i = 0; i < 5; ++i) {
                const BitVector difference =
                    rule.changedBy(BitVector::random(rule.vertexCount(), random));
                const double mean =
                    meanWinningTime(shape, difference, times.boards().rank(), 2, progress);
                QVERIFY(isNear(mean, *times.mean(difference), 1e-11));
            }
        }
    }

    /// Above the limit of the transform, the sum rule holds for 6 × 6, computed from six presses by
    /// symmetry.
    void narrowGridsKeepTheSumRule() {
        Progress progress;
        const Rule rule = grid(6, 6);
        const auto shape = profileGridsOf(rule, 8).front();
        double sum = 0;
        for (const auto& [press, like] : std::initializer_list<std::pair<Vertex, double>>{
                 {0, 4}, {1, 8}, {2, 8}, {7, 4}, {8, 8}, {14, 4}}) {
            const BitVector difference = rule.changedBy(BitVector::unit(36, press));
            sum += like * meanWinningTime(shape, difference, 36, 2, progress);
        }
        QVERIFY(isNear(sum / 36, meanAfterOnePress(36).convert_to<double>(), 1e-11));
    }

    void layersHoldAllBoards() {
        Progress progress;
        const WinningTimes times = timesOf(grid(4, 4));
        const auto layers = times.byFewestPresses(progress);
        std::vector<std::uint64_t> boards;
        double sum = 0;
        for (const auto& layer : layers) {
            boards.push_back(layer.boards);
            sum += layer.mean * static_cast<double>(layer.boards);
            QVERIFY(layer.least <= layer.mean * (1 + 1e-12) &&
                    layer.mean <= layer.greatest * (1 + 1e-12));
        }
        QVERIFY((boards == std::vector<std::uint64_t>{1, 16, 120, 560, 1387, 1440, 540, 32}));
        QVERIFY(isNear(sum / 4096, average(timesOf(grid(4, 4)))));
        QVERIFY(isNear(layers[1].mean, 4095));
        // Board 0 is the target.
        double least = times.mean(1);
        for (std::uint32_t board = 1; board < 4096; ++board) {
            least = std::min(least, times.mean(board));
        }
        const auto lowest =
            std::min_element(layers.begin() + 1, layers.end(),
                             [](const auto& a, const auto& b) { return a.least < b.least; });
        QCOMPARE(lowest->least, least);
    }

    void lawsAgreeWithTheChainStepByStep() {
        Random random(8);
        for (int i = 0; i < 30; ++i) {
            const bool isGrid = i % 3 == 0;
            const Rule rule = isGrid ? Rule(grid(3, 3))
                                     : Rule(randomGraph(2 + random.below(7), 40, i % 2 == 0,
                                                        SelfInfluences::mixed, random));
            const std::size_t vertices = rule.vertexCount();
            const auto columns = columnsOf(rule);
            const BitVector difference = rule.changedBy(BitVector::random(vertices, random));
            const double rest = i % 4 == 3 ? 0.25 : 0;
            Progress progress;
            const auto law = WinningTimeLaw::compute(rule, difference, rest, 1, progress);
            // The probabilities of the boards on which play has not ended.
            std::vector<double> chances(std::size_t{1} << vertices);
            std::uint32_t start = 0;
            difference.forEachOne([&](std::size_t v) { start |= std::uint32_t{1} << v; });
            chances[start] = start == 0 ? 0 : 1;
            double tail = chances[start];
            QVERIFY(isNear(law->tail(0), tail));
            for (std::uint64_t time = 1; time <= 200; ++time) {
                std::vector<double> next(chances.size());
                for (std::uint32_t board = 1; board < chances.size(); ++board) {
                    next[board] += rest * chances[board];
                    for (const std::uint32_t column : columns) {
                        next[board ^ column] +=
                            (1 - rest) * chances[board] / static_cast<double>(vertices);
                    }
                }
                QVERIFY(std::abs(law->chance(time) - next[0]) < 1e-12);
                tail -= next[0];
                next[0] = 0;
                QVERIFY(std::abs(law->tail(time) - tail) < 1e-12);
                chances.swap(next);
            }
            const double mean = *timesOf(rule).mean(difference) / (1 - rest);
            QVERIFY(isNear(law->mean(), mean, 1e-10));
        }
    }

    void lawOfFiveByFiveIsNearlyExponential() {
        Progress progress;
        const auto law = WinningTimeLaw::compute(grid(5, 5), BitVector::ones(25), 0, 2, progress);
        QVERIFY(isNear(law->mean(), 8'773'774.05, 1e-9));
        QVERIFY(isNear(std::sqrt(law->variance()), law->mean(), 1e-3));
        const std::uint64_t median = law->quantile(0.5);
        QVERIFY(law->tail(median) <= 0.5 && law->tail(median - 1) > 0.5);
        QVERIFY(isNear(static_cast<double>(median), law->mean() * std::log(2.0), 1e-3));
    }

    /// Plays a part of the 10⁵ games that tests/benchmarks plays.
    void gamesAreAsLongAsTheMeanSays() {
        const Rule rule = grid(4, 4);
        const auto columns = columnsOf(rule);
        const std::uint32_t start = columns[0] ^ columns[5] ^ columns[6];
        Random random(77);
        const int games = isRunAtLength() ? 100'000 : 20'000;
        double presses = 0;
        double squares = 0;
        for (int game = 0; game < games; ++game) {
            double length = 0;
            for (std::uint32_t board = start; board != 0; ++length) {
                board ^= columns[random.below(16)];
            }
            presses += length;
            squares += length * length;
        }
        const double mean = presses / games;
        const double error = std::sqrt((squares / games - mean * mean) / games);
        const double expected = *timesOf(rule).mean(lightsOf(start, 16));
        QVERIFY(std::abs(mean - expected) < 4 * error);
    }

    void threadsDoNotMatter() {
        const WinningTimes one = timesOf(grid(4, 5), 1);
        const WinningTimes three = timesOf(grid(4, 5), 3);
        for (std::uint32_t board = 0; board < one.boards().count(); ++board) {
            QCOMPARE(one.mean(board), three.mean(board));
        }
    }

    void refusesWhatIsTooLarge() {
        Progress progress;
        const auto times = WinningTimes::compute(grid(6, 6), 1, progress);
        QVERIFY(!times && times.error().code == ErrorCode::tooManySteps);
        QCOMPARE(times.error().found, std::uint64_t{1} << 36);
        progress.cancel();
        QVERIFY_EXCEPTION_THROWN((void)WinningTimes::compute(grid(5, 5), 1, progress), Cancelled);
    }

private:
    static BitVector grid16Press(Vertex press) {
        return Rule(grid(4, 4)).changedBy(BitVector::unit(16, press));
    }
    static Graph petersen() { return generalizedPetersenGraph(5, 2); }
};

LIGHTSOUT_TEST(WinningTimesTest)
#include "WinningTimesTest.moc"
