// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/PointSets.h"
#include "worksheet/Marks.h"
#include "worksheet/Puzzle.h"

namespace lightsout {

/// A rectangle of a page, in millimetres.
struct SheetArea {
    double x;
    double y;
    double width;
    double height;
};

/// Maximum number of puzzles on a page.
inline constexpr std::size_t maxOnPage = 12;

/// A grid of slots of equal size for puzzles on a page, row by row.
class SlotGrid {
public:
    /// Arranges this number of puzzles, from 1 to maxOnPage, in `columns` columns.
    SlotGrid(std::size_t puzzles, std::size_t columns, const SheetArea& area);

    std::size_t puzzles() const { return puzzles_; }
    SheetArea slot(std::size_t index) const;

    /// Gap between slots, in millimetres.
    static constexpr double gap = 9;

private:
    std::size_t puzzles_;
    std::size_t columns_;
    std::size_t rows_;
    SheetArea area_;
};

/// The appearance of puzzles on a page.
struct PuzzleStyle {
    bool hasCoordinates = false; ///< whether there are letters and numbers next to the boards
    bool hasNumbers = false;     ///< whether there are numbers in the cells and the vertices
    bool hasHints = true;        ///< whether the smallest sufficient number of presses is shown
};

/// Returns the largest possible side of a puzzle's cells in an area of this size, in millimetres.
/// The result is not positive if there is no room. For a graph, the result is the printed length of
/// an edge of length 1.
double puzzleCellSize(const Puzzle& puzzle, const SheetArea& area, const PuzzleStyle& style);

/// Returns the height of a puzzle with cells of this size in an area of this width.
double puzzleHeight(const Puzzle& puzzle, double cell, double width, const PuzzleStyle& style);

/// Returns the smallest side of cells that a pupil can still write into. For graphs, returns the
/// smallest length of edges.
double minCellSize(PuzzleKind kind);
/// Returns the side above which cells would look clumsy or would leave no room for other puzzles on
/// the page.
double largestCellSize(PuzzleKind kind, bool sharesPage);

/// Returns the position of column d of a matrix, measured in cells from the first of `columns`
/// columns.
double lastColumnOf(std::size_t columns);

// Dimensions that the drawing of a puzzle and the computation of its size share, in millimetres.

/// Converts a number of cells or lines so that it can be multiplied by their size.
inline double real(std::size_t count) {
    return static_cast<double>(count);
}

inline constexpr double headHeight = 7;     // the puzzle's number and a hint
inline constexpr double footHeight = 9;     // space for writing the presses
inline constexpr double labelHeight = 5;    // letters above a board or a matrix
inline constexpr double labelWidth = 5;     // numbers to the left of a board or a matrix
inline constexpr double arrowWidth = 14;    // arrow between two boards
inline constexpr double betweenWidth = 9;   // gap between a board and a matrix
inline constexpr double unknownsWidth = 32; // x₁ = … next to a matrix
inline constexpr double unknownWidth = 24;  // x₁ = … in a line
inline constexpr double unknownHeight = 7;
inline constexpr std::size_t fewUnknowns = 9; // maximum number of unknowns that have a line each

/// Returns the side of the cells of a board next to its matrix.
double boardCellNextTo(const Lattice& lattice, double cell, double width);
/// Returns the width of the column to the left of a matrix. It contains the board, whose cells have
/// this side, and the presses below it if there are many.
double columnNextToMatrix(const Lattice& lattice, double side);

/// Returns the rectangle around the vertices of a graph, with room for their circles.
Extent drawnExtent(const Graph& graph);

/// Returns the number of unknowns, written as x₁ = …, that fit in a line of this width.
std::size_t unknownsPerLine(double width);

} // namespace lightsout
