// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardPainter.h"
#include "board/EdgePainter.h"

#include <QLineF>
#include <QPixmap>

#include <set>

namespace lightsout {

/// Keeps a drawn board fluid while some of its vertices are dragged: what stays and what moves are
/// painted once each, and a frame puts them together with the edges between the two. More than
/// 30 000 edges are not shown meanwhile.
class DragLayers {
public:
    /// Paints the layers. O(board); after it, a frame takes the edges between the two parts and
    /// two pictures of the view's size.
    DragLayers(const BoardGeometry& geometry, const BoardScene& scene,
               const std::set<Vertex>& dragged, double pixelRatio, const Theme& theme);

    /// A frame in which the dragged vertices are `pixels` away from their places.
    void paint(QPainter& painter, QPointF pixels) const;

private:
    QPixmap resting_;
    QPixmap dragged_;
    std::vector<QLineF> between_; ///< from the resting end to the dragged one
    EdgeStyle style_;
};

} // namespace lightsout
