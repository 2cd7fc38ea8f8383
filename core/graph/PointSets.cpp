// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/PointSets.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace lightsout {

namespace {

std::vector<Point> turned(const std::vector<Point>& points, double angle) {
    std::vector<Point> result;
    result.reserve(points.size());
    for (const Point p : points) {
        result.push_back({p.x * std::cos(angle) - p.y * std::sin(angle),
                          p.x * std::sin(angle) + p.y * std::cos(angle)});
    }
    return result;
}

} // namespace

Extent extentOf(const std::vector<Point>& points) {
    Extent extent{points.front(), points.front()};
    for (const Point p : points) {
        extent.low = {std::min(extent.low.x, p.x), std::min(extent.low.y, p.y)};
        extent.high = {std::max(extent.high.x, p.x), std::max(extent.high.y, p.y)};
    }
    return extent;
}

void turnToFillARectangle(std::vector<Point>& points) {
    if (points.size() < 2) {
        return;
    }
    constexpr int steps = 60;
    double bestAngle = 0;
    double leastArea = std::numeric_limits<double>::infinity();
    for (int i = 0; i < steps; ++i) {
        const double angle = std::numbers::pi * i / steps;
        const Extent extent = extentOf(turned(points, angle));
        // A margin of half a unit is added, so that a straight line has an area too.
        const double area = (extent.width() + 1) * (extent.height() + 1);
        if (extent.width() + 1e-6 >= extent.height() && area < leastArea - 1e-6) {
            leastArea = area;
            bestAngle = angle;
        }
    }
    points = turned(points, bestAngle);
}

double minDistance(std::vector<Point> points) {
    std::ranges::sort(points, {}, &Point::x);
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < points.size(); ++i) {
        for (std::size_t j = i; j-- > 0 && points[i].x - points[j].x < least;) {
            least =
                std::min(least, std::hypot(points[i].x - points[j].x, points[i].y - points[j].y));
        }
    }
    return least;
}

void putSideBySide(std::vector<std::vector<Point>>& drawings, double gap) {
    double area = 0;
    double widest = 0;
    for (const std::vector<Point>& drawing : drawings) {
        const Extent extent = extentOf(drawing);
        area += (extent.width() + gap) * (extent.height() + gap);
        widest = std::max(widest, extent.width() + gap);
    }
    const double rowWidth = std::max(widest, 1.2 * std::sqrt(area));
    std::vector<std::size_t> order(drawings.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(),
                             [&](std::size_t i) { return extentOf(drawings[i]).height(); });
    Point corner{0, 0};
    double rowHeight = 0;
    for (const std::size_t i : order) {
        const Extent extent = extentOf(drawings[i]);
        if (corner.x > 0 && corner.x + extent.width() + gap > rowWidth + 1e-9) {
            corner = {0, corner.y + rowHeight};
            rowHeight = 0;
        }
        for (Point& p : drawings[i]) {
            p = {p.x - extent.low.x + corner.x, p.y - extent.low.y + corner.y};
        }
        corner.x += extent.width() + gap;
        rowHeight = std::max(rowHeight, extent.height() + gap);
    }
}

} // namespace lightsout
