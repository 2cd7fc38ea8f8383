// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

// The corners and edges of the five regular solids, drawn without crossings as Schlegel diagrams:
// as seen from close in front of one face. Every vertex has self-influence.

/// A triangle around its fourth vertex, 0.
Graph tetrahedronGraph();
/// The hypercube of dimension 3: a square in a square.
Graph cubeGraph();
/// The vertices 0 … 5 around a hexagon; all are joined but the opposite ones, i and i + 3.
Graph octahedronGraph();
/// The generalised Petersen graph (10, 2): a cycle 0 … 9, inside of it the pentagon of the vertices
/// 10, 12 …, outside that of 11, 13 …
Graph dodecahedronGraph();
/// Vertex 0, the five around it, the five around those, and the opposite vertex 11.
Graph icosahedronGraph();

} // namespace lightsout
