// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/FocusRing.h"

#include "theme/Theme.h"

#include <QPainter>

namespace lightsout {

namespace {

constexpr double ringWidth = 2;
constexpr double radius = 9;

} // namespace

void FocusRing::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double inset = ringWidth / 2;
    painter.setPen(QPen(themeOf(*this).accent, ringWidth));
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);
}

} // namespace lightsout

#include "moc_FocusRing.cpp"
