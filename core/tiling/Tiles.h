// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "graph/Lattice.h"

#include <optional>
#include <utility>

namespace lightsout {

/// Presses that change no light twice, and the lights that remain: a partial tiling.
struct TilePlacement {
    /// The press that changes each light, or nullopt.
    std::vector<std::optional<Vertex>> tileOf;
    /// Presses that would change at least one light, and only lights that have not changed yet.
    BitVector allowed;
    /// Lights that have not changed and that no allowed press changes. If there are any, the
    /// presses are not part of a tiling.
    BitVector dead;
    /// Number of lights that have not changed yet.
    std::size_t left = 0;
};

/// Analyses the presses; returns nullopt if some light changes twice. O(arcs).
std::optional<TilePlacement> placeTiles(const Rule& rule, const BitVector& presses);

/// For each vertex, the number of its tile's colour, counted from 0, or nullopt if the vertex is
/// not pressed.
using TileColours = std::vector<std::optional<std::size_t>>;

/// Colours the tiles with few colours so that adjacent tiles differ. Tiles are adjacent if pressing
/// a vertex of one changes a light of the other. Tiles with a colour in `known` keep it if it
/// differs from the colours of their neighbours. If `known` is empty, all tiles are recoloured.
///
/// The tile whose neighbours have the most different colours is coloured first (DSATUR; Brélaz,
/// "New methods to color the vertices of a graph", 1979). The presses must change no light twice.
/// O(arcs · log tiles).
TileColours colourTiles(const Rule& rule, const BitVector& presses, const TileColours& known = {});

/// The shape of a tile on a grid: the cells that a press changes, relative to the pressed cell.
struct TileShape {
    /// Row and column of each cell relative to the pressed cell, ascending; on glued boards, along
    /// the shorter way round.
    std::vector<std::pair<std::ptrdiff_t, std::ptrdiff_t>> cells;
    /// Number of cells of the board that have a tile of this shape, possibly rotated or reflected.
    std::size_t count = 0;
};

/// Returns the shapes of all tiles of a board up to rotation and reflection, the largest first: on
/// a large rectangle, these are the plus in the middle, the plus with three arms at the sides, and
/// the plus with two arms in the corners. Returns an empty list for boards glued with a twist,
/// where a tile's shape depends on the viewpoint. O(cells).
std::vector<TileShape> tileShapes(const Lattice& lattice);

} // namespace lightsout
