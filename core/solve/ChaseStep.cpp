// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/ChaseStep.h"

namespace lightsout {

ChaseStep nextChaseStep(const Lattice& grid, const SmallSystem& system,
                        const BitVector& difference) {
    const std::size_t first = difference.findNext(0);
    BitVector presses(grid.vertexCount());
    if (first == difference.size()) {
        return {.stage = ChaseStep::Stage::solved, .presses = std::move(presses), .lastRow = {}};
    }
    const std::size_t row = grid.rowOf(first);
    BitVector wrong = difference.slice(row * grid.cols, grid.cols);
    if (row + 1 < grid.rows) {
        presses.assign((row + 1) * grid.cols, wrong);
        return {.stage = ChaseStep::Stage::fill,
                .row = row,
                .presses = std::move(presses),
                .lastRow = {}};
    }
    const std::optional<BitVector> firstRow = system.firstRowFor(wrong);
    if (firstRow) {
        presses.assign(0, *firstRow);
    }
    return {.stage = firstRow ? ChaseStep::Stage::firstRow : ChaseStep::Stage::unsolvable,
            .row = row,
            .presses = std::move(presses),
            .lastRow = std::move(wrong)};
}

} // namespace lightsout
