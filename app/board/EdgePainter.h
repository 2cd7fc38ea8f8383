// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardPainter.h"

class QColor;
class QLineF;

namespace lightsout {

/// Draws the edges of a drawn graph but those of hidden vertices, those of one direction as arrows.
/// Throws Cancelled when it is to stop.
void paintEdges(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                const Theme& theme, const Progress& progress = Progress());

/// More edges than this are drawn without smoothing their lines, which is many times faster.
inline constexpr std::size_t maxSmoothEdges = 3000;

/// Draws the head of an arrow along a line, whose tip is `gap` before the line's end, in the
/// painter's brush. Nothing where there is no room.
void paintArrowHead(QPainter& painter, const QLineF& line, double gap, double head);

/// How a drawn graph's edges look.
QColor edgeColour(const Theme& theme);
double edgeWidth(const BoardGeometry& geometry);

} // namespace lightsout
