// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/BigNumbers.h"
#include "random/ProfileGrid.h"
#include "support/Progress.h"

namespace lightsout {

/// Returns the grid whose sweep needs the fewest multiplications among those that profileGridsOf()
/// returns for rows of at most PressLightTable::maxProfileWidth cells; nullopt if there are none.
std::optional<ProfileGrid> profileGridOf(const Rule& rule);

/// Return the peak memory of countByProfile(), in bytes, and an upper bound on the number of its
/// multiplications.
std::uint64_t profileMemory(const ProfileGrid& grid);
std::uint64_t profileSteps(const ProfileGrid& grid);

/// Computes the counts of a PressLightTable by dynamic programming: the board is cut between its
/// middle rows, each half is swept cell by cell towards the cut, and the halves are multiplied.
///
/// The state of a sweep holds, for each column, the last press and the light that still depends on
/// the press below it (a broken profile: 4^cols states, each with its counts by presses and
/// lights). The presses on the other side of the cut are applied to the last row by a transform,
/// one column at a time. O(4^cols · N⁴ / 16) multiplications for N ≤ 64 cells; larger boards are
/// counted modulo several primes.
///
/// If the last row touches the first, this is repeated for all presses of two neighbouring rows,
/// and the ring is also cut between these rows. Presses related by a symmetry of board and lights
/// are counted only once. O(16^cols · N⁴ / 16) at most. Throws Cancelled.
std::vector<BigInteger> countByProfile(const ProfileGrid& grid, const BitVector& lights,
                                       std::size_t threads, Progress& progress);

} // namespace lightsout
