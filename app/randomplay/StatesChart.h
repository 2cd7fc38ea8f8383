// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"
#include "random/StateGraph.h"

namespace lightsout {

/// Returns a chart of the numbers of boards that need each number of presses.
Chart statesChart(const StateSummary& summary);

} // namespace lightsout
