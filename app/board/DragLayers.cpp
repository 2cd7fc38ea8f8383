// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/DragLayers.h"

#include "theme/Theme.h"

#include <QPainter>

namespace lightsout {

namespace {

/// A frame with more edges would take too long while dragging.
constexpr std::size_t maxEdges = 30'000;

} // namespace

DragLayers::DragLayers(const BoardGeometry& geometry, const BoardScene& scene,
                       const std::set<Vertex>& dragged, double pixelRatio, const Theme& theme)
    : style_(edgeStyle(geometry, theme)) {
    const std::size_t vertices = scene.rule.vertexCount();
    BitVector moving(vertices);
    for (const Vertex v : dragged) {
        moving.set(v);
    }
    BoardScene part = scene;
    part.pointedAt.reset();
    part.hidden = moving;
    const Graph& graph = *scene.rule.graph();
    const bool showsEdges = hasFewEdges(graph, maxEdges);
    const auto paintPart = [&](QPainter& layer) {
        if (showsEdges) {
            paintEdges(layer, geometry, style_, part.hidden);
        }
        paintVertices(layer, geometry, part, theme);
    };
    resting_ = QPixmap::fromImage(paintedLayer(geometry, pixelRatio, paintPart));
    part.hidden = moving ^ BitVector::ones(vertices);
    dragged_ = QPixmap::fromImage(paintedLayer(geometry, pixelRatio, paintPart));
    for (Vertex u = 0; u < vertices; ++u) {
        for (const Vertex v : graph.targets(u)) {
            if (moving[u] != moving[v] && (u < v || !graph.hasArc(v, u))) {
                const QPointF from = geometry.cellRect(u).center();
                const QPointF to = geometry.cellRect(v).center();
                between_.push_back(moving[u] ? QLineF(to, from) : QLineF(from, to));
            }
        }
    }
    if (between_.size() > maxEdges) {
        between_.clear();
    }
}

void DragLayers::paint(QPainter& painter, QPointF pixels) const {
    painter.setPen(QPen(style_.colour, style_.width));
    QList<QLineF> lines;
    lines.reserve(static_cast<qsizetype>(between_.size()));
    for (const QLineF& line : between_) {
        lines.append(QLineF(line.p1(), line.p2() + pixels));
    }
    paintLines(painter, lines);
    painter.drawPixmap(QPointF(0, 0), resting_);
    painter.drawPixmap(pixels, dragged_);
}

} // namespace lightsout
