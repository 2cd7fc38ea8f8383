// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/VertexLabels.h"

#include "board/EdgePainter.h"
#include "board/LabelPlacement.h"
#include "text/BoardText.h"
#include "theme/Theme.h"

#include <QPainter>

#include <cmath>

namespace lightsout {

namespace {

/// Vertices smaller than this many pixels have no labels.
constexpr double minLabelled = 20;
/// Maximum number of characters of a label.
constexpr double maxLabelLength = 28;
/// If a vertex has more edges than this, no side is considered freer than the others.
constexpr std::size_t maxAngles = 200;

/// Returns the font of the labels of vertices of this size: large ones have large labels.
QFont labelFont(double size) {
    constexpr double share = 0.16;
    QFont font = fontFor(TextRole::small);
    font.setPixelSize(std::max(QFontInfo(font).pixelSize(), static_cast<int>(size * share)));
    return font;
}

} // namespace

void paintVertexLabels(QPainter& painter, const BoardGeometry& geometry, const Rule& rule,
                       const Theme& theme, const std::optional<BitVector>& hidden,
                       const Progress& progress) {
    const double size = geometry.cellSize();
    const auto isShown = [&hidden](Vertex v) { return !hidden || !(*hidden)[v]; };
    if (size < minLabelled) {
        return;
    }
    painter.setFont(labelFont(size));
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
        if (discOf[from] < discs.size() && discs[discOf[from]].edges.size() <= maxAngles) {
            LabelledDisc& disc = discs[discOf[from]];
            const QPointF along = geometry.cellRect(to).center() - disc.centre;
            disc.edges.push_back(std::atan2(along.y(), along.x()));
        }
    };
    const bool looksAtLines = hasFewEdges(graph, maxLines(discs.size()));
    std::vector<QLineF> lines;
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        progress.checkpoint();
        for (const Vertex v : graph.targets(u)) {
            addEdge(u, v);
            addEdge(v, u);
            if (looksAtLines && isShown(u) && isShown(v) && (u < v || !graph.hasArc(v, u))) {
                lines.emplace_back(geometry.cellRect(u).center(), geometry.cellRect(v).center());
            }
        }
    }
    for (LabelledDisc& disc : discs) {
        if (disc.edges.size() > maxAngles) {
            disc.edges.clear();
        }
    }
    const auto boxes = placeLabels(discs, size / 2, seen, lines, progress);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (boxes[i]) {
            painter.drawText(*boxes[i], Qt::AlignCenter, texts[i]);
        }
    }
}

} // namespace lightsout
