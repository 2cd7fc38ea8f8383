// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"
#include "text/Numbering.h"
#include "tiling/Tiles.h"

#include <QBrush>
#include <QColor>

class QPainter;

namespace lightsout {

class EdgeLayer;
struct Theme;

/// The content of a drawing of a board with tiles.
struct TilingScene {
    Rule rule;
    /// The presses, which are marked with stars.
    BitVector presses;
    /// If no light changes twice: the tiles and their colours.
    std::optional<TilePlacement> placement;
    TileColours colours;
    /// Otherwise: the number of times that each light changes.
    std::vector<std::size_t> changes;
    /// Whether to mark possible presses and lights that can no longer change.
    bool showsPossible = false;
    /// A light that no press can change any more, so the search must backtrack.
    std::optional<Vertex> deadEnd;
    std::optional<Vertex> hint;
    std::optional<Vertex> pointedAt;
    /// The text written on the cells of a grid, if there is room. Must not be
    /// CellNumbers::automatic.
    CellNumbers numbers = CellNumbers::none;
};

/// Returns the colour of tiles with this number. The colours are safe for colour-blind people.
/// Numbers beyond the palette wrap around.
QColor tileColour(std::size_t number, const Theme& theme);
/// Returns a brush for tiles with this number: the same colour, or a hatch pattern in a
/// black-and-white theme.
QBrush tileFill(std::size_t number, const Theme& theme);
/// Returns the colour of the line between two tiles.
QColor tileEdge(const Theme& theme);

/// Returns the colour of a light that several presses change.
QColor severalChangesColour(const Theme& theme);

/// Draws the visible part of a board as tiles. There are no lines between neighbouring cells of a
/// tile; in drawn graphs, edges to the pressed vertex are thick. `edges` caches the drawing of the
/// thin edges for later calls.
void paintTiling(QPainter& painter, const BoardGeometry& geometry, const TilingScene& scene,
                 const Theme& theme, EdgeLayer& edges);

} // namespace lightsout
