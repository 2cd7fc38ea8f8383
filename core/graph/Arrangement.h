// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

// Functions that mirror, align, distribute or snap some of the points of a drawing. Each returns
// the new positions in the order of the points.

enum class Axis { horizontal, vertical };

/// Returns the middle of the smallest axis-aligned rectangle that contains the points. There must
/// be at least one.
Point middleOf(const std::vector<Point>& points);

/// Swaps left and right (Axis::horizontal) or top and bottom; the middle stays where it is.
std::vector<Point> mirrored(std::vector<Point> points, Axis axis);

/// Moves the points to one horizontal or vertical line through their mean.
std::vector<Point> aligned(std::vector<Point> points, Axis axis);

/// Spreads the points evenly along an axis between the outermost two, which stay where they are.
/// Their order along the axis and their other coordinate do not change. O(n log n).
std::vector<Point> distributed(std::vector<Point> points, Axis axis);

/// Moves each point to the nearest point whose coordinates are multiples of `step`.
std::vector<Point> snapped(std::vector<Point> points, double step);

} // namespace lightsout
