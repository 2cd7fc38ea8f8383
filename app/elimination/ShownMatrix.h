// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "elimination/EliminationPlayer.h"
#include "elimination/HandElimination.h"
#include "matrix/MatrixView.h"

namespace lightsout {

enum class EliminationMode { steps, byHand, outcome, methods };

/// The matrix that the present mode shows, with its heads and its marks.
class ShownMatrix {
public:
    ShownMatrix(const Workbench& workbench, const EliminationPlayer& player,
                const HandElimination& hand)
        : workbench_(workbench), player_(player), hand_(hand) {}

    EliminationMode mode() const { return mode_; }
    void setMode(EliminationMode mode) { mode_ = mode; }
    /// Nothing while no elimination of a board of this size is recorded: others hear of a move
    /// before the page does.
    const BitMatrix* matrix() const;
    /// The recording that is played; there has to be a matrix.
    const Recording& recording() const { return player_.recording(); }
    /// What led to the matrix, if there was a step.
    const RowOperation* lastOperation() const;
    /// True before the first step, when the rows are still the equations of the lights.
    bool isAtStart() const;
    MatrixHeads heads() const;
    /// There has to be a matrix. What one step forward changed lights up.
    void showIn(MatrixView& view);

private:
    const Workbench& workbench_;
    const EliminationPlayer& player_;
    const HandElimination& hand_;
    EliminationMode mode_ = EliminationMode::steps;
    std::size_t lastStep_ = 0; ///< that was shown
};

} // namespace lightsout
