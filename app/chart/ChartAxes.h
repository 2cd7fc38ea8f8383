// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"

class QAbstractAxis;

namespace lightsout {

// The axes of a ChartPanel, linear or logarithmic.

/// Returns Qt's axis for `axis`, in the theme's colours; the caller owns it.
QAbstractAxis* makeChartAxis(const ChartAxis& axis, bool isVertical, const Theme& theme);

/// Shows a range with round numbers as ticks, as many as fit on an axis of `pixels` pixels, or with
/// ticks of `grid` if one is given.
void showChartRange(QAbstractAxis& drawn, const ChartAxis& axis, ChartRange range, double pixels,
                    TickGrid grid = {});

/// Returns a value as Qt draws it: its decimal logarithm on a logarithmic axis.
double drawnValue(const ChartAxis& axis, double value);

/// Returns the position of a value in the range: 0 at the low end, 1 at the high end.
double shareOfRange(const ChartAxis& axis, ChartRange range, double value);
double valueAtShare(const ChartAxis& axis, ChartRange range, double share);

/// Returns the range scaled by `factor` around `fixed`, at most `whole`.
ChartRange zoomedRange(const ChartAxis& axis, ChartRange range, ChartRange whole, double factor,
                       double fixed);

/// Returns 1, 2 or 5 times a power of ten, so that a length holds about `count` such steps.
double roundStep(double length, int count);

/// Returns a value as readable text.
QString chartValueText(const ChartAxis& axis, double value);

} // namespace lightsout
