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
    double gap;  ///< between an arrow's tip and the middle of the vertex
    double head; ///< length of an arrow's head
};

/// Returns the style for a board, according to the size of its vertices.
EdgeStyle edgeStyle(const BoardGeometry& geometry, const Theme& theme);
QColor edgeColour(const Theme& theme);

/// Draws the edges of a drawn graph except those of hidden vertices; one-way edges as arrows.
/// Throws Cancelled when it is to stop.
void paintEdges(QPainter& painter, const BoardGeometry& geometry, const EdgeStyle& style,
                const std::optional<BitVector>& hidden = {}, const Progress& progress = Progress());

/// Draws lines in the painter's pen, smoothed if they are few. Throws Cancelled when it is to stop.
void paintLines(QPainter& painter, const QList<QLineF>& lines,
                const Progress& progress = Progress());

/// Returns whether a drawn graph has at most `limit` edges, counting arcs in both directions as one
/// and one-way arcs as half. Used to decide how to paint them. O(1).
bool hasFewEdges(const Graph& graph, std::size_t limit);

/// Graphs with more edges are drawn without antialiasing, which is many times faster.
inline constexpr std::size_t maxSmoothEdges = 3000;

/// Returns what `paint` paints, on a transparent picture of the view's size.
QImage paintedLayer(const BoardGeometry& geometry, double pixelRatio,
                    const std::function<void(QPainter&)>& paint);

/// Draws the head of an arrow along a line, its tip `gap` before the line's end, in the painter's
/// brush. Draws nothing if there is no room.
void paintArrowHead(QPainter& painter, const QLineF& line, double gap, double head);

} // namespace lightsout
