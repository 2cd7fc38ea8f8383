// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"
#include "support/Random.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace lightsout {

/// Returns a light vector of a coset, `offset` + the span of `basis`, found by random sampling. It
/// may not be a lightest vector.
///
/// In each round, the basis is made systematic in a new random set of positions (an information
/// set), and the vectors of the coset with at most two 1s in these positions are examined. (Lee and
/// Brickell, 1988, for decoding random linear codes.) Every other round prefers positions where the
/// best vector so far is 0, in order to search near it. The result depends only on the arguments.
/// `onBetter`, if not empty, is called with each lighter vector. O(rounds · k² · N / 64). Throws
/// Cancelled.
BitVector lightVector(const BitVector& offset, std::vector<BitVector> basis, std::uint64_t rounds,
                      Progress& progress,
                      const std::function<void(const BitVector&)>& onBetter = {});

} // namespace lightsout
