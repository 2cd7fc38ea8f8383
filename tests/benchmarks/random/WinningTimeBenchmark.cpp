// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/PressLightTable.h"
#include "random/ProfileWinningTime.h"
#include "random/WinningTimes.h"
#include "support/SplitMix.h"

#include <benchmark/benchmark.h>

#include <cmath>

using namespace lightsout;

namespace {

/// Measures the means from all boards of an n × n grid.
void winningTimes(benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    Progress progress;
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            WinningTimes::compute(Lattice{.rows = side, .cols = side}, 2, progress));
    }
}

/// Measures the mean from one board of an n × n grid with all lights on.
void winningTimeByProfile(benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    const Rule rule = Lattice{.rows = side, .cols = side};
    const auto grid = profileGridsOf(rule, maxWinningTimeWidth).front();
    Progress progress;
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            meanWinningTime(grid, BitVector::ones(side * side), side * side, 2, progress));
    }
}

/// Plays 10⁵ games on 4 × 4 from a corner press, and reports by how many standard errors their mean
/// differs from the exact one. This exceeds 4 once in 16 000 runs.
void gamesOnFourByFour(benchmark::State& state) {
    const Rule rule = Lattice{.rows = 4, .cols = 4};
    Progress progress;
    const auto times = WinningTimes::compute(rule, 2, progress);
    std::vector<std::uint32_t> presses = times->boards().presses();
    constexpr int wonGames = 100'000;
    SplitMix random(1);
    double deviation = 0;
    for (auto _ : state) {
        double sum = 0;
        double squares = 0;
        for (int game = 0; game < wonGames; ++game) {
            double length = 0;
            for (std::uint32_t board = presses[0]; board != 0; ++length) {
                board ^= presses[random.below(16)];
            }
            sum += length;
            squares += length * length;
        }
        const double mean = sum / wonGames;
        deviation = (mean - times->mean(presses[0])) /
                    std::sqrt((squares / wonGames - mean * mean) / wonGames);
    }
    state.counters["standard errors"] = deviation;
}

/// Measures the press–light table if the last row touches the first. The goal is 1 s each.
void tableOfRing(benchmark::State& state, Topology topology) {
    const Rule rule = Lattice{.rows = static_cast<std::size_t>(state.range(0)),
                              .cols = static_cast<std::size_t>(state.range(1)),
                              .topology = topology};
    Progress progress;
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            PressLightTable::compute(rule, BitVector::ones(rule.vertexCount()), 2, progress));
    }
}

} // namespace

BENCHMARK(winningTimes)->Arg(4)->Arg(5)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(winningTimeByProfile)
    ->Arg(6)
    ->Arg(7)
    ->Arg(8)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(gamesOnFourByFour)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(tableOfRing, torus, Topology::torus)
    ->Args({5, 8})
    ->Args({6, 6})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(tableOfRing, klein, Topology::klein)
    ->Args({6, 6})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(tableOfRing, cylinder, Topology::cylinder)
    ->Args({1, 40})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
