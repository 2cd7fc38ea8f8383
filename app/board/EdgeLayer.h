// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"

#include <QColor>
#include <QPixmap>

class QPainter;

namespace lightsout {

struct Theme;

/// Keeps the picture of a drawn graph's edges for as long as they stay where they are, so that a
/// frame in which lights change or another vertex is pointed at takes time in the vertices alone.
class EdgeLayer {
public:
    /// Paints the edges; nothing on a grid. O(edges) where anything about them has changed, else
    /// one picture of the view's size.
    void paint(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);

private:
    QPixmap picture_;
    // What it shows.
    Rule rule_;
    QPointF origin_; ///< of the plane, in pixels
    QPointF unit_;   ///< the plane's point (1, 1), in pixels
    QColor colour_;
};

} // namespace lightsout
