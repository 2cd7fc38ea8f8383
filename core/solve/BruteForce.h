// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// The maximum number of vertices of a board whose sets of presses are all tried: 2^30 sets take
/// seconds.
inline constexpr std::size_t maxBruteForceVertices = 30;

/// The result of trying every set of presses.
struct BruteForce {
    std::uint64_t tried = 0; ///< 2^n - 1 for n buttons: every set except the empty one
    /// Number of sets among those tried that win.
    std::uint64_t solutions = 0;
    /// One of the sets with the fewest presses that win; nullopt if none does.
    std::optional<BitVector> fewest = {};
};

/// Tries every non-empty set of presses of a board with at most `maxBruteForceVertices` vertices,
/// in the order of a Gray code, in which each set differs from the previous one in one press.
/// O(2^n) for n buttons. Throws Cancelled.
BruteForce tryAllPresses(const Game& game, Progress& progress);

} // namespace lightsout
