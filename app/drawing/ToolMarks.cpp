// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/ToolMarks.h"

#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QPainter>

#include <algorithm>

namespace lightsout {

namespace {

constexpr double ringGap = 4;

} // namespace

void paintSelection(QPainter& painter, const BoardGeometry& geometry, const Drawing& drawing,
                    const Theme& theme, QPointF pixels) {
    const QColor accent = theme.accent;
    const auto place = [&](Vertex v) {
        const QPointF offset = drawing.vertices().contains(v) ? pixels : QPointF();
        return geometry.cellRect(v).center() + offset;
    };
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(faded(accent, 0.75), 5, Qt::SolidLine, Qt::RoundCap));
    for (const Arc& edge : drawing.edges()) {
        painter.drawLine(place(edge.from), place(edge.to));
    }
    const double radius = geometry.cellSize() / 2 + ringGap;
    painter.setPen(QPen(accent, std::clamp(radius * 0.12, 2.0, 4.0)));
    painter.setBrush(faded(accent, 0.12));
    for (const Vertex v : drawing.vertices()) {
        painter.drawEllipse(place(v), radius, radius);
    }
}

void paintTargetRing(QPainter& painter, const BoardGeometry& geometry, Vertex vertex,
                     const QColor& colour) {
    const double radius = geometry.cellSize() / 2 + ringGap;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(geometry.cellRect(vertex).center(), radius, radius);
}

void paintRubberBand(QPainter& painter, QPointF from, QPointF to, const Theme& theme) {
    const QColor accent = theme.accent;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(accent, 3, Qt::DashLine, Qt::RoundCap));
    painter.drawLine(from, to);
    painter.setPen(Qt::NoPen);
    painter.setBrush(accent);
    painter.drawEllipse(to, 6, 6);
}

} // namespace lightsout
