// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Parallel.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace lightsout {

/// A vector of least weight in a set.
struct LeastWeight {
    BitVector vector;
    /// Number of vectors of this weight, including this one.
    std::uint64_t count = 0;
};

/// Finds the vectors of least weight in a coset, `offset` + the span of `basis`. Which one of them
/// is returned does not depend on the number of threads.
///
/// Enumerates all 2^k vectors on up to `threads` threads with a CosetSweep, where k is the number
/// of basis vectors, at most CosetSweep::maxDimensions. `onBetter`, if not empty, is called with
/// each lighter vector found, one call at a time, on any of the threads. Throws Cancelled.
LeastWeight leastWeight(const BitVector& offset, const std::vector<BitVector>& basis,
                        std::size_t threads, Progress& progress,
                        const std::function<void(const BitVector&)>& onBetter = {});

/// Returns the numbers of vectors of the coset with weight 0, 1, … offset.size(). In all other
/// respects it works like leastWeight().
std::vector<std::uint64_t> weightCounts(const BitVector& offset,
                                        const std::vector<BitVector>& basis, std::size_t threads,
                                        Progress& progress);

/// Returns at most `most` vectors of the coset with weight `weight`; the sweep ends when it has
/// found this many. Which ones are returned does not depend on the number of threads. In all other
/// respects it works like leastWeight().
std::vector<BitVector> vectorsOfWeight(const BitVector& offset, const std::vector<BitVector>& basis,
                                       std::size_t weight, std::size_t most, std::size_t threads,
                                       Progress& progress);

/// A weight (number of 1s), and the number of vectors that have it.
using WeightCount = std::pair<std::size_t, std::uint64_t>;

/// Returns the weights of the 2^k vectors of a coset, `offset` + the span of `basis`, in ascending
/// order, and how many vectors have each weight. See weightCounts() for the complexity. If the
/// vectors have more than 2^22 entries, they are visited one by one, and k must be below 64. Throws
/// Cancelled.
std::vector<WeightCount> weightDistribution(const BitVector& offset,
                                            const std::vector<BitVector>& basis,
                                            std::size_t threads, Progress& progress);

} // namespace lightsout
