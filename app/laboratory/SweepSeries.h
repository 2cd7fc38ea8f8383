// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"
#include "map/HeatScale.h"
#include "sweep/Sweep.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace lightsout {

/// A sweep and what is known of it.
struct SweepSeries {
    QString boards; ///< what they are called: "squares n × n, torus"
    Sweep sweep;
    /// By the numbers of the points; nothing where one is still to come.
    std::vector<std::optional<Measurement>> results;
};

/// What tells a series from the others: its boards, where all are of one quantity.
QString nameAmong(const std::vector<SweepSeries>& all, std::size_t index);

/// Where a dot of the chart comes from.
struct SweepDot {
    std::size_t series = 0;
    std::uint64_t m = 0; ///< for sweeps of two parameters
};

/// A chart of values by n: dots for each series, of sweeps with two parameters for each of the
/// first few m, and bands where values are not certain.
struct SweepChart {
    Chart chart;
    std::vector<std::optional<SweepDot>> dots; ///< by the numbers of the chart's series
};
SweepChart chartOf(const std::vector<SweepSeries>& all);

/// The values of a sweep of two parameters as a heat map has them: a number for each of them, in
/// their order, 0 where there is none.
struct SweepMap {
    std::vector<std::uint32_t> values; ///< row by row from n = 1 and m = 1
    HeatScale scale;
    QStringList texts; ///< by the numbers
};
SweepMap mapOf(const SweepSeries& series);

/// The number of a point; nothing where the sweep does not go there.
std::optional<std::size_t> pointNumber(const Sweep& sweep, const SweepPoint& point);

} // namespace lightsout
