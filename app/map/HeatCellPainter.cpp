// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatCellPainter.h"

#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QPainter>

#include <algorithm>

namespace lightsout {

namespace {

/// Minimum size in pixels of a cell with a number.
constexpr double minNumber = 18;
constexpr qsizetype maxPixmaps = 4096;

} // namespace

void HeatCellPainter::setScale(HeatScale scale) {
    scale_ = std::move(scale);
    clear();
}

void HeatCellPainter::setTextOf(std::function<QString(std::uint32_t)> textOf) {
    textOf_ = std::move(textOf);
    clear();
}

void HeatCellPainter::paint(QPainter& painter, double size, const HeatLook& look,
                            const Theme& theme) const {
    const std::size_t band = scale_.bandOf(look.value);
    painter.setRenderHint(QPainter::Antialiasing);
    const double gap = std::max(0.5, size * 0.05);
    const double radius = size * 0.16;
    const QRectF square = QRectF(0, 0, size, size).adjusted(gap, gap, -gap, -gap);
    painter.setPen(Qt::NoPen);
    painter.setBrush(scale_.colour(band, theme));
    painter.drawRoundedRect(square, radius, radius);
    if (look.mark == HeatMark::bound) {
        const double width = std::max(1.2, size * 0.06);
        painter.setPen(QPen(theme.text, width));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(square.adjusted(width / 2, width / 2, -width / 2, -width / 2),
                                radius, radius);
    } else if (look.mark != HeatMark::none) {
        const bool isRight = look.mark == HeatMark::right;
        const double width = std::max(1.2, size * 0.09);
        painter.setPen(QPen(isRight ? theme.accent : theme.press, width));
        painter.setBrush(Qt::NoBrush);
        const QRectF ring = square.adjusted(width / 2, width / 2, -width / 2, -width / 2);
        painter.drawRoundedRect(ring, radius, radius);
        if (!isRight) {
            painter.drawLine(ring.topLeft(), ring.bottomRight());
            painter.drawLine(ring.topRight(), ring.bottomLeft());
        }
    }
    if (size >= minNumber) {
        const QString text = textOf_ ? textOf_(look.value) : numberText(look.value);
        QFont font = fontFor(TextRole::body);
        const double room = text.size() <= 2 ? 0.46 : 1.6 / static_cast<double>(text.size() + 1);
        font.setPixelSize(std::max(6, static_cast<int>(size * room)));
        font.setBold(look.value > 0);
        painter.setFont(font);
        painter.setPen(scale_.textColour(band, theme));
        painter.drawText(QRectF(0, 0, size, size), Qt::AlignCenter, text);
    }
}

const QPixmap& HeatCellPainter::pixmap(double size, double pixelRatio, const HeatLook& look,
                                       const Theme& theme) {
    if (!pixmaps_.isEmpty() && (pixmaps_.size() > maxPixmaps ||
                                pixmaps_.begin()->deviceIndependentSize().width() != size)) {
        clear();
    }
    QPixmap& pixmap = pixmaps_[look];
    if (pixmap.isNull()) {
        pixmap = QPixmap(QSizeF(size * pixelRatio, size * pixelRatio).toSize());
        pixmap.setDevicePixelRatio(pixelRatio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(painter, size, look, theme);
    }
    return pixmap;
}

QImage HeatCellPainter::image(const std::vector<std::uint32_t>& values, const HeatArea& area,
                              const std::function<HeatMark(HeatCell, std::uint32_t)>& markOf,
                              const Theme& theme) const {
    std::vector<QRgb> colours;
    for (std::size_t band = 0; band < scale_.bands().size(); ++band) {
        colours.push_back(scale_.colour(band, theme).rgb());
    }
    QImage image(static_cast<int>(area.last.column - area.first.column + 1),
                 static_cast<int>(area.last.row - area.first.row + 1), QImage::Format_RGB32);
    auto value = values.begin();
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x, ++value) {
            const HeatMark mark = markOf({area.first.row + static_cast<std::size_t>(y),
                                          area.first.column + static_cast<std::size_t>(x)},
                                         *value);
            line[x] = mark == HeatMark::wrong   ? theme.press.rgb()
                      : mark == HeatMark::right ? theme.accent.rgb()
                                                : colours[scale_.bandOf(*value)];
        }
    }
    return image;
}

} // namespace lightsout
