// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

/// The boards that a specification (BoardSpec.h) gives if one size, or all sizes together, change.
struct BoardSizes {
    std::string pattern;     ///< the specification with {n} in place of the sizes that change
    std::string sizes;       ///< its sizes alone, such as "{n}x7"
    std::uint64_t value = 0; ///< the n of the board itself
    std::uint64_t least = 1; ///< smallest n for which there is a board
    /// Largest n for which the board is made and drawn at once; at least `value`.
    std::uint64_t most = 1;

    friend bool operator==(const BoardSizes&, const BoardSizes&) = default;
};

/// Returns the ways to change the sizes of a board: all of them together if they are equal, then
/// each by itself. Empty if the board has no sizes, such as Merlin's Magic Square and boards with
/// holes. `spec` must be the specification of a board, or empty.
std::vector<BoardSizes> sizesOf(std::string_view spec);

/// Returns a pattern with a number in place of a letter, such as "{n}".
std::string withNumber(std::string pattern, std::string_view letter, std::uint64_t number);

} // namespace lightsout
