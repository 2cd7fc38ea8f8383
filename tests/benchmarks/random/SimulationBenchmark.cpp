// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/RandomGame.h"
#include "random/Simulation.h"

#include <benchmark/benchmark.h>

#include <bit>
#include <random>

using namespace lightsout;

namespace {

constexpr std::uint64_t gameCount = 10'000;
constexpr std::uint64_t pressesPerGame = 100;

void countPresses(benchmark::State& state, std::uint64_t presses) {
    state.counters["presses"] =
        benchmark::Counter(static_cast<double>(presses * state.iterations()),
                           benchmark::Counter::kIsRate, benchmark::Counter::kIs1000);
}

Rule fiveByFive() {
    return Lattice{.rows = 5, .cols = 5};
}

/// Measures the obvious program: a random vertex, the exclusive or with its mask, and the number of
/// lights on at the end of each game. The simulation should be four times as fast on one thread.
void plainLoop(benchmark::State& state) {
    const Rule rule = fiveByFive();
    std::vector<std::uint32_t> masks(rule.vertexCount());
    for (Vertex u = 0; u < masks.size(); ++u) {
        rule.forEachToggled(u, [&](Vertex v) { masks[u] |= std::uint32_t{1} << v; });
    }
    std::mt19937_64 random(1);
    std::uniform_int_distribution<std::size_t> vertex(0, masks.size() - 1);
    for (auto _ : state) {
        std::vector<std::uint64_t> histogram(masks.size() + 1);
        for (std::uint64_t game = 0; game < gameCount; ++game) {
            std::uint32_t lights = 0;
            for (std::uint64_t press = 0; press < pressesPerGame; ++press) {
                lights ^= masks[vertex(random)];
            }
            ++histogram[static_cast<std::size_t>(std::popcount(lights))];
        }
        benchmark::DoNotOptimize(histogram.data());
    }
    countPresses(state, gameCount * pressesPerGame);
}

/// Measures the same with the fastest choice of a vertex: a remainder, which is slightly biased.
void plainLoopWithRemainder(benchmark::State& state) {
    const Rule rule = fiveByFive();
    std::vector<std::uint32_t> masks(rule.vertexCount());
    for (Vertex u = 0; u < masks.size(); ++u) {
        rule.forEachToggled(u, [&](Vertex v) { masks[u] |= std::uint32_t{1} << v; });
    }
    std::mt19937_64 random(1);
    for (auto _ : state) {
        std::vector<std::uint64_t> histogram(masks.size() + 1);
        for (std::uint64_t game = 0; game < gameCount; ++game) {
            std::uint32_t lights = 0;
            for (std::uint64_t press = 0; press < pressesPerGame; ++press) {
                lights ^= masks[random() % masks.size()];
            }
            ++histogram[static_cast<std::size_t>(std::popcount(lights))];
        }
        benchmark::DoNotOptimize(histogram.data());
    }
    countPresses(state, gameCount * pressesPerGame);
}

void simulation(benchmark::State& state) {
    const Rule rule = fiveByFive();
    SimulationPlan plan{.games = gameCount, .presses = pressesPerGame};
    plan.followsTime = state.range(0) != 0;
    Progress progress;
    for (auto _ : state) {
        benchmark::DoNotOptimize(simulate(rule, BitVector(rule.vertexCount()), plan, progress));
    }
    countPresses(state, gameCount * pressesPerGame);
}

/// Measures one n × n game, press by press, as the tab plays it.
void oneGame(benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    RandomGame game(Lattice{.rows = side, .cols = side}, BitVector(side * side), 1);
    for (auto _ : state) {
        game.play(gameCount);
    }
    benchmark::DoNotOptimize(game.litCount());
    countPresses(state, gameCount);
}

} // namespace

BENCHMARK(plainLoop)->Unit(benchmark::kMillisecond);
BENCHMARK(plainLoopWithRemainder)->Unit(benchmark::kMillisecond);
BENCHMARK(simulation)->ArgName("followsTime")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(oneGame)->ArgName("side")->Arg(5)->Arg(100)->Unit(benchmark::kMillisecond);
