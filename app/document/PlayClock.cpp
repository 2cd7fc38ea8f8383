// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/PlayClock.h"

namespace lightsout {

PlayClock::PlayClock(CurrentDocument& document) : document_(document) {
    connect(&document, &CurrentDocument::changed, this, &PlayClock::follow);
}

qint64 PlayClock::milliseconds() const {
    return before_ + (running_.isValid() ? running_.elapsed() : 0);
}

void PlayClock::follow(const Move& move) {
    const Game& game = document_.game();
    if (startsOver(move) || game.pressCount() == 0) {
        before_ = 0;
        running_.invalidate();
    } else if (game.isWon()) {
        before_ = milliseconds();
        running_.invalidate();
    } else if (!running_.isValid() && std::holds_alternative<Press>(move)) {
        running_.start();
    }
}

} // namespace lightsout

#include "moc_PlayClock.cpp"
