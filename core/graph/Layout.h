// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// Ways to draw a graph by itself. Directions of influence do not matter to any of them.
enum class Layout {
    springs,   ///< the joined attract, all repel each other (Fruchterman and Reingold, 1991)
    distances, ///< as far apart as the shortest paths say (Kamada and Kawai, 1989)
    circle,    ///< on a circle in their order
    tree,      ///< in levels below a vertex in the middle (Reingold and Tilford, 1981)
    grid,      ///< in rows of a square, in their order
};

/// Number of vertices up to which a graph is drawn by Layout::distances: it takes their square in
/// memory, and as much time before it can be cancelled.
inline constexpr std::size_t maxDistancesVertices = 1'000;
/// Number of vertices up to which it is drawn by Layout::springs or Layout::tree: of more, one step
/// of the springs would take longer than 0.1 s, within which it cannot be cancelled.
inline constexpr std::size_t maxLayoutVertices = 15'000;

/// A place for each vertex, the same on every call. Neighbours are about 1 apart, and no two
/// vertices on the same place. Parts that are not connected stand side by side, except on the
/// circle and in the grid; springs and distances are turned so that the drawing fills a wide
/// rectangle best.
///
/// Nothing when the graph is too large for the layout, or igraph fails. Throws Cancelled.
std::optional<std::vector<Point>> layoutOf(const Graph& graph, Layout layout, Progress& progress);

} // namespace lightsout
