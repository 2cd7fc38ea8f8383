// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"
#include "elimination/MethodCosts.h"

#include <QString>

#include <vector>

namespace lightsout {

class NumberTable;

/// A quantity by which methods are compared.
enum class CostMeasure { bitOperations, operations, time };

/// Shows the costs of both methods and of brute force, for squares of each side.
void showGrowthIn(NumberTable& table, const std::vector<SideCosts>& growth, CostMeasure measure);

// These functions return charts that show how the costs of the two methods grow with the side of a
// square, together with the expected growth and the number of sets of presses that brute force
// tries. Both axes are logarithmic.

Chart bitOperationsChart(const std::vector<SideCosts>& growth);
Chart rowOperationsChart(const std::vector<SideCosts>& growth);
/// Returns the chart of times, in milliseconds. The time of brute force is extrapolated to slightly
/// larger squares than those on which it was measured.
Chart timeChart(const std::vector<SideCosts>& growth);

/// Returns the number of sets of presses of a board, without the empty one: "2⁹ − 1 = 511". Large
/// numbers are only written as powers.
QString pressSetsText(std::size_t vertices);

/// Returns a duration such as "12.3 s", "5 days" or "4 × 10¹³ years", given the base-10 logarithm
/// of its length in seconds.
QString durationText(double logSeconds);

/// Returns the time to try all sets of presses of a board at this speed.
QString bruteForceTimeText(std::size_t vertices, double secondsPerSet);

} // namespace lightsout
