// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <limits>
#include <string>

#ifdef LIGHTSOUT_HAS_M4RI
#include <m4ri/m4ri.h>
#endif
#ifdef LIGHTSOUT_HAS_NTL
#include <NTL/GF2X.h>
#include <NTL/mat_GF2.h>
#include <NTL/version.h>
#endif

namespace lightsout {

// Benchmarks from which run.sh makes its table have names such as "work|program".

/// Returns the processor time of this thread in seconds, if the system reports it.
inline double processorTime() {
#if defined(CLOCK_THREAD_CPUTIME_ID)
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
#else
    return std::numeric_limits<double>::infinity();
#endif
}

/// Repeats `prepare`, passes its result to `work`, and stores the least time of the work alone in
/// the counter "least", in seconds. Measures processor time if one thread does the work, so that
/// waiting for other programs does not count; otherwise, measures wall-clock time.
template <typename Prepare, typename Work>
void measureLeast(benchmark::State& state, Prepare prepare, Work work, bool byOneThread = true) {
    double least = std::numeric_limits<double>::infinity();
    for (auto _ : state) {
        auto prepared = prepare();
        const double ofProcessor = processorTime();
        const auto begin = std::chrono::steady_clock::now();
        work(prepared);
        const auto end = std::chrono::steady_clock::now();
        const double processor = processorTime() - ofProcessor;
        benchmark::ClobberMemory();
        least = std::min({least, std::chrono::duration<double>(end - begin).count(),
                          byOneThread && processor > 0 ? processor : least});
    }
    state.counters["least"] = least;
}

template <typename Work>
void measureLeast(benchmark::State& state, Work work, bool byOneThread = true) {
    measureLeast(
        state, [] { return 0; }, [&work](int) { work(); }, byOneThread);
}

#ifdef LIGHTSOUT_HAS_M4RI
/// A matrix of M4RI, freed by the destructor.
class M4riMatrix {
public:
    explicit M4riMatrix(const BitMatrix& matrix)
        : matrix_(mzd_init(static_cast<rci_t>(matrix.rows()), static_cast<rci_t>(matrix.cols()))) {
        for (std::size_t r = 0; r < matrix.rows(); ++r) {
            std::ranges::copy(matrix.rowWords(r), matrix_->rows[r]);
        }
    }
    M4riMatrix(const M4riMatrix&) = delete;
    M4riMatrix& operator=(const M4riMatrix&) = delete;
    ~M4riMatrix() { mzd_free(matrix_); }

    mzd_t* get() { return matrix_; }

private:
    mzd_t* matrix_;
};

/// Measures the faster function of M4RI, which computes only a triangular form.
inline void eliminateByM4ri(benchmark::State& state, const BitMatrix& matrix) {
    measureLeast(
        state, [&matrix] { return M4riMatrix(matrix); },
        [](M4riMatrix& copy) { benchmark::DoNotOptimize(mzd_echelonize_m4ri(copy.get(), 0, 0)); });
}
#endif

#ifdef LIGHTSOUT_HAS_NTL
inline NTL::mat_GF2 ntlMatrix(const BitMatrix& matrix) {
    NTL::mat_GF2 copy;
    copy.SetDims(static_cast<long>(matrix.rows()), static_cast<long>(matrix.cols()));
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        matrix.row(r).forEachOne(
            [&](std::size_t c) { copy.put(static_cast<long>(r), static_cast<long>(c), 1); });
    }
    return copy;
}

inline void eliminateByNtl(benchmark::State& state, const BitMatrix& matrix) {
    const NTL::mat_GF2 original = ntlMatrix(matrix);
    measureLeast(
        state, [&original] { return original; },
        [](NTL::mat_GF2& copy) { benchmark::DoNotOptimize(NTL::gauss(copy)); });
}
#endif

/// Adds the compiler options of both sides to the output.
inline void addPeersToContext() {
    benchmark::AddCustomContext(
        "ours", "-O3 for any x86-64; the widest of AVX-512, AVX2 and SSE2 is chosen at run time");
#ifdef LIGHTSOUT_HAS_M4RI
    benchmark::AddCustomContext("M4RI", "the distribution's, compiled with" __M4RI_CFLAGS);
#else
    benchmark::AddCustomContext("M4RI", "not installed");
#endif
#ifdef LIGHTSOUT_HAS_NTL
    benchmark::AddCustomContext("NTL", "the distribution's " NTL_VERSION
                                       ", for any x86-64 (its own flags are not recorded)");
#else
    benchmark::AddCustomContext("NTL", "not installed");
#endif
}

} // namespace lightsout
