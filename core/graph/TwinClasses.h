// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Progress.h"

namespace lightsout {

/// Vertices that a graph cannot distinguish: they have the same self-influence and the same
/// neighbours, apart from each other. They are true twins if they are neighbours, otherwise false
/// twins.
struct TwinClass {
    std::vector<Vertex> vertices; ///< in ascending order
    bool areNeighbours = false;   ///< whether they are mutual neighbours; false for one vertex
};

/// Returns the classes of an undirected graph, in the order of their first vertices. O(N log N +
/// arcs). Throws Cancelled.
std::vector<TwinClass> twinClasses(const Graph& graph, const Progress& progress);

} // namespace lightsout
