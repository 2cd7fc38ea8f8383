// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// Ways to draw a graph automatically. None of them depends on the directions of influences.
enum class Layout {
    springs,   ///< neighbours attract, all vertices repel (Fruchterman and Reingold, 1991)
    distances, ///< at distances equal to their shortest paths (Kamada and Kawai, 1989)
    circle,    ///< on a circle, in their order
    tree,      ///< in levels below a vertex in the middle (Reingold and Tilford, 1981)
    grid,      ///< in the rows of a square, in their order
};

/// Number of vertices up to which a graph is drawn by Layout::distances: memory, and the time
/// before it can be cancelled, grow with its square.
inline constexpr std::size_t maxDistancesVertices = 1'000;
/// Number of vertices up to which it is drawn by Layout::springs or Layout::tree: with more, one
/// step of the springs, which cannot be cancelled, would take longer than 0.1 s.
inline constexpr std::size_t maxLayoutVertices = 15'000;

/// Returns a position for each vertex, the same on every call. Neighbours are about 1 apart, and no
/// two vertices coincide. Connected components are placed side by side, except on the circle and in
/// the grid; springs and distances are rotated so that the drawing fills a wide rectangle best.
///
/// Returns nullopt if the graph is too large for the layout, or if igraph fails. Throws Cancelled.
std::optional<std::vector<Point>> layoutOf(const Graph& graph, Layout layout, Progress& progress);

} // namespace lightsout
