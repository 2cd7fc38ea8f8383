// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartPanel.h"

#include <algorithm>
#include <cmath>

// What screen readers are told of a chart.

namespace lightsout {

void ChartPanel::describe() {
    setAccessibleDescription(pointed_ ? valuesAt(*pointed_) : QString());
    if (const auto part = currentPart()) {
        tellPart(*this, *part, QAccessible::Focus);
        tellPart(*this, *part, QAccessible::NameChanged);
    }
}

std::size_t ChartPanel::partCount() const {
    return chartPositions(data_).size();
}

QString ChartPanel::partName(std::size_t part) const {
    return valuesAt(chartPositions(data_).at(part))
        .replace(QLatin1Char('\n'), QStringLiteral(", "));
}

QRectF ChartPanel::partRect(std::size_t part) const {
    // The stripe between the middles to both sides.
    const std::vector<double> positions = chartPositions(data_);
    const double x = positions.at(part);
    const double before = part > 0 ? positions[part - 1] : x - 1;
    const double after = part + 1 < positions.size() ? positions[part + 1] : x + 1;
    const QRectF plot = chart()->plotArea();
    const double left = position((before + x) / 2, 0).x();
    const double right = position((x + after) / 2, 0).x();
    return {left, plot.top(), right - left, plot.height()};
}

std::optional<std::size_t> ChartPanel::partAt(QPointF place) const {
    const std::vector<double> positions = chartPositions(data_);
    if (!chart()->plotArea().contains(place) || positions.empty()) {
        return std::nullopt;
    }
    const double x = valueX(place.x());
    const auto nearest = std::ranges::min_element(
        positions, {}, [x](double position) { return std::abs(position - x); });
    return static_cast<std::size_t>(nearest - positions.begin());
}

std::optional<std::size_t> ChartPanel::currentPart() const {
    if (!pointed_) {
        return std::nullopt;
    }
    const std::vector<double> positions = chartPositions(data_);
    const auto found = std::ranges::lower_bound(positions, *pointed_);
    return found != positions.end()
               ? std::optional(static_cast<std::size_t>(found - positions.begin()))
               : std::nullopt;
}

} // namespace lightsout
