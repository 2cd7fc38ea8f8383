// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/RecordedElimination.h"

namespace lightsout {

/// The progress of the elimination of a matrix, for any choice of operations.
struct EliminationState {
    /// The columns of the finished pivots, row by row. Each pivot has only zeros below it, and all
    /// lower rows have only zeros to the left of it.
    std::vector<std::size_t> pivots;
    /// The column to eliminate next; empty once the matrix is reduced.
    std::optional<std::size_t> column;
    /// The next operation of recordElimination(); empty once the matrix is reduced.
    std::optional<RowOperation> next;
    /// True once the forward phase is done.
    bool isGoingUp = false;
};

/// Returns the state of the elimination of the first `columns` columns. O(rows · columns).
EliminationState eliminationState(const BitMatrix& matrix, std::size_t columns);

} // namespace lightsout
