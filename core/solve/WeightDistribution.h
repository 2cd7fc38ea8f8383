#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"

#include <cstdint>
#include <utility>

namespace lightsout {

/// A weight (number of 1s), and how many vectors have it.
using WeightCount = std::pair<std::size_t, std::uint64_t>;

/// The weights of all 2^k sums of the k < 64 vectors of a basis, ascending. O(2^k · N / 64) for
/// vectors of N entries. Throws Cancelled.
std::vector<WeightCount> weightDistribution(const std::vector<BitVector>& basis,
                                            std::size_t entries, Progress& progress);

} // namespace lightsout
