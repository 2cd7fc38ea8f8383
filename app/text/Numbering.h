// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace lightsout {

/// The numbers written on the cells of boards.
enum class CellNumbers {
    automatic, ///< consecutive numbers on small boards next to a formula or a matrix
    none,
    consecutive, ///< 1 … N: the indices of x₁ … x_N
    rowAndColumn,
};

/// The numbering of cells, and therefore of all symbols, in the whole program. The same cell has
/// the same number everywhere.
struct Numbering {
    CellNumbers cells = CellNumbers::automatic;
    /// The number of the first row, column, press, light and equation: 0 or 1.
    std::size_t first = 1;

    static Numbering current();
    /// Sets the current numbering. Callers must refresh views that are already shown.
    static void setCurrent(const Numbering& numbering);

    friend bool operator==(const Numbering&, const Numbering&) = default;
};

} // namespace lightsout
