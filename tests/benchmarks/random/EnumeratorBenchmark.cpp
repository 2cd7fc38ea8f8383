// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Families.h"
#include "random/ExactLaw.h"
#include "random/Moments.h"

#include <benchmark/benchmark.h>

using namespace lightsout;

namespace {

/// Measures the press–light table of an n × n grid on several threads. Goals on two cores: 5 × 5 in
/// 10 ms, 6 × 6 in 60 ms, 7 × 7 in 3 s, 8 × 8 in 60 s within 2 GiB.
void enumerator(benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    const auto threads = static_cast<std::size_t>(state.range(1));
    const Rule rule = Lattice{.rows = side, .cols = side};
    const BitVector lights = BitVector::unit(side * side, 0);
    Progress progress;
    for (auto _ : state) {
        benchmark::DoNotOptimize(PressLightTable::compute(rule, lights, threads, progress));
    }
}

/// Measures the same by all 2^N sets of presses, on boards that are not narrow grids.
void enumeratorByGrayCode(benchmark::State& state) {
    const Rule rule = cycleGraph(static_cast<std::size_t>(state.range(0)));
    const BitVector lights = BitVector::unit(rule.vertexCount(), 0);
    Progress progress;
    for (auto _ : state) {
        benchmark::DoNotOptimize(PressLightTable::compute(rule, lights, 2, progress));
    }
}

/// Measures the law of 5 × 5 at one time, with a table computed in advance.
void lawAtATime(benchmark::State& state) {
    const Rule rule = Lattice{.rows = 5, .cols = 5};
    Progress progress;
    const auto table = PressLightTable::compute(rule, BitVector(25), 1, progress);
    const ExactLaw law(*table);
    for (auto _ : state) {
        benchmark::DoNotOptimize(law.after(static_cast<std::uint64_t>(state.range(0))));
    }
}

/// Measures mean and variance of an n × n grid at one time, including all preparation.
void moments(benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    const Rule rule = Lattice{.rows = side, .cols = side};
    Progress progress;
    for (auto _ : state) {
        const Moments found(rule, BitVector(side * side), progress);
        benchmark::DoNotOptimize(found.variance(1000));
    }
}

} // namespace

BENCHMARK(enumerator)
    ->ArgNames({"side", "threads"})
    ->ArgsProduct({{5, 6, 7}, {1, 2}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(enumerator)
    ->ArgNames({"side", "threads"})
    ->Args({8, 2})
    ->Iterations(1)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(enumeratorByGrayCode)->Arg(20)->Arg(25)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(lawAtATime)->Arg(20)->Arg(1'000'000)->Unit(benchmark::kMicrosecond);
BENCHMARK(moments)->Arg(100)->Arg(300)->Unit(benchmark::kMillisecond);
