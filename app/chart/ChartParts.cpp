// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartParts.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

ChartParts::ChartParts(const Chart& chart, QRectF plot, ChartRange shown)
    : positions_(chartPositions(chart)), axis_(chart.x), plot_(plot), shown_(shown) {}

QRectF ChartParts::rect(std::size_t part) const {
    const double x = positions_.at(part);
    const double before = part > 0 ? positions_[part - 1] : x - 1;
    const double after = part + 1 < positions_.size() ? positions_[part + 1] : x + 1;
    const auto pixel = [this](double value) {
        return plot_.left() + plot_.width() * shareOfRange(axis_, shown_, value);
    };
    const double left = pixel((before + x) / 2);
    return {left, plot_.top(), pixel((x + after) / 2) - left, plot_.height()};
}

std::optional<std::size_t> ChartParts::at(QPointF place) const {
    if (!plot_.contains(place) || positions_.empty()) {
        return std::nullopt;
    }
    const double x = valueAtShare(axis_, shown_, (place.x() - plot_.left()) / plot_.width());
    const auto nearest = std::ranges::min_element(
        positions_, {}, [x](double position) { return std::abs(position - x); });
    return static_cast<std::size_t>(nearest - positions_.begin());
}

std::optional<std::size_t> ChartParts::of(std::optional<double> x) const {
    if (!x) {
        return std::nullopt;
    }
    const auto found = std::ranges::lower_bound(positions_, *x);
    return found != positions_.end()
               ? std::optional(static_cast<std::size_t>(found - positions_.begin()))
               : std::nullopt;
}

} // namespace lightsout
