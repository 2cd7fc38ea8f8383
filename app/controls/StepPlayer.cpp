// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/StepPlayer.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr int millisecondsPerStep = 800;

} // namespace

StepPlayer::StepPlayer(QObject* parent) : QObject(parent) {
    timer_.setInterval(millisecondsPerStep);
    connect(&timer_, &QTimer::timeout, this, [this] { turn(true); });
}

void StepPlayer::setStep(std::size_t step) {
    const std::size_t goal = std::min(step, stepCount());
    while (step_ < goal) {
        doStep(step_++);
    }
    while (step_ > goal) {
        undoStep(--step_);
    }
    if (isAtEnd()) {
        timer_.stop();
    }
    Q_EMIT changed();
}

void StepPlayer::setPlaying(bool playing) {
    if (playing && isAtEnd()) {
        setStep(0);
    }
    if (playing && stepCount() > 0) {
        timer_.start();
    } else {
        timer_.stop();
    }
    Q_EMIT changed();
}

void StepPlayer::turn(bool isForward) {
    if (isForward) {
        setStep(goesByStops_ ? stopAfter(step_) : step_ + 1);
    } else if (step_ > 0) {
        setStep(goesByStops_ ? stopBefore(step_) : step_ - 1);
    }
}

void StepPlayer::setGoesByStops(bool goes) {
    goesByStops_ = goes;
    Q_EMIT changed();
}

void StepPlayer::scrub(double position) {
    timer_.stop();
    setStep(static_cast<std::size_t>(std::lround(std::max(position, 0.0))));
    Q_EMIT scrubbed(position);
}

void StepPlayer::setSpeed(int factor) {
    speed_ = factor;
    timer_.setInterval(millisecondsPerStep / factor);
    Q_EMIT changed();
}

void StepPlayer::rewind() {
    timer_.stop();
    step_ = 0;
}

} // namespace lightsout

#include "moc_StepPlayer.cpp"
