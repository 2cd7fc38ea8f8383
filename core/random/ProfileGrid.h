// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <optional>

namespace lightsout {

/// A grid with plus neighbours, cut into rows along its shorter side; or the other way where its
/// surface leaves no choice.
struct ProfileGrid {
    enum class Ends {
        open,           ///< the last row ends the board
        joined,         ///< the last row touches the first
        joinedReversed, ///< … the other way round
    };

    std::size_t rows = 0;
    std::size_t cols = 0;
    bool isCylinder = false;   ///< each row is a cycle
    bool isTransposed = false; ///< cell (r, c) is cell (c, r) of the board
    bool selfInfluence = true;
    Ends ends = Ends::open;

    /// The columns of the same row whose cells stand before `column` and touch it, as bits.
    std::uint32_t touchedBefore(std::size_t column) const;
    /// The lights of a row that presses of the same row change; bit c for column c.
    std::uint32_t changedInRow(std::uint32_t presses) const;
    /// A row as the one on the other side of the joint sees it.
    std::uint32_t acrossJoint(std::uint32_t row) const;
    /// The rows of a board's lights, bit c for column c.
    std::vector<std::uint32_t> rowsOf(const BitVector& lights) const;
};

/// The ways to cut a board: planes and both kinds of strip, cylinders both ways, tori and Klein
/// bottles, where rows of at most `maxCols` cells are possible; with at least two rows, or four
/// that are joined.
std::vector<ProfileGrid> profileGridsOf(const Rule& rule, std::size_t maxCols);

} // namespace lightsout
