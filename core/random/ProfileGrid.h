// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <optional>

namespace lightsout {

/// A grid with plus neighbours, cut into rows along its shorter side or, if its surface requires
/// it, along the other side.
struct ProfileGrid {
    enum class Ends {
        open,           ///< the board ends at its last row
        joined,         ///< the last row touches the first
        joinedReversed, ///< the last row touches the first, with columns reversed
    };

    std::size_t rows = 0;
    std::size_t cols = 0;
    bool isCylinder = false;   ///< each row is a cycle
    bool isTransposed = false; ///< cell (r, c) of this grid is cell (c, r) of the board
    bool selfInfluence = true;
    Ends ends = Ends::open;

    /// Returns, as bits, the columns before `column` whose cells touch the cell of `column` in the
    /// same row.
    std::uint32_t touchedBefore(std::size_t column) const;
    /// Returns the lights of a row that presses in the same row change, with bit c for column c.
    std::uint32_t changedInRow(std::uint32_t presses) const;
    /// Returns a row with its columns in the order that they have on the other side of the joint.
    std::uint32_t acrossJoint(std::uint32_t row) const;
    /// Returns the rows of a board's lights, with bit c for column c.
    std::vector<std::uint32_t> rowsOf(const BitVector& lights) const;
};

/// Returns the ways to cut a board into rows of at most `maxCols` cells. There must be at least two
/// rows, or four if the last row touches the first. Supports planes, cylinders (cut in either
/// direction), Möbius strips, tori and Klein bottles.
std::vector<ProfileGrid> profileGridsOf(const Rule& rule, std::size_t maxCols);

} // namespace lightsout
