// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartOutline.h"

#include "chart/ChartAxes.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

/// The outline goes up, along and down again for each bar.
ChartOutline outlineOfBars(const ChartSeries& series, ChartRange slot, double base) {
    ChartOutline outline;
    for (const ChartPoint& point : series.points) {
        const double top = std::isfinite(point.y) ? point.y : base;
        outline.upper << QPointF(point.x + slot.low, base) << QPointF(point.x + slot.low, top)
                      << QPointF(point.x + slot.high, top) << QPointF(point.x + slot.high, base);
    }
    if (!outline.upper.isEmpty()) {
        outline.lower << QPointF(outline.upper.front().x(), base)
                      << QPointF(outline.upper.back().x(), base);
    }
    return outline;
}

} // namespace

ChartOutline chartOutline(const Chart& chart, std::size_t series, double least) {
    const ChartSeries& shown = chart.series[series];
    const auto canShow = [&chart](const ChartPoint& point) {
        return std::isfinite(point.y) && (!chart.y.isLogarithmic || point.y > 0) &&
               (!chart.x.isLogarithmic || point.x > 0);
    };
    ChartOutline outline;
    if (shown.shape == ChartShape::bars) {
        outline = outlineOfBars(shown, barSlot(chart, series), chart.y.isLogarithmic ? least : 0);
    } else if (shown.shape != ChartShape::marks && shown.shape != ChartShape::dots) {
        for (const ChartPoint& point : shown.points) {
            if (!canShow(point)) {
                continue;
            }
            if (shown.shape == ChartShape::step && !outline.upper.isEmpty()) {
                outline.upper << QPointF(point.x, outline.upper.back().y());
            }
            outline.upper << QPointF(point.x, point.y);
            outline.lower << QPointF(point.x, point.low);
        }
    }
    for (QList<QPointF>* points : {&outline.upper, &outline.lower}) {
        for (QPointF& point : *points) {
            const double y = chart.y.isLogarithmic ? std::max(point.y(), least) : point.y();
            point = {drawnValue(chart.x, point.x()), drawnValue(chart.y, y)};
        }
    }
    return outline;
}

} // namespace lightsout
