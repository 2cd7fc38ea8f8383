// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Progress.h"

namespace lightsout {

/// Maximum number of vertices for smallGraphs(). There are 12346 graphs with 8 vertices; 11117 of
/// them are connected.
inline constexpr std::size_t maxGraphCensus = 8;
/// Maximum number of vertices for numberedGraph().
inline constexpr std::size_t maxNumberedGraph = 7;

enum class GraphKind { connected, any };

/// Returns all undirected graphs of a kind with `vertices` vertices, one from each isomorphism
/// class, with self-influence and drawn on a circle; graphs with fewer edges come first. `vertices`
/// must be 1 … maxGraphCensus.
///
/// A connected graph has a vertex whose removal leaves it connected, so each graph results from a
/// smaller graph of its kind by adding a vertex and joining it to some others. Duplicates are
/// identified by canonicalNumbering(). Throws Cancelled.
std::vector<Graph> smallGraphs(GraphKind kind, std::size_t vertices, Progress& progress);

/// Returns the number of graphs of a kind with `vertices` vertices, at most maxNumberedGraph, up to
/// isomorphism (OEIS A001349 and A000088).
std::size_t smallGraphCount(GraphKind kind, std::size_t vertices);

/// Returns element `number`, counted from 0, of the result of smallGraphs(); `vertices` must be
/// 1 … maxNumberedGraph. The graphs are generated on the first call, in a fraction of a second, and
/// cached.
const Graph& numberedGraph(GraphKind kind, std::size_t vertices, std::size_t number);

} // namespace lightsout
