// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/Census.h"
#include "support/Parallel.h"

#include <benchmark/benchmark.h>

using namespace lightsout;

namespace {

/// Measures all boards up to n × n on at most two cores. No results are cached between runs.
void table(benchmark::State& state, const LatticeFamily& family) {
    const auto side = static_cast<std::size_t>(state.range(0));
    Progress progress;
    for (auto _ : state) {
        Census census(family);
        benchmark::DoNotOptimize(
            census.table({1, side}, {1, side}, std::min<std::size_t>(coreCount(), 2), progress));
    }
}

/// Measures a hundred squares up to n × n.
void squares(benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    Progress progress;
    for (auto _ : state) {
        Census census({});
        benchmark::DoNotOptimize(census.squares({side - 99, side}, 2, progress));
    }
}

} // namespace

BENCHMARK_CAPTURE(table, plane, LatticeFamily{})
    ->Arg(100)
    ->Arg(1000)
    ->Arg(2000)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(table, torus, LatticeFamily{.topology = Topology::torus})
    ->Arg(1000)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(table, moebius, LatticeFamily{.topology = Topology::moebius})
    ->Arg(100)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(table, klein, LatticeFamily{.topology = Topology::klein})
    ->Arg(32)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(squares)->Arg(1000)->Arg(10'000)->Arg(100'000)->UseRealTime()->Unit(
    benchmark::kMillisecond);
