// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/RecordedElimination.h"
#include "graph/Lattice.h"

namespace lightsout {

/// Light chasing recorded as row operations.
struct RecordedChase {
    /// For each row r of the board except the last, row r·n + c of the matrix has its pivot in the
    /// column of the cell below cell (r, c). The last n rows of the matrix are the small system in
    /// the n presses of the first row.
    RecordedElimination elimination;
    /// Index of the first operation on the small system; the earlier operations are the row-by-row
    /// filling.
    std::size_t smallSystem = 0;
};

/// Records the row-by-row filling of a plane grid as an elimination: from top to bottom, the
/// equation of each cell gives the press of the cell below, until the equations of the last row
/// contain only presses of the first row. These equations are eliminated as in recordElimination(),
/// and the backward phase substitutes the first row into all equations.
///
/// `matrix` is the grid's influence matrix, optionally followed by additional columns. Throws
/// Cancelled; the operations so far are then in `known`, as for recordElimination().
RecordedChase recordChase(const Lattice& grid, BitMatrix matrix, Progress& progress,
                          RecordedElimination* known = nullptr);

/// The cost of an elimination by hand.
struct RowOperationCosts {
    std::uint64_t swaps = 0;
    std::uint64_t additions = 0;
    /// Number of additions of single entries. A row addition counts the entries of the row that the
    /// method does not already know to be 0.
    std::uint64_t bitOperations = 0;

    std::uint64_t operations() const { return swaps + additions; }
    friend bool operator==(const RowOperationCosts&, const RowOperationCosts&) = default;
};

/// Computes the cost of a recorded Gaussian elimination, in which rows with a 0 in the pivot's
/// column are skipped. An addition counts the entries from the pivot's column to the end of the
/// row. On an n × n grid, whose matrix has bandwidth n, this is about n⁵ bit operations.
RowOperationCosts gaussCosts(const RecordedElimination& elimination);

/// Returns the number of bit operations of Gaussian elimination of [A | d] with N unknowns if no
/// zero is skipped and every pivot row is added to every other row: N (N - 1) (N + 3) / 2, about
/// half of n⁶ on an n × n grid.
std::uint64_t denseBitOperations(std::uint64_t unknowns);

/// The cost of row-by-row filling, by phases.
struct ChaseCosts {
    /// Additions of whole rows, at most four per cell: up to about 4 n⁴ bit operations on an n × n
    /// grid.
    RowOperationCosts filling;
    /// The elimination of the n equations in n unknown presses: at most n³ bit operations.
    RowOperationCosts smallSystem;
    /// The substitution of the first row into the other equations: at most n⁴ bit operations, with
    /// n + 1 entries per row.
    RowOperationCosts substitution;

    RowOperationCosts total() const;
};

/// Computes the cost of `chase`, which must be a chase on this grid.
ChaseCosts chaseCosts(const RecordedChase& chase, const Lattice& grid);

} // namespace lightsout
