// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fewest/FewestPresses.h"
#include "graph/Lattice.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace lightsout {

/// A board with few ones that results from another board by flipping whole rows and columns.
struct LightBoard {
    BitVector board;
    /// Every board that results in this way has at least this many ones.
    std::size_t lowerBound = 0;
    /// Number of such boards with as many ones as `board`; 0 unless that number of ones is proven
    /// to be the minimum.
    boost::multiprecision::cpp_int ways = 0;
};

/// Minimises the number of ones by flipping an even number of rows, whose length must be odd. Makes
/// each row as light as possible. If the number of flips would then be odd, reverses the choice for
/// a row where this adds the fewest ones. O(rows + cells / 64).
LightBoard lightestByRows(const BitVector& board, std::size_t rows, std::size_t cols);

/// Minimises the number of ones by flipping an even number of rows and an even number of columns;
/// the lengths of both must be odd. This is the Gale–Berlekamp switching game, which is hard in
/// general (Roth and Viswanathan 2008).
///
/// Rows that are equal or complementary are of the same kind. In a lightest board, all rows of a
/// kind have become equal, except for at most one row, which makes the number of flips even. So the
/// effort depends on the number of kinds of rows or of columns, whichever is smaller. The search
/// chooses the flips of these lines depth first; they determine the flips of the other lines. It is
/// bounded by the least total weight of the remaining rows alone, computed in advance. A few
/// descents provide an initial board. If the search reaches the limit of `operations` operations,
/// the result is only the best board found. The result is the same on every machine. Throws
/// Cancelled.
LightBoard lightestByRowsAndColumns(const BitVector& board, std::size_t rows, std::size_t cols,
                                    double operations, Progress& progress,
                                    const std::function<void(const LightBoard&)>& onBetter = {});

/// Implements fewestPresses() for presses that change a whole row and column, without a kernel
/// basis.
///
/// Without self-influence, only the parities of presses in rows and columns matter. If a rows and b
/// columns have an odd number of presses, max(a, b) presses are needed. With self-influence,
/// solutions differ by flipping an even number of rows and an even number of columns. If both side
/// lengths are even, there is one solution; boards with one odd side length are solved row by row
/// (lightestByRows()), and boards with two odd side lengths by lightestByRowsAndColumns(). `ways`
/// stays empty if counting the solutions would take too long.
FewestPresses fewestRowColumnPresses(const Lattice& lattice, const BitVector& solution,
                                     const SearchEffort& effort, Progress& progress,
                                     const std::function<void(const FewestPresses&)>& onBetter);

} // namespace lightsout
