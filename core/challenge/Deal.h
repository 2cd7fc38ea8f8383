// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeBoard.h"
#include "support/Progress.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace lightsout {

/// The parameters for dealing a board of the ordinary game: a plane grid with the σ⁺ rule. The same
/// deal gives the same board on every machine and in every version.
struct Deal {
    std::uint64_t seed = 1;
    std::size_t rows = 5;
    std::size_t cols = 5;
    /// The difficulty: the number of presses in a shortest solution.
    std::size_t presses = 5;

    friend bool operator==(const Deal&, const Deal&) = default;
};

/// The largest side of a dealt board.
inline constexpr std::size_t maxDealtSide = 8;

/// Returns the number of presses that the hardest boards of a size need. Both sides must be between
/// 1 and maxDealtSide.
std::size_t maxDealtPresses(std::size_t rows, std::size_t cols);

/// Returns true if a deal with these parameters exists: the size must be within the limit, and the
/// number of presses must be between 1 and maxDealtPresses().
bool canDeal(const Deal& deal);

struct DealtBoard {
    ChallengeBoard board;
    BitVector presses; ///< a solution with the fewest possible presses
};

/// Deals the board; canDeal() must be true. Draws sets of `presses` cells until it finds a set that
/// is minimal: of all 2^nullity sets that change the same lights, none has fewer presses. Throws
/// Cancelled.
///
/// The numbers are drawn by SplitMix64 (Steele, Lea, Flood, OOPSLA 2014). Its initial state is w ⊕
/// (65536 · rows + 256 · columns + presses), where w is the first word generated from the state
/// `seed`. A random number below b is a random word mod b; words below 2^64 mod b are skipped. A
/// set of k of the cells 0 … n-1 consists of the first k entries of their list after the following
/// exchanges: for i = 0 … k-1, entry i is exchanged with entry i + (a random number below n - i).
DealtBoard dealtBoard(const Deal& deal, const Progress& progress);

/// Returns the same deal for boards of this size, with fewer presses if even the hardest of these
/// boards need fewer.
Deal resized(const Deal& deal, std::size_t rows, std::size_t cols);

/// Returns the deal with one more press, or nullopt if there is no such board.
std::optional<Deal> oneMore(const Deal& deal);

/// Returns the deal of the 5 × 5 board for a given day. Its seed is the number of days since 1
/// January 1970, the earliest date allowed. The board needs 4 presses on Mondays, and one more each
/// day until Sunday.
Deal dealOfDay(std::chrono::sys_days day);

} // namespace lightsout
