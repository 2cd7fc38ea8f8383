// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <cstdint>
#include <vector>

namespace lightsout {

/// Returns a lower bound, valid for all balances b_g, on the greatest of the sums W(c) = Σ_g b_g
/// (-1)^{g·c}. The balances are those with |b_g| ≤ m_g and b_g ≡ m_g (mod 2), where column g occurs
/// m_g times. Columns are words, and columns that are 0 are ignored; c runs through all words.
///
/// Averaged over all c that agree on a subspace U of columns, W is a sum over U alone. At the
/// maximum of this sum, the remaining terms form another sum of this kind, over the columns modulo
/// U. So the bounds of U and of the quotient add up (as covering radii of punctured and shortened
/// codes do; Cohen, Honkala, Litsyn and Lobstein, Covering Codes, chapter 3). In up to four
/// dimensions all balances are tried.
std::size_t leastGreatestSum(const std::vector<std::uint64_t>& columns, const Progress& progress);

} // namespace lightsout
