// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Parallel.h"

#include <cstdint>
#include <utility>

namespace lightsout {

/// A weight (number of 1s), and the number of vectors that have it.
using WeightCount = std::pair<std::size_t, std::uint64_t>;

/// Returns the weights of the 2^k vectors of a coset, `offset` + the span of `basis`, ascending.
/// See weightCounts() for the complexity. If the vectors have more than 2^22 entries, they are
/// visited one by one, and k must be below 64. Throws Cancelled.
std::vector<WeightCount> weightDistribution(const BitVector& offset,
                                            const std::vector<BitVector>& basis,
                                            std::size_t threads, Progress& progress);

} // namespace lightsout
