// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Progress.h"

namespace lightsout {

/// Vertices that a graph does not tell apart: with the same self-influence and the same neighbours,
/// but for each other if they are neighbours (true twins; else false twins).
struct TwinClass {
    std::vector<Vertex> vertices; ///< ascending
    bool areNeighbours = false;   ///< of each other; false for one vertex
};

/// The classes of an undirected graph, by their first vertices. O(N log N + arcs).
/// Throws Cancelled.
std::vector<TwinClass> twinClasses(const Graph& graph, const Progress& progress);

} // namespace lightsout
