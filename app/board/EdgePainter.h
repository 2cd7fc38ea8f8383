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

/// The appearance of a drawn graph's edges. Lengths are in pixels.
struct EdgeStyle {
    QColor colour;
    double width;
    double gap;  ///< distance between an arrow's tip and the middle of the vertex
    double head; ///< length of an arrow's head
};

/// Returns the style for a board; it depends on the size of the vertices.
EdgeStyle edgeStyle(const BoardGeometry& geometry, const Theme& theme);
QColor edgeColour(const Theme& theme);
/// Returns the colour for the edges of a small picture. It is the paler, the more of the picture
/// lines of this width would cover, so that vertices stand out. Takes time linear in the number of
/// edges.
QColor fadedEdgeColour(const BoardGeometry& geometry, double width, const Theme& theme);

/// Draws the edges of a drawn graph except those of hidden vertices. One-way edges become arrows.
/// Throws Cancelled if `progress` is cancelled.
void paintEdges(QPainter& painter, const BoardGeometry& geometry, const EdgeStyle& style,
                const std::optional<BitVector>& hidden = {}, const Progress& progress = Progress());

/// Draws lines with the painter's pen, antialiased if there are few. Throws Cancelled if `progress`
/// is cancelled.
void paintLines(QPainter& painter, const QList<QLineF>& lines,
                const Progress& progress = Progress());

/// Returns true if a drawn graph has at most `limit` edges. Used to decide how to paint them. A
/// pair of opposite arcs counts as one edge, and a one-way arc as half an edge. Takes O(1) time.
bool hasFewEdges(const Graph& graph, std::size_t limit);

/// Graphs with more edges are drawn without antialiasing, which is many times faster.
inline constexpr std::size_t maxSmoothEdges = 3000;

/// Returns a transparent picture of the view's size on which `paint` has painted.
QImage paintedLayer(const BoardGeometry& geometry, double pixelRatio,
                    const std::function<void(QPainter&)>& paint);

/// Draws an arrowhead along a line with the painter's brush. Its tip is `gap` before the line's
/// end. Draws nothing if there is no room.
void paintArrowHead(QPainter& painter, const QLineF& line, double gap, double head);

} // namespace lightsout
