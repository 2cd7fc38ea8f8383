// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "gf2/WideRows.h"
#include "graph/Lattice.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// Light chasing on a plane grid, as many cells at a time as a register holds: the rows of presses
/// follow from the first one by row r+1 = d_r + B row r + row r-1, where d is what has to change
/// and B adds to each cell its horizontal neighbours and, under the σ⁺ rule, itself. O(cells / 64).
///
/// The board is read, and the presses are written, once and in order.
class GridChase {
public:
    /// The chase that changes nothing: all presses follow from the first row alone.
    explicit GridChase(const Lattice& grid) : GridChase(grid, nullptr) {}
    /// The chase that changes `difference`, except in the last row. Keeps a reference to it.
    GridChase(const Lattice& grid, const BitVector& difference) : GridChase(grid, &difference) {}

    /// The row that would have to be pressed after the last: zero when the presses that follow from
    /// `firstRow` change just what they should. Throws Cancelled.
    BitVector rowAfterLast(const BitVector& firstRow, const Progress& progress) const;
    /// The last row of presses that follows from `firstRow`. Throws Cancelled.
    BitVector lastRow(const BitVector& firstRow, const Progress& progress) const;

    /// All presses that follow from `firstRow`. Throws Cancelled.
    BitVector presses(const BitVector& firstRow, const Progress& progress) const;
    /// The same, if they change just what they should: each row that is written is looked at again
    /// soon after, by GridCheck.
    std::optional<BitVector> solution(const BitVector& firstRow, const Progress& progress) const;

private:
    /// The last row of presses and the one after it.
    struct Rows {
        WorkingRow last;
        WorkingRow after;
    };

    GridChase(const Lattice& grid, const BitVector* difference);
    /// Calls written(end) when the rows before `end` have been written to `presses`, if there are
    /// any, or worked out; stops when it returns false.
    template <typename Written>
    Rows run(const BitVector& firstRow, BitVector* presses, const Progress& progress,
             Written written) const;

    Lattice grid_;
    const BitVector* difference_;
};

} // namespace lightsout
