// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

// Drawings as sets of points: turning, scaling and putting them side by side.

/// The smallest upright rectangle that holds the points.
struct Extent {
    Point low;
    Point high;
    double width() const { return high.x - low.x; }
    double height() const { return high.y - low.y; }
};

/// There must be a point.
Extent extentOf(const std::vector<Point>& points);

/// Turns the points about the origin so that the rectangle that holds them is smallest, to a few
/// degrees, and at least as wide as high. O(points).
void turnToFillARectangle(std::vector<Point>& points);

/// The least distance between two of the points; infinite when there are none. Usually
/// O(n log n).
double minDistance(std::vector<Point> points);

/// Moves the drawings so that the rectangles that hold them do not overlap: in rows, the highest
/// first, `gap` apart, together about as wide as high. O(n log n).
void putSideBySide(std::vector<std::vector<Point>>& drawings, double gap);

} // namespace lightsout
