// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "solve/EliminationCosts.h"

#include <optional>

namespace lightsout {

/// The costs of the two methods for one board.
struct MethodCosts {
    RowOperationCosts gauss;
    double gaussSeconds = 0;
    /// The costs of row-by-row filling; set only for plane grids.
    std::optional<ChaseCosts> chase;
    double chaseSeconds = 0;
};

/// Runs both methods on [A | d] of the rule, with all lights to be changed, and counts their
/// operations. The time is the minimum over a few runs. Throws Cancelled.
MethodCosts measureMethods(const Rule& rule, Progress& progress);

} // namespace lightsout
