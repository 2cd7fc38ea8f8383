// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"
#include "random/StateGraph.h"

namespace lightsout {

/// How many boards need how many presses.
Chart statesChart(const StateSummary& summary);

} // namespace lightsout
