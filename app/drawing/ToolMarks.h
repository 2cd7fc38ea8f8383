// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"
#include "document/Drawing.h"

class QPainter;

namespace lightsout {

struct Theme;

// These functions paint the marks of the drawing tools above the board.

/// Paints rings and lines for the selection, displaced by `pixels` while it is dragged.
void paintSelection(QPainter& painter, const BoardGeometry& geometry, const Drawing& drawing,
                    const Theme& theme, QPointF pixels = {});

/// Paints a ring around the vertex that an action is about to change.
void paintTargetRing(QPainter& painter, const BoardGeometry& geometry, Vertex vertex,
                     const QColor& colour);

/// Paints a dashed line that follows the pointer.
void paintRubberBand(QPainter& painter, QPointF from, QPointF to, const Theme& theme);

} // namespace lightsout
