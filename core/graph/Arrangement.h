// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

// Ways to tidy up a few points of a drawing. Each returns the points' new places, in their order.

enum class Axis { horizontal, vertical };

/// The middle of the smallest upright rectangle that holds the points. There must be one.
Point middleOf(const std::vector<Point>& points);

/// Swaps left and right (Axis::horizontal) or top and bottom, the middle staying where it is.
std::vector<Point> mirrored(std::vector<Point> points, Axis axis);

/// Moves the points to one horizontal or vertical line through their mean.
std::vector<Point> aligned(std::vector<Point> points, Axis axis);

/// Spreads the points evenly along an axis between the outermost two, which stay, in their order
/// along it; the other coordinate stays. O(n log n).
std::vector<Point> distributed(std::vector<Point> points, Axis axis);

/// Moves each point to the nearest one whose coordinates are multiples of `step`.
std::vector<Point> snapped(std::vector<Point> points, double step);

} // namespace lightsout
