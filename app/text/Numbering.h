// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace lightsout {

/// What is written on the cells of boards.
enum class CellNumbers {
    automatic, ///< their numbers, on small boards and next to a formula or a matrix
    none,
    consecutive, ///< 1 … N: the indices of x₁ … x_N
    rowAndColumn,
};

/// How cells, and so all symbols, are numbered in the whole program: the same cell has the same
/// number everywhere.
struct Numbering {
    CellNumbers cells = CellNumbers::automatic;
    /// The number of the first row, column, press, light and equation: 0 or 1.
    std::size_t first = 1;

    static Numbering current();
    /// Views that are already shown must be refreshed.
    static void setCurrent(const Numbering& numbering);

    friend bool operator==(const Numbering&, const Numbering&) = default;
};

} // namespace lightsout
