// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

#include <array>

namespace lightsout {

// Boards whose cells or influences do not form a Lattice, as explicit graphs with each vertex at
// the middle of its cell. Unless said otherwise, every vertex has self-influence.

/// Returns a board of hexagons in rows, numbered row by row. Odd rows are shifted half a cell to
/// the right; a hexagon has up to six neighbours. rows, cols ≥ 1.
Graph hexagonGraph(std::size_t rows, std::size_t cols);

/// Returns a board of triangles in rows, numbered row by row; neighbours share one of the three
/// sides. The triangle in row r, column c points up if r + c is even. rows, cols ≥ 1.
Graph triangleGraph(std::size_t rows, std::size_t cols);

/// Returns a triangle of n rows of discs, numbered row by row. The first row is one disc, and each
/// disc touches up to six others. n ≥ 1.
Graph discTriangleGraph(std::size_t n);

/// Returns the cells of a box of layers, rows and columns, numbered layer by layer and row by row.
/// Cells are neighbours if they share a face; if `isTorus` is true, opposite faces of the box are
/// glued together. Each layer is drawn in front of the next one. All sides ≥ 1.
Graph boxGraph(const std::array<std::size_t, 3>& sides, bool isTorus);

/// Returns a grid on which a press changes up to `reach` cells in each of the four directions.
/// rows, cols, reach ≥ 1.
Graph longArmsGraph(std::size_t rows, std::size_t cols, std::size_t reach);

/// Returns a grid of lights without buttons, with a button without light for each row and each
/// column, which toggles all its lights: Gale and Berlekamp's game. The lights are numbered first,
/// row by row, then the buttons of the rows and of the columns. rows, cols ≥ 1.
Graph switchesGraph(std::size_t rows, std::size_t cols);

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
