// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/BigNumbers.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// A grid with plus neighbours, its rows going along the shorter side.
struct ProfileGrid {
    std::size_t rows = 0;
    std::size_t cols = 0;
    bool isCylinder = false;   ///< each row is a cycle
    bool isTransposed = false; ///< cell (r, c) is cell (c, r) of the board
    bool selfInfluence = true;
};

/// The grid to sweep, when the board is one: plane or cylinder, at least two rows of at most
/// PressLightTable::profileWidthLimit cells.
std::optional<ProfileGrid> profileGridOf(const Rule& rule);

/// Bytes that countByProfile() takes at its height, and its multiplications.
std::uint64_t profileMemory(const ProfileGrid& grid);
std::uint64_t profileSteps(const ProfileGrid& grid);

/// The counts of a PressLightTable by dynamic programming: the board is cut between its middle
/// rows, each half is swept cell by cell towards the cut, and the halves are multiplied.
///
/// The state of a sweep is, for each column, the last press and the light that still waits for the
/// press below it (a broken profile: 4^cols states, each with its counts by presses and lights).
/// The last row before the cut meets the other side's presses in a transform of one column at a
/// time. O(4^cols · N⁴ / 16) multiplications for N ≤ 64 cells, done modulo several primes beyond.
/// Throws Cancelled.
std::vector<BigInteger> countByProfile(const ProfileGrid& grid, const BitVector& lights,
                                       std::size_t threads, Progress& progress);

} // namespace lightsout
