// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/EliminationState.h"

namespace lightsout {

namespace {

/// Returns the first of the rows first … end-1 that has a 1 in the column, or `end` if there is
/// none.
std::size_t findOne(const BitMatrix& matrix, std::size_t column, std::size_t first,
                    std::size_t end) {
    while (first < end && !matrix.get(first, column)) {
        ++first;
    }
    return first;
}

} // namespace

EliminationState eliminationState(const BitMatrix& matrix, std::size_t columns) {
    LIGHTSOUT_ASSERT(columns <= matrix.cols());
    using Kind = RowOperation::Kind;
    EliminationState state;
    const std::size_t rows = matrix.rows();
    for (std::size_t column = 0; column < columns; ++column) {
        const std::size_t row = state.pivots.size();
        const std::size_t found = findOne(matrix, column, row, rows);
        if (found == rows) {
            continue;
        }
        if (found != row) {
            state.column = column;
            state.next = RowOperation{Kind::swap, row, found};
            return state;
        }
        const std::size_t below = findOne(matrix, column, row + 1, rows);
        if (below != rows) {
            state.column = column;
            state.next = RowOperation{Kind::add, row, below};
            return state;
        }
        state.pivots.push_back(column);
    }
    state.isGoingUp = true;
    for (std::size_t row = state.pivots.size(); row-- > 0;) {
        const std::size_t above = findOne(matrix, state.pivots[row], 0, row);
        if (above != row) {
            state.column = state.pivots[row];
            state.next = RowOperation{Kind::add, row, above};
            return state;
        }
    }
    return state;
}

} // namespace lightsout
