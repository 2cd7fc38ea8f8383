// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Arrangement.h"

#include "support/Assert.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

double& along(Point& point, Axis axis) {
    return axis == Axis::horizontal ? point.x : point.y;
}

} // namespace

Point middleOf(const std::vector<Point>& points) {
    LIGHTSOUT_ASSERT(!points.empty());
    const auto [left, right] = std::ranges::minmax(points, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &Point::y);
    return {(left.x + right.x) / 2, (top.y + bottom.y) / 2};
}

std::vector<Point> mirrored(std::vector<Point> points, Axis axis) {
    if (!points.empty()) {
        Point middle = middleOf(points);
        for (Point& point : points) {
            along(point, axis) = 2 * along(middle, axis) - along(point, axis);
        }
    }
    return points;
}

std::vector<Point> aligned(std::vector<Point> points, Axis axis) {
    // The points of a horizontal line have the same y.
    const Axis across = axis == Axis::horizontal ? Axis::vertical : Axis::horizontal;
    double sum = 0;
    for (Point& point : points) {
        sum += along(point, across);
    }
    for (Point& point : points) {
        along(point, across) = sum / static_cast<double>(points.size());
    }
    return points;
}

std::vector<Point> distributed(std::vector<Point> points, Axis axis) {
    std::vector<Point*> order;
    for (Point& point : points) {
        order.push_back(&point);
    }
    std::ranges::stable_sort(order, {}, [axis](Point* point) { return along(*point, axis); });
    if (order.size() > 2) {
        const double first = along(*order.front(), axis);
        const double last = along(*order.back(), axis);
        for (std::size_t i = 1; i + 1 < order.size(); ++i) {
            along(*order[i], axis) = first + (last - first) * static_cast<double>(i) /
                                                 static_cast<double>(order.size() - 1);
        }
    }
    return points;
}

std::vector<Point> snapped(std::vector<Point> points, double step) {
    LIGHTSOUT_ASSERT(step > 0);
    for (Point& point : points) {
        point = {std::round(point.x / step) * step, std::round(point.y / step) * step};
    }
    return points;
}

} // namespace lightsout
