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

/// What is to be seen on a board of tiles.
struct TilingScene {
    Rule rule;
    /// Marked with stars.
    BitVector presses;
    /// When no light changes twice: the tiles, and the colour of each.
    std::optional<TilePlacement> placement;
    TileColours colours;
    /// Otherwise how often each light changes.
    std::vector<std::size_t> changes;
    /// Whether presses that are possible, and lights that can't change any more, are marked.
    bool showsPossible = false;
    /// A light that nothing can change: the search turns back.
    std::optional<Vertex> deadEnd;
    std::optional<Vertex> hint;
    std::optional<Vertex> pointedAt;
    /// What is written on the cells of a grid, where there is room; not CellNumbers::automatic.
    CellNumbers numbers = CellNumbers::none;
};

/// The colour of tiles of that number. Safe for colour-blind eyes; numbers
/// beyond the palette begin again.
QColor tileColour(std::size_t number, const Theme& theme);
/// The same, or in black and white a hatching.
QBrush tileFill(std::size_t number, const Theme& theme);
/// Of the line between two tiles.
QColor tileEdge(const Theme& theme);

/// Of a light that several presses change.
QColor severalChangesColour(const Theme& theme);

/// Draws the visible part of a board as tiles: neighbouring cells of one tile without a line
/// between them, the vertices of a drawn graph with thick edges to the pressed one. `edges` keeps
/// the thin ones from frame to frame.
void paintTiling(QPainter& painter, const BoardGeometry& geometry, const TilingScene& scene,
                 const Theme& theme, EdgeLayer& edges);

} // namespace lightsout
