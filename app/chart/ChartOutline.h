// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"

#include <QList>
#include <QPointF>

namespace lightsout {

/// The lines between which a series is drawn, on the scales of the axes; lines and stairs use only
/// the upper one. Marks have none.
struct ChartOutline {
    QList<QPointF> upper;
    QList<QPointF> lower;
};

/// Returns the outline. `least` is the base of bars on a logarithmic axis, which has no 0.
ChartOutline chartOutline(const Chart& chart, std::size_t series, double least);

} // namespace lightsout
