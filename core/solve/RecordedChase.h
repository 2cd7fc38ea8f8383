// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/RecordedElimination.h"
#include "graph/Lattice.h"

namespace lightsout {

/// Light chasing written down as row operations.
struct RecordedChase {
    /// Row r·n + c, for all rows of the board but the last, holds the pivot of the cell below it;
    /// the last n rows are the small system in the n presses of the first row.
    RecordedElimination elimination;
    /// Index of the first operation on the small system: before it, the filling row by row.
    std::size_t smallSystem = 0;
};

/// Row-by-row filling of a plane grid as an elimination: the equation of each
/// cell gives the press of the cell below, top to bottom, until the equations of the last row hold
/// only presses of the first row. Those are eliminated as in recordElimination(), and the backward
/// phase puts the first row into all equations.
///
/// `matrix` is the grid's influence matrix with any columns beside it. Throws Cancelled.
RecordedChase recordChase(const Lattice& grid, BitMatrix matrix, Progress& progress);

} // namespace lightsout
