// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/RecordedElimination.h"

#include "gf2/Elimination.h"

#include <algorithm>

namespace lightsout {

void apply(BitMatrix& matrix, const RowOperation& operation) {
    if (operation.kind == RowOperation::Kind::swap) {
        matrix.swapRows(operation.source, operation.target);
    } else {
        matrix.addRow(operation.target, operation.source);
    }
}

RecordedElimination recordElimination(BitMatrix matrix, std::size_t columns, Progress& progress) {
    LIGHTSOUT_ASSERT(columns <= matrix.cols());
    RowOperationRecorder recorder(std::move(matrix), progress);
    std::vector<std::size_t> pivots = recorder.eliminateForward(0, columns);
    const std::size_t phaseChange = recorder.count();
    recorder.eliminateBackward(0, pivots);
    return std::move(recorder).finish(phaseChange, std::move(pivots), columns);
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

void RowOperationRecorder::make(const RowOperation& operation) {
    progress_.checkpoint();
    apply(matrix_, operation);
    operations_.push_back(operation);
}

} // namespace lightsout
