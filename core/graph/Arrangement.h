// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

// Ways to tidy up a few points of a drawing. Each returns the points' new positions, in their
// order.

enum class Axis { horizontal, vertical };

/// Returns the middle of the smallest upright rectangle that contains the points, at least one.
Point middleOf(const std::vector<Point>& points);

/// Swaps left and right (Axis::horizontal) or top and bottom; the middle stays where it is.
std::vector<Point> mirrored(std::vector<Point> points, Axis axis);

/// Moves the points to one horizontal or vertical line through their mean.
std::vector<Point> aligned(std::vector<Point> points, Axis axis);

/// Spreads the points evenly along an axis between the outermost two, which stay where they are.
/// The order along the axis and the other coordinate are kept. O(n log n).
std::vector<Point> distributed(std::vector<Point> points, Axis axis);

/// Moves each point to the nearest point whose coordinates are multiples of `step`.
std::vector<Point> snapped(std::vector<Point> points, double step);

} // namespace lightsout
