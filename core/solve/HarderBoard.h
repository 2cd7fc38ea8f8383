// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"
#include "support/Random.h"

#include <optional>
#include <vector>

namespace lightsout {

/// Maximum numbers of vertices and of kernel vectors for harderPresses().
inline constexpr std::size_t maxHarderBoardVertices = 400;
inline constexpr std::size_t maxHarderBoardNullity = 8;

/// Returns presses that make a harder board, given `kernel`, a basis of the rule's quiet patterns.
/// The lights that they change need this many presses, which is more than `fewest`, preferably only
/// slightly more. Returns nullopt if none were found; there may be none.
///
/// Climbs from random presses, one vertex at a time, to presses whose lights need more. Within the
/// limits, O(vertices · 2^nullity) word operations for each of a few climbs. Throws Cancelled.
std::optional<BitVector> harderPresses(std::size_t vertices, const std::vector<BitVector>& kernel,
                                       std::size_t fewest, Random& random, Progress& progress);

} // namespace lightsout
