// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/RecordedChase.h"

namespace lightsout {

RecordedChase recordChase(const Lattice& grid, BitMatrix matrix, Progress& progress) {
    const std::size_t cells = grid.vertexCount();
    LIGHTSOUT_ASSERT(grid.isPlaneGrid() && matrix.rows() == cells && matrix.cols() >= cells);
    RowOperationRecorder recorder(std::move(matrix), progress);
    const std::size_t filled = cells - grid.cols;
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
}

} // namespace lightsout
