// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

// Boards whose cells do not form a lattice of squares, as explicit graphs, each vertex at the
// middle of its cell. Every vertex has self-influence.

/// Hexagons in rows, odd rows shifted half a cell to the right, numbered row by row; up to six
/// neighbours. rows, cols ≥ 1.
Graph hexagonGraph(std::size_t rows, std::size_t cols);

/// Triangles in rows, numbered row by row; neighbours share one of the three sides. The triangle
/// in row r, column c points up when r + c is even. rows, cols ≥ 1.
Graph triangleGraph(std::size_t rows, std::size_t cols);

/// The 6 n² squares on the surface of an n × n × n cube, with four neighbours each, also across the
/// cube's edges. Numbered face by face (front, right, back, left, top, bottom) and row by row on
/// each, as in the unfolded cube in which they are drawn, sagging slightly. n ≥ 1.
Graph cubeSurfaceGraph(std::size_t n);

/// Merlin's Magic Square: 3 × 3 lights whose influences are not mutual. A corner toggles its 2 × 2
/// corner of the board, the middle of a side toggles that side, the centre a plus sign.
Graph merlinGraph();

} // namespace lightsout
