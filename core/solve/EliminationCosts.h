// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/RecordedChase.h"

namespace lightsout {

/// What an elimination costs by hand.
struct RowOperationCosts {
    std::uint64_t swaps = 0;
    std::uint64_t additions = 0;
    /// Entries added to entries. An addition touches those entries of the row that may be 1 by the
    /// method, not the ones it has already cleared.
    std::uint64_t bitOperations = 0;

    std::uint64_t operations() const { return swaps + additions; }
    friend bool operator==(const RowOperationCosts&, const RowOperationCosts&) = default;
};

/// Gaussian elimination as recorded, rows with a 0 in the pivot's column skipped: an addition
/// touches the entries from the pivot's column on. About n⁵ bit operations on an n × n grid, whose
/// matrix is a band of n columns.
RowOperationCosts gaussCosts(const RecordedElimination& elimination);

/// Bit operations of Gaussian elimination of [A | d] with N unknowns where no zero is skipped and
/// every pivot is added to every other row: N (N - 1) (N + 3) / 2, the n⁶ of an n × n grid.
std::uint64_t denseBitOperations(std::uint64_t unknowns);

/// Row-by-row filling, part by part.
struct ChaseCosts {
    /// Whole rows, at most four additions a cell: about n⁴ bit operations on an n × n grid.
    RowOperationCosts filling;
    /// The elimination of the n equations in n presses: n³ at most.
    RowOperationCosts smallSystem;
    /// Putting the first row into the other equations: n⁴ at most, n + 1 entries a row.
    RowOperationCosts substitution;

    RowOperationCosts total() const;
};

/// `chase` must be of this grid.
ChaseCosts chaseCosts(const RecordedChase& chase, const Lattice& grid);

} // namespace lightsout
