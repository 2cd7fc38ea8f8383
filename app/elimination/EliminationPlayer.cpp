#include "elimination/EliminationPlayer.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr int defaultMillisecondsPerStep = 800;

} // namespace

EliminationPlayer::EliminationPlayer(QObject* parent) : QObject(parent) {
    timer_.setInterval(defaultMillisecondsPerStep);
    connect(&timer_, &QTimer::timeout, this, [this] { setStep(step_ + 1); });
}

void EliminationPlayer::load(std::shared_ptr<const RecordedElimination> elimination,
                             std::size_t step) {
    elimination_ = std::move(elimination);
    matrix_ = isLoaded() ? elimination_->start : BitMatrix();
    step_ = 0;
    timer_.stop();
    setStep(step);
}

const RowOperation* EliminationPlayer::lastOperation() const {
    return step_ == 0 ? nullptr : &elimination_->operations[step_ - 1];
}

std::size_t EliminationPlayer::pivotsFound() const {
    if (!isLoaded()) {
        return 0;
    }
    if (step_ >= elimination_->phaseChange) {
        return elimination_->rank();
    }
    return step_ == 0 ? 0 : lastOperation()->source + 1;
}

void EliminationPlayer::setStep(std::size_t step) {
    const std::size_t goal = std::min(step, stepCount());
    while (step_ < goal) {
        apply(matrix_, elimination_->operations[step_++]);
    }
    while (step_ > goal) {
        apply(matrix_, elimination_->operations[--step_]);
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
