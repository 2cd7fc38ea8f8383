// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Progress.h"

#include <string>
#include <vector>

namespace lightsout {

/// The distribution of difficulty over all solvable boards of a rule.
struct BoardsByPresses {
    /// Numbers of boards that need 0, 1, 2 … presses, in decimal; the last one is not "0".
    std::vector<std::string> counts;
    /// A minimal solution, with counts.size() - 1 presses, of one of the hardest boards.
    BitVector hardest;
};

/// Maximum rank for enumerating the boards of a rule with quiet patterns. The enumeration needs one
/// byte for each board.
inline constexpr std::size_t maxBoardsByPressesRank = 28;

/// Returns a basis of quiet patterns, restricted to the buttons of the rule.
std::vector<BitVector> restrictedToButtons(const Rule& rule, const std::vector<BitVector>& kernel);

/// Counts the boards of a rule by the number of presses that they need, and finds a hardest one.
/// `kernel` is a basis of the quiet patterns of a rule with `vertices` vertices.
///
/// A board is a coset of the kernel, and the number of presses that it needs is the weight of its
/// lightest vector. Each coset has exactly one vector that is 0 in the k free positions. Beginning
/// with these vectors, the k kernel vectors are included one after the other: f(x) = min(f(x), f(x
/// + g) + 1). O(2^rank · k). Without quiet patterns, the counts are the binomial coefficients. The
/// rank must be at most maxBoardsByPressesRank unless k = 0. Throws Cancelled.
BoardsByPresses boardsByPresses(std::size_t vertices, const std::vector<BitVector>& kernel,
                                Progress& progress);

/// Does the same for the buttons of a rule. The hardest board's solution has an entry per vertex.
BoardsByPresses boardsByPresses(const Rule& rule, const std::vector<BitVector>& kernel,
                                Progress& progress);

} // namespace lightsout
