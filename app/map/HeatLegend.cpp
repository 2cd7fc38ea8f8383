// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatLegend.h"

#include "text/SpokenText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace lightsout {

namespace {

constexpr double barHeight = 18;
constexpr double roomBelowBar = 6;

} // namespace

HeatLegend::HeatLegend(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setNames<HeatLegend>(this, QT_TR_NOOP("Colours, from the palest to the strongest"));
}

void HeatLegend::setScale(HeatScale scale) {
    scale_ = std::move(scale);
    QStringList names;
    for (const HeatBand& band : scale_.bands()) {
        names << band.name;
    }
    setAccessibleDescription(withoutIsolates(names.join(QStringLiteral("; "))));
    updateGeometry();
    update();
}

QSize HeatLegend::sizeHint() const {
    const QFontMetrics metrics(fontFor(TextRole::small));
    return {360, static_cast<int>(barHeight + roomBelowBar) + metrics.height() + 2};
}

void HeatLegend::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = themeOf(*this);
    const std::size_t count = scale_.bands().size();
    const double width = static_cast<double>(this->width()) / static_cast<double>(count);
    QFont font = fontFor(TextRole::small);
    double widest = 1;
    for (const HeatBand& band : scale_.bands()) {
        widest = std::max<double>(widest, QFontMetrics(font).horizontalAdvance(band.name));
    }
    constexpr double between = 6; // names must not touch each other
    if (widest > width - between) {
        constexpr double smallest = 0.5;
        font.setPointSizeF(font.pointSizeF() * std::max(smallest, (width - between) / widest));
    }
    painter.setFont(font);
    for (std::size_t band = 0; band < count; ++band) {
        const double left = width * static_cast<double>(band);
        painter.setPen(QPen(theme.line, 1));
        painter.setBrush(scale_.colour(band, theme));
        painter.drawRoundedRect(QRectF(left + 2, 1, width - 4, barHeight - 2), 4, 4);
        painter.setPen(theme.secondText);
        painter.drawText(
            QRectF(left, barHeight + roomBelowBar, width, height() - barHeight - roomBelowBar),
            Qt::AlignHCenter | Qt::AlignTop, scale_.bands()[band].name);
    }
}

} // namespace lightsout

#include "moc_HeatLegend.cpp"
