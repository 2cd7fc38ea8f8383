// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "gf2/WideRows.h"
#include "graph/Lattice.h"

namespace lightsout {

/// Whether presses on a plane grid do what they should, without a board for what they do: the test
/// of every solution, row after row, so that whoever writes presses can have those looked at that
/// are still in the cache. O(cells / 64), reading each board once.
class GridCheck {
public:
    /// They should change `change`, or nothing if there is none. Keeps references.
    GridCheck(const Lattice& grid, const BitVector& presses, const BitVector* change);

    /// Looks at the rows from where it was to `endRow`, and so at the presses of that row too, if
    /// there is one: true if the lights of these rows change as they should.
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
    std::size_t changeStride_; ///< none: each row is compared with the first
    std::size_t row_ = 0;      ///< the row that is in rows_.here
};

/// Whether A p = d on a plane grid.
bool planeGridChangeIs(const Lattice& lattice, const BitVector& presses, const BitVector& change);

/// Whether A p = 0.
bool planeGridChangeIsNone(const Lattice& lattice, const BitVector& presses);

} // namespace lightsout
