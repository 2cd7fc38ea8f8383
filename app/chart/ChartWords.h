// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"

#include <QSize>

class QChart;

namespace lightsout {

/// Of charts below this height what can be missed goes, so that the values have room.
inline constexpr int lowChartHeight = 230;

/// Sets the title and places the legend of a chart of this size in pixels, and breaks what it would
/// cut: the title into lines, which leave both corners free, the legend into rows.
void arrangeChartWords(QChart& chart, const Chart& data, QSize size, int cornerWidth);

} // namespace lightsout
