// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/RecordedChase.h"

namespace lightsout {

namespace {

void count(RowOperationCosts& costs, const RowOperation& operation, std::size_t entries) {
    if (operation.kind == RowOperation::Kind::swap) {
        ++costs.swaps;
    } else {
        ++costs.additions;
        costs.bitOperations += entries;
    }
}

} // namespace

RecordedChase recordChase(const Lattice& grid, BitMatrix matrix, Progress& progress,
                          RecordedElimination* known) {
    const std::size_t cells = grid.vertexCount();
    LIGHTSOUT_ASSERT(grid.isPlaneGrid() && matrix.rows() == cells && matrix.cols() >= cells);
    RowOperationRecorder recorder(std::move(matrix), progress);
    const std::size_t filled = cells - grid.cols;
    try {
        std::vector<std::size_t> pivots;
        for (Vertex cell = 0; cell < filled; ++cell) {
            const Vertex below = cell + grid.cols;
            for (std::size_t row = cell + 1; row < cells; ++row) {
                if (recorder.matrix().get(row, below)) {
                    recorder.add(cell, row);
                }
            }
            pivots.push_back(below);
        }
        const std::size_t smallSystem = recorder.count();
        const std::vector<std::size_t> small = recorder.eliminateForward(filled, grid.cols);
        const std::size_t phaseChange = recorder.count();
        recorder.eliminateBackward(filled, small);
        pivots.insert(pivots.end(), small.begin(), small.end());
        return {.elimination = std::move(recorder).finish(phaseChange, std::move(pivots), cells),
                .smallSystem = smallSystem};
    } catch (const Cancelled&) {
        if (known != nullptr) {
            *known = std::move(recorder).unfinished();
        }
        throw;
    }
}

RowOperationCosts gaussCosts(const RecordedElimination& elimination) {
    RowOperationCosts costs;
    for (const RowOperation& operation : elimination.operations) {
        count(costs, operation, elimination.start.cols() - elimination.pivots[operation.source]);
    }
    return costs;
}

std::uint64_t denseBitOperations(std::uint64_t unknowns) {
    return unknowns == 0 ? 0 : unknowns * (unknowns - 1) * (unknowns + 3) / 2;
}

ChaseCosts chaseCosts(const RecordedChase& chase, const Lattice& grid) {
    const RecordedElimination& elimination = chase.elimination;
    const std::size_t filled = grid.vertexCount() - grid.cols;
    const std::size_t rightSide = elimination.start.cols() - grid.vertexCount();
    ChaseCosts costs;
    for (std::size_t i = 0; i < elimination.operations.size(); ++i) {
        const RowOperation& operation = elimination.operations[i];
        if (i < chase.smallSystem) {
            count(costs.filling, operation, elimination.start.cols());
        } else {
            // The matrix row that is added contains only presses of the board's first row.
            const bool isSmall = operation.source >= filled && operation.target >= filled;
            count(isSmall ? costs.smallSystem : costs.substitution, operation,
                  grid.cols + rightSide - elimination.pivots[operation.source]);
        }
    }
    return costs;
}

RowOperationCosts ChaseCosts::total() const {
    return {.swaps = filling.swaps + smallSystem.swaps + substitution.swaps,
            .additions = filling.additions + smallSystem.additions + substitution.additions,
            .bitOperations =
                filling.bitOperations + smallSystem.bitOperations + substitution.bitOperations};
}

} // namespace lightsout
