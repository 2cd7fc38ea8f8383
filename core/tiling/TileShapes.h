// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"

#include <utility>

namespace lightsout {

/// The shape of a tile on a grid: the cells that a press changes, relative to the pressed cell.
struct TileShape {
    /// Row and column of each cell relative to the pressed cell, ascending; on glued boards, along
    /// the shorter way round.
    std::vector<std::pair<std::ptrdiff_t, std::ptrdiff_t>> cells;
    /// Number of cells of the board that have a tile of this shape, turned or reflected.
    std::size_t count = 0;
};

/// Returns the shapes of all tiles of a board up to rotation and reflection, the largest first: on
/// a large rectangle, these are the plus in the middle, the plus with three arms at the sides, and
/// the plus with two arms in the corners. Returns an empty list for boards glued with a twist,
/// where a tile's shape depends on the viewpoint. O(cells).
std::vector<TileShape> tileShapes(const Lattice& lattice);

} // namespace lightsout
