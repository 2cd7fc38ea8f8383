// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/PointerOverlay.h"

#include "theme/Theme.h"

#include <QPainter>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int distance = 5; ///< distance between the ring and the landmark
constexpr double ringRadius = 10;
constexpr double thickness = 3;
constexpr double knob = 6;

/// Returns the coordinate at which a line meets a side, clear of the rounded corners. If the side
/// is too short for that, returns its middle.
double between(double place, double begin, double end) {
    return end - begin > 2 * ringRadius ? std::clamp(place, begin + ringRadius, end - ringRadius)
                                        : (begin + end) / 2;
}

/// Returns the point at which a line from `point` meets the nearest side of a rectangle.
QPointF nearestSide(const QRectF& ring, QPointF point) {
    if (point.x() > ring.right()) {
        return {ring.right(), between(point.y(), ring.top(), ring.bottom())};
    }
    if (point.x() < ring.left()) {
        return {ring.left(), between(point.y(), ring.top(), ring.bottom())};
    }
    return {between(point.x(), ring.left(), ring.right()),
            point.y() > ring.center().y() ? ring.bottom() : ring.top()};
}

} // namespace

PointerOverlay::PointerOverlay(QWidget& window) : QWidget(&window), window_(window) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, &PointerOverlay::follow);
}

void PointerOverlay::pointAt(std::function<LandmarkPlace()> find, QWidget* words) {
    find_ = std::move(find);
    words_ = words;
    soon_.start();
}

void PointerOverlay::clear() {
    find_ = nullptr;
    follow();
}

void PointerOverlay::follow() {
    const LandmarkPlace place = find_ ? find_() : LandmarkPlace();
    const bool isSeen = place.widget != nullptr && !place.widget->visibleRegion().isEmpty() &&
                        words_ != nullptr && words_->isVisible();
    // The ring surrounds the visible part.
    const QRect seen = isSeen ? place.rect & place.widget->visibleRegion().boundingRect() : QRect();
    const QRect ring = isSeen ? QRect(place.widget->mapTo(&window_, seen.topLeft()), seen.size())
                                    .adjusted(-distance, -distance, distance, distance)
                              : QRect();
    const bool areWordsSeen = isSeen && !words_->visibleRegion().isEmpty();
    const QPoint end = areWordsSeen ? words_->mapTo(&window_, words_->rect().center()) : QPoint();
    if (ring == ring_ && end == end_ && geometry() == window_.rect()) {
        return;
    }
    ring_ = ring;
    end_ = end;
    setGeometry(window_.rect());
    setVisible(isSeen);
    raise();
    update();
}

void PointerOverlay::paintEvent(QPaintEvent*) {
    if (ring_.isEmpty()) {
        return;
    }
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.press, thickness));
    const QRectF ring = QRectF(ring_).intersected(QRectF(rect()).adjusted(2, 2, -2, -2));
    painter.drawRoundedRect(ring, ringRadius, ringRadius);
    if (end_.isNull()) { // the text is scrolled out of view
        return;
    }
    painter.setPen(QPen(theme.press, 2));
    painter.drawLine(nearestSide(ring, end_), end_);
    painter.setBrush(theme.card);
    painter.setPen(QPen(theme.press, thickness));
    painter.drawEllipse(QPointF(end_), knob, knob);
}

} // namespace lightsout

#include "moc_PointerOverlay.cpp"
