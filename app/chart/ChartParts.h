// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartAxes.h"

#include <QRectF>

namespace lightsout {

/// The positions of a chart that have values, as parts for screen readers, from left to right.
class ChartParts {
public:
    /// Uses the positions within `shown`, the range that fills the plot.
    ChartParts(const Chart& chart, QRectF plot, ChartRange shown);

    std::size_t count() const { return positions_.size(); }
    double position(std::size_t part) const { return positions_.at(part); }
    /// Returns the vertical strip that extends halfway to the neighbouring positions.
    QRectF rect(std::size_t part) const;
    /// Returns the part nearest to a place in the plot.
    std::optional<std::size_t> at(QPointF place) const;
    /// Returns the part at the given x, or else the next part.
    std::optional<std::size_t> of(std::optional<double> x) const;

private:
    std::vector<double> positions_;
    ChartAxis axis_;
    QRectF plot_;
    ChartRange shown_;
};

} // namespace lightsout
