// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"
#include "support/Progress.h"
#include "text/Numbering.h"

#include <QColor>

class QPainter;

namespace lightsout {

struct Theme;

/// What a board shows. Vectors have an entry for each vertex; null ones show nothing.
struct BoardScene {
    Rule rule;
    /// The lights to draw: of the game, its start or its target.
    BitVector lights;
    /// Lights that are to be on at the end, which are marked.
    std::optional<BitVector> target;
    /// Presses of a solution.
    std::optional<BitVector> stars;
    /// A quiet pattern, and the lights of which it meets an odd number: those are counted.
    std::optional<BitVector> pattern;
    BitVector counted;
    std::optional<Vertex> hint;
    /// Presses that an equation adds up.
    std::optional<BitVector> ringed;
    /// The vertex pointed at; the lights it toggles are outlined too.
    std::optional<Vertex> pointedAt;
    /// Vertices of a drawn graph that are omitted, with their edges.
    std::optional<BitVector> hidden;
    /// What is written on the cells of a grid, if there is room; not CellNumbers::automatic.
    CellNumbers numbers = CellNumbers::none;
    /// Whether lights that are on are drawn as black pieces and lights that are off as white ones.
    bool hasPieces = false;
    /// Whether a drawn graph's vertices are labelled, if there is room.
    bool showsLabels = true;
    /// Lights that are fading to their new state, and how far they are, 0 to 1.
    std::optional<BitVector> changing;
    double changed = 1;
    /// Whether to draw for a file; on the screen, cached pictures of whole cells are used.
    bool isForFile = false;
};

/// Draws the visible part of a board. Cells of a few pixels become plain squares, smaller ones
/// points of an image, so that the time is bounded by the view's size. For a drawn graph, the time
/// grows with its vertices and edges; throws Cancelled when it is to stop.
void paintBoard(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                const Theme& theme, const Progress& progress = Progress());

/// Draws everything except the edges of a drawn graph.
void paintVertices(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                   const Theme& theme, const Progress& progress = Progress());

/// Writes the number of a grid's cell into its corner, if there is room.
void paintCellNumber(QPainter& painter, const BoardGeometry& geometry, Vertex cell,
                     CellNumbers numbers, const QColor& colour);

/// Draws the whole board in an area a few hundred pixels wide. Omits the edges if there are too
/// many.
void paintOverview(QPainter& painter, const QRectF& area, const Rule& rule, const BitVector& lights,
                   const Theme& theme);

} // namespace lightsout
