// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/Rule.h"
#include "solve/RecordedChase.h"

#include <benchmark/benchmark.h>

using namespace lightsout;

namespace {

Lattice square(const benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    return {.rows = side, .cols = side};
}

/// Returns [A | d] with all lights to change.
BitMatrix systemOf(const Lattice& grid) {
    BitMatrix rightSide(grid.vertexCount(), 1);
    rightSide.setColumn(0, BitVector::ones(grid.vertexCount()));
    return Rule(grid).influenceMatrix().augmented(rightSide);
}

RecordedElimination recordSystem(const BitMatrix& matrix) {
    Progress progress;
    return recordElimination(matrix, matrix.rows(), progress);
}

void recordGauss(benchmark::State& state) {
    const BitMatrix matrix = systemOf(square(state));
    for (auto _ : state) {
        const RecordedElimination elimination = recordSystem(matrix);
        state.counters["steps"] = static_cast<double>(elimination.operations.size());
    }
}

void recordFilling(benchmark::State& state) {
    const Lattice grid = square(state);
    const BitMatrix matrix = systemOf(grid);
    Progress progress;
    for (auto _ : state) {
        const RecordedChase chase = recordChase(grid, matrix, progress);
        state.counters["steps"] = static_cast<double>(chase.elimination.operations.size());
    }
}

/// Measures the maximum cost of dragging the slider over its whole length: all steps, one after the
/// other.
void goThroughAllSteps(benchmark::State& state) {
    const RecordedElimination elimination = recordSystem(systemOf(square(state)));
    BitMatrix matrix = elimination.start;
    for (auto _ : state) {
        for (const RowOperation& operation : elimination.operations) {
            lightsout::apply(matrix, operation);
        }
        for (std::size_t i = elimination.operations.size(); i-- > 0;) {
            lightsout::apply(matrix, elimination.operations[i]);
        }
    }
}

BENCHMARK(recordGauss)->Arg(5)->Arg(16)->Arg(32)->Unit(benchmark::kMillisecond);
BENCHMARK(recordFilling)->Arg(5)->Arg(16)->Arg(32)->Unit(benchmark::kMillisecond);
BENCHMARK(goThroughAllSteps)->Arg(16)->Arg(32)->Unit(benchmark::kMillisecond);

} // namespace
