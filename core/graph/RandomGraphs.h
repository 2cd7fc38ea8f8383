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

/// Every tree on the n numbered vertices equally likely, by its Prüfer code (1918). n ≥ 1.
/// O(n log n).
Graph randomTree(std::size_t n, Random& random);

} // namespace lightsout
