// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardGlow.h"

#include "look/Symbols.h"
#include "look/Theme.h"

#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace lightsout {

void paintGlow(QPainter& painter, const QRectF& view, QPointF middle, double share,
               const Theme& theme) {
    const double reach = std::hypot(view.width(), view.height()) / 2;
    const QColor light = theme.lit;
    QRadialGradient ring(middle, reach);
    const double strength = 0.55 * (1 - share);
    ring.setColorAt(std::max(0.0, share - 0.35), faded(light, 0));
    ring.setColorAt(share, faded(light, strength));
    ring.setColorAt(std::min(1.0, share + 0.12), faded(light, 0));
    painter.fillRect(view, ring);
}

void paintFlash(QPainter& painter, const BoardGeometry& geometry, const BitVector& vertices,
                double share, const Theme& theme) {
    constexpr double strongest = 0.75;
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(theme.quiet, strongest * (1 - share)));
    const QRectF view({}, geometry.viewSize());
    vertices.forEachOne([&](Vertex v) {
        const QRectF cell = geometry.cellRect(v);
        if (!cell.intersects(view)) {
            return;
        }
        if (geometry.isGrid()) {
            painter.drawRect(cell);
        } else {
            painter.drawEllipse(cell);
        }
    });
}

} // namespace lightsout
