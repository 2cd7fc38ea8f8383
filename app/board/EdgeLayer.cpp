// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/EdgeLayer.h"

#include "board/EdgePainter.h"

#include <QImage>
#include <QPaintDevice>
#include <QPainter>
#include <QWidget>

namespace lightsout {

bool EdgeLayer::Look::operator==(const Look& other) const {
    return rule.graph() == other.rule.graph() && size == other.size && origin == other.origin &&
           unit == other.unit && colour == other.colour;
}

EdgeLayer::EdgeLayer(QWidget& view) : view_(view), job_(&view) {}

void EdgeLayer::paint(QPainter& painter, const BoardGeometry& geometry, const Theme& theme) {
    if (geometry.isGrid()) {
        picture_ = {};
        shown_ = {};
        return;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    const EdgeStyle style = edgeStyle(geometry, theme);
    const Look look{.rule = geometry.rule(),
                    .size = (geometry.viewSize() * ratio).toSize(),
                    .origin = geometry.toPixel({0, 0}),
                    .unit = geometry.toPixel({1, 1}),
                    .colour = style.colour};
    if (shown_ != look) {
        renew(look, geometry, style, ratio);
    }
    if (shown_.rule.vertexCount() == look.rule.vertexCount()) {
        const double scale =
            (look.unit.x() - look.origin.x()) / (shown_.unit.x() - shown_.origin.x());
        painter.save();
        painter.translate(look.origin);
        painter.scale(scale, scale);
        painter.translate(-shown_.origin);
        painter.drawPixmap(QPointF(0, 0), picture_);
        painter.restore();
    }
}

void EdgeLayer::renew(const Look& look, const BoardGeometry& geometry, const EdgeStyle& style,
                      double pixelRatio) {
    if (hasFewEdges(*look.rule.graph(), maxEdgesAtOnce)) {
        picture_ = QPixmap::fromImage(paintedLayer(
            geometry, pixelRatio, [&](QPainter& layer) { paintEdges(layer, geometry, style); }));
        shown_ = look;
    } else if (!job_.isRunning()) {
        // A running job is allowed to finish even if its picture is already out of date. Otherwise
        // no picture would be completed while the user keeps zooming.
        painting_ = look;
        job_.start(
            [geometry, style, pixelRatio](const Progress& progress) {
                return paintedLayer(geometry, pixelRatio, [&](QPainter& layer) {
                    paintEdges(layer, geometry, style, {}, progress);
                });
            },
            [this](const QImage& picture) {
                picture_ = QPixmap::fromImage(picture);
                shown_ = painting_;
                view_.update();
            });
    }
}

} // namespace lightsout
