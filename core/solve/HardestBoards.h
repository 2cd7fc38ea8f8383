// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"

#include <string>
#include <vector>

namespace lightsout {

/// How hard all solvable boards of a rule are.
struct BoardsByPresses {
    /// How many lights to change need at least 0, 1, 2 … presses, in decimal; the last is not "0".
    std::vector<std::string> counts;
    /// Presses that solve one of the hardest, with as few as possible: counts.size() - 1.
    BitVector hardest;
};

/// Rank up to which the boards of a rule with quiet patterns are looked at: a byte each.
inline constexpr std::size_t maxBoardsByPressesRank = 28;

/// Counts the boards of a rule by the presses they need, and finds a hardest one. `kernel` is a
/// basis of the quiet patterns of a rule with `vertices` vertices.
///
/// A board is a coset of the kernel, and what it needs is the weight of its lightest vector. One
/// vector of each coset is 0 in the k free places; the k kernel vectors are then taken in one after
/// the other: f(x) = min(f(x), f(x + g) + 1). O(2^rank · k); without quiet patterns the counts are
/// the binomial coefficients. The rank must be within maxBoardsByPressesRank unless k = 0.
/// Throws Cancelled.
BoardsByPresses boardsByPresses(std::size_t vertices, const std::vector<BitVector>& kernel,
                                Progress& progress);

} // namespace lightsout
