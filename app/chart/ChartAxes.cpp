// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartAxes.h"

#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QFontMetricsF>
#include <QtCharts/QCategoryAxis>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace lightsout {

namespace {

constexpr int ticksAcross = 10;
constexpr int ticksUp = 5;
constexpr int minTicks = 2;
constexpr double nextToTick = 7;  ///< minimum gap between labels, in pixels
constexpr double minShare = 1e-9; ///< minimum zoomed fraction of the range

constexpr int maxDecades = 8; ///< maximum number of decades that are all labelled
/// Powers of ten with exponents in this range are written with all digits.
constexpr int minWrittenOut = -3;
constexpr int maxWrittenOut = 6;

/// A label at a value, as it is drawn.
using Tick = std::pair<double, QString>;

double undrawnValue(const ChartAxis& axis, double drawn) {
    return axis.isLogarithmic ? std::pow(10, drawn) : drawn;
}

int decimalsOf(double step) {
    return std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 12);
}

QString percentSign() {
    return QStringLiteral(" %");
}

/// Returns a value on an axis whose values are exact multiples of `step`.
QString tickText(const ChartAxis& axis, double value, double step) {
    constexpr double percent = 100;
    return axis.isShare ? decimalText(percent * value, decimalsOf(percent * step)) + percentSign()
                        : decimalText(value, decimalsOf(step));
}

QString powerOfTenText(int exponent) {
    const QString sign = exponent < 0 ? QStringLiteral("⁻") : QString();
    return exponent == 0 ? decimalText(1, 0)
                         : QStringLiteral("10") + sign +
                               superscript(static_cast<std::size_t>(std::abs(exponent)));
}

/// Returns the space between the labels' centres that two labels need.
double roomFor(const QFontMetricsF& metrics, bool isVertical, const QString& label) {
    return nextToTick + (isVertical ? metrics.height() : metrics.horizontalAdvance(label));
}

/// Returns powers of ten, as many as fit, or 1, 2 and 5 times those if all of them fit.
std::vector<Tick> logarithmicTicks(const ChartAxis& axis, double low, double high, double pixels,
                                   const QFontMetricsF& metrics, bool isVertical) {
    const bool isWrittenOut = axis.isShare || (low > minWrittenOut - 1 && high < maxWrittenOut + 1);
    const auto textOf = [&](int exponent, int digit) {
        const double power = std::pow(10, exponent);
        return isWrittenOut ? tickText(axis, digit * power, power) : powerOfTenText(exponent);
    };
    const auto ticksWith = [&](std::initializer_list<int> digits, int step) {
        std::vector<Tick> ticks;
        for (int exponent = static_cast<int>(std::floor(low)); exponent <= high; ++exponent) {
            for (const int digit : digits) {
                const double drawn = exponent + std::log10(digit);
                const bool isAllowed = exponent >= 0 || !axis.isInteger;
                if (isAllowed && exponent % step == 0 && drawn >= low && drawn <= high) {
                    ticks.emplace_back(drawn, textOf(exponent, digit));
                }
            }
        }
        return ticks;
    };
    constexpr double closest = 0.30; // the distance between 1 and 2, or 5 and 10, in decades
    const double decade = pixels / (high - low);
    if (isWrittenOut) {
        std::vector<Tick> fine = ticksWith({1, 2, 5}, 1);
        if (std::ranges::all_of(fine, [&](const Tick& tick) {
                return roomFor(metrics, isVertical, tick.second) <= closest * decade;
            })) {
            return fine;
        }
    }
    const double room = roomFor(metrics, isVertical, textOf(static_cast<int>(low), 1));
    const double most = std::clamp(pixels / room, 1.0, double{maxDecades});
    return ticksWith({1}, std::max(1, static_cast<int>(std::ceil((high - low) / most))));
}

/// Returns the finest round step for which labels do not overlap. On a grid, returns a round
/// multiple of its step.
double tickStep(const ChartAxis& axis, ChartRange range, double pixels, double unit,
                const QFontMetricsF& metrics, bool isVertical) {
    const double length = range.high - range.low;
    double step = length;
    for (int ticks = isVertical ? ticksUp : ticksAcross; ticks >= minTicks; --ticks) {
        step = unit > 0 ? unit * std::max(roundStep(length / unit, ticks), 1.0)
                        : std::max(roundStep(length, ticks), axis.isInteger ? 1.0 : 0.0);
        double room = 0;
        for (const double end : {std::ceil(range.low / step), std::floor(range.high / step)}) {
            room = std::max(room, roomFor(metrics, isVertical, tickText(axis, end * step, step)));
        }
        if (pixels * step / length >= room) {
            break;
        }
    }
    return step;
}

/// Returns true if Qt would shorten the label of a tick. The room of a label reaches halfway to its
/// neighbours or to the ends of the axis.
bool isShortened(const std::vector<Tick>& ticks, std::size_t index, ChartRange drawn, double pixels,
                 const QFontMetricsF& metrics) {
    const double before = index > 0 ? ticks[index - 1].first : drawn.low;
    const double after = index + 1 < ticks.size() ? ticks[index + 1].first : drawn.high;
    return (after - before) / 2 * pixels / (drawn.high - drawn.low) <
           roomFor(metrics, false, ticks[index].second);
}

std::vector<Tick> linearTicks(const ChartAxis& axis, ChartRange range, double pixels, TickGrid grid,
                              const QFontMetricsF& metrics, bool isVertical) {
    const auto ticksWith = [&](double step) {
        const double tolerance = step * 1e-9;
        std::vector<Tick> ticks;
        for (double number = std::ceil((range.low - grid.first - tolerance) / step);
             grid.first + number * step <= range.high + tolerance; ++number) {
            const double value = grid.first + number * step;
            ticks.emplace_back(value, tickText(axis, value, step));
        }
        return ticks;
    };
    const double step = tickStep(axis, range, pixels, grid.step, metrics, isVertical);
    std::vector<Tick> ticks = ticksWith(step);
    const auto areEndsShortened = [&](const std::vector<Tick>& shown) {
        return isShortened(shown, 0, range, pixels, metrics) ||
               isShortened(shown, shown.size() - 1, range, pixels, metrics);
    };
    if (isVertical || ticks.size() <= minTicks || !areEndsShortened(ticks)) {
        return ticks;
    }
    // The next coarser step may have room for the labels at both ends.
    constexpr std::size_t few = 3;
    const double unit = grid.step > 0 ? grid.step : 1;
    std::vector<Tick> coarser = ticksWith(unit * roundStep(1.01 * step / unit, 1));
    return coarser.size() >= few && !areEndsShortened(coarser) ? coarser : ticks;
}

/// Removes the first or the last label if Qt would shorten it, unless few would be left.
void removeShortened(std::vector<Tick>& ticks, ChartRange drawn, double pixels,
                     const QFontMetricsF& metrics) {
    if (ticks.size() > minTicks && isShortened(ticks, ticks.size() - 1, drawn, pixels, metrics)) {
        ticks.pop_back();
    }
    if (ticks.size() > minTicks && isShortened(ticks, 0, drawn, pixels, metrics)) {
        ticks.erase(ticks.begin());
    }
}

} // namespace

QAbstractAxis* makeChartAxis(const ChartAxis& axis, bool isVertical, const Theme& theme) {
    auto* drawn = new QCategoryAxis;
    drawn->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
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
    auto& labelled = static_cast<QCategoryAxis&>(drawn);
    const bool isVertical = labelled.isGridLineVisible();
    const QFontMetricsF metrics(labelled.labelsFont());
    const double low = drawnValue(axis, range.low);
    const double high = drawnValue(axis, range.high);
    std::vector<Tick> ticks = axis.isLogarithmic
                                  ? logarithmicTicks(axis, low, high, pixels, metrics, isVertical)
                                  : linearTicks(axis, range, pixels, grid, metrics, isVertical);
    if (!isVertical) {
        removeShortened(ticks, {low, high}, pixels, metrics);
    }
    const QStringList shown = labelled.categoriesLabels();
    const bool isSame =
        std::ranges::equal(shown, ticks, [&](const QString& label, const Tick& tick) {
            return label == tick.second && labelled.endValue(label) == tick.first;
        });
    if (!isSame) {
        for (const QString& label : shown) {
            labelled.remove(label);
        }
        labelled.setStartValue(low);
        for (const auto& [value, label] : ticks) {
            labelled.append(label, value);
        }
    }
    drawn.setRange(low, high);
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

ChartRange movedRange(const ChartAxis& axis, ChartRange range, double value) {
    const double share = shareOfRange(axis, range, value);
    const double by = share - std::clamp(share, 0.0, 1.0);
    return by == 0 ? range
                   : ChartRange{valueAtShare(axis, range, by), valueAtShare(axis, range, 1 + by)};
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
    if (axis.isShare) {
        const double percent = 100 * value;
        const bool isTiny = percent != 0 && std::abs(percent) < 0.1;
        return isolated((isTiny ? significantText(percent, 2) : decimalText(percent, 1)) +
                        percentSign());
    }
    if (axis.isInteger || (value == std::round(value) && std::abs(value) < 1e15)) {
        return isolated(decimalText(value, 0));
    }
    return isolated(significantText(value, 4));
}

} // namespace lightsout
