// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <functional>

namespace lightsout {

/// A board with few ones among those that flips of whole rows and columns make of another.
struct LightBoard {
    BitVector board;
    /// No such board has fewer ones.
    std::size_t lowerBound = 0;
    /// How many have so few; 0 unless that is proven.
    boost::multiprecision::cpp_int ways = 0;
};

/// Fewest ones by an even number of flips of rows of odd length: the lighter side of each row, but
/// for one of those where that costs least if their number is odd. O(rows + cells / 64).
LightBoard lightestByRows(const BitVector& board, std::size_t rows, std::size_t cols);

/// Fewest ones by an even number of flips of rows and an even number of flips of columns, both
/// lengths odd: the Gale–Berlekamp switching game, which is hard in general (Roth and Viswanathan
/// 2008).
///
/// Rows that are equal or complementary are flipped alike in a lightest board, but for one at most,
/// which evens their number out; so it is the number of kinds of rows or of columns that counts,
/// whichever is smaller. The flips of these are chosen depth first, those of the others follow;
/// what the rows that are left cost by themselves, found before, bounds the search. A few descents
/// give a first board; after `operations`, at most, the result is best known only. The same on
/// every machine. Throws Cancelled.
LightBoard lightestByRowsAndColumns(const BitVector& board, std::size_t rows, std::size_t cols,
                                    double operations, Progress& progress,
                                    const std::function<void(const LightBoard&)>& onBetter = {});

} // namespace lightsout
