// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "gf2/WideRows.h"
#include "graph/Lattice.h"

namespace lightsout {

/// Checks that presses on a plane grid change the given lights, without storing the lights that
/// they change. Every solution on a plane grid is verified in this way. The check proceeds row by
/// row, so that callers can check presses while these are still in the cache. O(cells / 64),
/// reading each board once.
class GridCheck {
public:
    /// Checks that `presses` change exactly the lights `change`, or no lights at all if `change` is
    /// null. Keeps references to both.
    GridCheck(const Lattice& grid, const BitVector& presses, const BitVector* change);

    /// Checks the rows from the previous position up to, but excluding, `endRow`. Also reads the
    /// presses of row `endRow`, if there is one. Returns true if the lights of these rows change as
    /// expected.
    bool areRightUpTo(std::size_t endRow);

private:
    template <std::size_t words, std::size_t registers, bool isByte>
    std::uint64_t wrongInWideRows(std::size_t endRow);
    std::uint64_t wrongInRow();

    Lattice grid_;
    std::uint64_t selfMask_;
    std::span<const std::uint64_t> presses_;
    TwoRows rows_;
    WorkingRow zeros_;
    const std::uint64_t* change_;
    std::size_t changeStride_; ///< 0 if `change` is null: all rows are compared with the same zeros
    std::size_t row_ = 0;      ///< the row stored in rows_.here
};

/// Returns whether A p = d on a plane grid.
bool planeGridChangeIs(const Lattice& lattice, const BitVector& presses, const BitVector& change);

/// Returns whether A p = 0 on a plane grid.
bool planeGridChangeIsNone(const Lattice& lattice, const BitVector& presses);

} // namespace lightsout
