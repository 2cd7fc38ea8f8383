// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"
#include "elimination/MethodCosts.h"

namespace lightsout {

// These return charts that show how the costs of the two methods grow with the side of a square,
// together with the expected growth and with the number of sets of presses that brute force tries.
// Both axes are logarithmic.

Chart bitOperationsChart(const std::vector<SideCosts>& growth);
Chart rowOperationsChart(const std::vector<SideCosts>& growth);
/// Returns the chart of times, in milliseconds. The time of brute force is extrapolated to squares
/// that are a little larger than those on which it was measured.
Chart timeChart(const std::vector<SideCosts>& growth);

} // namespace lightsout
