// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartWords.h"

#include <QFontMetrics>
#include <QStringList>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>

namespace lightsout {

namespace {

constexpr int chartMargin = 2;
constexpr double namePadding = 24; ///< round a name in the legend and the sign of its series
constexpr int legendPadding = 12;  ///< above and below the legend
constexpr int rowPadding = 8;      ///< that Qt puts round each of its rows

/// The words of a title in as many lines as they need; HTML.
QString wrappedTitle(const QString& title, const QFontMetrics& metrics, int width) {
    QStringList lines;
    for (const QString& word : title.split(QLatin1Char(' '))) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (lines.isEmpty() || metrics.horizontalAdvance(longer) > width) {
            lines << word;
        } else {
            lines.last() = longer;
        }
    }
    return lines.join(QLatin1Char('\n'))
        .toHtmlEscaped()
        .replace(QLatin1String("\n"), QLatin1String("<br/>"));
}

} // namespace

void arrangeChartWords(QChart& chart, const Chart& data, QSize size, int cornerWidth) {
    chart.setTitle(
        wrappedTitle(data.title, QFontMetrics(chart.titleFont()), size.width() - 2 * cornerWidth));
    QLegend& legend = *chart.legend();
    const bool isBeside = size.height() < lowChartHeight && size.width() > 2 * size.height();
    const QFontMetricsF metrics(legend.font());
    double end = 0;
    int rows = 1;
    for (const ChartSeries& series : data.series) {
        const double length = metrics.horizontalAdvance(series.name) + metrics.height() +
                              (series.name.isEmpty() ? 0 : namePadding);
        if (end > 0 && end + length > size.width()) {
            ++rows;
            end = 0;
        }
        end += length;
    }
    QMargins margins(chartMargin, chartMargin, chartMargin, chartMargin);
    if (rows == 1 || isBeside) {
        legend.setAlignment(isBeside ? Qt::AlignRight : Qt::AlignTop);
        legend.attachToChart();
    } else {
        // Only a legend of its own has several rows; Qt keeps it no room.
        const double height = rows * (metrics.height() + rowPadding) + legendPadding;
        legend.detachFromChart();
        legend.setAlignment(Qt::AlignBottom);
        legend.setGeometry(QRectF(0, size.height() - height, size.width(), height));
        margins.setBottom(static_cast<int>(height));
    }
    chart.setMargins(margins);
}

} // namespace lightsout
