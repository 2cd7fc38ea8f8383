// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "support/Progress.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lightsout {

/// The maximum number of vertices for tryAllPresses(). Trying 2^30 sets takes seconds.
inline constexpr std::size_t maxBruteForceVertices = 30;

/// The result of trying every set of presses.
struct BruteForce {
    std::uint64_t tried = 0; ///< 2^n - 1 for n buttons: every set except the empty one
    /// Number of tried sets that solve the game.
    std::uint64_t solutions = 0;
    /// A set with the fewest presses among those that solve the game; nullopt if none does.
    std::optional<BitVector> fewest = {};
};

/// Tries every non-empty set of presses of a board with at most `maxBruteForceVertices` vertices,
/// in Gray code order, so that each set differs from the previous one in one press. O(2^n) for n
/// buttons. Throws Cancelled.
BruteForce tryAllPresses(const Game& game, Progress& progress);

/// The maximum number of vertices for triesOfRound(). Its largest round has 12870 sets.
inline constexpr std::size_t maxRoundVertices = 16;

/// A set of presses that brute force tries, and the lights that must still change after it. Bit v
/// stands for vertex v.
struct TriedSet {
    std::uint16_t presses = 0;
    std::uint16_t remaining = 0;
};

/// Returns the sets that round `presses` of brute force tries: all sets of this many presses, in
/// lexicographic order. A round tries no set twice, because the order of presses does not matter.
/// The board has at most `maxRoundVertices` vertices.
std::vector<TriedSet> triesOfRound(const Game& game, std::size_t presses);

} // namespace lightsout
