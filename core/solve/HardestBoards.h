// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"

#include <string>
#include <vector>

namespace lightsout {

/// The distribution of difficulty over all solvable boards of a rule.
struct BoardsByPresses {
    /// Numbers of boards whose fewest presses are 0, 1, 2 …, in decimal; the last is not "0".
    std::vector<std::string> counts;
    /// A minimal solution of one of the hardest boards: counts.size() - 1 presses.
    BitVector hardest;
};

/// Maximum rank at which the boards of a rule with quiet patterns are enumerated: a byte for each.
inline constexpr std::size_t maxBoardsByPressesRank = 28;

/// Counts the boards of a rule by the presses they need, and finds a hardest one. `kernel` is a
/// basis of the quiet patterns of a rule with `vertices` vertices.
///
/// A board is a coset of the kernel, and the presses it needs are the weight of its lightest
/// vector. One vector of each coset is 0 in the k free positions; the k kernel vectors are then
/// included one after the other: f(x) = min(f(x), f(x + g) + 1). O(2^rank · k); without quiet
/// patterns the counts are the binomial coefficients. The rank must be at most
/// maxBoardsByPressesRank unless k = 0. Throws Cancelled.
BoardsByPresses boardsByPresses(std::size_t vertices, const std::vector<BitVector>& kernel,
                                Progress& progress);

} // namespace lightsout
