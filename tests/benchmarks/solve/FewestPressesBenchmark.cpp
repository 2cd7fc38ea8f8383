// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/CosetWeights.h"
#include "fewest/FewestPresses.h"
#include "solve/Solver.h"
#include "tests/benchmarks/Peers.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

using namespace lightsout;

namespace {

/// Time limit of the integer program, in seconds.
constexpr int maxSeconds = 60;

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

void searchFewest(benchmark::State& state, std::size_t side) {
    const Board board = square(side);
    Progress progress;
    measureLeast(state, [&] {
        const FewestPresses fewest =
            fewestPresses(board.rule, board.solution, board.kernel, thoroughEffort(1), progress);
        state.counters["presses"] = static_cast<double>(fewest.presses.count());
        state.counters["proven"] = fewest.isProven() ? 1 : 0;
    });
}

/// Measures plain enumeration of all 2^nullity solutions, as fast as possible.
void lookAtAll(benchmark::State& state, std::size_t side) {
    const Board board = square(side);
    Progress progress;
    measureLeast(state, [&] {
        benchmark::DoNotOptimize(leastWeight(board.solution, board.kernel, 1, progress).count);
    });
}

/// Writes the integer program in the format of CPLEX. For each light v, the number of presses that
/// change it is 1 + 2 y_v.
void writeIntegerProgram(const Board& board, const std::filesystem::path& path) {
    std::ofstream program(path);
    const std::size_t vertices = board.rule.vertexCount();
    program << "Minimize\n obj:";
    for (Vertex v = 0; v < vertices; ++v) {
        program << (v > 0 ? " + x" : " x") << v << '\n';
    }
    program << "Subject To\n";
    for (Vertex v = 0; v < vertices; ++v) {
        program << " c" << v << ':';
        // The graph is undirected: the presses that change v are the lights that v changes.
        board.rule.forEachToggled(v, [&](Vertex u) { program << " + x" << u; });
        program << " - 2 y" << v << " = 1\n";
    }
    program << "Bounds\n";
    for (Vertex v = 0; v < vertices; ++v) {
        program << " 0 <= y" << v << " <= 2\n";
    }
    program << "General\n";
    for (Vertex v = 0; v < vertices; ++v) {
        program << " y" << v << '\n';
    }
    program << "Binary\n";
    for (Vertex v = 0; v < vertices; ++v) {
        program << " x" << v << '\n';
    }
    program << "End\n";
}

/// Measures CBC, the integer programming solver of COIN-OR, if it is installed. If there is no
/// answer after maxSeconds, the solver is stopped and this time is reported.
void solveByCbc(benchmark::State& state, std::size_t side) {
    const std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("fewest" + std::to_string(side) + ".lp");
    writeIntegerProgram(square(side), path);
    const std::string command = "timeout " + std::to_string(maxSeconds) + " cbc " + path.string() +
                                " solve >/dev/null 2>&1";
    measureLeast(
        state, [&] { state.counters["status"] = std::system(command.c_str()); }, false);
    std::filesystem::remove(path);
}

void add(const std::string& who, std::size_t side, void (*run)(benchmark::State&, std::size_t)) {
    const std::string n = std::to_string(side);
    benchmark::RegisterBenchmark(("fewest presses, " + n + " x " + n + "|" + who).c_str(),
                                 [=](benchmark::State& state) { run(state, side); })
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond);
}

} // namespace

// Proven results: 141 presses for 19 × 19 (nullity 16), 376 for 30 (20), 971 for 47 (30), 561 for
// 39 (32), 1629 for 61 (40).
int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    const bool hasCbc = std::system("command -v cbc >/dev/null 2>&1") == 0;
    for (const std::size_t side : {19U, 30U, 47U, 39U}) {
        add("ours", side, searchFewest);
        add("all solutions", side, lookAtAll);
        if (hasCbc) {
            add("CBC", side, solveByCbc);
        }
    }
    add("ours", 61, searchFewest);
    benchmark::RunSpecifiedBenchmarks();
}
