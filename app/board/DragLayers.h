// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardPainter.h"
#include "board/EdgePainter.h"

#include <QLineF>
#include <QPixmap>

#include <set>

namespace lightsout {

/// Two cached layers that keep dragging in a drawn graph smooth. The vertices at rest and the
/// dragged vertices are painted once each, and a frame combines both layers with the edges between
/// them. Those edges are not shown during the drag if there are more than 30 000.
class DragLayers {
public:
    /// Paints the layers. Takes O(vertices + edges) time; after that, each frame paints only two
    /// pictures of the view's size and the edges between the layers.
    DragLayers(const BoardGeometry& geometry, const BoardScene& scene,
               const std::set<Vertex>& dragged, double pixelRatio, const Theme& theme);

    /// Paints a frame in which the dragged vertices are displaced by `pixels`.
    void paint(QPainter& painter, QPointF pixels) const;

private:
    QPixmap resting_;
    QPixmap dragged_;
    std::vector<QLineF> between_; ///< edges from a resting vertex to a dragged one
    EdgeStyle style_;
};

} // namespace lightsout
