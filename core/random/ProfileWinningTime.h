// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/ProfileEnumerator.h"

namespace lightsout {

/// Computes the mean number of random presses until one board of a narrow grid is won, for grids
/// that have far too many boards for WinningTimes.
///
/// Let O(w) be the number of y ∈ GF(2)^N with |A y| = w that have an odd number of lights in common
/// with the board's `difference` to the target. For nullity k, the mean is 2^-k Σ O(w) · N / w:
/// half the sum over the characters with sign -1. The sum is N · 2^-k ∫ O(z) / z dz over 0 … 1 for
/// the enumerator O(z) = Σ O(w) z^w, a polynomial that Gaussian quadrature with N / 2 nodes
/// integrates exactly. At each node, the enumerator is computed in one sweep, with two numbers for
/// each of the 4^cols states of a broken profile. All terms are positive, so relative errors are
/// about 10⁻¹³.
///
/// The grid's ends must be open, the target must be reachable, and `rank` = N - k must be at most
/// maxProfileRank. O(N² · 4^cols). Throws Cancelled.
double meanWinningTime(const ProfileGrid& grid, const BitVector& difference, std::size_t rank,
                       std::size_t threads, Progress& progress);

/// Maximum rank for meanWinningTime(). For higher ranks, the means exceed the range of doubles.
inline constexpr std::size_t maxProfileRank = 1000;

/// Returns the grid that meanWinningTime() sweeps for a board of this rank, or nullopt if the board
/// is too wide or too large.
std::optional<ProfileGrid> winningTimeGridOf(const Rule& rule, std::size_t rank);
inline constexpr std::size_t maxWinningTimeWidth = 8;

} // namespace lightsout
