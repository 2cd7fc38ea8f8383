// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"
#include "support/Random.h"

#include <optional>
#include <vector>

namespace lightsout {

/// The most vertices, and the most kernel vectors, that harderPresses() is for.
inline constexpr std::size_t maxHarderBoardVertices = 400;
inline constexpr std::size_t maxHarderBoardNullity = 8;

/// Presses that make a harder board: with `kernel`, a basis of the rule's quiet patterns, no others
/// that change the same lights are fewer than these, and these are more than `fewest`. Few more,
/// where that can be had. Nothing when none were found: there may be none.
///
/// Climbs from random presses, one vertex after the other, to presses that need more. Within the
/// limits, O(vertices · 2^nullity) word operations for each of a few climbs. Throws Cancelled.
std::optional<BitVector> harderPresses(std::size_t vertices, const std::vector<BitVector>& kernel,
                                       std::size_t fewest, Random& random, Progress& progress);

} // namespace lightsout
