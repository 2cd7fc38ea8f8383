// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"

#include <QSize>

class QAbstractAxis;
class QChart;

namespace lightsout {

/// Charts lower than this omit inessential text to leave room for the values. Larger text needs
/// more height.
inline constexpr int lowChartHeight = 230;

/// Sets the title and places the legend of a chart of this size in pixels. Wraps text that would be
/// cut off: the title into lines that leave both corners free, and the legend into rows. Text that
/// still does not fit gets a smaller font. Returns the height that is left for the plot and its
/// axes.
double arrangeChartWords(QChart& chart, const Chart& data, QSize size, int cornerWidth);

/// Shows the title of an axis if there is room and it fits into `length`, if necessary in a smaller
/// font.
void fitAxisTitle(QAbstractAxis& axis, const QString& title, double length, bool hasRoom);

} // namespace lightsout
