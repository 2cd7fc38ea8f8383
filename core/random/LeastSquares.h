// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <utility>

namespace lightsout {

/// The line y = intercept + slope · x with the least sum of squared distances in y to some points.
struct FittedLine {
    double intercept = 0;
    double slope = 0;
    double slopeMargin = 0; ///< half the width of the slope's 95% confidence interval

    double at(double x) const { return intercept + slope * x; }
    /// Returns half the width of the 95% confidence interval of the line at x.
    double marginAt(double x) const;

    double middle = 0;       ///< mean of all x
    double middleMargin = 0; ///< half the width of the interval at the middle
};

/// Fits a line to points (x, y). The intervals come from Student's t-distribution with n − 2
/// degrees of freedom: they hold if the points lie on a line but for independent normal errors of
/// equal size. Returns nullopt for fewer than three points, or if all x are equal. O(n).
std::optional<FittedLine> leastSquaresLine(std::span<const std::pair<double, double>> points);

} // namespace lightsout
