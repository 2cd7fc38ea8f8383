// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "graph/Lattice.h"
#include "support/Progress.h"

namespace lightsout {

/// Light chasing on a plane grid, 64 cells and more at a time: the rows of presses follow from the
/// first one by row r+1 = d_r + B row r + row r-1, where d is what has to change and B adds to each
/// cell its horizontal neighbours and, under the σ⁺ rule, itself. O(cells / 64).
///
/// Each row waits in the cache as whole words; the board is read, and the presses are written,
/// once and in order.
class GridChase {
public:
    /// The chase that changes nothing: all presses follow from the first row alone.
    explicit GridChase(const Lattice& grid) : GridChase(grid, nullptr) {}
    /// The chase that changes `difference`, except in the last row. Keeps a reference to it.
    GridChase(const Lattice& grid, const BitVector& difference) : GridChase(grid, &difference) {}

    /// The row that would have to be pressed after the last: zero when the presses that follow from
    /// `firstRow` change just what they should. Throws Cancelled.
    BitVector rowAfterLast(const BitVector& firstRow, const Progress& progress) const;

    /// All presses that follow from `firstRow`. Throws Cancelled.
    BitVector presses(const BitVector& firstRow, const Progress& progress) const;
    /// The same with the last row on top.
    BitVector pressesUpsideDown(const BitVector& firstRow, const Progress& progress) const;

private:
    enum class Order { none, downwards, upwards };

    GridChase(const Lattice& grid, const BitVector* difference);
    BitVector run(const BitVector& firstRow, Order order, BitVector& presses,
                  const Progress& progress) const;

    Lattice grid_;
    const BitVector* difference_;
};

} // namespace lightsout
