// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/EdgePainter.h"

#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QPainter>
#include <QPen>
#include <QPolygonF>

#include <algorithm>

namespace lightsout {

namespace {

/// Number of edges that are drawn between checks for cancellation.
constexpr qsizetype linesAtOnce = 1000;

} // namespace

EdgeStyle edgeStyle(const BoardGeometry& geometry, const Theme& theme) {
    const double size = geometry.cellSize();
    return {.colour = edgeColour(theme),
            .width = std::clamp(size * 0.05, 1.0, std::max(2.5, size * 0.02)),
            .gap = size * 0.54,
            .head = std::max(6.0, size * 0.24)};
}

QColor edgeColour(const Theme& theme) {
    return mixed(theme.background, theme.unlitRing, 0.75);
}

QColor fadedEdgeColour(const BoardGeometry& geometry, double width, const Theme& theme) {
    constexpr double mostInk = 0.25; // the share of the picture that may be covered in full colour
    constexpr double palest = 0.3;
    const Graph& graph = *geometry.rule().graph();
    double length = 0;
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        const QPointF from = geometry.cellRect(u).center();
        for (const Vertex v : graph.targets(u)) {
            const double share = graph.hasArc(v, u) ? 0.5 : 1; // a mutual edge is visited twice
            length += share * QLineF(from, geometry.cellRect(v).center()).length();
        }
    }
    const double ink =
        length * width / std::max(1.0, geometry.viewSize().width() * geometry.viewSize().height());
    return mixed(theme.background, edgeColour(theme),
                 std::clamp(mostInk / std::max(ink, mostInk), palest, 1.0));
}

void paintEdges(QPainter& painter, const BoardGeometry& geometry, const EdgeStyle& style,
                const std::optional<BitVector>& hidden, const Progress& progress) {
    const Graph& graph = *geometry.rule().graph();
    const auto isShown = [&hidden](Vertex v) { return !hidden || !(*hidden)[v]; };
    std::vector<QPointF> centres;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        centres.push_back(geometry.cellRect(v).center());
    }
    QList<QLineF> lines;
    QList<QLineF> arrows;
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        progress.checkpoint();
        for (const Vertex v : graph.targets(u)) {
            const bool mutual = graph.hasArc(v, u);
            if ((!mutual || u < v) && isShown(u) && isShown(v)) {
                lines.append(QLineF(centres[u], centres[v]));
                if (!mutual) {
                    arrows.append(lines.back());
                }
            }
        }
    }
    painter.setPen(QPen(style.colour, style.width));
    paintLines(painter, lines, progress);
    painter.setBrush(style.colour);
    for (const QLineF& arrow : arrows) {
        progress.checkpoint();
        paintArrowHead(painter, arrow, style.gap, style.head);
    }
    painter.setBrush(Qt::NoBrush);
}

void paintLines(QPainter& painter, const QList<QLineF>& lines, const Progress& progress) {
    painter.setRenderHint(QPainter::Antialiasing,
                          static_cast<std::size_t>(lines.size()) < maxSmoothEdges);
    for (qsizetype first = 0; first < lines.size(); first += linesAtOnce) {
        progress.checkpoint();
        painter.drawLines(lines.constData() + first,
                          static_cast<int>(std::min(linesAtOnce, lines.size() - first)));
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

bool hasFewEdges(const Graph& graph, std::size_t limit) {
    return graph.arcCount() <= 2 * limit;
}

QImage paintedLayer(const BoardGeometry& geometry, double pixelRatio,
                    const std::function<void(QPainter&)>& paint) {
    QImage layer((geometry.viewSize() * pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    layer.setDevicePixelRatio(pixelRatio);
    layer.fill(Qt::transparent);
    QPainter painter(&layer);
    // With a clip, Qt draws lines without antialiasing six times faster.
    painter.setClipRect(QRectF(QPointF(0, 0), geometry.viewSize()));
    paint(painter);
    return layer;
}

void paintArrowHead(QPainter& painter, const QLineF& line, double gap, double head) {
    if (line.length() < gap + head) {
        return;
    }
    const QPointF along = (line.p2() - line.p1()) / line.length();
    const QPointF across(-along.y(), along.x());
    const QPointF tip = line.p2() - along * gap;
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF(
        {tip, tip - along * head + across * head * 0.5, tip - along * head - across * head * 0.5}));
    painter.restore();
}

} // namespace lightsout
