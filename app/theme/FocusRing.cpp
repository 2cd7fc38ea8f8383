// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/FocusRing.h"

#include "theme/Theme.h"

#include <QEvent>
#include <QPainter>

namespace lightsout {

namespace {

constexpr double ringWidth = 2;
constexpr double radius = 9;

} // namespace

bool FocusRing::eventFilter(QObject* watched, QEvent* event) {
    const bool isHandled = QFocusFrame::eventFilter(watched, event);
    // QFocusFrame hides a ring that is outside its parent, and keeps it hidden when it moves.
    const bool hasMoved = event->type() == QEvent::Move || event->type() == QEvent::Resize;
    if (hasMoved && widget() != nullptr && widget()->isVisible()) {
        setVisible(parentWidget()->rect().intersects(geometry()));
        update(); // the line is drawn in what is visible
    }
    return isHandled;
}

void FocusRing::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double inset = ringWidth / 2;
    painter.setPen(QPen(themeOf(*this).accent, ringWidth));
    const QRectF outer = line();
    painter.drawRoundedRect(outer.adjusted(inset, inset, -inset, -inset), radius, radius);
    // Over a button in the colour of the ring, a second line shows it.
    painter.setPen(QPen(themeOf(*this).card, 1));
    const double inner = ringWidth + 0.5;
    painter.drawRoundedRect(outer.adjusted(inner, inner, -inner, -inner), radius - ringWidth,
                            radius - ringWidth);
}

} // namespace lightsout

#include "moc_FocusRing.cpp"
