// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/RecordedElimination.h"

#include <QObject>
#include <QUndoStack>

namespace lightsout {

/// An elimination made by hand. It allows any row operations in any order; each preserves the
/// solutions and can be undone.
class HandElimination : public QObject {
    Q_OBJECT

public:
    explicit HandElimination(QObject* parent = nullptr);
    ~HandElimination() override;

    /// Starts over with this matrix. If `keepsOperations` is true and the matrix has as many rows
    /// as before, applies the operations made so far to it.
    void load(BitMatrix start, std::size_t columns, bool keepsOperations);

    bool isLoaded() const { return start_.rows() > 0; }
    const BitMatrix& matrix() const { return matrix_; }
    std::size_t columns() const { return columns_; }
    /// Returns all operations. Those that have been undone are at the end.
    const std::vector<RowOperation>& operations() const { return operations_; }
    /// Returns the number of operations that have not been undone.
    std::size_t step() const { return step_; }
    const RowOperation* lastOperation() const;
    /// Returns the undo history of the operations.
    QUndoStack* steps() { return &steps_; }
    /// Returns the progress of the elimination and the next sensible operation.
    const EliminationState& state() const { return state_; }

    /// Performs an operation and discards the undone ones. `source` and `target` must differ.
    void make(const RowOperation& operation);
    /// Undoes or redoes operations until `step` of them are done.
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
