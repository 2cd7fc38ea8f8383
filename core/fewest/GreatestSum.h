// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lightsout {

/// Returns a lower bound on the greatest of the sums W(c) = Σ_g b_g (-1)^{g·c}. It is valid for all
/// balances b_g with |b_g| ≤ m_g and b_g ≡ m_g (mod 2), where column g occurs m_g times. Columns
/// are words; columns that are 0 are ignored; c runs through all words.
///
/// Averaged over all c that agree on a subspace U of columns, W is a sum over U alone. At the
/// maximum of this sum, the remaining terms form another sum of this kind, over the columns modulo
/// U. So the bounds of U and of the quotient add up (as covering radii of punctured and shortened
/// codes do; Cohen, Honkala, Litsyn and Lobstein, Covering Codes, chapter 3). In up to four
/// dimensions all balances are tried.
std::size_t leastGreatestSum(const std::vector<std::uint64_t>& columns, const Progress& progress);

/// A number for each column; columns are words, and never 0.
using ColumnNumbers = std::map<std::uint64_t, int>;

/// Maximum dimension of the space of columns in which balances are searched for.
inline constexpr std::size_t maxBalanceDimension = 12;

/// The result of searchBalances().
struct BalanceSearch {
    std::optional<ColumnNumbers> balances{}; ///< the balances found, if any
    bool isComplete = false; ///< whether balances were found, or proven not to exist
};

/// Searches for balances b_g (see leastGreatestSum()) with W(c) = Σ_g b_g (-1)^{g·c} ≤ `greatest`
/// for all c. `multiplicities` contains m_g for each column g < 2^dimension. The search gives up
/// after `maxSums` comparisons of sums. The result depends only on the arguments. Throws Cancelled.
///
/// Averaged over all c that agree on a subspace of columns, W is the sum over that subspace alone,
/// so that sum must be at most `greatest`, too. The columns are given coordinates in which many of
/// them have small numbers, and their balances are chosen depth first in the order of the numbers.
/// When all balances of an aligned block of 2^l columns are chosen, the search considers the
/// subspaces that consist of one, two or four blocks of this size and have this block as their
/// last. It compares the sums over these subspaces with `greatest`. The space of all columns is one
/// of these subspaces, so W itself is checked, too. Changing the signs of the balances to
/// (-1)^{g·d} b_g permutes the values of W, so the first non-zero balance among the columns with
/// the same highest bit can be assumed to be positive.
BalanceSearch searchBalances(const ColumnNumbers& multiplicities, std::size_t dimension,
                             int greatest, std::uint64_t maxSums, const Progress& progress);

} // namespace lightsout
