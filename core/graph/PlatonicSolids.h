// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

// The vertices and edges of the five regular solids, drawn without crossings as Schlegel diagrams:
// as seen from close in front of one face. Every vertex has self-influence.

/// A triangle around its fourth vertex, 0.
Graph tetrahedronGraph();
/// The hypercube of dimension 3: a square inside a square.
Graph cubeGraph();
/// The vertices 0 … 5 around a hexagon; all are joined except opposite ones, i and i + 3.
Graph octahedronGraph();
/// The generalised Petersen graph (10, 2): a cycle 0 … 9, inside it the pentagon of the vertices
/// 10, 12 …, outside it that of 11, 13 …
Graph dodecahedronGraph();
/// Vertex 0, the five around it, the five around those, and the opposite vertex 11.
Graph icosahedronGraph();

} // namespace lightsout
