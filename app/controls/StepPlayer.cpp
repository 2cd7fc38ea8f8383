// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/StepPlayer.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr int millisecondsPerStep = 800;

} // namespace

StepPlayer::StepPlayer(QObject* parent) : QObject(parent) {
    setSpeed(1);
    connect(&timer_, &QTimer::timeout, this, [this] { setStep(step_ + 1); });
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

void StepPlayer::setSpeed(int factor) {
    timer_.setInterval(millisecondsPerStep / factor);
}

void StepPlayer::rewind() {
    timer_.stop();
    step_ = 0;
}

} // namespace lightsout

#include "moc_StepPlayer.cpp"
