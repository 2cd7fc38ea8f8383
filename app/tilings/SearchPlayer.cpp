// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/SearchPlayer.h"

namespace lightsout {

void SearchPlayer::load(std::shared_ptr<const RecordedSearch> search, std::size_t vertices) {
    search_ = std::move(search);
    presses_ = BitVector(vertices);
    deadEnds_ = 0;
    found_ = 0;
    rewind();
    Q_EMIT changed();
}

const SearchMove* SearchPlayer::lastMove() const {
    return step() == 0 ? nullptr : &search_->moves[step() - 1];
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

#include "moc_SearchPlayer.cpp"
