#pragma once

#include "support/Progress.h"

#include <cstdint>
#include <vector>

namespace lightsout {

// Sums W(c) = Σ_g b_g (-1)^{g·c} over columns g, words that are not 0, with integers b_g, the
// balances; c runs through all words. Their greatest value decides how hard a board is:
// coveringRadius().

/// A number that max W is not below, whatever the balances are, if they are odd at these columns
/// and even elsewhere. Columns differ and are not 0.
///
/// Averaged over all c that agree on a subspace U of columns, W is a sum over U alone. Where that
/// is greatest, the rest is such a sum over columns modulo U: so bounds of U and of the quotient
/// add up (as covering radii of punctured and shortened codes do; Cohen, Honkala, Litsyn and
/// Lobstein, Covering Codes, chapter 3). In up to four dimensions all balances are tried.
std::size_t leastGreatestSum(const std::vector<std::uint64_t>& oddColumns,
                             const Progress& progress);

} // namespace lightsout
