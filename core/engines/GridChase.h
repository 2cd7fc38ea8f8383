// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "gf2/WideRows.h"
#include "graph/Lattice.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// Performs light chasing on a plane grid, processing as many cells at a time as a register holds.
/// Each row of presses follows from the two rows above it: row r+1 = d_r + B row r + row r-1, where
/// d is the required change and B adds to each cell its horizontal neighbours and, under the σ⁺
/// rule, itself. O(cells / 64).
///
/// The board is read once and the presses are written once, both in order.
class GridChase {
public:
    /// Creates the chase that changes no lights: all presses follow from the first row alone.
    explicit GridChase(const Lattice& grid) : GridChase(grid, nullptr) {}
    /// Creates the chase that changes the lights of `difference`, except in the last row. Keeps a
    /// reference to `difference`.
    GridChase(const Lattice& grid, const BitVector& difference) : GridChase(grid, &difference) {}

    /// Returns the row that would have to be pressed after the last row. It is zero if the presses
    /// that follow from `firstRow` make exactly the required change. Throws Cancelled.
    BitVector rowAfterLast(const BitVector& firstRow, const Progress& progress) const;
    /// Returns the last row of presses that follows from `firstRow`. Throws Cancelled.
    BitVector lastRow(const BitVector& firstRow, const Progress& progress) const;

    /// Returns all presses that follow from `firstRow`. Throws Cancelled.
    BitVector presses(const BitVector& firstRow, const Progress& progress) const;
    /// Returns the presses that follow from `firstRow` if they make exactly the required change,
    /// otherwise nullopt. GridCheck checks each row soon after it is written.
    std::optional<BitVector> solution(const BitVector& firstRow, const Progress& progress) const;

private:
    /// The last row of presses and the row after it.
    struct Rows {
        WorkingRow last;
        WorkingRow after;
    };

    GridChase(const Lattice& grid, const BitVector* difference);
    /// Calls written(end) when the rows before `end` have been computed and, unless `presses` is
    /// null, written to it. Stops if written() returns false.
    template <typename Written>
    Rows run(const BitVector& firstRow, BitVector* presses, const Progress& progress,
             Written written) const;

    Lattice grid_;
    const BitVector* difference_;
};

} // namespace lightsout
