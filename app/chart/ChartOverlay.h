// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartData.h"

#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <QtCharts/QLegend>

#include <functional>
#include <optional>

class QPainter;

namespace lightsout {

/// The marks and labels that are painted over the chart because Qt Charts does not support them.
struct ChartOverlay {
    const Chart& chart;
    const std::vector<bool>& isShown; ///< for each series
    QRectF plot;
    double width; ///< width of the whole widget
    /// Returns the point at which a value is drawn.
    std::function<QPointF(double x, double y)> position;
    Theme theme;

    /// Paints the marker, emphasised bars, marks and labels.
    void paint(QPainter& painter) const;
    /// Paints the values at an x in a box next to it, and a picture below them.
    void paintValues(QPainter& painter, double x, const QPixmap& picture = {}) const;
    /// Returns the dot nearest to a point, if it is close enough to be clicked there.
    std::optional<ChartBar> dotAt(QPointF place) const;

private:
    QColor colourOf(const ChartSeries& series) const;
    void paintDots(QPainter& painter, std::size_t index) const;
    void paintEmphasized(QPainter& painter, std::size_t index) const;
    void paintMarks(QPainter& painter, const ChartSeries& series) const;
    void paintLabels(QPainter& painter, const ChartSeries& series) const;
};

/// Returns the shape next to a series' name in the legend: the shape of its dots, or a square if it
/// has none.
QLegend::MarkerShape legendShape(const Chart& chart, std::size_t series);

/// Returns the values of the shown series at an x as lines of text; empty if there are none.
QString chartValuesAt(const Chart& chart, const std::vector<bool>& isShown, double x);
/// Returns the value of a point as text, with both edges of a band or a box.
QString chartPointText(const Chart& chart, const ChartSeries& series, const ChartPoint& point);
/// Says in a sentence where the shown series are highest, and what the chart concludes from them.
QString chartSummary(const Chart& chart, const std::vector<bool>& isShown);

} // namespace lightsout
