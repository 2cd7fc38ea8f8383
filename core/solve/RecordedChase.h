// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/RecordedElimination.h"
#include "graph/Lattice.h"

namespace lightsout {

/// Light chasing recorded as row operations.
struct RecordedChase {
    /// Row r·n + c, for all rows of the board except the last, holds the pivot of the cell below
    /// it; the last n rows are the small system in the n presses of the first row.
    RecordedElimination elimination;
    /// Index of the first operation on the small system; the earlier operations are the row-by-row
    /// filling.
    std::size_t smallSystem = 0;
};

/// Records the row-by-row filling of a plane grid as an elimination: the equation of each cell
/// gives the press of the cell below, top to bottom, until the equations of the last row contain
/// only presses of the first row. These equations are eliminated as in recordElimination(), and the
/// backward phase substitutes the first row into all equations.
///
/// `matrix` is the grid's influence matrix, optionally with additional columns after it. Throws
/// Cancelled.
RecordedChase recordChase(const Lattice& grid, BitMatrix matrix, Progress& progress);

} // namespace lightsout
