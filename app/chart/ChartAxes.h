// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"

class QAbstractAxis;

namespace lightsout {

// The axes of a ChartPanel, linear or logarithmic.

/// Qt's axis for it, in the theme's colours; the caller owns it.
QAbstractAxis* makeChartAxis(const ChartAxis& axis, bool isVertical, const Theme& theme);

/// Shows a range with round numbers as ticks, as many as find room on an axis of `pixels` pixels;
/// with ticks of a grid, where one is given.
void showChartRange(QAbstractAxis& drawn, const ChartAxis& axis, ChartRange range, double pixels,
                    TickGrid grid = {});

/// A value as Qt draws it: its decimal logarithm on a logarithmic axis.
double drawnValue(const ChartAxis& axis, double value);

/// Where in the range a value lies: 0 at the low end, 1 at the high end.
double shareOfRange(const ChartAxis& axis, ChartRange range, double value);
double valueAtShare(const ChartAxis& axis, ChartRange range, double share);

/// The range made `factor` times as long round `fixed`, no longer than `whole`.
ChartRange zoomedRange(const ChartAxis& axis, ChartRange range, ChartRange whole, double factor,
                       double fixed);

/// 1, 2 or 5 times a power of ten, so that a length holds about `count` such steps.
double roundStep(double length, int count);

/// A value as it is read out.
QString chartValueText(const ChartAxis& axis, double value);

} // namespace lightsout
