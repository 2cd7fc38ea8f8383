// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/Reduction.h"
#include "graph/CellGraphs.h"
#include "random/ExactLaw.h"
#include "random/LimitLaw.h"
#include "random/Moments.h"
#include "random/RandomGame.h"
#include "random/Simulation.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace lightsout;

namespace {

/// Returns a random directed graph on which each vertex may lack its button or its light.
Graph randomMarkedGraph(std::size_t vertices, Random& random) {
    Graph graph = randomGraph(vertices, 50, true, SelfInfluences::mixed, random);
    std::vector<VertexMark> marks;
    for (Vertex v = 0; v < vertices; ++v) {
        marks.push_back({v, random.below(3) > 0, random.below(3) > 0});
    }
    graph.mark(marks);
    return graph;
}

/// Returns random lights; vertices without a light are off.
BitVector randomLights(const Rule& rule, Random& random) {
    BitVector lights = BitVector::random(rule.vertexCount(), random);
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        lights.set(v, lights[v] && rule.hasLight(v));
    }
    return lights;
}

std::vector<Vertex> buttonsOf(const Rule& rule) {
    return Reduction(rule).buttons();
}

/// Calls visit(lights) after each sequence of this many presses of buttons.
void forEachSequence(const Rule& rule, const BitVector& lights, std::size_t presses,
                     const std::function<void(const BitVector&)>& visit) {
    if (presses == 0) {
        visit(lights);
        return;
    }
    for (const Vertex button : buttonsOf(rule)) {
        BitVector next = lights;
        rule.forEachToggled(button, [&](Vertex v) { next.flip(v); });
        forEachSequence(rule, next, presses - 1, visit);
    }
}

/// Returns the law of the number of lights on after this many presses, one matrix product for each
/// press. Element i of the vectors is for the board with the binary digits of i as its lights.
std::vector<double> lawOfBoards(const Rule& rule, const BitVector& lights, std::size_t presses) {
    const std::vector<Vertex> buttons = buttonsOf(rule);
    std::vector<double> boards(std::size_t{1} << rule.vertexCount());
    std::size_t start = 0;
    lights.forEachOne([&](Vertex v) { start |= std::size_t{1} << v; });
    boards[start] = 1;
    for (std::size_t press = 0; press < presses; ++press) {
        std::vector<double> next(boards.size());
        for (const Vertex button : buttons) {
            std::size_t change = 0;
            rule.forEachToggled(button, [&](Vertex v) { change |= std::size_t{1} << v; });
            for (std::size_t board = 0; board < boards.size(); ++board) {
                next[board ^ change] += boards[board] / static_cast<double>(buttons.size());
            }
        }
        boards.swap(next);
    }
    std::vector<double> law(rule.lightCount() + 1);
    for (std::size_t board = 0; board < boards.size(); ++board) {
        if (boards[board] > 0) {
            law.at(static_cast<std::size_t>(std::popcount(board))) += boards[board];
        }
    }
    return law;
}

bool areNear(const std::vector<double>& a, const std::vector<double>& b) {
    return std::ranges::equal(
        a, b, [](double first, double second) { return std::abs(first - second) < 1e-12; });
}

} // namespace

/// Random play on boards on which the buttons are not the lights: each press is one of the buttons.
class MarkedLawsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Compares laws, means, variances, chances and covariances with all sequences of presses.
    void lawsAgreeWithAllSequences() {
        Progress progress;
        Random random(1);
        std::size_t unequal = 0;
        for (int round = 0; round < 300; ++round) {
            const Rule rule = randomMarkedGraph(1 + random.below(6), random);
            if (rule.buttonCount() == 0) {
                continue;
            }
            unequal += rule.buttonCount() != rule.lightCount() ? 1 : 0;
            const BitVector lights = randomLights(rule, random);
            const std::size_t presses = random.below(5);
            const std::vector<Vertex> cells = Reduction(rule).lights();
            std::vector<double> law(rule.lightCount() + 1);
            std::vector<double> on(rule.vertexCount());
            double together = 0;
            const double share = 1 / std::pow(rule.buttonCount(), presses);
            forEachSequence(rule, lights, presses, [&](const BitVector& end) {
                law[end.count()] += share;
                end.forEachOne([&](Vertex v) { on[v] += share; });
                together += !cells.empty() && end[cells.front()] && end[cells.back()] ? share : 0;
            });
            const auto table = PressLightTable::compute(rule, lights, 2, progress);
            QVERIFY(table.hasValue());
            QVERIFY(areNear(ExactLaw(*table).after(presses), law));
            const Moments moments(rule, lights, progress);
            const MeanAndVariance expected = momentsOf(law);
            QVERIFY(std::abs(moments.mean(presses) - expected.mean) < 1e-12);
            QVERIFY(std::abs(moments.variance(presses) - expected.variance) < 1e-12);
            for (Vertex v = 0; v < rule.vertexCount(); ++v) {
                QVERIFY(std::abs(moments.chanceOn(v, presses) - on[v]) < 1e-12);
            }
            if (!cells.empty()) {
                const Vertex u = cells.front();
                const Vertex v = cells.back();
                QVERIFY(std::abs(moments.covariance(rule, u, v, presses) -
                                 (together - on[u] * on[v])) < 1e-12);
            }
        }
        QVERIFY(unequal > 100);
    }

    /// After 300 presses, the law of boards with at most six buttons equals its limit.
    void limitsAreReached() {
        Progress progress;
        Random random(2);
        std::size_t periodic = 0;
        for (int round = 0; round < 100; ++round) {
            const Rule rule = randomMarkedGraph(1 + random.below(6), random);
            const BitVector lights = randomLights(rule, random);
            const auto limit = limitLaw(rule, lights, progress);
            QVERIFY(limit.hasValue());
            QCOMPARE(limit->lights, rule.lightCount());
            if (rule.buttonCount() == 0) {
                std::vector<double> start(rule.lightCount() + 1);
                start[lights.count()] = 1;
                QVERIFY(limit->probabilities(false) == start);
                QVERIFY(limit->probabilities(true) == start);
                continue;
            }
            periodic += limit->period() == 2 ? 1 : 0;
            for (const std::size_t presses : {300, 301}) {
                QVERIFY(areNear(limit->probabilities(presses % 2 == 1),
                                lawOfBoards(rule, lights, presses)));
            }
        }
        QVERIFY(periodic > 10);
    }

    /// The games press only buttons, and their means are those of the law.
    void gamesPressButtons() {
        Progress progress;
        Random random(3);
        for (int round = 0; round < 20; ++round) {
            const Rule rule = randomMarkedGraph(2 + random.below(80), random);
            const BitVector lights = randomLights(rule, random);
            RandomGame game(rule, lights, 7);
            BitVector expected = lights;
            for (int press = 0; press < 50; ++press) {
                game.play();
                if (const auto last = game.lastPressed()) {
                    QVERIFY(rule.hasButton(*last));
                    rule.forEachToggled(*last, [&](Vertex v) { expected.flip(v); });
                }
                QVERIFY(game.lights() == expected);
                QCOMPARE(game.litCount(), expected.count());
            }
            for (const bool followsTime : {false, true}) {
                const SimulationPlan plan{.games = 2000, .presses = 7, .followsTime = followsTime};
                const Simulation games = simulate(rule, lights, plan, progress);
                QCOMPARE(games.histogram.size(), rule.lightCount() + 1);
                const double mean = Moments(rule, lights, progress).mean(plan.presses);
                QVERIFY(std::abs(games.mean() - mean) <= 5 * games.meanError() + 1e-9);
            }
        }
    }

    /// Gale and Berlekamp's switches: 10 buttons for 25 lights, and 12 for 36, more than half of a
    /// machine word. On the smaller board a press changes 5 lights, so the parity of their number
    /// alternates.
    void rowAndColumnSwitchesHaveALaw() {
        Progress progress;
        for (const std::size_t side : {5, 6}) {
            const Rule rule = switchesGraph(side, side);
            BitVector lights(rule.vertexCount());
            lights.set(3, true);
            lights.set(side * side - 1, true);
            const auto table = PressLightTable::compute(rule, lights, 2, progress);
            QVERIFY(table.hasValue());
            QCOMPARE(table->buttonCount(), 2 * side);
            QCOMPARE(table->lightCount(), side * side);
            std::vector<std::vector<std::uint64_t>> counts(
                2 * side + 1, std::vector<std::uint64_t>(side * side + 1));
            for (std::size_t pressed = 0; pressed < std::size_t{1} << (2 * side); ++pressed) {
                std::size_t lit = 0;
                for (std::size_t cell = 0; cell < side * side; ++cell) {
                    const std::size_t toggles =
                        (pressed >> (cell / side) & 1U) + (pressed >> (side + cell % side) & 1U);
                    lit += toggles % 2 != (lights[cell] ? 1U : 0U) ? 1 : 0;
                }
                ++counts[static_cast<std::size_t>(std::popcount(pressed))][lit];
            }
            for (std::size_t presses = 0; presses <= 2 * side; ++presses) {
                for (std::size_t lit = 0; lit <= side * side; ++lit) {
                    QVERIFY(table->count(presses, lit) == counts[presses][lit]);
                }
            }
        }
        const Rule five = switchesGraph(5, 5);
        QCOMPARE(limitLaw(five, BitVector(five.vertexCount()), progress)->period(), 2U);
        const Rule large = switchesGraph(9, 9);
        const auto error = PressLightTable::refusal(large);
        QVERIFY(error && error->code == ErrorCode::tooManyVertices);
        QCOMPARE(error->found, std::uint64_t{81});
        QVERIFY(std::abs(Moments(large, BitVector(99), progress).mean(1) - 9) < 1e-12);
    }
};

LIGHTSOUT_TEST(MarkedLawsTest)

#include "MarkedLawsTest.moc"
