// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/RecordedElimination.h"

#include "gf2/Elimination.h"

#include <algorithm>

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

void apply(BitMatrix& matrix, const RowOperation& operation) {
    if (operation.kind == RowOperation::Kind::swap) {
        matrix.swapRows(operation.source, operation.target);
    } else {
        matrix.addRow(operation.target, operation.source);
    }
}

RecordedElimination recordElimination(BitMatrix matrix, std::size_t columns, Progress& progress,
                                      RecordedElimination* known) {
    LIGHTSOUT_ASSERT(columns <= matrix.cols());
    RowOperationRecorder recorder(std::move(matrix), progress);
    try {
        std::vector<std::size_t> pivots = recorder.eliminateForward(0, columns);
        const std::size_t phaseChange = recorder.count();
        recorder.eliminateBackward(0, pivots);
        return std::move(recorder).finish(phaseChange, std::move(pivots), columns);
    } catch (const Cancelled&) {
        if (known != nullptr) {
            *known = std::move(recorder).unfinished();
        }
        throw;
    }
}

std::vector<std::size_t> RowOperationRecorder::eliminateForward(std::size_t firstRow,
                                                                std::size_t columns) {
    std::vector<std::size_t> pivots;
    for (std::size_t column = 0; column < columns; ++column) {
        const std::size_t row = firstRow + pivots.size();
        std::size_t found = row;
        while (found < matrix_.rows() && !matrix_.get(found, column)) {
            ++found;
        }
        if (found == matrix_.rows()) {
            continue;
        }
        if (found != row) {
            swap(row, found);
        }
        for (std::size_t below = row + 1; below < matrix_.rows(); ++below) {
            if (matrix_.get(below, column)) {
                add(row, below);
            }
        }
        pivots.push_back(column);
    }
    return pivots;
}

void RowOperationRecorder::eliminateBackward(std::size_t firstRow,
                                             const std::vector<std::size_t>& pivots) {
    backward_ = count();
    for (std::size_t i = pivots.size(); i-- > 0;) {
        for (std::size_t above = 0; above < firstRow + i; ++above) {
            if (matrix_.get(above, pivots[i])) {
                add(firstRow + i, above);
            }
        }
    }
}

RecordedElimination RowOperationRecorder::finish(std::size_t phaseChange,
                                                 std::vector<std::size_t> pivots,
                                                 std::size_t columns) && {
    std::vector<std::size_t> sorted = pivots;
    std::ranges::sort(sorted);
    std::optional<std::size_t> contradiction;
    for (std::size_t row = pivots.size(); row < matrix_.rows() && !contradiction; ++row) {
        if (matrix_.row(row).findNext(columns) < matrix_.cols()) {
            contradiction = row;
        }
    }
    return {.start = std::move(start_),
            .operations = std::move(operations_),
            .phaseChange = phaseChange,
            .pivots = std::move(pivots),
            .freeColumns = freeColumns(sorted, columns),
            .result = std::move(matrix_),
            .contradiction = contradiction};
}

RecordedElimination RowOperationRecorder::unfinished() && {
    const std::size_t phaseChange = backward_.value_or(count());
    return {.start = std::move(start_),
            .operations = std::move(operations_),
            .phaseChange = phaseChange,
            .pivots = {},
            .freeColumns = {},
            .result = std::move(matrix_),
            .contradiction = {}};
}

void RowOperationRecorder::make(const RowOperation& operation) {
    progress_.checkpoint();
    apply(matrix_, operation);
    operations_.push_back(operation);
}

std::vector<OperationGroup> operationGroups(const RecordedElimination& elimination) {
    std::vector<OperationGroup> groups;
    const std::vector<RowOperation>& operations = elimination.operations;
    for (std::size_t i = 0; i < operations.size(); ++i) {
        if (i == 0 || i == elimination.phaseChange ||
            operations[i].source != operations[i - 1].source) {
            groups.push_back({.first = i, .end = i});
        }
        groups.back().end = i + 1;
    }
    return groups;
}

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
