// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/Arrangement.h"
#include "worksheet/Marks.h"
#include "worksheet/Puzzle.h"
#include "worksheet/Words.h"

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
double leastCellSize(PuzzleKind kind);
/// Larger ones would look clumsy.
double largestCellSize(PuzzleKind kind);

/// Draws a puzzle, or its answer, with cells of that size; `number` stands beside it.
void drawPuzzle(SheetPage& page, const Puzzle& puzzle, std::size_t number, bool isAnswer,
                double cell, const SheetArea& area, const PuzzleStyle& style,
                const SheetWords& words);

/// The place of a mark on a page that is read from right to left. Boards and matrices are moved as
/// they are.
SheetMark mirrored(SheetMark mark);

/// Where a matrix has its column d, in cells from its first column of `columns` in all.
double lastColumnOf(std::size_t columns);

} // namespace lightsout
