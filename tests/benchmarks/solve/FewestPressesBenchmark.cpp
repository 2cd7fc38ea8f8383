// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/CosetWeights.h"
#include "solve/FewestPresses.h"
#include "solve/Solver.h"

#include <benchmark/benchmark.h>

using namespace lightsout;

namespace {

struct Board {
    Rule rule;
    BitVector solution; ///< from all on to all off
    std::vector<BitVector> kernel;
};

Board square(std::size_t side) {
    Progress progress;
    const Solver solver = *Solver::build(Lattice{.rows = side, .cols = side}, progress);
    Board board{solver.rule(), solver.solve(BitVector::ones(side * side), progress).vector, {}};
    for (std::size_t i = 0; i < solver.nullity(); ++i) {
        board.kernel.push_back(solver.kernelVector(i));
    }
    return board;
}

/// Proven: 376 presses for n = 30 (nullity 20), 971 for 47 (30), 561 for 39 (32).
void fewestPressesOfSquare(benchmark::State& state) {
    const Board board = square(static_cast<std::size_t>(state.range(0)));
    Progress progress;
    for (auto _ : state) {
        const FewestPresses fewest =
            fewestPresses(board.rule, board.solution, board.kernel, thoroughEffort(2), progress);
        state.counters["presses"] = static_cast<double>(fewest.presses.count());
        state.counters["proven"] = fewest.isProven() ? 1 : 0;
    }
}

void allPressCountsOfSquare(benchmark::State& state) {
    const Board board = square(static_cast<std::size_t>(state.range(0)));
    Progress progress;
    for (auto _ : state) {
        benchmark::DoNotOptimize(weightCounts(board.solution, board.kernel, 2, progress));
    }
}

BENCHMARK(fewestPressesOfSquare)->Arg(30)->Arg(47)->Arg(39)->Unit(benchmark::kMillisecond);
BENCHMARK(allPressCountsOfSquare)->Arg(30)->Arg(47)->Arg(39)->Unit(benchmark::kMillisecond);

} // namespace
