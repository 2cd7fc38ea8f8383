// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Budget.h"

namespace lightsout {

/// What work is going to take, about: known before it begins.
struct WorkEstimate {
    double operations = 0;  ///< of the processor, as a Budget counts them
    double bytes = 0;       ///< of memory
    double perSecond = 1e9; ///< operations of this kind that a core of the year 2026 does, about

    constexpr bool isWithin(const Budget& budget) const {
        return operations <= budget.operations && bytes <= static_cast<double>(budget.memory);
    }
};

} // namespace lightsout
