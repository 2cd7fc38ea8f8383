// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

// Functions that measure drawings, which are sets of points, rotate them, and place them side by
// side.

/// The smallest axis-aligned rectangle that contains the points.
struct Extent {
    Point low;
    Point high;
    double width() const { return high.x - low.x; }
    double height() const { return high.y - low.y; }
};

/// Returns the extent of the points. There must be at least one.
Extent extentOf(const std::vector<Point>& points);

/// Rotates the points about the origin so that the smallest axis-aligned rectangle that contains
/// them is at least as wide as it is tall and has about the smallest possible area. Tries angles
/// that are a few degrees apart. O(points).
void turnToFillARectangle(std::vector<Point>& points);

/// Returns the least distance between two of the points, or infinity if there are fewer than two.
/// Usually O(n log n).
double minDistance(std::vector<Point> points);

/// Moves the drawings so that the rectangles that contain them do not overlap: in rows, separated
/// by `gap`, with the tallest drawings first. The result is about as wide as it is tall. O(n log
/// n).
void putSideBySide(std::vector<std::vector<Point>>& drawings, double gap);

} // namespace lightsout
