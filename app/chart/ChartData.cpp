// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartData.h"

#include "text/SpokenText.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>

namespace lightsout {

namespace {

constexpr double groupShare = 0.76; ///< fraction of the distance between neighbouring bars
constexpr double headroom = 1.06;
constexpr double thinnestBar = 1.0 / 240; ///< minimum width of a bar, as a fraction of the range
constexpr double minUnits = 5;            ///< minimum range of an axis of whole numbers with bars

bool isBars(const ChartSeries& series) {
    return series.shape == ChartShape::bars;
}

/// Returns true if the points of a series are as wide as a group of bars or a part of it.
bool hasWidth(const ChartSeries& series) {
    return isBars(series) || series.shape == ChartShape::marks || series.shape == ChartShape::boxes;
}

/// Returns all x at which some series for which `isWanted` returns true has a point, in ascending
/// order.
std::vector<double> positionsOf(const Chart& chart, bool (*isWanted)(const ChartSeries&)) {
    std::vector<double> positions;
    for (const ChartSeries& series : chart.series) {
        for (const ChartPoint& point : series.points) {
            if (isWanted(series)) {
                positions.push_back(point.x);
            }
        }
    }
    std::ranges::sort(positions);
    positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
    return positions;
}

std::size_t barSeriesCount(const Chart& chart) {
    return static_cast<std::size_t>(std::ranges::count_if(chart.series, isBars));
}

/// Returns the minimum and maximum of the values passed by `visit` that the axis can show.
template <typename Visit>
ChartRange rangeOf(const ChartAxis& axis, Visit visit) {
    ChartRange range{std::numeric_limits<double>::infinity(),
                     -std::numeric_limits<double>::infinity()};
    visit([&](double value) {
        if (std::isfinite(value) && (!axis.isLogarithmic || value > 0)) {
            range.low = std::min(range.low, value);
            range.high = std::max(range.high, value);
        }
    });
    return range.low <= range.high ? range : ChartRange{axis.isLogarithmic ? 0.1 : 0.0, 1};
}

ChartRange withGivenEnds(const ChartAxis& axis, ChartRange range) {
    range.low = axis.low.value_or(range.low);
    range.high = axis.high.value_or(range.high);
    if (range.low >= range.high) {
        range.high = axis.isLogarithmic ? range.low * 10 : range.low + 1;
    }
    return range;
}

QString quoted(const QString& text) {
    if (!text.contains(QLatin1Char(',')) && !text.contains(QLatin1Char('"')) &&
        !text.contains(QLatin1Char('\n'))) {
        return text;
    }
    return QLatin1Char('"') + QString(text).replace(QLatin1Char('"'), QLatin1String("\"\"")) +
           QLatin1Char('"');
}

QString number(double value) {
    return QString::number(value, 'g', std::numeric_limits<double>::max_digits10 - 1);
}

} // namespace

std::vector<double> chartPositions(const Chart& chart) {
    return positionsOf(chart, [](const ChartSeries& /*series*/) { return true; });
}

std::optional<double> nextPosition(const Chart& chart, ChartRange shown, std::optional<double> from,
                                   int step) {
    std::vector<double> positions = chartPositions(chart);
    std::erase_if(positions, [&](double x) { return x < shown.low || x > shown.high; });
    if (positions.empty()) {
        return std::nullopt;
    }
    if (!from) {
        return step > 0 ? positions.front() : positions.back();
    }
    const auto present = std::ranges::lower_bound(positions, *from);
    const auto next = std::clamp<std::ptrdiff_t>(present - positions.begin() + step, 0,
                                                 std::ssize(positions) - 1);
    return positions[static_cast<std::size_t>(next)];
}

std::optional<double> nearestPosition(const Chart& chart, double x) {
    const std::vector<double> positions = chartPositions(chart);
    const auto nearest = std::ranges::min_element(
        positions, {}, [x](double position) { return std::abs(position - x); });
    return nearest == positions.end() ? std::nullopt : std::optional(*nearest);
}

double barGroupWidth(const Chart& chart) {
    const std::vector<double> positions = positionsOf(chart, hasWidth);
    double distance = std::numeric_limits<double>::infinity();
    for (std::size_t i = 1; i < positions.size(); ++i) {
        distance = std::min(distance, positions[i] - positions[i - 1]);
    }
    if (!std::isfinite(distance)) {
        return groupShare;
    }
    if (chart.x.isInteger) {
        const double seen = thinnestBar * (positions.back() - positions.front());
        distance = std::min(distance, std::max(1.0, seen));
    }
    return groupShare * distance;
}

TickGrid tickGridOfX(const Chart& chart) {
    if (!chart.x.isInteger || chart.x.isLogarithmic || barSeriesCount(chart) == 0) {
        return {};
    }
    std::int64_t step = 0;
    std::optional<double> first;
    for (const ChartSeries& series : chart.series) {
        for (const ChartPoint& point : series.points) {
            first = first.value_or(point.x);
            step = std::gcd(step, std::llround(point.x - *first));
        }
    }
    if (!first || step == 1) {
        return {};
    }
    // If there is a single bar, only its position has a tick.
    return {*first, step == 0 ? std::numeric_limits<std::int32_t>::max() : double(step)};
}

ChartRange barSlot(const Chart& chart, std::size_t series) {
    const auto end = chart.series.begin() + static_cast<std::ptrdiff_t>(series);
    const auto before = static_cast<double>(std::count_if(chart.series.begin(), end, isBars));
    const double group = barGroupWidth(chart);
    const double width =
        group / static_cast<double>(std::max<std::size_t>(barSeriesCount(chart), 1));
    const double left = -group / 2 + width * before;
    return {left, left + width};
}

ChartRange wholeRangeOfX(const Chart& chart) {
    ChartRange range = rangeOf(chart.x, [&](const auto& take) {
        for (const double x : chartPositions(chart)) {
            take(x);
        }
    });
    if (std::ranges::any_of(chart.series, hasWidth) && !chart.x.isLogarithmic) {
        const double room = barGroupWidth(chart) / groupShare / 2;
        const double least = range.low >= 0 ? -room : -std::numeric_limits<double>::infinity();
        range = {range.low - room, range.high + room};
        if (chart.x.isInteger && range.high - range.low < minUnits) {
            const double low = std::round((range.low + range.high - minUnits) / 2 - 0.5) + 0.5;
            range.low = std::min(range.low, std::max(low, least));
            range.high = range.low + minUnits;
        }
    }
    // Leave room at the ends, so that dots and labels there are not cut off.
    constexpr double shareOfEnds = 0.04;
    if (chart.x.isLogarithmic) {
        const double ends = std::pow(range.high / range.low, shareOfEnds);
        range = {range.low / ends, range.high * ends};
    } else if (std::ranges::any_of(chart.series, [](const ChartSeries& series) {
                   return series.shape == ChartShape::dots;
               })) {
        const double ends = (range.high - range.low) * shareOfEnds / 2;
        range = {range.low - ends, range.high + ends};
    }
    return withGivenEnds(chart.x, range);
}

ChartRange wholeRangeOfY(const Chart& chart) {
    ChartRange range = rangeOf(chart.y, [&](const auto& take) {
        for (const ChartSeries& series : chart.series) {
            for (const ChartPoint& point : series.points) {
                take(point.y);
                if (hasLowerEdge(series.shape)) {
                    take(point.low);
                }
            }
        }
    });
    if (chart.y.isLogarithmic) {
        range.high *= std::pow(range.high / range.low, headroom - 1);
    } else {
        range = {std::min(range.low * headroom, 0.0), std::max(range.high * headroom, 0.0)};
    }
    return withGivenEnds(chart.y, range);
}

QString chartCsv(const Chart& chart) {
    QStringList lines;
    QStringList cells{quoted(chart.x.title)};
    // The title of the axis contains the unit.
    const auto head = [&chart](const QString& name, const char* edge = "") {
        const QString& unit = chart.y.title;
        const QString text = (name.isEmpty() ? unit : name) + QString::fromUtf8(edge);
        const bool isUnitKnown = name.isEmpty() || name == unit || unit.isEmpty();
        return quoted(
            withoutIsolates(isUnitKnown ? text : QStringLiteral("%1 (%2)").arg(text, unit)));
    };
    for (const ChartSeries& series : chart.series) {
        if (hasLowerEdge(series.shape)) {
            cells.append(head(series.name, " −"));
            cells.append(head(series.name, " +"));
        } else {
            cells.append(head(series.name));
        }
    }
    lines.append(cells.join(QLatin1Char(',')));
    std::vector<std::size_t> next(chart.series.size(), 0);
    for (const double x : chartPositions(chart)) {
        cells = {number(x)};
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            const ChartSeries& series = chart.series[i];
            const bool has = next[i] < series.points.size() && series.points[next[i]].x == x;
            if (hasLowerEdge(series.shape)) {
                cells.append(has ? number(series.points[next[i]].low) : QString());
            }
            cells.append(has ? number(series.points[next[i]].y) : QString());
            next[i] += has ? 1 : 0;
        }
        lines.append(cells.join(QLatin1Char(',')));
    }
    return lines.join(QLatin1String("\r\n")) + QLatin1String("\r\n");
}

bool isDrawnAlike(const Chart& before, const Chart& after) {
    const auto same = [](const ChartSeries& a, const ChartSeries& b) {
        return a.name == b.name && a.shape == b.shape && a.colour == b.colour &&
               a.opacity == b.opacity;
    };
    const auto sameAxis = [](const ChartAxis& a, const ChartAxis& b) {
        return a.title == b.title && a.isLogarithmic == b.isLogarithmic &&
               a.isInteger == b.isInteger;
    };
    return sameAxis(before.x, after.x) && sameAxis(before.y, after.y) &&
           std::ranges::equal(before.series, after.series, same);
}

bool hasSameSeries(const Chart& before, const Chart& after) {
    return before.x.isLogarithmic == after.x.isLogarithmic &&
           before.y.isLogarithmic == after.y.isLogarithmic &&
           std::ranges::equal(before.series, after.series, {}, &ChartSeries::shape,
                              &ChartSeries::shape);
}

std::optional<ChartBar> barAt(const Chart& chart, const std::vector<bool>& isShown, double x) {
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        if (chart.series[i].shape != ChartShape::bars || !isShown[i]) {
            continue;
        }
        const ChartRange slot = barSlot(chart, i);
        for (const ChartPoint& point : chart.series[i].points) {
            if (x >= point.x + slot.low && x < point.x + slot.high) {
                return ChartBar{i, point.x};
            }
        }
    }
    return std::nullopt;
}

} // namespace lightsout
