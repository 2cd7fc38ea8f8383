// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"
#include "look/StepPlayer.h"

namespace lightsout {

/// Plays a recorded elimination: step s is the matrix after the first s operations.
class EliminationPlayer : public StepPlayer {
    Q_OBJECT

public:
    explicit EliminationPlayer(QObject* parent = nullptr) : StepPlayer(parent) {}

    /// Replaces what is played, at the step given or the last one there is.
    void load(std::shared_ptr<const Recording> recording, std::size_t step);
    void clear() { load(nullptr, 0); }

    bool isLoaded() const { return recording_ != nullptr; }
    const std::shared_ptr<const Recording>& shared() const { return recording_; }
    const Recording& recording() const { return *recording_; }
    const RecordedElimination& elimination() const { return recording_->elimination; }
    /// The matrix at the present step.
    const BitMatrix& matrix() const { return matrix_; }

    std::size_t stepCount() const override {
        return isLoaded() ? elimination().operations.size() : 0;
    }
    bool isGoingUp() const { return isLoaded() && step() > elimination().phaseChange; }
    bool isAtSmallSystem() const { return isLoaded() && recording_->smallSystem == step(); }
    /// What led to the present step; nullptr at the start.
    const RowOperation* lastOperation() const;
    /// How many rows have their pivot at the present step.
    std::size_t pivotsFound() const;

private:
    void doStep(std::size_t index) override { apply(matrix_, elimination().operations[index]); }
    /// Each operation is its own inverse.
    void undoStep(std::size_t index) override { doStep(index); }

    std::shared_ptr<const Recording> recording_;
    BitMatrix matrix_;
};

} // namespace lightsout
