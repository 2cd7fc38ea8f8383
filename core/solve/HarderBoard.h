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

/// Returns presses that make a harder board. They are a minimal solution for the lights that they
/// change. There are more than `fewest` of them, but preferably only slightly more. `kernel` is a
/// basis of the rule's quiet patterns. Returns nullopt if no such presses were found; there may be
/// none.
///
/// Starts from random presses and changes the press of one vertex at a time, keeping the changes
/// after which the lights need more presses. Within the limits, O(vertices · 2^nullity) word
/// operations for each of a few climbs. Throws Cancelled.
std::optional<BitVector> harderPresses(std::size_t vertices, const std::vector<BitVector>& kernel,
                                       std::size_t fewest, Random& random, Progress& progress);

} // namespace lightsout
