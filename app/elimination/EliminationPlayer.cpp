// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/EliminationPlayer.h"

#include <algorithm>

namespace lightsout {

void EliminationPlayer::load(std::shared_ptr<const Recording> recording, std::size_t step) {
    recording_ = std::move(recording);
    matrix_ = isLoaded() ? elimination().start : BitMatrix();
    rewind();
    setStep(step);
}

const RowOperation* EliminationPlayer::lastOperation() const {
    return step() == 0 ? nullptr : &elimination().operations[step() - 1];
}

std::size_t EliminationPlayer::pivotsFound() const {
    if (!isLoaded()) {
        return 0;
    }
    if (step() >= elimination().phaseChange) {
        return elimination().rank();
    }
    return step() == 0 ? 0 : lastOperation()->source + 1;
}

std::size_t EliminationPlayer::freeColumnsFound() const {
    if (!isLoaded()) {
        return 0;
    }
    if (step() >= elimination().phaseChange) {
        return elimination().freeColumns.size();
    }
    if (recording_->smallSystem || pivotsFound() == 0) {
        return 0;
    }
    const std::size_t column = elimination().pivots[pivotsFound() - 1];
    return static_cast<std::size_t>(std::ranges::count_if(
        elimination().freeColumns, [column](std::size_t free) { return free < column; }));
}

} // namespace lightsout

#include "moc_EliminationPlayer.cpp"
