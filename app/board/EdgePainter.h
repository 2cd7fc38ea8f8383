// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"
#include "support/Progress.h"

#include <QColor>
#include <QImage>
#include <QLineF>
#include <QList>

#include <functional>

class QPainter;

namespace lightsout {

struct Theme;

/// How a drawn graph's edges look; lengths in pixels.
struct EdgeStyle {
    QColor colour;
    double width;
    double gap;  ///< of an arrow's tip from the middle of the vertex
    double head; ///< of an arrow
};

/// On a board, as its vertices' size allows.
EdgeStyle edgeStyle(const BoardGeometry& geometry, const Theme& theme);
QColor edgeColour(const Theme& theme);

/// Draws the edges of a drawn graph but those of hidden vertices, those of one direction as arrows.
/// Throws Cancelled when it is to stop.
void paintEdges(QPainter& painter, const BoardGeometry& geometry, const EdgeStyle& style,
                const std::optional<BitVector>& hidden = {}, const Progress& progress = Progress());

/// Draws lines in the painter's pen, smoothed where they are few. Throws Cancelled when it is to
/// stop.
void paintLines(QPainter& painter, const QList<QLineF>& lines,
                const Progress& progress = Progress());

/// Whether a drawn graph has at most so many edges, of which arcs in both directions are one, for a
/// decision how to paint them; one-way arcs count half. O(1).
bool hasFewEdges(const Graph& graph, std::size_t limit);

/// More edges than this are drawn without smoothing their lines, which is many times faster.
inline constexpr std::size_t maxSmoothEdges = 3000;

/// What is painted, on nothing, in a picture of the view's size.
QImage paintedLayer(const BoardGeometry& geometry, double pixelRatio,
                    const std::function<void(QPainter&)>& paint);

/// Draws the head of an arrow along a line, whose tip is `gap` before the line's end, in the
/// painter's brush. Nothing where there is no room.
void paintArrowHead(QPainter& painter, const QLineF& line, double gap, double head);

} // namespace lightsout
