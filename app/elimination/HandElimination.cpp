// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/HandElimination.h"

#include <algorithm>

namespace lightsout {

void HandElimination::load(BitMatrix start, std::size_t columns, bool keepsOperations) {
    if (!keepsOperations || start.rows() != start_.rows()) {
        operations_.clear();
        step_ = 0;
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
    operations_.resize(step_);
    operations_.push_back(operation);
    setStep(step_ + 1);
}

void HandElimination::setStep(std::size_t step) {
    const std::size_t goal = std::min(step, operations_.size());
    while (step_ < goal) {
        apply(matrix_, operations_[step_++]);
    }
    while (step_ > goal) {
        apply(matrix_, operations_[--step_]);
    }
    finish();
}

void HandElimination::finish() {
    state_ = eliminationState(matrix_, columns_);
    Q_EMIT changed();
}

} // namespace lightsout
