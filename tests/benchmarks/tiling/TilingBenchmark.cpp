// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Families.h"
#include "tiling/TilingSearch.h"

#include <benchmark/benchmark.h>

using namespace lightsout;

namespace {

/// Measures everything from the rule to the number of tilings.
void count(benchmark::State& state, const Rule& rule) {
    Progress progress;
    for (auto _ : state) {
        auto search = TilingSearch::build(rule, progress);
        benchmark::DoNotOptimize(search->count(progress));
    }
}

} // namespace

BENCHMARK_CAPTURE(count, torus100x100, Lattice{100, 100, Topology::torus})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count, rectangle60x60, Lattice{60, 60})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count, rectangle2x100000, Lattice{2, 100'000})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count, rectangle2x99999, Lattice{2, 99'999})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count, rectangle4x10000, Lattice{4, 10'000})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count, hypercube7, hypercubeGraph(7))->Unit(benchmark::kMillisecond);
