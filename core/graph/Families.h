// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

// Well-known graphs with their drawings. Every vertex has self-influence; vertices are numbered
// from 0.

/// Returns a path: vertices 0 … n-1 in a line, with neighbours joined. n ≥ 1.
Graph pathGraph(std::size_t n);
/// Returns a path whose ends are joined, drawn on a circle. n ≥ 3.
Graph cycleGraph(std::size_t n);
/// Returns a graph in which every pair of vertices is joined. n ≥ 1.
Graph completeGraph(std::size_t n);
/// Returns a star: vertex 0, the hub, is joined to the n-1 others. n counts the hub too; n ≥ 1.
Graph starGraph(std::size_t n);
/// Returns a wheel: a cycle of n-1 vertices around the hub, vertex 0. n counts the hub too; n ≥ 4.
Graph wheelGraph(std::size_t n);
/// Returns a graph with two sides, 0 … m-1 and m … m+n-1, in which every vertex is joined to every
/// vertex on the other side. m, n ≥ 1.
Graph completeBipartiteGraph(std::size_t m, std::size_t n);
/// Returns a graph of 2^d vertices in which two vertices are joined if their numbers differ in one
/// bit. 1 ≤ d ≤ 30. It is drawn as a square inside a square for d = 3, as two nested octagons for d
/// = 4, and as two copies of that for d = 5.
Graph hypercubeGraph(std::size_t d);
/// Returns a graph, drawn on a circle, in which vertex i is joined to i ± s modulo n for each step
/// s. n ≥ 1; steps are taken modulo n, and a step of 0 joins nothing.
Graph circulantGraph(std::size_t n, const std::vector<std::size_t>& steps);
/// Returns a generalised Petersen graph: an outer cycle 0 … n-1, spokes i, n+i, and inner edges
/// from n+i to n+(i+k mod n). n ≥ 3, 1 ≤ k < n/2. The Petersen graph is (5, 2), the Möbius–Kantor
/// graph (8, 3), the Desargues graph (10, 3) and the Nauru graph (12, 5).
Graph generalizedPetersenGraph(std::size_t n, std::size_t k);
/// Returns a cycle of n = repeats · (number of jumps) vertices in which each vertex i is also
/// joined to i + jumps[i mod number of jumps] modulo n: the LCF notation for cubic graphs, named
/// after Lederberg, Coxeter and Frucht. n ≥ 3.
Graph lcfGraph(const std::vector<std::ptrdiff_t>& jumps, std::size_t repeats);
/// Returns the Heawood graph, [5, -5]^7 in the notation of lcfGraph().
Graph heawoodGraph();
/// Returns the Pappus graph, [5, 7, -7, 7, -7, -5]^3 in the notation of lcfGraph().
Graph pappusGraph();

// The vertices and edges of the five regular solids, drawn without crossings as Schlegel diagrams,
// which show the solid as seen through one of its faces. Every vertex has self-influence.

/// Returns the tetrahedron: a triangle around vertex 0.
Graph tetrahedronGraph();
/// Returns the hypercube of dimension 3: a square inside a square.
Graph cubeGraph();
/// Returns the octahedron: vertices 0 … 5 around a hexagon, all joined except opposite ones, i and
/// i + 3.
Graph octahedronGraph();
/// Returns the generalised Petersen graph (10, 2): a cycle 0 … 9, the pentagon of the vertices 10,
/// 12 … inside it, and the pentagon of 11, 13 … outside it.
Graph dodecahedronGraph();
/// Returns the icosahedron: vertex 0, the five vertices around it, the five vertices around these,
/// and the opposite vertex 11.
Graph icosahedronGraph();

} // namespace lightsout
