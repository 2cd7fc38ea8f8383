// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Random.h"

namespace lightsout {

// Graphs by chance, on a circle: the same seed gives the same graph on every machine. Every vertex
// has self-influence.

/// Exactly `edges` edges, every set of that many equally likely: G(n, m) of Erdős and Rényi (1959).
/// At most n (n - 1) / 2. O(n + edges) by Floyd's sampling (Bentley and Floyd, 1987).
Graph randomGraph(std::size_t n, std::size_t edges, Random& random);

/// Each pair joined with this probability, by itself: G(n, p) of Gilbert (1959). O(n²).
Graph binomialGraph(std::size_t n, double probability, Random& random);

/// A graph in which every vertex has `degree` < n neighbours; n · degree must be even. Ends of
/// edges are joined at random wherever that makes neither a loop nor a double edge, anew from the
/// beginning when none can be: nearly uniform (Steger and Wormald, "Generating random regular
/// graphs quickly", 1999).
Graph randomRegularGraph(std::size_t n, std::size_t degree, Random& random);

/// A maximal planar graph, drawn without crossings: from a triangle on, each further vertex goes
/// into a face taken at random and is joined to its three corners (a random Apollonian network).
/// n ≥ 1. O(n).
Graph randomPlanarGraph(std::size_t n, Random& random);

/// Every tree on the n numbered vertices equally likely, by its Prüfer code (1918). n ≥ 1.
/// O(n log n).
Graph randomTree(std::size_t n, Random& random);

} // namespace lightsout
