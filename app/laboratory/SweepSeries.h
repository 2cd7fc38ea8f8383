// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"
#include "lesson/Expression.h"
#include "map/HeatScale.h"
#include "sweep/Sweep.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace lightsout {

/// A sweep and its known results.
struct SweepSeries {
    QString boards; ///< name of the boards: "squares n × n, torus"
    Sweep sweep;
    /// The results, indexed by the numbers of the points; nullopt for points that are not done.
    std::vector<std::optional<Value>> results;
};

/// Returns a name that distinguishes a series from the others. The name contains only the boards if
/// all series have the same quantity.
QString nameAmong(const std::vector<SweepSeries>& all, std::size_t index);

/// The origin of a dot in the chart.
struct SweepDot {
    std::size_t series = 0;
    std::uint64_t m = 0; ///< for sweeps with two parameters
};

/// A chart of values by n, with bands for uncertain values. It has a series of dots for each sweep
/// or, for a sweep with two parameters, for each of the first few values of m.
struct SweepChart {
    Chart chart;
    std::vector<std::optional<SweepDot>> dots; ///< indexed by the series of the chart
};

/// How the values of sweeps are drawn.
struct SweepLook {
    bool isLogN = false; ///< if so, n = 0 is left out
    /// Whether the axis of the values is logarithmic; nullopt if that depends on the quantity.
    std::optional<bool> isLogValues{};
    bool hasLine = false; ///< a least-squares line for each series, in the drawn scales
    std::optional<Expression> curve{}; ///< a curve to compare with, an expression of n
    QString curveText{};
};
SweepChart chartOf(const std::vector<SweepSeries>& all, const SweepLook& look = {});

/// Returns a histogram of the values that the samples of a point have.
Chart histogramChart(const SweepSeries& series, const SweepPoint& point,
                     const std::vector<double>& samples);

/// The values of a sweep with two parameters for a heat map. Distinct values are numbered in
/// ascending order; 0 means that there is no value.
struct SweepMap {
    std::vector<std::uint32_t> values; ///< numbers, row by row from n = 1 and m = 1
    HeatScale scale;
    QStringList texts; ///< the values as text, indexed by their numbers
};
SweepMap mapOf(const SweepSeries& series);

/// Returns the number of a point; nullopt if the sweep does not contain it.
std::optional<std::size_t> pointNumber(const Sweep& sweep, const SweepPoint& point);

} // namespace lightsout
