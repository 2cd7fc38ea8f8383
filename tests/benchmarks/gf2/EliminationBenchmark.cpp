// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/Elimination.h"
#include "gf2/PleDecomposition.h"
#include "tests/benchmarks/Peers.h"

using namespace lightsout;

namespace {

BitMatrix randomMatrix(std::size_t size) {
    Random random(size);
    return BitMatrix::random(size, size, random);
}

void decompose(benchmark::State& state, const BitMatrix& matrix) {
    Progress progress;
    measureLeast(
        state, [&matrix] { return matrix; },
        [&progress](BitMatrix& copy) {
            benchmark::DoNotOptimize(PleDecomposition(std::move(copy), progress).rank());
        });
}

/// Measures wall-clock time if there are several threads.
void reduce(benchmark::State& state, const BitMatrix& matrix, std::size_t threads) {
    Progress progress;
    measureLeast(
        state, [&matrix] { return matrix; },
        [&](BitMatrix& copy) {
            benchmark::DoNotOptimize(
                reducedEchelonForm(std::move(copy), matrix.cols(), progress, threads).rank());
        },
        threads == 1);
}

void reducePlainly(benchmark::State& state, const BitMatrix& matrix) {
    measureLeast(
        state, [&matrix] { return matrix; },
        [&matrix](BitMatrix& copy) {
            benchmark::DoNotOptimize(
                reducedEchelonFormPlain(std::move(copy), matrix.cols()).rank());
        });
}

} // namespace

void registerElimination() {
    for (const std::size_t size : {1024U, 2048U, 4096U, 8192U}) {
        const BitMatrix matrix = randomMatrix(size);
        const auto add = [&](const std::string& who, auto run) {
            const std::string name = "dense random " + std::to_string(size) + "|" + who;
            benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
                run(state, matrix);
            })->Unit(benchmark::kMillisecond);
        };
        add("ours", decompose);
        add("ours, reduced",
            [](benchmark::State& state, const BitMatrix& copy) { reduce(state, copy, 1); });
        add("ours, reduced by two threads",
            [](benchmark::State& state, const BitMatrix& copy) { reduce(state, copy, 2); });
        if (size <= 2048) {
            add("textbook", reducePlainly);
        }
#ifdef LIGHTSOUT_HAS_M4RI
        add("M4RI", eliminateByM4ri);
#endif
#ifdef LIGHTSOUT_HAS_NTL
        add("NTL", eliminateByNtl);
#endif
    }
}
