// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/GrowthChart.h"

#include "look/Symbols.h"
#include "look/Theme.h"

#include <QCoreApplication>

#include <cmath>
#include <functional>

namespace lightsout {

namespace {

class Builder {
public:
    Builder(const std::vector<MethodCosts>& growth, std::size_t firstSide, const QString& title)
        : growth_(growth), firstSide_(static_cast<double>(firstSide)) {
        chart_.title = title;
        chart_.x = {.title = QCoreApplication::translate("GrowthChart", "side of the square"),
                    .isLogarithmic = true,
                    .isInteger = true};
        chart_.y = {.title = title, .isLogarithmic = true};
    }

    /// Adds a counted series, and a pale line with the expected power, which is fitted to the half
    /// of the series with the larger sides.
    void add(const QString& name, ThemeColour colour,
             const std::function<double(const MethodCosts&, double)>& value, int power) {
        ChartSeries series{.name = name, .colour = colour};
        for (std::size_t i = 0; i < growth_.size(); ++i) {
            const double side = firstSide_ + static_cast<double>(i);
            const double y = value(growth_[i], side);
            if (y > 0) {
                series.points.push_back({side, y});
            }
        }
        if (power > 0 && series.points.size() > 1) {
            chart_.series.push_back(expectedGrowth(series, power));
        }
        chart_.series.push_back(std::move(series));
    }

    Chart take() { return std::move(chart_); }

private:
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

    const std::vector<MethodCosts>& growth_;
    double firstSide_;
    Chart chart_;
};

} // namespace

Chart bitOperationsChart(const std::vector<MethodCosts>& growth, std::size_t firstSide) {
    Builder builder(growth, firstSide,
                    QCoreApplication::translate("GrowthChart", "bit operations"));
    builder.add(
        QCoreApplication::translate("GrowthChart", "Gauss, no zeros skipped"), &Theme::secondText,
        [](const MethodCosts& /*costs*/, double side) {
            return static_cast<double>(denseBitOperations(static_cast<std::uint64_t>(side * side)));
        },
        6);
    builder.add(
        QCoreApplication::translate("GrowthChart", "Gauss"), &Theme::press,
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
    return builder.take();
}

Chart rowOperationsChart(const std::vector<MethodCosts>& growth, std::size_t firstSide) {
    Builder builder(growth, firstSide,
                    QCoreApplication::translate("GrowthChart", "row operations"));
    builder.add(
        QCoreApplication::translate("GrowthChart", "Gauss"), &Theme::press,
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
    return builder.take();
}

Chart timeChart(const std::vector<MethodCosts>& growth, std::size_t firstSide) {
    Builder builder(growth, firstSide,
                    QCoreApplication::translate("GrowthChart", "time in milliseconds"));
    builder.add(
        QCoreApplication::translate("GrowthChart", "Gauss"), &Theme::press,
        [](const MethodCosts& costs, double) { return 1000 * costs.gaussSeconds; }, 0);
    builder.add(
        QCoreApplication::translate("GrowthChart", "chasing"), &Theme::accent,
        [](const MethodCosts& costs, double) { return 1000 * costs.chaseSeconds; }, 0);
    return builder.take();
}

} // namespace lightsout
