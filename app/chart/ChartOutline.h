// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"

#include <QList>
#include <QPointF>

namespace lightsout {

/// The lines between which a series is drawn, on the scales of the axes; of lines and stairs only
/// the upper one counts. Marks have none.
struct ChartOutline {
    QList<QPointF> upper;
    QList<QPointF> lower;
};

/// `least`: where bars stand on a logarithmic axis, which has no 0.
ChartOutline chartOutline(const Chart& chart, std::size_t series, double least);

} // namespace lightsout
