// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <cstdint>
#include <map>
#include <optional>

namespace lightsout {

/// A number for each column; columns are words, and never 0.
using ColumnNumbers = std::map<std::uint64_t, int>;

/// Maximum dimension of the space of columns in which balances are searched for.
inline constexpr std::size_t maxBalanceDimension = 12;

/// The answer of searchBalances().
struct BalanceSearch {
    std::optional<ColumnNumbers> balances{}; ///< those found
    bool isComplete = false; ///< whether balances were found, or proven not to exist
};

/// Searches for balances b_g (see leastGreatestSum()) with W(c) = Σ_g b_g (-1)^{g·c} ≤ `greatest`
/// for all c. `multiplicities` contains m_g for each column g < 2^dimension. The search gives up
/// after `maxSums` comparisons of sums. The result depends only on the arguments. Throws Cancelled.
///
/// Averaged over all c that agree on a subspace of columns, W is the sum over that subspace alone,
/// so that sum must be at most `greatest`, too. The columns are given coordinates in which many of
/// them have small numbers, and their balances are chosen depth first in the order of the numbers.
/// When all balances of an aligned block of 2^l columns are chosen, the sums over all subspaces
/// that consist of blocks of this size, of which this is the last, are compared with `greatest`;
/// only subspaces of one, two and four blocks are considered. W of all columns is one of them.
/// Changing the signs of the balances to (-1)^{g·d} b_g permutes the values of W, so the first
/// non-zero balance among the columns with the same highest bit is positive.
BalanceSearch searchBalances(const ColumnNumbers& multiplicities, std::size_t dimension,
                             int greatest, std::uint64_t maxSums, const Progress& progress);

} // namespace lightsout
