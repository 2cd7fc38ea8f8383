// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartAxes.h"

#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr int ticksAcross = 10;
constexpr int ticksUp = 5;
constexpr int minTicks = 2;
constexpr double nextToTick = 7;  ///< minimum gap between labels, in pixels
constexpr double minShare = 1e-9; ///< minimum zoomed fraction of the range

constexpr int maxDecades = 8;   ///< maximum number of decades that are all labelled
constexpr int minForDigits = 4; ///< also label 2 and 5 if this many labels fit
/// Powers of ten with exponents in this range are written with all digits.
constexpr int minWrittenOut = -3;
constexpr int maxWrittenOut = 6;

double undrawnValue(const ChartAxis& axis, double drawn) {
    return axis.isLogarithmic ? std::pow(10, drawn) : drawn;
}

QString powerOfTenText(int exponent, bool isWrittenOut) {
    if (isWrittenOut || exponent == 0) {
        return QLocale().toString(std::pow(10, exponent), 'f', std::max(0, -exponent));
    }
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = QStringLiteral("10");
    if (exponent < 0) {
        text += QStringLiteral("⁻");
    }
    for (const QChar digit : QString::number(std::abs(exponent))) {
        text += digits[digit.digitValue()];
    }
    return text;
}

/// Labels as many powers of ten as fit, and also values between them if the range is short and
/// there is room.
void labelDecades(QCategoryAxis& drawn, double low, double high, double pixels) {
    for (const QString& label : drawn.categoriesLabels()) {
        drawn.remove(label);
    }
    drawn.setStartValue(low);
    const QFontMetricsF metrics(drawn.labelsFont());
    const double length = drawn.isGridLineVisible()
                              ? metrics.height()
                              : metrics.horizontalAdvance(powerOfTenText(-maxDecades, false));
    const double most = std::clamp(pixels / (length + nextToTick) - 1, 1.0, double{maxDecades});
    const int step = std::max(1, static_cast<int>(std::ceil((high - low) / most)));
    const bool isWrittenOut = low > minWrittenOut - 1 && high < maxWrittenOut + 1;
    for (int exponent = static_cast<int>(std::floor(low)); exponent <= high; ++exponent) {
        if (exponent >= low && exponent % step == 0) {
            drawn.append(powerOfTenText(exponent, isWrittenOut), exponent);
        }
        for (const int digit : {2, 5}) {
            const double between = exponent + std::log10(digit);
            if (high - low < 1.5 && most >= minForDigits && between >= low && between <= high) {
                drawn.append(
                    QLocale().toString(digit * std::pow(10, exponent), 'f', std::max(0, -exponent)),
                    between);
            }
        }
    }
}

int decimalsOf(double step) {
    return std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 12);
}

/// Returns the finest round step for which labels do not overlap; Qt would abbreviate overlapping
/// labels with dots. On a grid, returns a round multiple of its step.
double tickStep(const QValueAxis& drawn, const ChartAxis& axis, ChartRange range, double pixels,
                double unit) {
    const bool isVertical = drawn.isGridLineVisible();
    const QFontMetricsF metrics(drawn.labelsFont());
    const double length = range.high - range.low;
    double step = length;
    for (int ticks = isVertical ? ticksUp : ticksAcross; ticks >= minTicks; --ticks) {
        step = unit > 0 ? unit * std::max(roundStep(length / unit, ticks), 1.0)
                        : std::max(roundStep(length, ticks), axis.isInteger ? 1.0 : 0.0);
        double room = isVertical ? metrics.height() + nextToTick : 0;
        for (const double end : {std::ceil(range.low / step), std::floor(range.high / step)}) {
            const QString label = QLocale().toString(end * step, 'f', decimalsOf(step));
            const double width = metrics.horizontalAdvance(label) + nextToTick;
            room = isVertical ? room : std::max(room, width);
        }
        if (pixels * step / length >= room) {
            break;
        }
    }
    return step;
}

} // namespace

QAbstractAxis* makeChartAxis(const ChartAxis& axis, bool isVertical, const Theme& theme) {
    QAbstractAxis* drawn = nullptr;
    if (axis.isLogarithmic) {
        auto* logarithmic = new QCategoryAxis;
        logarithmic->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        drawn = logarithmic;
    } else {
        drawn = new QValueAxis;
    }
    drawn->setTitleText(axis.title.toHtmlEscaped());
    drawn->setTitleVisible(!axis.title.isEmpty());
    drawn->setTitleFont(fontFor(TextRole::body));
    drawn->setTitleBrush(theme.secondText);
    drawn->setLabelsFont(fontFor(TextRole::body));
    drawn->setLabelsColor(theme.secondText);
    drawn->setGridLineVisible(isVertical);
    drawn->setGridLineColor(theme.line);
    drawn->setLinePen(QPen(theme.line, 1));
    return drawn;
}

double roundStep(double length, int count) {
    const double rough = length / count;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= rough * (1 - 1e-9)) {
            return factor * power;
        }
    }
    return 10 * power;
}

void showChartRange(QAbstractAxis& drawn, const ChartAxis& axis, ChartRange range, double pixels,
                    TickGrid grid) {
    if (auto* logarithmic = qobject_cast<QCategoryAxis*>(&drawn)) {
        labelDecades(*logarithmic, drawnValue(axis, range.low), drawnValue(axis, range.high),
                     pixels);
    } else if (auto* linear = qobject_cast<QValueAxis*>(&drawn)) {
        const double step = tickStep(*linear, axis, range, pixels, grid.step);
        const int decimals = decimalsOf(step);
        linear->setTickType(QValueAxis::TicksDynamic);
        linear->setTickAnchor(grid.first);
        linear->setTickInterval(step);
        linear->setLabelFormat(QStringLiteral("%.%1f").arg(decimals));
    }
    drawn.setRange(drawnValue(axis, range.low), drawnValue(axis, range.high));
}

double drawnValue(const ChartAxis& axis, double value) {
    return axis.isLogarithmic ? std::log10(std::max(value, 1e-300)) : value;
}

double shareOfRange(const ChartAxis& axis, ChartRange range, double value) {
    const double low = drawnValue(axis, range.low);
    return (drawnValue(axis, value) - low) / (drawnValue(axis, range.high) - low);
}

double valueAtShare(const ChartAxis& axis, ChartRange range, double share) {
    const double low = drawnValue(axis, range.low);
    return undrawnValue(axis, low + share * (drawnValue(axis, range.high) - low));
}

ChartRange zoomedRange(const ChartAxis& axis, ChartRange range, ChartRange whole, double factor,
                       double fixed) {
    const double centre = drawnValue(axis, fixed);
    const double wholeLow = drawnValue(axis, whole.low);
    const double wholeHigh = drawnValue(axis, whole.high);
    const double low = std::max(centre + (drawnValue(axis, range.low) - centre) * factor, wholeLow);
    const double high =
        std::min(centre + (drawnValue(axis, range.high) - centre) * factor, wholeHigh);
    if (high - low < minShare * (wholeHigh - wholeLow)) {
        return range;
    }
    // An end of the whole range is returned exactly, without a rounding error.
    return {low == wholeLow ? whole.low : undrawnValue(axis, low),
            high == wholeHigh ? whole.high : undrawnValue(axis, high)};
}

QString chartValueText(const ChartAxis& axis, double value) {
    const QLocale locale;
    if (axis.isShare) {
        const double percent = 100 * value;
        const bool isTiny = percent != 0 && std::abs(percent) < 0.1;
        return isolated(locale.toString(percent, isTiny ? 'g' : 'f', isTiny ? 2 : 1) +
                        QStringLiteral(" %"));
    }
    if (axis.isInteger || (value == std::round(value) && std::abs(value) < 1e15)) {
        return isolated(locale.toString(static_cast<qlonglong>(std::llround(value))));
    }
    return isolated(locale.toString(value, 'g', 4));
}

} // namespace lightsout
