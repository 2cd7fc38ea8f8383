// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

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
