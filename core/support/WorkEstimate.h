// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Budget.h"

namespace lightsout {

/// An estimate, made before work begins, of the resources that it will need.
struct WorkEstimate {
    double operations = 0;  ///< processor operations, counted as for a Budget
    double bytes = 0;       ///< bytes of memory
    double perSecond = 1e9; ///< approximate number of operations per second on one core in 2026

    constexpr bool isWithin(const Budget& budget) const {
        return operations <= budget.operations && bytes <= static_cast<double>(budget.memory);
    }
};

} // namespace lightsout
