// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Symbols.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>

#include <cmath>
#include <numbers>

namespace lightsout {

namespace {

void drawPiece(QPainter& painter, const QRectF& cell, const QColor& colour, const Theme& theme) {
    const double size = cell.width();
    painter.setPen(QPen(theme.unlitRing, std::max(0.6, size * 0.03)));
    painter.setBrush(colour);
    painter.drawEllipse(cell.center(), size * 0.36, size * 0.36);
}

} // namespace

QRectF tile(const QRectF& cell) {
    const double gap = cell.width() * 0.035;
    return cell.adjusted(gap, gap, -gap, -gap);
}

void paintTile(QPainter& painter, const QRectF& cell, bool isGrid, const QBrush& fill) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    if (isGrid) {
        const double radius = cell.width() * 0.11;
        painter.drawRoundedRect(tile(cell), radius, radius);
    } else {
        painter.drawEllipse(cell);
    }
}

void paintOutline(QPainter& painter, const QRectF& cell, bool isGrid, const QColor& colour,
                  double width) {
    painter.setPen(QPen(colour, width));
    painter.setBrush(Qt::NoBrush);
    if (isGrid) {
        const double radius = cell.width() * 0.12;
        painter.drawRoundedRect(tile(cell), radius, radius);
    } else {
        painter.drawEllipse(cell.adjusted(-2, -2, 2, 2));
    }
}

QBrush fillOf(ThemeColour colour, const Theme& theme) {
    if (theme.palette != Palette::blackAndWhite) {
        return theme.*colour;
    }
    return {theme.*colour, colour == &Theme::quiet     ? Qt::BDiagPattern
                           : colour == &Theme::press   ? Qt::DiagCrossPattern
                           : colour == &Theme::litFlat ? Qt::Dense4Pattern
                                                       : Qt::SolidPattern};
}

QPen strokeOf(ThemeColour colour, double width, const Theme& theme) {
    if (theme.palette != Palette::blackAndWhite) {
        return {theme.*colour, width};
    }
    return {theme.*colour, width,
            colour == &Theme::quiet     ? Qt::DashLine
            : colour == &Theme::press   ? Qt::DotLine
            : colour == &Theme::litFlat ? Qt::DashDotLine
                                        : Qt::SolidLine};
}

void paintBulb(QPainter& painter, const QRectF& cell, double brightness, const Theme& theme,
               CellLayer layer) {
    if (theme.palette == Palette::pieces) {
        if (layer != CellLayer::ground) {
            drawPiece(painter, cell, mixed(whitePieceColour(), blackPieceColour(theme), brightness),
                      theme);
        }
        return;
    }
    const QPointF centre = cell.center();
    const double size = cell.width();
    if (layer != CellLayer::light && brightness > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(theme.lit, 0.24 * brightness));
        const double radius = size * (0.8 + 0.2 * brightness) * 0.39;
        painter.drawEllipse(centre, radius, radius);
    }
    if (layer == CellLayer::ground) {
        return;
    }
    if (brightness < 1) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faded(theme.unlitRing, 1 - brightness), std::max(1.0, size * 0.03)));
        painter.drawEllipse(centre, size * 0.27, size * 0.27);
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(theme.unlitRing, 1 - brightness));
        painter.drawEllipse(centre, size * 0.045, size * 0.045);
    }
    if (brightness > 0) {
        const double grown = size * (0.8 + 0.2 * brightness);
        // Amber alone is hard to see on a white wall.
        painter.setPen(QPen(faded(theme.litRim, brightness), std::max(1.0, grown * 0.04)));
        painter.setBrush(faded(theme.lit, brightness));
        painter.drawEllipse(centre, grown * 0.3, grown * 0.3);
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(theme.litHighlight, brightness));
        const QPointF gleam = centre - QPointF(grown * 0.085, grown * 0.095);
        painter.drawEllipse(gleam, grown * 0.085, grown * 0.085);
    }
}

void paintPiece(QPainter& painter, const QRectF& cell, bool isBlack, const Theme& theme) {
    drawPiece(painter, cell, isBlack ? blackPieceColour(theme) : whitePieceColour(), theme);
}

QColor blackPieceColour(const Theme& theme) {
    return theme.isDark ? QColor(0x07090C) : QColor(0x20242C);
}

QColor whitePieceColour() {
    return 0xFFFDF8;
}

QPixmap cellPixmap(double size, double pixelRatio, bool isGrid, bool isLit, const Theme& theme,
                   CellLayer layer) {
    const QString key = QStringLiteral("cell %1 %2 %3 %4 %5 %6 %7 %8")
                            .arg(size)
                            .arg(pixelRatio)
                            .arg(isGrid)
                            .arg(isLit)
                            .arg(theme.isDark)
                            .arg(static_cast<int>(theme.palette))
                            .arg(static_cast<int>(layer))
                            .arg(theme.unlitRing.rgba()); // distinguishes themes with high contrast
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        const int pixels = static_cast<int>(std::ceil(size * pixelRatio));
        pixmap = QPixmap(pixels, pixels);
        pixmap.setDevicePixelRatio(pixelRatio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF cell(0, 0, size, size);
        if (layer != CellLayer::light) {
            paintTile(painter, cell, isGrid, theme.cell);
        }
        paintBulb(painter, cell, isLit ? 1 : 0, theme, layer);
        painter.end();
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

void paintStar(QPainter& painter, QPointF centre, double radius, const Theme& theme) {
    QPainterPath path;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        const double reach = i % 2 == 0 ? radius : radius * 0.42;
        const QPointF corner = centre + QPointF(std::cos(angle), std::sin(angle)) * reach;
        if (i == 0) {
            path.moveTo(corner);
        } else {
            path.lineTo(corner);
        }
    }
    path.closeSubpath();
    // Two outlines contrast with any background: one in the background colour, and one around it in
    // the text colour.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.text, std::max(2.0, radius * 0.34), Qt::SolidLine, Qt::SquareCap,
                        Qt::MiterJoin));
    painter.drawPath(path);
    painter.setPen(QPen(theme.background, std::max(1.0, radius * 0.18)));
    painter.setBrush(theme.press);
    painter.drawPath(path);
}

QColor faded(QColor color, double alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto mix = [share](int from, int to) {
        return static_cast<int>(std::lround(from + (to - from) * share));
    };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

} // namespace lightsout
