// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeBoard.h"
#include "fewest/FewestPresses.h"

#include <optional>

namespace lightsout {

/// The result of chasing the lights once from the first row to the last, with no presses in the
/// first row.
struct ChaseHelp {
    std::size_t presses;
    /// Number of lights in the last row that are on afterwards; 0 if chasing alone solves the
    /// board.
    std::size_t lightsLeft;

    friend bool operator==(const ChaseHelp&, const ChaseHelp&) = default;
};

/// Measures of how hard it is to turn off a board.
struct Difficulty {
    FewestPresses fewest;
    /// The board has 2^nullity solutions. The more solutions there are, the easier it is to find
    /// one.
    std::size_t nullity;
    /// Set only for plane grids, because light chasing requires one.
    std::optional<ChaseHelp> chase;
};

/// Returns the difficulty of a small board, or nullopt if it can't be turned off. The budget limits
/// the search for the fewest presses. Throws Cancelled.
std::optional<Difficulty> difficultyOf(const ChallengeBoard& board, const Budget& budget,
                                       Progress& progress);

} // namespace lightsout
