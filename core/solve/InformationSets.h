// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"
#include "support/Random.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace lightsout {

/// A light vector of a coset, `offset` + the span of `basis`, found by luck: nothing is proven.
///
/// In each round the basis is made systematic in another random set of places (an information
/// set); the coset's vectors with at most two 1s there are looked at. (Lee and Brickell, 1988, for
/// decoding random linear codes.) Every other round prefers places where the best vector so far is
/// 0, so as to look around it. The same arguments give the same vector. `onBetter`, if any, is
/// told each lighter vector. O(rounds · k² · N / 64). Throws Cancelled.
BitVector lightVector(const BitVector& offset, std::vector<BitVector> basis, std::uint64_t rounds,
                      Progress& progress,
                      const std::function<void(const BitVector&)>& onBetter = {});

} // namespace lightsout
