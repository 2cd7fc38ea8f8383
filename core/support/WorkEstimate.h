// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Budget.h"

namespace lightsout {

/// Approximately what work will need, known before it begins.
struct WorkEstimate {
    double operations = 0;  ///< processor operations, as a Budget counts them
    double bytes = 0;       ///< of memory
    double perSecond = 1e9; ///< operations of this kind that one core does, approximately, in 2026

    constexpr bool isWithin(const Budget& budget) const {
        return operations <= budget.operations && bytes <= static_cast<double>(budget.memory);
    }
};

} // namespace lightsout
