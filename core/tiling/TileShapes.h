// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"

#include <utility>

namespace lightsout {

/// The shape of a tile on a grid: the cells that a press changes, as seen from the pressed cell.
struct TileShape {
    /// Row and column of each cell less those of the pressed one, ascending; on glued boards by the
    /// shorter way round.
    std::vector<std::pair<std::ptrdiff_t, std::ptrdiff_t>> cells;
    /// How many cells of the board have a tile of this shape, turned or reflected.
    std::size_t count = 0;
};

/// The shapes of all tiles of a board up to turning and reflecting, the largest first: on a
/// large rectangle the plus in the middle, three of its arms at the sides, two in the corners.
/// None on boards glued with a twist, where a tile's shape depends on where one looks. O(cells).
std::vector<TileShape> tileShapes(const Lattice& lattice);

} // namespace lightsout
