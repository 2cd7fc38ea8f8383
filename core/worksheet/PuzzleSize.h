// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/PointSets.h"
#include "worksheet/Arrangement.h"
#include "worksheet/Marks.h"
#include "worksheet/Puzzle.h"

namespace lightsout {

/// How puzzles look on a page.
struct PuzzleStyle {
    bool hasCoordinates = false; ///< letters and numbers beside the boards
    bool hasNumbers = false;     ///< of the cells and the vertices, in them
    bool hasHints = true;        ///< how many presses will do
};

/// How large the sides of a puzzle's cells can be in an area of this size, in millimetres; not
/// positive where there is no room. Of a graph, the distance of vertices 1 apart.
double puzzleCellSize(const Puzzle& puzzle, const SheetArea& area, const PuzzleStyle& style);

/// How high a puzzle with such cells is in an area of this width.
double puzzleHeight(const Puzzle& puzzle, double cell, double width, const PuzzleStyle& style);

/// Cells that a pupil can still write into are not smaller. Of graphs, the lengths of edges.
double minCellSize(PuzzleKind kind);
/// Larger ones would look clumsy, or leave no room for other puzzles on the page.
double largestCellSize(PuzzleKind kind, bool sharesPage);

/// Where a matrix has its column d, in cells from its first column of `columns` in all.
double lastColumnOf(std::size_t columns);

// What the drawing of a puzzle and its size share, in millimetres.

/// A number of cells or lines, to be multiplied by their size.
inline double real(std::size_t count) {
    return static_cast<double>(count);
}

inline constexpr double headHeight = 7;     // the puzzle's number and a hint
inline constexpr double footHeight = 9;     // where the presses are written
inline constexpr double labelHeight = 5;    // letters above a board or a matrix
inline constexpr double labelWidth = 5;     // numbers left of it
inline constexpr double arrowWidth = 14;    // between two boards
inline constexpr double betweenWidth = 9;   // between a board and a matrix
inline constexpr double unknownsWidth = 32; // x₁ = … beside a matrix
inline constexpr double unknownWidth = 24;  // x₁ = … in a line
inline constexpr double unknownHeight = 7;
inline constexpr std::size_t fewUnknowns = 9; // that have a line each

/// The side of the cells of a board beside its matrix.
double boardCellNextTo(const Lattice& lattice, double cell, double width);
/// The width of the column left of a matrix: the board, whose cells have this side, and below it
/// the presses where there are many.
double columnNextToMatrix(const Lattice& lattice, double side);

/// The rectangle around the vertices of a graph, with room for their circles.
Extent drawnExtent(const Graph& graph);

/// Of x₁ = … in lines of their own.
std::size_t unknownsPerLine(double width);

} // namespace lightsout
