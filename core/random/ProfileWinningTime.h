// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/ProfileEnumerator.h"

namespace lightsout {

/// The mean number of random presses until one board of a narrow grid is won, for grids whose
/// boards are far too many for WinningTimes.
///
/// With O(w) the number of y ∈ GF(2)^N with |A y| = w that meet the board's `difference` to the
/// target in an odd number of lights, it is 2^-k Σ O(w) · N / w for nullity k: half of what the
/// characters with sign -1 add up to. The sum is N · 2^-k ∫ O(z) / z dz over 0 … 1 for the
/// enumerator O(z) = Σ O(w) z^w, a polynomial whose integral Gauss's rule with N / 2 nodes takes
/// exactly; at a node the enumerator is one sweep with two numbers for each of the 4^cols states of
/// a broken profile. All terms are positive: relative errors are some 10⁻¹³.
///
/// The grid's ends must be open, the target within reach; `rank` = N - k of the board is at most
/// maxProfileRank. O(N² · 4^cols). Throws Cancelled.
double meanWinningTime(const ProfileGrid& grid, const BitVector& difference, std::size_t rank,
                       std::size_t threads, Progress& progress);

/// Beyond, the means pass what doubles hold.
inline constexpr std::size_t maxProfileRank = 1000;

/// The way to sweep a board of this rank for it; nothing for boards that are too wide or too large.
std::optional<ProfileGrid> winningTimeGridOf(const Rule& rule, std::size_t rank);
inline constexpr std::size_t maxWinningTimeWidth = 8;

} // namespace lightsout
