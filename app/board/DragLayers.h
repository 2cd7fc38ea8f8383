// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardPainter.h"
#include "board/EdgePainter.h"

#include <QLineF>
#include <QPixmap>

#include <set>

namespace lightsout {

/// Keeps dragging vertices of a drawn board smooth: the resting and the moving vertices are painted
/// once each, and a frame combines them with the edges between the two. If those are more than 30
/// 000 edges, they are not shown meanwhile.
class DragLayers {
public:
    /// Paints the layers. O(board); after that, a frame costs the edges between the two parts and
    /// two pictures of the view's size.
    DragLayers(const BoardGeometry& geometry, const BoardScene& scene,
               const std::set<Vertex>& dragged, double pixelRatio, const Theme& theme);

    /// Paints a frame in which the dragged vertices are displaced by `pixels`.
    void paint(QPainter& painter, QPointF pixels) const;

private:
    QPixmap resting_;
    QPixmap dragged_;
    std::vector<QLineF> between_; ///< from the resting end to the dragged one
    EdgeStyle style_;
};

} // namespace lightsout
