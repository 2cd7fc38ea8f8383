// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/SmallSystem.h"

namespace lightsout {

/// The next step of light chasing on a board.
struct ChaseStep {
    enum class Stage {
        fill,       ///< press the cells below the wrong lights of `row`
        firstRow,   ///< only the last row is wrong: press these cells of the first row, then chase
        unsolvable, ///< only the last row is wrong, and no first row corrects it
        solved,
    };
    Stage stage;
    std::size_t row = 0; ///< the first row with a wrong light
    BitVector presses;   ///< for fill and firstRow, with an entry for each cell of the board
    BitVector lastRow;   ///< for firstRow and unsolvable: the lights that remain wrong
};

/// Returns the next step for the lights that have to change. O(cells / 64). `system` must belong to
/// `grid`.
ChaseStep nextChaseStep(const Lattice& grid, const SmallSystem& system,
                        const BitVector& difference);

} // namespace lightsout
