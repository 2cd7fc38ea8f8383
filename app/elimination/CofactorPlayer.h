// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/StepPlayer.h"
#include "solve/CofactorExpansion.h"

namespace lightsout {

/// Plays the cofactor expansion of a determinant: step s shows term s.
class CofactorPlayer : public StepPlayer {
    Q_OBJECT

public:
    explicit CofactorPlayer(QObject* parent) : StepPlayer(parent) {}

    /// Replaces the matrix and goes to the start. A matrix that is empty or larger than
    /// `maxExpandedSize` has no terms.
    void load(BitMatrix matrix);

    const BitMatrix& matrix() const { return matrix_; }
    /// Returns the term of the current step; nullptr at the start.
    const CofactorTerm* term() const { return step() == 0 ? nullptr : &terms_[step() - 1]; }
    std::size_t stepCount() const override { return terms_.size(); }

private:
    // The current term follows from the number of the step.
    void doStep(std::size_t /*index*/) override {}
    void undoStep(std::size_t /*index*/) override {}

    BitMatrix matrix_;
    std::vector<CofactorTerm> terms_;
};

} // namespace lightsout
