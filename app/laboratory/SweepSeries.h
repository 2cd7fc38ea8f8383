// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"
#include "map/HeatScale.h"
#include "sweep/Sweep.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace lightsout {

/// A sweep and its known results.
struct SweepSeries {
    QString boards; ///< their name: "squares n × n, torus"
    Sweep sweep;
    /// Indexed by the numbers of the points; nothing for points that are not done.
    std::vector<std::optional<Measurement>> results;
};

/// Returns what distinguishes a series from the others: its boards, if all are of one quantity.
QString nameAmong(const std::vector<SweepSeries>& all, std::size_t index);

/// The origin of a dot in the chart.
struct SweepDot {
    std::size_t series = 0;
    std::uint64_t m = 0; ///< for sweeps of two parameters
};

/// A chart of values by n: dots for each series, for sweeps with two parameters for each of the
/// first few m, and bands for values that are not certain.
struct SweepChart {
    Chart chart;
    std::vector<std::optional<SweepDot>> dots; ///< indexed by the chart's series
};
SweepChart chartOf(const std::vector<SweepSeries>& all);

/// The values of a sweep of two parameters for a heat map: a number for each value, in their order,
/// 0 if there is none.
struct SweepMap {
    std::vector<std::uint32_t> values; ///< row by row from n = 1 and m = 1
    HeatScale scale;
    QStringList texts; ///< indexed by the numbers
};
SweepMap mapOf(const SweepSeries& series);

/// Returns the number of a point; nothing if the sweep does not contain it.
std::optional<std::size_t> pointNumber(const Sweep& sweep, const SweepPoint& point);

} // namespace lightsout
