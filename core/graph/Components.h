// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

/// Returns, for each vertex, the vertices joined to it in either direction, in ascending order. O(N
/// + arcs log degree).
std::vector<std::vector<Vertex>> undirectedNeighbours(const Graph& graph);

/// Returns the connected components of a graph given by its undirected neighbours: the vertices of
/// each are in ascending order, and the components are ordered by their smallest vertices. O(N +
/// edges).
std::vector<std::vector<Vertex>>
connectedComponents(const std::vector<std::vector<Vertex>>& neighbours);

} // namespace lightsout
