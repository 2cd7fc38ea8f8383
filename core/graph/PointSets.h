// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

// Functions for drawings as sets of points: for rotating, scaling and placing them side by side.

/// The smallest upright rectangle that contains the points.
struct Extent {
    Point low;
    Point high;
    double width() const { return high.x - low.x; }
    double height() const { return high.y - low.y; }
};

/// Returns the extent of the points. There must be at least one.
Extent extentOf(const std::vector<Point>& points);

/// Rotates the points about the origin so that the rectangle that contains them is smallest, to
/// within a few degrees, and at least as wide as it is high. O(points).
void turnToFillARectangle(std::vector<Point>& points);

/// Returns the least distance between two of the points, or infinity if there are fewer than two.
/// Usually O(n log n).
double minDistance(std::vector<Point> points);

/// Moves the drawings so that the rectangles that contain them do not overlap: in rows with gaps of
/// `gap`, highest first, and about as wide altogether as high. O(n log n).
void putSideBySide(std::vector<std::vector<Point>>& drawings, double gap);

} // namespace lightsout
