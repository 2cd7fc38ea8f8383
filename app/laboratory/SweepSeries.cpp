// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/SweepSeries.h"

#include "laboratory/SweepText.h"
#include "lesson/Quantities.h"
#include "random/Histogram.h"
#include "random/LeastSquares.h"
#include "text/FactText.h"
#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace lightsout {

namespace {

constexpr std::uint64_t maxLines = 8; ///< maximum number of series for one sweep
constexpr std::size_t maxBands = 6;

ThemeColour colourOf(std::size_t index) {
    constexpr std::array<ThemeColour, 4> colours{&Theme::accent, &Theme::quiet, &Theme::press,
                                                 &Theme::litFlat};
    return colours.at(index % colours.size());
}

bool isWhole(const Sweep& sweep) {
    return sweep.samples == 1 && sweep.fact->kind == FactKind::integer;
}

/// Returns a number as a double. Very large numbers lose digits.
std::optional<double> realIn(const Number* number) {
    return number != nullptr ? std::optional(realOf(*number)) : std::nullopt;
}

std::optional<double> realIn(const std::optional<Number>& number) {
    return realIn(number ? &*number : nullptr);
}

QString wholeName(const SweepSeries& series) {
    return QCoreApplication::translate("Sweep", "%1: %2")
        .arg(factName(*series.sweep.fact), series.boards);
}

bool hasOneFact(const std::vector<SweepSeries>& all) {
    return std::ranges::all_of(all, [&](const SweepSeries& series) {
        return series.sweep.fact == all.front().sweep.fact;
    });
}

/// Returns the title of the chart: the quantity with its boards or, for several series, the
/// quantities.
QString titleOf(const std::vector<SweepSeries>& all) {
    if (all.size() == 1) {
        return wholeName(all.front());
    }
    QStringList names;
    for (const SweepSeries& series : all) {
        names << factName(*series.sweep.fact);
    }
    names.removeDuplicates();
    return names.join(QStringLiteral(", "));
}

class Builder {
public:
    Builder(const std::vector<SweepSeries>& all, const SweepLook& look) : all_(all), look_(look) {}

    SweepChart take() {
        Chart& chart = built_.chart;
        chart.title = titleOf(all_);
        chart.x = {.title = QStringLiteral("n"), .isLogarithmic = look_.isLogN, .isInteger = true};
        chart.y.title = hasOneFact(all_) ? factName(*all_.front().sweep.fact) : QString();
        chart.y.isLogarithmic = look_.isLogValues.value_or(std::ranges::any_of(
            all_, [](const SweepSeries& series) { return series.sweep.fact->growsFast; }));
        chart.y.isInteger = std::ranges::all_of(
            all_, [](const SweepSeries& series) { return isWhole(series.sweep); });
        for (std::size_t i = 0; i < all_.size(); ++i) {
            addSweep(i);
        }
        if (look_.hasLine) {
            addLines();
        }
        if (look_.curve) {
            addCurve();
        }
        makeRoom();
        return std::move(built_);
    }

private:
    /// Adds space at both ends of the x axis, so that dots there are not cut off.
    void makeRoom() {
        constexpr double room = 0.02; // as a fraction of the range
        const ChartRange whole = wholeRangeOfX(built_.chart);
        if (look_.isLogN) {
            return; // a logarithmic axis has room already
        }
        built_.chart.x.low = whole.low - room * (whole.high - whole.low);
        built_.chart.x.high = whole.high + room * (whole.high - whole.low);
    }

    void addSweep(std::size_t index) {
        const SweepSeries& series = all_[index];
        if (!series.sweep.m) {
            addLine(index, std::nullopt, nameAmong(all_, index));
            return;
        }
        const std::uint64_t last =
            std::min(series.sweep.m->last, series.sweep.m->first + maxLines - 1);
        for (std::uint64_t m = series.sweep.m->first; m <= last; ++m) {
            const QString line = isolated(QStringLiteral("m = %1").arg(m));
            addLine(index, m,
                    all_.size() > 1 ? nameAmong(all_, index) + QStringLiteral(", ") + line : line);
        }
    }

    void addLine(std::size_t index, std::optional<std::uint64_t> m, const QString& name) {
        const auto& [boards, sweep, results] = all_[index];
        const ThemeColour colour = colourOf(lines_++);
        ChartSeries dots{.name = name, .shape = ChartShape::dots, .colour = colour};
        // There is nothing between two n, so no band joins the intervals.
        ChartSeries band{.shape = ChartShape::boxes, .colour = colour};
        if (!hasNamedBand_ && sweep.samples > 1) {
            band.name =
                QCoreApplication::translate("Sweep", "95 % confidence interval of the mean");
        }
        for (std::size_t i = 0; i < results.size(); ++i) {
            const SweepPoint point = sweep.point(i);
            if (!results[i] || (m && point.m != m)) {
                continue;
            }
            const auto x = static_cast<double>(point.n.value_or(0));
            if (const auto y = realIn(results[i]->number())) {
                dots.points.push_back({x, *y});
            }
            const auto low = realIn(results[i]->low);
            const auto high = realIn(results[i]->high);
            if (low && high) {
                hasWidth_ = hasWidth_ || *low < *high;
                band.points.push_back({x, *high, *low});
            }
        }
        if (std::exchange(hasWidth_, false)) {
            hasNamedBand_ = true; // the bands of the other series have the same meaning
            built_.chart.series.push_back(std::move(band));
            built_.dots.push_back(std::nullopt);
        }
        built_.chart.series.push_back(std::move(dots));
        built_.dots.push_back(SweepDot{index, m.value_or(0)});
    }

    double drawn(const ChartAxis& axis, double value) const {
        return axis.isLogarithmic ? std::log10(value) : value;
    }

    void addExtra(ChartSeries series) {
        built_.chart.series.push_back(std::move(series));
        built_.dots.push_back(std::nullopt);
    }

    /// Fits a line to each series of dots, in the drawn scales: on two logarithmic axes, a power.
    void addLines() {
        const Chart& chart = built_.chart;
        for (std::size_t i = 0, count = chart.series.size(); i < count; ++i) {
            if (chart.series[i].shape == ChartShape::dots) {
                addLineOf(chart.series[i]);
            }
        }
    }

    void addLineOf(const ChartSeries& dots) {
        const ChartAxis x = built_.chart.x;
        const ChartAxis y = built_.chart.y;
        const ThemeColour colour = dots.colour;
        std::vector<std::pair<double, double>> points;
        for (const ChartPoint& point : dots.points) {
            if ((!x.isLogarithmic || point.x > 0) && (!y.isLogarithmic || point.y > 0)) {
                points.emplace_back(drawn(x, point.x), drawn(y, point.y));
            }
        }
        const auto line = leastSquaresLine(points);
        if (!line) {
            return;
        }
        const auto undrawn = [&y](double value) {
            return y.isLogarithmic ? std::pow(10, value) : value;
        };
        constexpr int steps = 60;
        const double first = points.front().first;
        const double last = points.back().first;
        ChartSeries fitted{.name = QCoreApplication::translate("Sweep", "line, slope %1")
                                       .arg(estimateText(line->slope, line->slopeMargin)),
                           .colour = colour,
                           .opacity = 0.7};
        ChartSeries band{.shape = ChartShape::band, .colour = colour};
        if (!std::exchange(hasNamedLineBand_, true)) {
            band.name = QCoreApplication::translate("Sweep", "line: 95 % confidence interval");
        }
        for (int step = 0; step <= steps; ++step) {
            const double place = first + (last - first) * step / steps;
            const double margin = line->marginAt(place);
            const double shown = x.isLogarithmic ? std::pow(10, place) : place;
            fitted.points.push_back({shown, undrawn(line->at(place))});
            band.points.push_back(
                {shown, undrawn(line->at(place) + margin), undrawn(line->at(place) - margin)});
        }
        addExtra(std::move(band));
        addExtra(std::move(fitted));
    }

    void addCurve() {
        const std::vector<double> places = chartPositions(built_.chart);
        if (places.empty()) {
            return;
        }
        constexpr int steps = 100;
        ChartSeries curve{.name = isolated(look_.curveText), .colour = &Theme::secondText};
        for (int step = 0; step <= steps; ++step) {
            const double n = places.front() + (places.back() - places.front()) * step / steps;
            if (const auto value = valueAt(*look_.curve, n)) {
                curve.points.push_back({n, *value});
            }
        }
        addExtra(std::move(curve));
    }

    const std::vector<SweepSeries>& all_;
    const SweepLook& look_;
    SweepChart built_;
    std::size_t lines_ = 0;
    bool hasWidth_ = false;
    bool hasNamedBand_ = false;
    bool hasNamedLineBand_ = false;
};

} // namespace

QString nameAmong(const std::vector<SweepSeries>& all, std::size_t index) {
    const SweepSeries& series = all.at(index);
    return all.size() == 1   ? factName(*series.sweep.fact)
           : hasOneFact(all) ? series.boards
                             : wholeName(series);
}

SweepChart chartOf(const std::vector<SweepSeries>& all, const SweepLook& look) {
    return all.empty() ? SweepChart() : Builder(all, look).take();
}

Chart histogramChart(const SweepSeries& series, const SweepPoint& point,
                     const std::vector<double>& samples) {
    const bool areWhole = series.sweep.fact->kind == FactKind::integer;
    const Histogram bins = histogramOf(samples, areWhole);
    const QString name = factName(*series.sweep.fact);
    Chart chart;
    chart.title = QCoreApplication::translate("Sweep", "%1 of %2 boards: %3")
                      .arg(name, numberText(samples.size()), series.boards);
    if (point.n) {
        chart.title += QStringLiteral(", ") + pointText(point);
    }
    const bool isWide = bins.width != 1 || !areWhole;
    chart.x = {.title = isWide ? QCoreApplication::translate("Sweep", "%1, in bins of width %2")
                                     .arg(name, significantText(bins.width, 6))
                               : name,
               .isInteger = areWhole && bins.width == 1};
    chart.y = {.title = QCoreApplication::translate("Sweep", "boards"), .isInteger = true};
    ChartSeries bars{.shape = ChartShape::bars, .colour = &Theme::accent};
    for (std::size_t bin = 0; bin < bins.counts.size(); ++bin) {
        // The middle of the values that a bin can contain.
        const double middle = bins.low(bin) + (areWhole ? (bins.width - 1) / 2 : bins.width / 2);
        bars.points.push_back({middle, static_cast<double>(bins.counts[bin])});
    }
    chart.series = {std::move(bars)};
    return chart;
}

SweepMap mapOf(const SweepSeries& series) {
    const Sweep& sweep = series.sweep;
    SweepMap map;
    if (!sweep.n || !sweep.m) {
        return map;
    }
    std::map<double, QString> known; // by value, so that equal values are merged
    for (const auto& result : series.results) {
        if (result && result->exists()) {
            known.emplace(*realIn(result->number()), valueText(*sweep.fact, *result));
        }
    }
    map.texts << QString();
    std::map<double, std::uint32_t> numbers;
    for (const auto& [number, text] : known) {
        numbers.emplace(number, static_cast<std::uint32_t>(map.texts.size()));
        map.texts << text;
    }
    map.values.assign(sweep.n->last * sweep.m->last, 0);
    for (std::size_t i = 0; i < series.results.size(); ++i) {
        const auto& result = series.results[i];
        if (result && result->exists()) {
            const SweepPoint point = sweep.point(i);
            map.values[(*point.n - 1) * sweep.m->last + *point.m - 1] =
                numbers.at(*realIn(result->number()));
        }
    }
    std::vector<HeatBand> bands{{}};
    const std::size_t count = std::min(known.size(), maxBands);
    for (std::size_t band = 0; band < count; ++band) {
        const auto first = static_cast<qsizetype>(1 + band * known.size() / count);
        const auto last = static_cast<qsizetype>((band + 1) * known.size() / count);
        const QString name = first == last
                                 ? map.texts[first]
                                 : map.texts[first] + QStringLiteral(" … ") + map.texts[last];
        if (band == 0) {
            bands.front().name = name; // empty cells have the same pale colour
        } else {
            bands.push_back({.least = static_cast<std::uint32_t>(first), .name = name});
        }
    }
    map.scale = HeatScale(std::move(bands));
    return map;
}

std::optional<std::size_t> pointNumber(const Sweep& sweep, const SweepPoint& point) {
    const auto offset =
        [](const std::optional<SweepRange>& range,
           const std::optional<std::uint64_t>& number) -> std::optional<std::size_t> {
        if (range.has_value() != number.has_value()) {
            return std::nullopt;
        }
        if (!range) {
            return 0;
        }
        return *number >= range->first && *number <= range->last
                   ? std::optional<std::size_t>(*number - range->first)
                   : std::nullopt;
    };
    const auto row = offset(sweep.n, point.n);
    const auto column = offset(sweep.m, point.m);
    return row && column ? std::optional(*row * (sweep.m ? sweep.m->count() : 1) + *column)
                         : std::nullopt;
}

} // namespace lightsout
