// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartWords.h"

#include "theme/Theme.h"

#include <QFontMetrics>
#include <QStringList>
#include <QtCharts/QAbstractAxis>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int chartMargin = 2;
constexpr double maxTitleShare = 0.3; ///< fraction of the chart's height
constexpr double maxSideShare = 0.5;  ///< fraction of the chart's width, for a legend next to it
/// Titles and legends that do not fit are made smaller, down to this share of their usual size.
constexpr double smallestShare = 0.7;
constexpr double shareStep = 0.1;
constexpr double namePadding = 24; ///< space around a name in the legend and its symbol
constexpr int legendPadding = 12;  ///< space above and below the legend
constexpr int rowPadding = 8;      ///< space that Qt adds around each row of the legend
constexpr int titlePadding = 12;   ///< space that Qt adds to the left and right of the title

/// Returns the words of a title in as many lines as they need, as HTML.
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

double arrangeChartWords(QChart& chart, const Chart& data, QSize size, int cornerWidth) {
    QFont legendFont = fontFor(TextRole::body);
    QList<double> lengths;
    const auto measure = [&] {
        const QFontMetricsF metrics(legendFont);
        lengths.clear();
        for (const ChartSeries& series : data.series) {
            if (!series.name.isEmpty()) {
                lengths << metrics.horizontalAdvance(series.name) + metrics.height() + namePadding;
            }
        }
        return lengths.isEmpty() ? 0 : *std::ranges::max_element(lengths);
    };
    double longest = measure();
    const double width = size.width() - 2.0 * chartMargin;
    for (double share = 1; longest > width && share >= smallestShare; share -= shareStep) {
        legendFont.setPointSizeF(fontFor(TextRole::body).pointSizeF() * share);
        longest = measure();
    }
    const double rowHeight = QFontMetricsF(legendFont).height() + rowPadding;
    QLegend& legend = *chart.legend();
    legend.setFont(legendFont);
    double end = 0;
    int rows = 1;
    for (const double length : lengths) {
        if (end > 0 && end + length > width) {
            ++rows;
            end = 0;
        }
        end += length;
    }
    QMargins margins(chartMargin, chartMargin, chartMargin, chartMargin);
    const bool isNextTo = size.height() < lowChartHeight * textScaleInUse() &&
                          size.width() > 2 * size.height() && longest < maxSideShare * size.width();
    if (legend.isVisible() && (isNextTo || rows > 1)) {
        // Qt abbreviates the names in a legend that it places itself, and reserves no space for a
        // legend that is placed by the program.
        const double length = isNextTo ? longest + legendPadding : size.width();
        const double height =
            isNextTo ? std::min<double>(size.height(),
                                        static_cast<double>(lengths.size()) * 1.5 * rowHeight +
                                            2 * legendPadding)
                     : rows * rowHeight + legendPadding;
        legend.detachFromChart();
        legend.setAlignment(isNextTo ? Qt::AlignRight : Qt::AlignBottom);
        legend.setGeometry(isNextTo
                               ? QRectF(size.width() - length,
                                        std::max(0.0, (size.height() - height) / 2), length, height)
                               : QRectF(0, size.height() - height, length, height));
        isNextTo ? margins.setRight(static_cast<int>(length))
                 : margins.setBottom(static_cast<int>(height));
    } else {
        legend.setAlignment(Qt::AlignTop);
        legend.attachToChart();
    }
    chart.setMargins(margins);

    const int titleWidth = size.width() - std::max(2 * cornerWidth, margins.right()) - titlePadding;
    QFont titleFont = fontFor(TextRole::title);
    QString title;
    double titleHeight = 0;
    for (double share = 1; share >= smallestShare; share -= shareStep) {
        titleFont.setPointSizeF(fontFor(TextRole::title).pointSizeF() * share);
        const QFontMetrics metrics(titleFont);
        title = wrappedTitle(data.title, metrics, titleWidth);
        const auto lines = data.title.isEmpty() ? 0 : title.count(QLatin1String("<br/>")) + 1;
        titleHeight = static_cast<double>(lines) * metrics.height();
        if (titleHeight <= maxTitleShare * size.height()) {
            break;
        }
    }
    chart.setTitleFont(titleFont);
    chart.setTitle(title);
    const bool isAbove = legend.isVisible() && legend.isAttachedToChart();
    return size.height() - margins.top() - margins.bottom() - titleHeight -
           (isAbove ? rowHeight : 0);
}

void fitAxisTitle(QAbstractAxis& axis, const QString& title, double length, bool hasRoom) {
    QFont font = fontFor(TextRole::body);
    const double usual = font.pointSizeF();
    bool fits = false;
    for (double share = 1; !fits && share >= smallestShare; share -= shareStep) {
        font.setPointSizeF(usual * share);
        fits = QFontMetricsF(font).horizontalAdvance(title) <= length;
    }
    axis.setTitleFont(font);
    axis.setTitleVisible(hasRoom && fits && !title.isEmpty());
}

} // namespace lightsout
