// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"

class QAbstractAxis;

namespace lightsout {

// These functions draw the axes of a ChartPanel, which are linear or logarithmic. The labels are
// our own on both: QValueAxis can't write minus signs and percentages as the window does, and
// QLogValueAxis labels only powers of its base.

/// Creates the Qt axis for `axis` in the theme's colours; the caller owns it.
QAbstractAxis* makeChartAxis(const ChartAxis& axis, bool isVertical, const Theme& theme);

/// Shows a range. Ticks are at round numbers, as many as fit on an axis of `pixels` pixels. If
/// `grid` is set, they are at some of its positions.
void showChartRange(QAbstractAxis& drawn, const ChartAxis& axis, ChartRange range, double pixels,
                    TickGrid grid = {});

/// Returns the value that Qt draws: the decimal logarithm of `value` on a logarithmic axis,
/// otherwise `value` itself.
double drawnValue(const ChartAxis& axis, double value);

/// Returns the position of a value in the range: 0 at the low end, 1 at the high end.
double shareOfRange(const ChartAxis& axis, ChartRange range, double value);
double valueAtShare(const ChartAxis& axis, ChartRange range, double share);

/// Returns the range, moved without a change of its length as far as needed to contain the value.
ChartRange movedRange(const ChartAxis& axis, ChartRange range, double value);
/// Returns the range scaled by `factor` around `fixed`, but no larger than `whole`.
ChartRange zoomedRange(const ChartAxis& axis, ChartRange range, ChartRange whole, double factor,
                       double fixed);

/// Returns a step of 1, 2 or 5 times a power of ten such that about `count` steps fit into
/// `length`.
double roundStep(double length, int count);

/// Returns a value as readable text.
QString chartValueText(const ChartAxis& axis, double value);

} // namespace lightsout
