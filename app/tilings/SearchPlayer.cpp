#include "tilings/SearchPlayer.h"

#include <algorithm>

namespace lightsout {

SearchPlayer::SearchPlayer(QObject* parent) : QObject(parent) {
    timer_.setInterval(defaultMillisecondsPerStep);
    connect(&timer_, &QTimer::timeout, this, [this] { setStep(step_ + 1); });
}

void SearchPlayer::load(std::shared_ptr<const RecordedSearch> search, std::size_t vertices) {
    search_ = std::move(search);
    presses_ = BitVector(vertices);
    step_ = 0;
    deadEnds_ = 0;
    found_ = 0;
    timer_.stop();
    Q_EMIT changed();
}

const SearchMove* SearchPlayer::lastMove() const {
    return step_ == 0 ? nullptr : &search_->moves[step_ - 1];
}

void SearchPlayer::setStep(std::size_t step) {
    const std::size_t goal = std::min(step, stepCount());
    while (step_ < goal) {
        count(search_->moves[step_++], true);
    }
    while (step_ > goal) {
        count(search_->moves[--step_], false);
    }
    if (isAtEnd()) {
        timer_.stop();
    }
    Q_EMIT changed();
}

void SearchPlayer::setPlaying(bool playing) {
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

void SearchPlayer::count(const SearchMove& move, bool isForward) {
    switch (move.event) {
    case DancingLinks::Event::placed:
    case DancingLinks::Event::takenBack:
        presses_.flip(move.vertex);
        break;
    case DancingLinks::Event::deadEnd:
        deadEnds_ = isForward ? deadEnds_ + 1 : deadEnds_ - 1;
        break;
    case DancingLinks::Event::found:
        found_ = isForward ? found_ + 1 : found_ - 1;
        break;
    case DancingLinks::Event::finished:
        break;
    }
}

} // namespace lightsout
