// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/CellGraphs.h"
#include "solve/Solver.h"
#include "tests/benchmarks/Peers.h"

#include <cstring>
#include <numeric>

using namespace lightsout;

namespace {

/// A solvable board with its solver.
struct Board {
    Solver solver;
    BitVector difference;
};

Board solvableBoard(const Rule& rule) {
    Progress progress;
    Random random(1);
    return {*Solver::build(rule, progress),
            rule.changedBy(BitVector::random(rule.vertexCount(), random))};
}

/// The solver itself verifies the answer.
void solveWarm(benchmark::State& state, const Rule& rule) {
    const Board board = solvableBoard(rule);
    Progress progress;
    measureLeast(state, [&] {
        benchmark::DoNotOptimize(board.solver.solve(board.difference, progress).solvable);
    });
}

/// Measures the same in wall-clock time. Runs are short, so some of them are not interrupted, and
/// in some runs virtual machines report too little processor time.
void solveGrid(benchmark::State& state, const Rule& rule) {
    const Board board = solvableBoard(rule);
    Progress progress;
    measureLeast(
        state,
        [&] { benchmark::DoNotOptimize(board.solver.solve(board.difference, progress).solvable); },
        false);
}

/// Measures everything from the rule on, including planning and elimination.
template <std::size_t threads>
void solveCold(benchmark::State& state, const Rule& rule) {
    const BitVector difference = solvableBoard(rule).difference;
    Progress progress;
    measureLeast(
        state,
        [&] {
            const Solver solver = *Solver::build(rule, progress, {.threads = threads});
            benchmark::DoNotOptimize(solver.solve(difference, progress).solvable);
        },
        threads == 1);
}

void copyBoard(benchmark::State& state, const Rule& rule) {
    Random random(2);
    const BitVector from = BitVector::random(rule.vertexCount(), random);
    BitVector to = BitVector::ones(rule.vertexCount());
    measureLeast(
        state,
        [&] {
            std::memcpy(to.words().data(), from.words().data(), from.words().size_bytes());
            benchmark::DoNotOptimize(to.words().data());
        },
        false);
}

#if defined(LIGHTSOUT_HAS_M4RI) || defined(LIGHTSOUT_HAS_NTL)
/// [A | d]
BitMatrix systemOf(const Rule& rule) {
    BitMatrix difference(rule.vertexCount(), 1);
    difference.setColumn(0, solvableBoard(rule).difference);
    return rule.influenceMatrix().augmented(difference);
}
#endif

/// Returns a square lattice with a diagonal in each cell, without three of ten edges, and with
/// random vertex numbers.
Rule randomPlanarGraph(std::size_t side) {
    Random random(3);
    std::vector<Vertex> numbers(side * side);
    std::iota(numbers.begin(), numbers.end(), Vertex{0});
    for (std::size_t i = numbers.size(); i > 1; --i) {
        std::swap(numbers[i - 1], numbers[random.below(i)]);
    }
    Graph graph(side * side);
    const auto join = [&](std::size_t a, std::size_t b) {
        if (random.below(10) < 7) {
            graph.addEdge(numbers[a], numbers[b]);
        }
    };
    for (std::size_t cell = 0; cell < side * side; ++cell) {
        const bool hasRight = cell % side + 1 < side;
        const bool hasBelow = cell + side < side * side;
        if (hasRight) {
            join(cell, cell + 1);
        }
        if (hasBelow) {
            join(cell, cell + side);
        }
        if (hasRight && hasBelow) {
            const bool falls = random.below(2) == 0;
            join(falls ? cell : cell + 1, falls ? cell + side + 1 : cell + side);
        }
    }
    return graph;
}

void add(const std::string& work, const std::string& who, const Rule& rule,
         void (*run)(benchmark::State&, const Rule&)) {
    benchmark::RegisterBenchmark((work + "|" + who).c_str(), [=](benchmark::State& state) {
        run(state, rule);
    })->Unit(benchmark::kMillisecond);
}

void addAgainstMatrices(const std::string& work, const Rule& rule) {
    add(work, "ours", rule, solveWarm);
    add(work, "ours, cold", rule, solveCold<1>);
#ifdef LIGHTSOUT_HAS_M4RI
    add(work, "M4RI", rule, [](benchmark::State& state, const Rule& board) {
        eliminateByM4ri(state, systemOf(board));
    });
#endif
}

} // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    addPeersToContext();
    for (const std::size_t side : {1000U, 10'000U, 30'000U}) {
        const std::string work = std::to_string(side) + " x " + std::to_string(side) + " grid";
        const Rule grid = Lattice{.rows = side, .cols = side};
        add(work, "ours", grid, solveGrid);
        add(work, "memcpy", grid, copyBoard);
    }
    const Rule grid = Lattice{.rows = 100, .cols = 100};
    addAgainstMatrices("100 x 100 grid", grid);
#ifdef LIGHTSOUT_HAS_NTL
    add("100 x 100 grid", "NTL", grid,
        [](benchmark::State& state, const Rule& board) { eliminateByNtl(state, systemOf(board)); });
#endif
    addAgainstMatrices("100 x 100 torus",
                       Lattice{.rows = 100, .cols = 100, .topology = Topology::torus});
    addAgainstMatrices("100 x 100 hexagonal", hexagonGraph(100, 100));
    addAgainstMatrices("random planar graph, 10000 vertices", randomPlanarGraph(100));
    const Rule hexagons = hexagonGraph(300, 300);
    add("300 x 300 hexagonal", "ours, cold", hexagons, solveCold<1>);
    add("300 x 300 hexagonal", "ours, cold, by two threads", hexagons, solveCold<2>);
    benchmark::RunSpecifiedBenchmarks();
}
