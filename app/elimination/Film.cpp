// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/Film.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr int filmMilliseconds = 600;
constexpr int frameMilliseconds = 16;
/// The maximum number of steps that are filmed together.
constexpr double maxDistance = 8;

} // namespace

Film::Film(QObject* parent) : QObject(parent) {
    frames_.setInterval(frameMilliseconds);
    connect(&frames_, &QTimer::timeout, this, [this] { advance(clock_.restart()); });
}

void Film::goTo(std::size_t step) {
    const auto goal = static_cast<double>(step);
    const double distance = std::abs(goal - position_);
    if (distance > maxDistance) {
        cutTo(goal);
    } else if (distance > 0 && (goal != goal_ || !frames_.isActive())) {
        goal_ = goal;
        distance_ = std::max(distance, 1.0);
        if (!frames_.isActive()) {
            clock_.start();
            frames_.start();
        }
    }
}

void Film::cutTo(double position) {
    frames_.stop();
    position_ = position;
    goal_ = position;
}

void Film::advance(qint64 milliseconds) {
    const double way = static_cast<double>(milliseconds) * speed_ * distance_ / filmMilliseconds;
    position_ =
        goal_ > position_ ? std::min(goal_, position_ + way) : std::max(goal_, position_ - way);
    if (position_ == goal_) {
        frames_.stop();
    }
    Q_EMIT moved();
}

} // namespace lightsout

#include "moc_Film.cpp"
