// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Progress.h"

namespace lightsout {

/// The most vertices for which all graphs are made: there are 11117 connected ones of 8.
inline constexpr std::size_t largestGraphCensus = 8;

/// All connected undirected graphs with 1 … largestGraphCensus vertices, one of each isomorphism
/// class, the vertices on a circle and with self-influence, those with fewer edges first.
///
/// A connected graph has a vertex whose removal leaves it connected, so each comes from a smaller
/// one by adding a vertex with some neighbours; canonicalNumbering() tells copies apart. Throws
/// Cancelled.
std::vector<Graph> connectedGraphs(std::size_t vertices, Progress& progress);

/// The nullity of the graph's influence matrix.
std::size_t nullityOf(const Graph& graph);

} // namespace lightsout
