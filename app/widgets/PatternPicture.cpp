#include "widgets/PatternPicture.h"

#include "widgets/BoardGeometry.h"
#include "widgets/Theme.h"

#include <QPainter>

namespace lightsout {

namespace {

void paintGridPattern(QPainter& painter, const QRectF& area, const Lattice& lattice,
                      const BitVector& pattern, const QColor& colour) {
    const double size = std::min(area.width() / static_cast<double>(lattice.cols),
                                 area.height() / static_cast<double>(lattice.rows));
    const QPointF corner = area.center() - QPointF(size * static_cast<double>(lattice.cols),
                                                   size * static_cast<double>(lattice.rows)) /
                                               2;
    const double gap = size > 5 ? size * 0.08 : 0;
    const double radius = size > 8 ? size * 0.18 : 0;
    painter.setPen(Qt::NoPen);
    if (gap == 0) {
        painter.fillRect(QRectF(corner, QSizeF(size * static_cast<double>(lattice.cols),
                                               size * static_cast<double>(lattice.rows))),
                         Theme::current().cell);
    }
    for (Vertex v = 0; v < lattice.vertexCount(); ++v) {
        if (gap == 0 && !pattern[v]) {
            continue;
        }
        const QRectF cell(corner + QPointF(size * static_cast<double>(lattice.columnOf(v)),
                                           size * static_cast<double>(lattice.rowOf(v))),
                          QSizeF(size, size));
        painter.setBrush(pattern[v] ? colour : Theme::current().cell);
        painter.drawRoundedRect(cell.adjusted(gap, gap, -gap, -gap), radius, radius);
    }
}

void paintGraphPattern(QPainter& painter, const QRectF& area, const Rule& rule,
                       const BitVector& pattern, const QColor& colour) {
    BoardGeometry geometry(rule);
    geometry.setViewSize(area.size());
    painter.save();
    painter.translate(area.topLeft());
    painter.setPen(QPen(Theme::current().line, 1));
    const Graph& graph = *rule.graph();
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            painter.drawLine(geometry.cellRect(u).center(), geometry.cellRect(v).center());
        }
    }
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        painter.setPen(QPen(pattern[v] ? colour : Theme::current().unlitRing, 1));
        painter.setBrush(pattern[v] ? colour : Theme::current().cell);
        const double radius = std::clamp(geometry.cellSize() / 2, 2.5, 8.0);
        painter.drawEllipse(geometry.cellRect(v).center(), radius, radius);
    }
    painter.restore();
}

} // namespace

void paintPattern(QPainter& painter, const QRectF& area, const Rule& rule, const BitVector& pattern,
                  const QColor& colour) {
    painter.setRenderHint(QPainter::Antialiasing);
    if (const Lattice* lattice = rule.cells()) {
        paintGridPattern(painter, area, *lattice, pattern, colour);
    } else {
        paintGraphPattern(painter, area, rule, pattern, colour);
    }
}

PatternPicture::PatternPicture(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PatternPicture::setPattern(const Rule& rule, const BitVector& pattern,
                                std::optional<QColor> colour) {
    rule_ = rule;
    pattern_ = pattern;
    colour_ = colour;
    update();
}

void PatternPicture::setPointedAt(std::optional<Vertex> vertex) {
    pointedAt_ = vertex;
    update();
}

void PatternPicture::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const QRectF area = QRectF(rect()).adjusted(2, 2, -2, -2);
    paintPattern(painter, area, rule_, pattern_, colour_.value_or(Theme::current().quiet));
    const Lattice* lattice = rule_.cells();
    if (pointedAt_ && lattice != nullptr) {
        const double size = std::min(area.width() / static_cast<double>(lattice->cols),
                                     area.height() / static_cast<double>(lattice->rows));
        const QPointF offset(size * (static_cast<double>(lattice->columnOf(*pointedAt_)) -
                                     static_cast<double>(lattice->cols) / 2),
                             size * (static_cast<double>(lattice->rowOf(*pointedAt_)) -
                                     static_cast<double>(lattice->rows) / 2));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Theme::current().accent, 2));
        painter.drawRoundedRect(QRectF(area.center() + offset, QSizeF(size, size)), 2, 2);
    }
}

} // namespace lightsout
