// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"
#include "document/Drawing.h"

class QPainter;

namespace lightsout {

struct Theme;

// What the drawing tools show above the board.

/// Rings and lines for what is selected, moved by `pixels` as it is while being dragged.
void paintSelection(QPainter& painter, const BoardGeometry& geometry, const Drawing& drawing,
                    const Theme& theme, QPointF pixels = {});

/// A ring around the vertex that something is about to happen to.
void paintTargetRing(QPainter& painter, const BoardGeometry& geometry, Vertex vertex,
                     const QColor& colour);

/// A dashed line that follows the pointer.
void paintRubberBand(QPainter& painter, QPointF from, QPointF to, const Theme& theme);

} // namespace lightsout
