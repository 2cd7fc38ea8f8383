// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/Gliding.h"

#include "board/EdgeLayer.h"
#include "theme/Symbols.h"

#include <QPainter>

namespace lightsout {

namespace {

/// This is long enough for the eye to follow a vertex.
constexpr int glideMilliseconds = 700;
constexpr std::size_t maxGliding = 1000;
constexpr double placesOpacity = 0.25;

} // namespace

Gliding::Gliding(QObject* parent) : QVariantAnimation(parent) {
    setStartValue(0.0);
    setEndValue(1.0);
    setDuration(glideMilliseconds);
    setEasingCurve(QEasingCurve::InOutCubic);
}

void Gliding::begin(std::vector<Vertex> cameFrom) {
    stop();
    if (cameFrom.size() <= maxGliding) {
        cameFrom_ = std::move(cameFrom);
        start();
    }
}

bool Gliding::shows(std::size_t vertices) const {
    return state() == Running && cameFrom_.size() == vertices;
}

void Gliding::paint(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                    const Theme& theme, EdgeLayer& edges) const {
    BoardScene places;
    places.rule = scene.rule;
    places.lights = BitVector(cameFrom_.size());
    painter.setOpacity(placesOpacity);
    edges.paint(painter, geometry, theme);
    paintVertices(painter, geometry, places, theme);
    painter.setOpacity(1);
    const double share = currentValue().toDouble();
    for (Vertex v = 0; v < cameFrom_.size(); ++v) {
        const QRectF from = geometry.cellRect(cameFrom_[v]);
        const QRectF to = geometry.cellRect(v);
        painter.drawPixmap(from.topLeft() + (to.topLeft() - from.topLeft()) * share,
                           cellPixmap(to.width(), painter.device()->devicePixelRatioF(),
                                      geometry.isGrid(), scene.lights[v], theme));
    }
}

} // namespace lightsout

#include "moc_Gliding.cpp"
