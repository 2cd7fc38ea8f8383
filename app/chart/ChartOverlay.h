// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"

#include <QPointF>
#include <QRectF>
#include <QtCharts/QLegend>

#include <functional>
#include <optional>

class QPainter;

namespace lightsout {

/// What is painted over the chart that Qt draws, which knows no marks and no labels.
struct ChartOverlay {
    const Chart& chart;
    const std::vector<bool>& isShown; ///< which series
    QRectF plot;
    double width; ///< of the whole
    /// Where a value is drawn.
    std::function<QPointF(double x, double y)> position;
    Theme theme;

    /// The marker, emphasized bars, marks and labels.
    void paint(QPainter& painter) const;
    /// The values at an x in a box beside it.
    void paintValues(QPainter& painter, double x) const;
    /// The dot nearest to a place, if one is under the mouse there.
    std::optional<ChartBar> dotAt(QPointF place) const;

private:
    QColor colourOf(const ChartSeries& series) const;
    void paintDots(QPainter& painter, std::size_t index) const;
    void paintEmphasized(QPainter& painter, std::size_t index) const;
    void paintMarks(QPainter& painter, const ChartSeries& series) const;
    void paintLabels(QPainter& painter, const ChartSeries& series) const;
};

/// What stands before a series' name in the legend: its dots' shape, else a square.
QLegend::MarkerShape legendShape(const Chart& chart, std::size_t series);

/// The values of the shown series at an x as lines of text; empty where there is no value.
QString chartValuesAt(const Chart& chart, const std::vector<bool>& isShown, double x);

} // namespace lightsout
