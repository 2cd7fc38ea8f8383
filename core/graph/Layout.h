// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// Ways to draw a graph automatically. None of them depends on the directions of influences.
enum class Layout {
    springs,   ///< neighbours attract, all vertices repel (Fruchterman and Reingold, 1991)
    distances, ///< distances approximate the lengths of shortest paths (Kamada and Kawai, 1989)
    circle,    ///< vertices in order on a circle
    tree,      ///< levels below a central vertex (Reingold and Tilford, 1981)
    grid,      ///< vertices in order in the rows of a square
};

/// Maximum number of vertices for Layout::distances. The memory that it needs, and the time before
/// it can be cancelled, grow with the square of the number of vertices.
inline constexpr std::size_t maxDistancesVertices = 1'000;
/// Maximum number of vertices for Layout::springs and Layout::tree: with more vertices, one step of
/// the springs, which cannot be cancelled, would take longer than 0.1 s.
inline constexpr std::size_t maxLayoutVertices = 15'000;

/// Returns false for springs, distances and trees in a program that was built without igraph.
bool isAvailable(Layout layout);

/// Returns a position for each vertex, the same on every call. Neighbours are about 1 apart, and no
/// two vertices coincide. Connected components are placed side by side, except on the circle and in
/// the grid; drawings by springs and distances are rotated to fill a wide rectangle as well as
/// possible.
///
/// Returns nullopt if the layout is not available or the graph is too large for it, or if igraph
/// fails. Throws Cancelled.
std::optional<std::vector<Point>> layoutOf(const Graph& graph, Layout layout, Progress& progress);

/// Returns positions computed from the distances to a few vertices, so that distances in the plane
/// approximate distances in the graph. The result is a rough drawing that is used as a starting
/// point for other layouts. O((N + edges) · pivots). Similar vertices may coincide.
///
/// Uses pivot multidimensional scaling (Brandes and Pich, 2007). The graph, given by its undirected
/// neighbours, must be connected. Throws Cancelled.
std::vector<Point> pivotScaling(const std::vector<std::vector<Vertex>>& neighbours,
                                const Progress& progress);

} // namespace lightsout
