// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "graph/Lattice.h"

namespace lightsout {

/// Whether so many flips change a light.
inline bool isOdd(std::size_t flips) {
    return flips % 2 == 1;
}

/// Something for each row and for each column of a rectangle.
struct RowsAndColumns {
    BitVector rows;
    BitVector cols;
};

/// The parity of the ones in each row and in each column of a board of rows × cols cells. O(rows +
/// cells / 64).
RowsAndColumns lineParities(const BitVector& board, std::size_t rows, std::size_t cols);

/// Flips whole rows and whole columns. Likewise.
void flipLines(BitVector& board, const RowsAndColumns& lines);

/// As few presses as have these parities in rows and columns, whose sums must agree: max(a, b) with
/// a odd rows and b odd columns. Likewise.
BitVector pressesWithParities(const RowsAndColumns& parities);

/// A p with the row-and-column neighbours. A cell's neighbours, with itself counted twice, are its
/// row and its column: (A p)_rc = R_r + C_c + s p_rc with the parities R and C of p and s = 1 with
/// self-influence. O(rows + cells / 64).
BitVector rowColumnChange(const Lattice& lattice, const BitVector& presses);

} // namespace lightsout
