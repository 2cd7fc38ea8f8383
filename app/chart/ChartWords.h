// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"

#include <QSize>

class QAbstractAxis;
class QChart;

namespace lightsout {

/// Of charts below this height what can be missed goes, so that the values have room. Larger text
/// needs more.
inline constexpr int lowChartHeight = 230;

/// Sets the title and places the legend of a chart of this size in pixels, and breaks what it would
/// cut: the title into lines, which leave both corners free, the legend into rows. What finds no
/// room even so becomes smaller. Returns the height that is left to the plot and its axes.
double arrangeChartWords(QChart& chart, const Chart& data, QSize size, int cornerWidth);

/// Shows the title of an axis if there is room and it is no longer than `length`, if need be in
/// smaller letters.
void fitAxisTitle(QAbstractAxis& axis, const QString& title, double length, bool hasRoom);

} // namespace lightsout
