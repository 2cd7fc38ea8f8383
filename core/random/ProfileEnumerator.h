// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/BigNumbers.h"
#include "random/ProfileGrid.h"
#include "support/Progress.h"

namespace lightsout {

/// The way to cut a board that takes the fewest multiplications, when it is one of profileGridsOf()
/// with rows of at most PressLightTable::maxProfileWidth cells.
std::optional<ProfileGrid> profileGridOf(const Rule& rule);

/// Bytes that countByProfile() takes at its height, and at most so many multiplications.
std::uint64_t profileMemory(const ProfileGrid& grid);
std::uint64_t profileSteps(const ProfileGrid& grid);

/// The counts of a PressLightTable by dynamic programming: the board is cut between its middle
/// rows, each half is swept cell by cell towards the cut, and the halves are multiplied.
///
/// The state of a sweep is, for each column, the last press and the light that still waits for the
/// press below it (a broken profile: 4^cols states, each with its counts by presses and lights).
/// The last row before the cut meets the other side's presses in a transform of one column at a
/// time. O(4^cols · N⁴ / 16) multiplications for N ≤ 64 cells, done modulo several primes beyond.
///
/// Where the last row touches the first, this is done for all presses of two neighbouring rows,
/// between which the ring is cut as well; those that a symmetry of board and lights takes into each
/// other only once. O(16^cols · N⁴ / 16) at most.
/// Throws Cancelled.
std::vector<BigInteger> countByProfile(const ProfileGrid& grid, const BitVector& lights,
                                       std::size_t threads, Progress& progress);

} // namespace lightsout
