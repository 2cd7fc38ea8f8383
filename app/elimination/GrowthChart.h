// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"
#include "elimination/MethodCosts.h"

namespace lightsout {

// Charts of how the costs of the two methods grow with the side of a square, both axes logarithmic,
// with the expected growth. `growth` begins with the side `firstSide`; all boards are grids.

Chart bitOperationsChart(const std::vector<MethodCosts>& growth, std::size_t firstSide);
Chart rowOperationsChart(const std::vector<MethodCosts>& growth, std::size_t firstSide);
/// Shows times in milliseconds.
Chart timeChart(const std::vector<MethodCosts>& growth, std::size_t firstSide);

} // namespace lightsout
