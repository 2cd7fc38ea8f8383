// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeBoard.h"
#include "support/Progress.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace lightsout {

/// What a board of the ordinary game, a plane grid with the σ⁺ rule, is dealt from. The same deal
/// is the same board on every machine and in every version.
struct Deal {
    std::uint64_t seed = 1;
    std::size_t rows = 5;
    std::size_t cols = 5;
    /// How difficult: no solution has fewer presses, and one has as many.
    std::size_t presses = 5;

    friend bool operator==(const Deal&, const Deal&) = default;
};

/// The largest side of a dealt board.
inline constexpr std::size_t maxDealtSide = 8;

/// The presses that the hardest boards of a size need. Sides are 1 … maxDealtSide.
std::size_t maxDealtPresses(std::size_t rows, std::size_t cols);

/// Whether there is such a board: the size is within the limit, and the presses are 1 …
/// maxDealtPresses().
bool canDeal(const Deal& deal);

struct DealtBoard {
    ChallengeBoard board;
    BitVector presses; ///< a solution with as few as possible
};

/// Deals the board; canDeal() must hold. Draws sets of as many cells until no other set changes the
/// same lights with fewer presses, which all 2^nullity of them are compared for. Throws Cancelled.
///
/// The numbers are drawn by SplitMix64 (Steele, Lea, Flood, OOPSLA 2014). It begins with the state
/// w ⊕ (65536 · rows + 256 · columns + presses), w the first word that the state `seed` gives. A
/// number below b is a word mod b; words below 2^64 mod b are passed over. A set of k of the cells
/// 0 … n-1 is what stands first in their list after exchanging, for i = 0 … k-1, what stands at i
/// and at i + (a number below n - i).
DealtBoard dealtBoard(const Deal& deal, const Progress& progress);

/// The same with other sides, and no more presses than the hardest boards of that size need.
Deal resized(const Deal& deal, std::size_t rows, std::size_t cols);

/// The same with one press more, where there is such a board.
std::optional<Deal> oneMore(const Deal& deal);

/// The 5 × 5 board of a day: its seed is the number of days since 1 January 1970, before which
/// there is none, and it needs 4 presses on Mondays, then one more each day until Sunday.
Deal dealOfDay(std::chrono::sys_days day);

} // namespace lightsout
