// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"
#include "game/Game.h"
#include "support/Progress.h"
#include "text/Numbering.h"

#include <QColor>

class QPainter;

namespace lightsout {

struct Theme;

/// Everything that a view of a board shows. Vectors have an entry for each vertex; an unset
/// optional shows nothing.
struct BoardScene {
    Rule rule;
    /// The lights to draw: the current lights of the game, its start or its target.
    BitVector lights;
    /// The lights that must be on at the end; they are marked.
    std::optional<BitVector> target;
    /// The presses of a solution.
    std::optional<BitVector> stars;
    /// A quiet pattern. `counted` contains the lights in it that have to change. They are numbered
    /// or ticked, so that the user can count them.
    std::optional<BitVector> pattern;
    BitVector counted;
    std::optional<Vertex> hint;
    /// The presses that an equation adds up.
    std::optional<BitVector> ringed;
    /// The vertex pointed at; the lights it toggles are outlined too.
    std::optional<Vertex> pointedAt;
    /// The vertices of a drawn graph that are omitted together with their edges.
    std::optional<BitVector> hidden;
    /// The text written on the cells of a grid, if there is room. Must not be
    /// CellNumbers::automatic.
    CellNumbers numbers = CellNumbers::none;
    /// Whether lights that are on are drawn as black pieces and lights that are off as white ones.
    bool hasPieces = false;
    /// Whether a drawn graph's vertices are labelled, if there is room.
    bool showsLabels = true;
    /// The lights that are fading to their new state, and the completed fraction of the fade, 0 to
    /// 1.
    std::optional<BitVector> changing;
    double changed = 1;
    /// Whether to draw for a file; on the screen, cached pictures of whole cells are used.
    bool isForFile = false;
};

/// Returns a scene with the lights of a game, and with its target if any light must be on at the
/// end.
BoardScene sceneOf(const Game& game);

/// Draws the visible part of a board. Cells of a few pixels become plain squares, and smaller cells
/// become pixels of an image, so that the time is bounded by the view's size. For a drawn graph,
/// the time grows with its vertices and edges. Throws Cancelled if `progress` is cancelled.
void paintBoard(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                const Theme& theme, const Progress& progress = Progress());

/// Returns whether the lights are large enough to be drawn as bulbs.
bool hasBulbs(const BoardGeometry& geometry);

/// Draws everything except the edges of a drawn graph.
void paintVertices(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                   const Theme& theme, const Progress& progress = Progress());

/// Writes the number of a grid cell into its corner, if there is room.
void paintCellNumber(QPainter& painter, const BoardGeometry& geometry, Vertex cell,
                     CellNumbers numbers, const QColor& colour);

/// Draws the whole board in an area a few hundred pixels wide. Omits the edges if there are too
/// many.
void paintOverview(QPainter& painter, const QRectF& area, const Rule& rule, const BitVector& lights,
                   const Theme& theme);

} // namespace lightsout
