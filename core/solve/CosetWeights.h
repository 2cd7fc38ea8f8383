// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Parallel.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace lightsout {

/// A vector of least weight among many.
struct LeastWeight {
    BitVector vector;
    /// How many others weigh as little, itself included.
    std::uint64_t count = 0;
};

/// The vectors of least weight in a coset: `offset` + the span of `basis`. Which one of them is
/// returned depends on the arguments alone, not on the threads.
///
/// All 2^k are looked at, k ≤ CosetSweep::maxDimensions, on up to `threads` threads: see
/// CosetSweep. `onBetter`, if any, is told each lighter vector that is found, one call at a time,
/// on any of the threads. Throws Cancelled.
LeastWeight leastWeight(const BitVector& offset, const std::vector<BitVector>& basis,
                        std::size_t threads, Progress& progress,
                        const std::function<void(const BitVector&)>& onBetter = {});

/// How many vectors of the coset weigh 0, 1, … offset.size(). Otherwise as leastWeight().
std::vector<std::uint64_t> weightCounts(const BitVector& offset,
                                        const std::vector<BitVector>& basis, std::size_t threads,
                                        Progress& progress);

/// Vectors of the coset that weigh `weight`, at most `most` of them; the sweep ends when it has so
/// many. Which ones depends on the arguments alone, not on the threads. Otherwise as leastWeight().
std::vector<BitVector> vectorsOfWeight(const BitVector& offset, const std::vector<BitVector>& basis,
                                       std::size_t weight, std::size_t most, std::size_t threads,
                                       Progress& progress);

} // namespace lightsout
