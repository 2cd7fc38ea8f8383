// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"
#include "text/Numbering.h"
#include "tiling/TileColours.h"
#include "tiling/TilePlacement.h"

#include <QBrush>
#include <QColor>

class QPainter;

namespace lightsout {

class EdgeLayer;
struct Theme;

/// What a board of tiles shows.
struct TilingScene {
    Rule rule;
    /// Presses, which are marked with stars.
    BitVector presses;
    /// If no light changes twice: the tiles, and the colour of each.
    std::optional<TilePlacement> placement;
    TileColours colours;
    /// Otherwise: how often each light changes.
    std::vector<std::size_t> changes;
    /// Whether possible presses, and lights that can't change any more, are marked.
    bool showsPossible = false;
    /// A light that nothing can change, so that the search backtracks.
    std::optional<Vertex> deadEnd;
    std::optional<Vertex> hint;
    std::optional<Vertex> pointedAt;
    /// What is written on the cells of a grid, if there is room; not CellNumbers::automatic.
    CellNumbers numbers = CellNumbers::none;
};

/// Returns the colour of tiles of that number. Safe for colour-blind people; numbers beyond the
/// palette wrap around.
QColor tileColour(std::size_t number, const Theme& theme);
/// Returns the same as a brush, or in black and white a hatching.
QBrush tileFill(std::size_t number, const Theme& theme);
/// Returns the colour of the line between two tiles.
QColor tileEdge(const Theme& theme);

/// Returns the colour of a light that several presses change.
QColor severalChangesColour(const Theme& theme);

/// Draws the visible part of a board as tiles: without lines between neighbouring cells of a tile,
/// and in drawn graphs with thick edges to the pressed vertex. `edges` caches the thin ones between
/// frames.
void paintTiling(QPainter& painter, const BoardGeometry& geometry, const TilingScene& scene,
                 const Theme& theme, EdgeLayer& edges);

} // namespace lightsout
