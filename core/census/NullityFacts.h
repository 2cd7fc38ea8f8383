// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/NullityTable.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace lightsout {

/// Returns the sizes with a positive nullity that exceeds the nullities of all smaller sizes.
/// `nullities` begins with the nullity of size 1.
std::vector<std::size_t> recordSizes(std::span<const std::uint32_t> nullities);

/// Returns, for each nullity that occurs, the number of boards that have it.
std::map<std::uint32_t, std::size_t> distributionOf(std::span<const std::uint32_t> nullities);

/// The boards of a table that have a certain nullity.
struct BoardsWithNullity {
    struct Size {
        std::size_t rows;
        std::size_t cols;
        friend bool operator==(const Size&, const Size&) = default;
    };
    std::size_t count = 0;      ///< number of these boards
    std::vector<Size> smallest; ///< the first ones by number of cells, then by number of rows
};

/// Finds the boards of a table with this nullity, and lists at most `most` of them. O(boards).
BoardsWithNullity boardsWithNullity(const NullityTable& table, std::uint32_t nullity,
                                    std::size_t most);

/// Published identities for the nullities d(m, n) of m × n boards; d(n) means d(n, n).
enum class Identity {
    /// d(2n + 1) = 2 d(n) + 2 if n = 2 modulo 3, otherwise 2 d(n), on the plane with plus
    /// neighbours and self-influence (conjectured by Sutner, "Linear cellular automata and the
    /// Garden-of-Eden", 1989).
    doubling,
    /// d(2^k - 1) = 0 for the same boards (Sutner 1989).
    powersOfTwo,
    /// d(m, n) = gcd(m + 1, n + 1) - 1 without self-influence (Sutner 1989).
    greatestCommonDivisor,
};

/// Returns the nullity that the identity predicts for a board, or nullopt if it does not apply to
/// this size; `squares` contains the known values of d(1), d(2), ….
std::optional<std::uint32_t> predictedNullity(Identity identity, std::size_t rows, std::size_t cols,
                                              std::span<const std::uint32_t> squares);

} // namespace lightsout
