// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/HandElimination.h"

#include "elimination/FormulaText.h"

#include <algorithm>

namespace lightsout {

/// The undo command for one operation. The commands are in the order of operations().
class HandElimination::Step : public QUndoCommand {
public:
    Step(HandElimination& hand, const QString& text) : QUndoCommand(text), hand_(hand) {}

    void redo() override { apply(hand_.matrix_, hand_.operations_[hand_.step_++]); }
    void undo() override { apply(hand_.matrix_, hand_.operations_[--hand_.step_]); }

private:
    HandElimination& hand_;
};

HandElimination::HandElimination(QObject* parent) : QObject(parent) {
    connect(&steps_, &QUndoStack::indexChanged, this, [this] {
        if (!isLoading_) {
            finish();
        }
    });
}

HandElimination::~HandElimination() {
    steps_.disconnect(this); // the history reports a change when it is destroyed
}

void HandElimination::load(BitMatrix start, std::size_t columns, bool keepsOperations) {
    if (!keepsOperations || start.rows() != start_.rows()) {
        operations_.clear();
        step_ = 0;
        isLoading_ = true;
        steps_.clear();
        isLoading_ = false;
    }
    start_ = std::move(start);
    columns_ = columns;
    matrix_ = start_;
    for (std::size_t i = 0; i < step_; ++i) {
        apply(matrix_, operations_[i]);
    }
    finish();
}

const RowOperation* HandElimination::lastOperation() const {
    return step_ == 0 ? nullptr : &operations_[step_ - 1];
}

void HandElimination::make(const RowOperation& operation) {
    LIGHTSOUT_ASSERT(operation.source != operation.target);
    if (std::max(operation.source, operation.target) >= matrix_.rows()) {
        return; // the view may still show a matrix that is no longer loaded
    }
    operations_.resize(step_);
    operations_.push_back(operation);
    steps_.push(new Step(*this, operationSymbols(operation)));
}

void HandElimination::setStep(std::size_t step) {
    steps_.setIndex(static_cast<int>(std::min(step, operations_.size())));
}

void HandElimination::finish() {
    state_ = eliminationState(matrix_, columns_);
    Q_EMIT changed();
}

} // namespace lightsout

#include "moc_HandElimination.cpp"
