// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

// Boards of cells that are no lattice of squares, as explicit graphs, each vertex at its cell's
// middle. Every vertex has self-influence.

/// Hexagons in rows, odd rows shifted half a cell to the right, numbered row by row; up to six
/// neighbours. rows, cols ≥ 1.
Graph hexagonGraph(std::size_t rows, std::size_t cols);

/// Triangles in rows, numbered row by row; neighbours share one of the three sides. The triangle
/// in row r, column c points up when r + c is even. rows, cols ≥ 1.
Graph triangleGraph(std::size_t rows, std::size_t cols);

/// The 6 n² squares on the surface of an n × n × n cube, four neighbours each, across the cube's
/// edges too. Numbered face by face - front, right, back, left, top, bottom - and row by row on
/// each, as in the unfolded cube in which they are drawn, slightly hanging. n ≥ 1.
Graph cubeSurfaceGraph(std::size_t n);

/// Merlin's Magic Square: 3 × 3 lights, and influences that are not mutual. A corner toggles its
/// 2 × 2 corner of the board, the middle of a side that side, the centre a plus sign.
Graph merlinGraph();

} // namespace lightsout
