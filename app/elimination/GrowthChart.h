// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"
#include "elimination/MethodCosts.h"

namespace lightsout {

// These return charts that show how the costs of the two methods grow with the side of a square,
// together with the expected growth. Both axes are logarithmic. `growth` begins with the side
// `firstSide`; all boards are grids.

Chart bitOperationsChart(const std::vector<MethodCosts>& growth, std::size_t firstSide);
Chart rowOperationsChart(const std::vector<MethodCosts>& growth, std::size_t firstSide);
/// Returns the chart of times, in milliseconds.
Chart timeChart(const std::vector<MethodCosts>& growth, std::size_t firstSide);

} // namespace lightsout
