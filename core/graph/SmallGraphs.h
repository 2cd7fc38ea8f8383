// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Progress.h"

namespace lightsout {

/// The most vertices for which all graphs are made: there are 12346 of 8, 11117 of them connected.
inline constexpr std::size_t maxGraphCensus = 8;
/// The most vertices of numberedGraph().
inline constexpr std::size_t maxNumberedGraph = 7;

enum class GraphKind { connected, any };

/// All undirected graphs of a kind with 1 … maxGraphCensus vertices, one of each isomorphism
/// class, the vertices on a circle and with self-influence, those with fewer edges first.
///
/// A connected graph has a vertex whose removal leaves it connected, so each comes from a smaller
/// one of its kind by adding a vertex with some neighbours; canonicalNumbering() tells copies
/// apart. Throws Cancelled.
std::vector<Graph> smallGraphs(GraphKind kind, std::size_t vertices, Progress& progress);

/// How many there are (OEIS A001349 and A000088); at most maxNumberedGraph vertices.
std::size_t smallGraphCount(GraphKind kind, std::size_t vertices);

/// The one with this number, from 0, among the smallGraphs() with 1 … maxNumberedGraph
/// vertices. They are made at the first call, in a fraction of a second, and kept.
const Graph& numberedGraph(GraphKind kind, std::size_t vertices, std::size_t number);

} // namespace lightsout
