// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

/// Returns, for each vertex, the vertices joined to it in either direction, ascending. O(N + arcs
/// log degree).
std::vector<std::vector<Vertex>> undirectedNeighbours(const Graph& graph);

/// Returns the connected components of a graph given by its undirected neighbours: each is
/// ascending, and they are ordered by their smallest vertices. O(N + edges).
std::vector<std::vector<Vertex>>
connectedComponents(const std::vector<std::vector<Vertex>>& neighbours);

} // namespace lightsout
