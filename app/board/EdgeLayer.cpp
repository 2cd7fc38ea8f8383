// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/EdgeLayer.h"

#include "board/EdgePainter.h"

#include <QPaintDevice>
#include <QPainter>

namespace lightsout {

void EdgeLayer::paint(QPainter& painter, const BoardGeometry& geometry, const Theme& theme) {
    if (geometry.isGrid()) {
        *this = EdgeLayer();
        return;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    const QSize size = (geometry.viewSize() * ratio).toSize();
    const QPointF origin = geometry.toPixel({0, 0});
    const QPointF unit = geometry.toPixel({1, 1});
    const EdgeStyle style = edgeStyle(geometry, theme);
    // As long as the rule is held here, an edited graph is another one, at another place.
    if (rule_.graph() != geometry.rule().graph() || picture_.size() != size || origin_ != origin ||
        unit_ != unit || colour_ != style.colour) {
        picture_ = paintedLayer(geometry, ratio,
                                [&](QPainter& layer) { paintEdges(layer, geometry, style); });
        rule_ = geometry.rule();
        origin_ = origin;
        unit_ = unit;
        colour_ = style.colour;
    }
    painter.drawPixmap(QPointF(0, 0), picture_);
}

} // namespace lightsout
