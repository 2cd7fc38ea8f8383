// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartAxes.h"

#include <QRectF>

namespace lightsout {

/// The positions of a chart that have values, as parts that screen readers find: from left to
/// right.
class ChartParts {
public:
    /// Of the x in `shown`, which fill the plot.
    ChartParts(const Chart& chart, QRectF plot, ChartRange shown);

    std::size_t count() const { return positions_.size(); }
    double position(std::size_t part) const { return positions_.at(part); }
    /// The stripe between the middles to both sides.
    QRectF rect(std::size_t part) const;
    /// The one nearest to a place in the plot.
    std::optional<std::size_t> at(QPointF place) const;
    /// That of an x, or else the next.
    std::optional<std::size_t> of(std::optional<double> x) const;

private:
    std::vector<double> positions_;
    ChartAxis axis_;
    QRectF plot_;
    ChartRange shown_;
};

} // namespace lightsout
