// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

// Well-known graphs, drawn. Every vertex has self-influence; vertices count from 0.

/// Vertices 0 … n-1 in a line, neighbours joined. n ≥ 1.
Graph pathGraph(std::size_t n);
/// A path whose ends are joined, drawn on a circle. n ≥ 3.
Graph cycleGraph(std::size_t n);
/// Every pair of vertices is joined. n ≥ 1.
Graph completeGraph(std::size_t n);
/// Vertex 0 joined to the n-1 others. n ≥ 1 counts the hub.
Graph starGraph(std::size_t n);
/// A cycle of n-1 vertices around the hub, vertex 0. n ≥ 4 counts the hub.
Graph wheelGraph(std::size_t n);
/// Two sides, 0 … m-1 and m … m+n-1, every vertex joined to the whole other side. m, n ≥ 1.
Graph completeBipartiteGraph(std::size_t m, std::size_t n);
/// 2^d vertices; those whose numbers differ in one bit are joined. 1 ≤ d ≤ 30. Drawn as a square
/// inside a square for d = 3, as two nested octagons for d = 4, and as two copies of that for d =
/// 5.
Graph hypercubeGraph(std::size_t d);
/// Vertex i is joined to i ± each of the steps modulo n; drawn on a circle. n ≥ 1; steps are taken
/// modulo n, and a step of 0 joins nothing.
Graph circulantGraph(std::size_t n, const std::vector<std::size_t>& steps);
/// The generalised Petersen graph: an outer cycle 0 … n-1, spokes i, n+i, and inner edges from n+i
/// to n+(i+k mod n). n ≥ 3, 1 ≤ k < n/2. Petersen is (5, 2), Möbius–Kantor (8, 3), Desargues
/// (10, 3), Nauru (12, 5).
Graph generalizedPetersenGraph(std::size_t n, std::size_t k);
/// A cycle of n = repeats · (number of jumps) vertices in which each vertex i is also joined to i +
/// jumps[i mod number of jumps] modulo n: the LCF notation of cubic graphs by Lederberg, Coxeter
/// and Frucht. n ≥ 3. Heawood is [5, -5]^7, Pappus [5, 7, -7, 7, -7, -5]^3.
Graph lcfGraph(const std::vector<std::ptrdiff_t>& jumps, std::size_t repeats);

} // namespace lightsout
