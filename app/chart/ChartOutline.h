// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"

#include <QList>
#include <QPointF>

namespace lightsout {

/// The two lines between which a series is drawn, in the scales of the axes. Lines and steps use
/// only the upper one. Marks have none.
struct ChartOutline {
    QList<QPointF> upper;
    QList<QPointF> lower;
};

/// Returns the outline. `least` is the base of the bars on a logarithmic axis, which has no 0.
ChartOutline chartOutline(const Chart& chart, std::size_t series, double least);

} // namespace lightsout
