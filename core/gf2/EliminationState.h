// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/RecordedElimination.h"

namespace lightsout {

/// How far the elimination of a matrix has come, whoever made the operations so far.
struct EliminationState {
    /// The columns of the pivots that stand, row by row: zeros below each, and nothing but zeros on
    /// the left of all rows further down.
    std::vector<std::size_t> pivots;
    /// The column to be worked on; nothing once the matrix is reduced.
    std::optional<std::size_t> column;
    /// What recordElimination() would do next; nothing once the matrix is reduced.
    std::optional<RowOperation> next;
    /// True once the forward phase is done.
    bool isGoingUp = false;
};

/// The state of the first `columns` columns. O(rows · columns).
EliminationState eliminationState(const BitMatrix& matrix, std::size_t columns);

} // namespace lightsout
