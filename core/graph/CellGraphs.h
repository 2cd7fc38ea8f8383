// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

// Boards whose cells do not form a lattice of squares, as explicit graphs with each vertex at the
// middle of its cell. Every vertex has self-influence.

/// Returns a board of hexagons in rows, numbered row by row. Odd rows are shifted half a cell to
/// the right; a hexagon has up to six neighbours. rows, cols ≥ 1.
Graph hexagonGraph(std::size_t rows, std::size_t cols);

/// Returns a board of triangles in rows, numbered row by row; neighbours share one of the three
/// sides. The triangle in row r, column c points up if r + c is even. rows, cols ≥ 1.
Graph triangleGraph(std::size_t rows, std::size_t cols);

/// Returns the board of the 6 n² squares on the surface of an n × n × n cube. Each has four
/// neighbours, some across the cube's edges. The squares are numbered face by face (front, right,
/// back, left, top, bottom) and row by row on each face. They are drawn as an unfolded cube that
/// sags slightly. n ≥ 1.
Graph cubeSurfaceGraph(std::size_t n);

/// Returns Merlin's Magic Square: 3 × 3 lights whose influences are not all mutual. Pressing a
/// corner toggles the 2 × 2 square in that corner, pressing the middle of a side toggles that side,
/// and pressing the centre toggles a plus sign.
Graph merlinGraph();

} // namespace lightsout
