// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Random.h"

namespace lightsout {

// Random graphs, drawn on a circle unless stated otherwise. The same seed gives the same graph on
// every machine. Every vertex has self-influence.

/// Returns a graph with exactly `edges` edges, at most n (n - 1) / 2. All sets of this many edges
/// are equally likely: G(n, m) of Erdős and Rényi (1959). O(n + edges) by Floyd's sampling (Bentley
/// and Floyd, 1987).
Graph randomGraph(std::size_t n, std::size_t edges, Random& random);

/// Returns a graph in which each pair is joined independently with this probability: G(n, p) of
/// Gilbert (1959). O(n²).
Graph binomialGraph(std::size_t n, double probability, Random& random);

/// Returns a graph in which every vertex has `degree` < n neighbours; n · degree must be even.
/// Joins ends of edges at random, avoiding loops and double edges, and starts over if no more ends
/// can be joined. The result is nearly uniform (Steger and Wormald, "Generating random regular
/// graphs quickly", 1999).
Graph randomRegularGraph(std::size_t n, std::size_t degree, Random& random);

/// Returns a maximal planar graph, drawn without crossings. Starts with a triangle, places each
/// additional vertex in a random face and joins it to the face's three corners (a random Apollonian
/// network). n ≥ 1. O(n).
Graph randomPlanarGraph(std::size_t n, Random& random);

/// Returns a tree on n numbered vertices; all such trees are equally likely. Generates it from a
/// random Prüfer code (1918). n ≥ 1. O(n log n).
Graph randomTree(std::size_t n, Random& random);

} // namespace lightsout
