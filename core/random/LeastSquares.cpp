// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/LeastSquares.h"

#include "random/Confidence.h"

#include <cmath>

namespace lightsout {

double FittedLine::marginAt(double x) const {
    return std::hypot(middleMargin, slopeMargin * (x - middle));
}

std::optional<FittedLine> leastSquaresLine(std::span<const std::pair<double, double>> points) {
    if (points.size() < 3) {
        return std::nullopt;
    }
    const auto count = static_cast<double>(points.size());
    double meanX = 0;
    double meanY = 0;
    for (const auto& [x, y] : points) {
        meanX += x / count;
        meanY += y / count;
    }
    double squares = 0;
    double products = 0;
    for (const auto& [x, y] : points) {
        squares += (x - meanX) * (x - meanX);
        products += (x - meanX) * (y - meanY);
    }
    if (squares == 0) {
        return std::nullopt;
    }
    FittedLine line{.slope = products / squares, .middle = meanX};
    line.intercept = meanY - line.slope * meanX;
    double rest = 0;
    for (const auto& [x, y] : points) {
        const double distance = y - line.at(x);
        rest += distance * distance;
    }
    // A sample of n − 1 values has n − 2 degrees of freedom.
    const double margin = confidenceFactor(points.size() - 1) * std::sqrt(rest / (count - 2));
    line.slopeMargin = margin / std::sqrt(squares);
    line.middleMargin = margin / std::sqrt(count);
    return line;
}

} // namespace lightsout
