// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/Growth.h"

#include "controls/NumberTable.h"
#include "elimination/MethodsView.h"
#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace lightsout {

namespace {

class Builder {
public:
    Builder(const std::vector<SideCosts>& growth, const QString& title) : growth_(growth) {
        chart_.title = title;
        chart_.x = {.title = QCoreApplication::translate("GrowthChart", "side of the square"),
                    .isLogarithmic = true,
                    .isInteger = true};
        chart_.y = {.title = title, .isLogarithmic = true};
    }

    /// Adds the series of a quantity and, unless `power` is 0, a pale line proportional to that
    /// power of the side. The line is fitted to the half of the series with the larger sides.
    void add(const QString& name, ThemeColour colour,
             const std::function<double(const MethodCosts&, double)>& value, int power) {
        ChartSeries series{.name = name, .colour = colour};
        for (const SideCosts& square : growth_) {
            const auto side = static_cast<double>(square.side);
            const double y = value(square.costs, side);
            if (y > 0) {
                series.points.push_back({side, y});
            }
        }
        if (power > 0 && series.points.size() > 1) {
            chart_.series.push_back(expectedGrowth(series, power));
        }
        chart_.series.push_back(std::move(series));
    }

    /// Adds the number of sets of presses, up to the side beyond which it would dwarf everything
    /// else.
    void addPressSets() {
        constexpr double lastSide = 6;
        add(
            bruteForceName(), &Theme::litFlat,
            [](const MethodCosts& /*costs*/, double side) {
                return side <= lastSide ? pressSets(side) : 0;
            },
            0);
    }

    /// Adds the measured time of brute force, and a pale line that extrapolates it to larger
    /// squares.
    void addPressSetTimes() {
        constexpr double lastSide = 7;
        const std::optional<double> seconds = secondsPerSet(growth_);
        ChartSeries beyond{
            .name = QCoreApplication::translate("GrowthChart", "brute force, extrapolated"),
            .colour = &Theme::litFlat,
            .opacity = 0.4};
        for (const SideCosts& square : growth_) {
            const auto side = static_cast<double>(square.side);
            if (seconds && side <= lastSide && square.side * square.side >= maxTriedVertices) {
                beyond.points.push_back({side, 1000 * *seconds * pressSets(side)});
            }
        }
        chart_.series.push_back(std::move(beyond));
        add(
            bruteForceName(), &Theme::litFlat,
            [](const MethodCosts& costs, double) {
                return 1000 * costs.bruteForceSeconds.value_or(0);
            },
            0);
    }

    /// Returns the chart. The pale lines with their short names are at the end: Qt's legend cuts
    /// off a long name that follows a short one at the end of a row.
    Chart take() {
        std::ranges::stable_partition(
            chart_.series, [](const ChartSeries& series) { return series.opacity == 1; });
        return std::move(chart_);
    }

private:
    static QString bruteForceName() {
        return QCoreApplication::translate("GrowthChart", "brute force");
    }
    static double pressSets(double side) { return std::exp2(side * side) - 1; }

    static ChartSeries expectedGrowth(const ChartSeries& counted, int power) {
        double logarithms = 0;
        const std::size_t half = counted.points.size() / 2;
        for (std::size_t i = half; i < counted.points.size(); ++i) {
            logarithms += std::log(counted.points[i].y / std::pow(counted.points[i].x, power));
        }
        const double factor =
            std::exp(logarithms / static_cast<double>(counted.points.size() - half));
        ChartSeries expected{.name = QStringLiteral("n%1").arg(QChar(superscripts[power])),
                             .colour = counted.colour,
                             .opacity = 0.4};
        for (const ChartPoint& point : counted.points) {
            expected.points.push_back({point.x, factor * std::pow(point.x, power)});
        }
        return expected;
    }

    static constexpr char16_t superscripts[] = u"⁰¹²³⁴⁵⁶";

    const std::vector<SideCosts>& growth_;
    Chart chart_;
};

QString grouped(std::uint64_t number) {
    return QLocale().toString(qulonglong{number});
}

constexpr std::size_t maxVerticesInDigits = 40;
/// The smallest base-10 logarithm of a number of years that is written with a power of 10.
constexpr double manyYears = 6;

} // namespace

QString durationText(double logSeconds) {
    constexpr double minute = 60;
    constexpr double hour = 60 * minute;
    constexpr double day = 24 * hour;
    constexpr double year = 365.25 * day;
    const double logYears = logSeconds - std::log10(year);
    if (logYears >= manyYears) {
        double exponent = std::floor(logYears);
        double digit = std::round(std::pow(10, logYears - exponent));
        if (digit > 9) {
            digit = 1;
            ++exponent;
        }
        return QCoreApplication::translate("BruteForceText", "%1 years")
            .arg(isolated(QStringLiteral("%1 × 10%2")
                              .arg(digit)
                              .arg(superscript(static_cast<std::size_t>(exponent)))));
    }
    const double seconds = std::pow(10, logSeconds);
    const auto in = [seconds](double unit, int digits) {
        return decimalText(seconds / unit, digits);
    };
    return seconds < 1 ? QCoreApplication::translate("BruteForceText", "%1 ms").arg(in(1e-3, 3))
           : seconds < minute ? QCoreApplication::translate("BruteForceText", "%1 s").arg(in(1, 1))
           : seconds < hour
               ? QCoreApplication::translate("BruteForceText", "%1 min").arg(in(minute, 0))
           : seconds < day ? QCoreApplication::translate("BruteForceText", "%1 h").arg(in(hour, 0))
           : seconds < year
               ? QCoreApplication::translate("BruteForceText", "%1 days").arg(in(day, 0))
               : QCoreApplication::translate("BruteForceText", "%1 years").arg(in(year, 0));
}

QString pressSetsText(std::size_t vertices) {
    const QString power = QStringLiteral("2%1 − 1").arg(superscript(vertices));
    if (vertices > maxVerticesInDigits) {
        return isolated(power);
    }
    const qulonglong sets = (qulonglong{1} << vertices) - 1;
    return isolated(QStringLiteral("%1 = %2").arg(power, QLocale().toString(sets)));
}

QString bruteForceTimeText(std::size_t vertices, double secondsPerSet) {
    return durationText(static_cast<double>(vertices) * std::log10(2.0) +
                        std::log10(secondsPerSet));
}

void showGrowthIn(NumberTable& table, const std::vector<SideCosts>& growth, CostMeasure measure) {
    const QStringList heads[] = {{lightsout::MethodsView::tr("Gaussian,\nbit operations"),
                                  lightsout::MethodsView::tr("Chasing,\nbit operations"),
                                  lightsout::MethodsView::tr("Brute force,\npress sets")},
                                 {lightsout::MethodsView::tr("Gaussian,\nrow operations"),
                                  lightsout::MethodsView::tr("Chasing,\nrow operations"),
                                  lightsout::MethodsView::tr("Brute force,\npress sets")},
                                 {lightsout::MethodsView::tr("Gaussian,\ntime"),
                                  lightsout::MethodsView::tr("Chasing,\ntime"),
                                  lightsout::MethodsView::tr("Brute force,\ntime")}};
    QStringList squares;
    for (const auto& [side, costs] : growth) {
        squares << isolated(QStringLiteral("%1 × %1").arg(side));
    }
    table.setHeads(squares, heads[static_cast<int>(measure)]);
    const std::optional<double> perSet = secondsPerSet(growth);
    const auto time = [](double seconds) { return isolated(durationText(std::log10(seconds))); };
    int row = 0;
    for (const auto& [side, costs] : growth) {
        const std::size_t cells = side * side;
        const RowOperationCosts chase = costs.chase->total();
        QStringList numbers;
        if (measure == CostMeasure::bitOperations) {
            numbers = {grouped(costs.gauss.bitOperations), grouped(chase.bitOperations),
                       pressSetsText(cells)};
        } else if (measure == CostMeasure::operations) {
            numbers = {grouped(costs.gauss.operations()), grouped(chase.operations()),
                       pressSetsText(cells)};
        } else {
            numbers = {time(costs.gaussSeconds), time(costs.chaseSeconds), QString()};
            if (costs.bruteForceSeconds) {
                numbers.back() = time(*costs.bruteForceSeconds);
            } else if (perSet) {
                numbers.back() =
                    lightsout::MethodsView::tr("about %1").arg(bruteForceTimeText(cells, *perSet));
            }
        }
        for (int column = 0; column < numbers.size(); ++column) {
            table.setNumber(row, column, numbers[column]);
        }
        ++row;
    }
}

Chart bitOperationsChart(const std::vector<SideCosts>& growth) {
    Builder builder(growth, QCoreApplication::translate("GrowthChart", "bit operations"));
    builder.add(
        QCoreApplication::translate("GrowthChart", "Gaussian, dense"), &Theme::secondText,
        [](const MethodCosts& /*costs*/, double side) {
            return static_cast<double>(denseBitOperations(static_cast<std::uint64_t>(side * side)));
        },
        6);
    builder.add(
        QCoreApplication::translate("GrowthChart", "Gaussian"), &Theme::press,
        [](const MethodCosts& costs, double) {
            return static_cast<double>(costs.gauss.bitOperations);
        },
        5);
    builder.add(
        QCoreApplication::translate("GrowthChart", "chasing"), &Theme::accent,
        [](const MethodCosts& costs, double) {
            return static_cast<double>(costs.chase->total().bitOperations);
        },
        4);
    builder.add(
        QCoreApplication::translate("GrowthChart", "small system"), &Theme::quiet,
        [](const MethodCosts& costs, double) {
            return static_cast<double>(costs.chase->smallSystem.bitOperations);
        },
        3);
    builder.addPressSets();
    return builder.take();
}

Chart rowOperationsChart(const std::vector<SideCosts>& growth) {
    Builder builder(growth, QCoreApplication::translate("GrowthChart", "row operations"));
    builder.add(
        QCoreApplication::translate("GrowthChart", "Gaussian"), &Theme::press,
        [](const MethodCosts& costs, double) {
            return static_cast<double>(costs.gauss.operations());
        },
        3);
    builder.add(
        QCoreApplication::translate("GrowthChart", "chasing"), &Theme::accent,
        [](const MethodCosts& costs, double) {
            return static_cast<double>(costs.chase->total().operations());
        },
        3);
    builder.add(
        QCoreApplication::translate("GrowthChart", "small system"), &Theme::quiet,
        [](const MethodCosts& costs, double) {
            return static_cast<double>(costs.chase->smallSystem.operations());
        },
        2);
    builder.addPressSets();
    return builder.take();
}

Chart timeChart(const std::vector<SideCosts>& growth) {
    Builder builder(growth, QCoreApplication::translate("GrowthChart", "time in milliseconds"));
    builder.add(
        QCoreApplication::translate("GrowthChart", "Gaussian"), &Theme::press,
        [](const MethodCosts& costs, double) { return 1000 * costs.gaussSeconds; }, 0);
    builder.add(
        QCoreApplication::translate("GrowthChart", "chasing"), &Theme::accent,
        [](const MethodCosts& costs, double) { return 1000 * costs.chaseSeconds; }, 0);
    builder.addPressSetTimes();
    return builder.take();
}

} // namespace lightsout
