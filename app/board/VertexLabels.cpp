// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/VertexLabels.h"

#include "board/LabelPlacement.h"
#include "look/Theme.h"
#include "text/BoardText.h"

#include <QPainter>

#include <cmath>

namespace lightsout {

namespace {

/// Smaller vertices have no labels, in pixels.
constexpr double minLabelled = 20;
/// Characters of a label that are shown.
constexpr double maxLabelLength = 28;

} // namespace

void paintVertexLabels(QPainter& painter, const BoardGeometry& geometry, const Rule& rule,
                       const Theme& theme, const std::optional<BitVector>& hidden) {
    const double size = geometry.cellSize();
    const auto isShown = [&hidden](Vertex v) { return !hidden || !(*hidden)[v]; };
    if (size < minLabelled) {
        return;
    }
    painter.setFont(fontFor(TextRole::small));
    painter.setPen(theme.secondText);
    const Graph& graph = *rule.graph();
    const QFontMetricsF metrics(painter.font());
    const QRectF seen(QPointF(0, 0), geometry.viewSize());
    std::vector<QString> texts;
    std::vector<LabelledDisc> discs;
    std::vector<std::size_t> discOf(graph.vertexCount(), graph.vertexCount());
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        const QPointF centre = geometry.cellRect(v).center();
        if (seen.contains(centre) && isShown(v)) {
            discOf[v] = discs.size();
            texts.push_back(metrics.elidedText(vertexShortName(rule, v), Qt::ElideRight,
                                               maxLabelLength * metrics.averageCharWidth()));
            const QSizeF extent(metrics.horizontalAdvance(texts.back()) + 2, metrics.height());
            discs.push_back({.centre = centre, .label = extent, .edges = {}});
        }
    }
    const auto addEdge = [&](Vertex from, Vertex to) {
        if (discOf[from] < discs.size()) {
            LabelledDisc& disc = discs[discOf[from]];
            const QPointF along = geometry.cellRect(to).center() - disc.centre;
            disc.edges.push_back(std::atan2(along.y(), along.x()));
        }
    };
    std::vector<QLineF> lines;
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            addEdge(u, v);
            addEdge(v, u);
            if (isShown(u) && isShown(v) && (u < v || !graph.hasArc(v, u))) {
                lines.emplace_back(geometry.cellRect(u).center(), geometry.cellRect(v).center());
            }
        }
    }
    const auto boxes = placeLabels(discs, size / 2, seen, lines);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (boxes[i]) {
            painter.drawText(*boxes[i], Qt::AlignCenter, texts[i]);
        }
    }
}

} // namespace lightsout
