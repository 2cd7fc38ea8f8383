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

constexpr double roomBelowBar = 6;

double barHeight() {
    constexpr double usual = 18;
    return grownWithText(usual);
}

int rowHeight() {
    const QFontMetrics metrics(fontFor(TextRole::small));
    return static_cast<int>(barHeight() + roomBelowBar) + metrics.height() + 2;
}

} // namespace

HeatLegend::HeatLegend(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
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

double HeatLegend::nameShare(int width, std::size_t columns) const {
    const QFontMetricsF metrics(fontFor(TextRole::small));
    double widest = 1;
    for (const HeatBand& band : scale_.bands()) {
        widest = std::max(widest, metrics.horizontalAdvance(band.name));
    }
    constexpr double between = 6; // names must not touch each other
    constexpr double smallest = 0.5;
    return std::clamp((width / static_cast<double>(columns) - between) / widest, smallest, 1.0);
}

std::size_t HeatLegend::columnsIn(int width) const {
    constexpr double legible = 0.8;
    const std::size_t count = scale_.bands().size();
    return nameShare(width, count) < legible ? (count + 1) / 2 : count;
}

int HeatLegend::heightForWidth(int width) const {
    const std::size_t columns = columnsIn(width);
    const auto rows = static_cast<int>((scale_.bands().size() + columns - 1) / columns);
    return rows * rowHeight();
}

void HeatLegend::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = themeOf(*this);
    const std::size_t columns = columnsIn(width());
    const double width = static_cast<double>(this->width()) / static_cast<double>(columns);
    QFont font = fontFor(TextRole::small);
    font.setPointSizeF(font.pointSizeF() * nameShare(this->width(), columns));
    painter.setFont(font);
    for (std::size_t band = 0; band < scale_.bands().size(); ++band) {
        const double left = width * static_cast<double>(band % columns);
        const double top = rowHeight() * static_cast<double>(band / columns);
        painter.setPen(QPen(theme.line, 1));
        painter.setBrush(scale_.colour(band, theme));
        painter.drawRoundedRect(QRectF(left + 2, top + 1, width - 4, barHeight() - 2), 4, 4);
        painter.setPen(theme.secondText);
        painter.drawText(QRectF(left, top + barHeight() + roomBelowBar, width,
                                rowHeight() - barHeight() - roomBelowBar),
                         Qt::AlignHCenter | Qt::AlignTop, scale_.bands()[band].name);
    }
}

} // namespace lightsout

#include "moc_HeatLegend.cpp"
