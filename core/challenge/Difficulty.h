// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeBoard.h"
#include "solve/FewestPresses.h"

#include <optional>

namespace lightsout {

/// The result of one chase from the first row to the last, without a press in the first row.
struct ChaseHelp {
    std::size_t presses;
    /// Number of lights of the last row that are then on; 0 if chasing alone is a solution.
    std::size_t lightsLeft;

    friend bool operator==(const ChaseHelp&, const ChaseHelp&) = default;
};

/// How hard a board is to turn off.
struct Difficulty {
    FewestPresses fewest;
    /// The board has 2^nullity solutions: the more there are, the easier one is found.
    std::size_t nullity;
    /// Only for plane grids, where light chasing applies.
    std::optional<ChaseHelp> chase;
};

/// Returns nullopt if the board can't be turned off. For boards of few cells. Throws Cancelled.
std::optional<Difficulty> difficultyOf(const ChallengeBoard& board, const SearchEffort& effort,
                                       Progress& progress);

} // namespace lightsout
