// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "graph/Lattice.h"

namespace lightsout {

/// Returns true if this number of flips changes a light.
inline bool isOdd(std::size_t flips) {
    return flips % 2 == 1;
}

/// Two vectors: one with an entry for each row of a rectangle, and one with an entry for each
/// column.
struct RowsAndColumns {
    BitVector rows;
    BitVector cols;
};

/// Returns the parity of the number of ones in each row and column of a board of rows × cols cells.
/// O(rows + cells / 64).
RowsAndColumns lineParities(const BitVector& board, std::size_t rows, std::size_t cols);

/// Flips whole rows and whole columns. O(rows + cells / 64).
void flipLines(BitVector& board, const RowsAndColumns& lines);

/// Returns a smallest set of presses with these parities in rows and columns. The sum over the rows
/// must equal the sum over the columns. The set has max(a, b) presses, where a is the number of odd
/// rows and b the number of odd columns. O(rows + cells / 64).
BitVector pressesWithParities(const RowsAndColumns& parities);

/// Returns A p for the row-and-column neighbours. A cell's neighbours, with the cell itself counted
/// twice, are its row and its column: (A p)_rc = R_r + C_c + s p_rc with the parities R and C of p,
/// where s = 1 with self-influence. O(rows + cells / 64).
BitVector rowColumnChange(const Lattice& lattice, const BitVector& presses);

} // namespace lightsout
