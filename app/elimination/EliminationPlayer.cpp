#include "elimination/EliminationPlayer.h"

#include <algorithm>

namespace lightsout {

EliminationPlayer::EliminationPlayer(QObject* parent) : QObject(parent) {
    timer_.setInterval(defaultMillisecondsPerStep);
    connect(&timer_, &QTimer::timeout, this, [this] { setStep(step_ + 1); });
}

void EliminationPlayer::load(std::shared_ptr<const Recording> recording, std::size_t step) {
    recording_ = std::move(recording);
    matrix_ = isLoaded() ? elimination().start : BitMatrix();
    step_ = 0;
    timer_.stop();
    setStep(step);
}

const RowOperation* EliminationPlayer::lastOperation() const {
    return step_ == 0 ? nullptr : &elimination().operations[step_ - 1];
}

std::size_t EliminationPlayer::pivotsFound() const {
    if (!isLoaded()) {
        return 0;
    }
    if (step_ >= elimination().phaseChange) {
        return elimination().rank();
    }
    return step_ == 0 ? 0 : lastOperation()->source + 1;
}

void EliminationPlayer::setStep(std::size_t step) {
    const std::size_t goal = std::min(step, stepCount());
    while (step_ < goal) {
        apply(matrix_, elimination().operations[step_++]);
    }
    while (step_ > goal) {
        apply(matrix_, elimination().operations[--step_]);
    }
    if (isAtEnd()) {
        timer_.stop();
    }
    Q_EMIT changed();
}

void EliminationPlayer::setPlaying(bool playing) {
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

} // namespace lightsout
