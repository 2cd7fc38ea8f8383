// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeBoard.h"
#include "solve/FewestPresses.h"

#include <optional>

namespace lightsout {

/// How far one chase from the first row to the last goes, without a press in the first row.
struct ChaseHelp {
    std::size_t presses;
    /// Lights of the last row that are on then; 0 where chasing alone is a solution.
    std::size_t lightsLeft;

    friend bool operator==(const ChaseHelp&, const ChaseHelp&) = default;
};

/// How hard a board is to turn off.
struct Difficulty {
    FewestPresses fewest;
    /// The board has 2^nullity solutions: with many, more ways lead to one.
    std::size_t nullity;
    /// Only on plane grids, where there is light chasing.
    std::optional<ChaseHelp> chase;
};

/// Nothing when the board can't be turned off. For boards of few cells. Throws Cancelled.
std::optional<Difficulty> difficultyOf(const ChallengeBoard& board, const SearchEffort& effort,
                                       Progress& progress);

} // namespace lightsout
