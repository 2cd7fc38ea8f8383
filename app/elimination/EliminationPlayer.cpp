// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/EliminationPlayer.h"

#include <algorithm>

namespace lightsout {

void EliminationPlayer::load(std::shared_ptr<const Recording> recording, std::size_t step) {
    const std::size_t stepsBefore = stepCount();
    recording_ = std::move(recording);
    groups_ = isLoaded() ? operationGroups(elimination()) : std::vector<OperationGroup>();
    matrix_ = isLoaded() ? elimination().start : BitMatrix();
    rewind();
    setStep(step);
    if (stepCount() != stepsBefore) { // otherwise, the user's choice remains
        setGoesByStops(stepCount() > maxSingleOperations);
    }
}

std::size_t EliminationPlayer::stopAfter(std::size_t step) const {
    const auto next = std::ranges::upper_bound(groups_, step, {}, &OperationGroup::end);
    return next == groups_.end() ? stepCount() : next->end;
}

std::size_t EliminationPlayer::stopBefore(std::size_t step) const {
    const auto next = std::ranges::lower_bound(groups_, step, {}, &OperationGroup::end);
    return next == groups_.begin() ? 0 : std::prev(next)->end;
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
