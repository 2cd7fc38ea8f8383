// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/StepPlayer.h"
#include "elimination/Recording.h"

namespace lightsout {

/// The maximum number of operations that are played one by one by default. Longer eliminations are
/// played pivot by pivot.
inline constexpr std::size_t maxSingleOperations = 500;

/// A player for a recorded elimination: step s shows the matrix after the first s operations. The
/// steps that complete a pivot are stops.
class EliminationPlayer : public StepPlayer {
    Q_OBJECT

public:
    explicit EliminationPlayer(QObject* parent = nullptr) : StepPlayer(parent) {}

    /// Replaces the recording and goes to the given step, or to the last one if there are fewer.
    void load(std::shared_ptr<const Recording> recording, std::size_t step);
    void clear() { load(nullptr, 0); }

    bool isLoaded() const { return recording_ != nullptr; }
    const std::shared_ptr<const Recording>& shared() const { return recording_; }
    const Recording& recording() const { return *recording_; }
    const RecordedElimination& elimination() const { return recording_->elimination; }
    /// Returns the matrix at the current step.
    const BitMatrix& matrix() const { return matrix_; }

    std::size_t stepCount() const override {
        return isLoaded() ? elimination().operations.size() : 0;
    }
    bool hasStops() const override { return true; }
    bool isGoingUp() const { return isGoingUp(step()); }
    bool isGoingUp(std::size_t step) const {
        return isLoaded() && step > elimination().phaseChange;
    }
    bool isAtSmallSystem() const { return isLoaded() && recording_->smallSystem == step(); }
    /// Returns the operation that led to the current step; nullptr at the start.
    const RowOperation* lastOperation() const;
    /// Returns the number of rows that have their pivot at this step.
    std::size_t pivotsFound(std::size_t step) const;
    std::size_t pivotsFound() const { return pivotsFound(step()); }
    /// Returns the number of columns that are known to be free at the current step. Row-by-row
    /// filling finds all of them at its end.
    std::size_t freeColumnsFound() const;

private:
    void doStep(std::size_t index) override { apply(matrix_, elimination().operations[index]); }
    std::size_t stopAfter(std::size_t step) const override;
    std::size_t stopBefore(std::size_t step) const override;
    /// Each operation is its own inverse.
    void undoStep(std::size_t index) override { doStep(index); }

    std::shared_ptr<const Recording> recording_;
    BitMatrix matrix_;
    std::vector<OperationGroup> groups_;
};

} // namespace lightsout
