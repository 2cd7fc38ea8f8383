// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/EliminationState.h"

#include <QObject>
#include <QUndoStack>

namespace lightsout {

/// An elimination made by hand: any row operations in any order, each of which keeps the solutions
/// and can be taken back.
class HandElimination : public QObject {
    Q_OBJECT

public:
    explicit HandElimination(QObject* parent = nullptr);

    /// Begins anew, or makes the operations so far on this matrix if it has as many rows and
    /// `keepsOperations`.
    void load(BitMatrix start, std::size_t columns, bool keepsOperations);

    bool isLoaded() const { return start_.rows() > 0; }
    const BitMatrix& matrix() const { return matrix_; }
    std::size_t columns() const { return columns_; }
    /// All operations, those taken back at the end.
    const std::vector<RowOperation>& operations() const { return operations_; }
    /// How many of them are made.
    std::size_t step() const { return step_; }
    const RowOperation* lastOperation() const;
    /// The same as steps that are undone and redone.
    QUndoStack* steps() { return &steps_; }
    /// How far it has come, and the next sensible operation.
    const EliminationState& state() const { return state_; }

    /// Makes an operation, and forgets those taken back. `source` and `target` must differ.
    void make(const RowOperation& operation);
    /// Takes operations back, or makes them again, until `step` of them are made.
    void setStep(std::size_t step);

Q_SIGNALS:
    void changed();

private:
    class Step;
    void finish();

    BitMatrix start_;
    BitMatrix matrix_;
    std::size_t columns_ = 0;
    std::vector<RowOperation> operations_;
    std::size_t step_ = 0;
    EliminationState state_;
    QUndoStack steps_{this};
    bool isLoading_ = false;
};

} // namespace lightsout
