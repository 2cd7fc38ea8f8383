// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/EliminationPlayer.h"

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

std::size_t EliminationPlayer::pivotsFound(std::size_t step) const {
    if (!isLoaded()) {
        return 0;
    }
    if (step >= elimination().phaseChange) {
        return elimination().rank();
    }
    return step == 0 ? 0 : elimination().operations[step - 1].source + 1;
}

std::size_t EliminationPlayer::freeColumnsFound() const {
    if (!isLoaded()) {
        return 0;
    }
    if (step() >= elimination().phaseChange) {
        return elimination().freeColumns.size();
    }
    const std::size_t found = pivotsFound();
    if (recording_->smallSystem || found == 0) {
        return 0;
    }
    return elimination().pivots[found - 1] + 1 - found;
}

} // namespace lightsout

#include "moc_EliminationPlayer.cpp"
