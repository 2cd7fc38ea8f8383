// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Random.h"

namespace lightsout {

// Random graphs, drawn on a circle: the same seed gives the same graph on every machine. Every
// vertex has self-influence.

/// Exactly `edges` edges, at most n (n - 1) / 2; all sets of that many are equally likely: G(n, m)
/// of Erdős and Rényi (1959). O(n + edges) by Floyd's sampling (Bentley and Floyd, 1987).
Graph randomGraph(std::size_t n, std::size_t edges, Random& random);

/// Each pair is joined independently with this probability: G(n, p) of Gilbert (1959). O(n²).
Graph binomialGraph(std::size_t n, double probability, Random& random);

/// A graph in which every vertex has `degree` < n neighbours; n · degree must be even. Ends of
/// edges are joined at random if that makes neither a loop nor a double edge; if no ends can be
/// joined, it starts over: nearly uniform (Steger and Wormald, "Generating random regular graphs
/// quickly", 1999).
Graph randomRegularGraph(std::size_t n, std::size_t degree, Random& random);

/// A maximal planar graph, drawn without crossings: starting from a triangle, each further vertex
/// is placed in a face chosen at random and joined to its three corners (a random Apollonian
/// network). n ≥ 1. O(n).
Graph randomPlanarGraph(std::size_t n, Random& random);

/// A tree on n numbered vertices, all equally likely, from a random Prüfer code (1918). n ≥ 1. O(n
/// log n).
Graph randomTree(std::size_t n, Random& random);

} // namespace lightsout
