// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/EliminationCosts.h"

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
            // The row that is added contains only presses of the first row.
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
