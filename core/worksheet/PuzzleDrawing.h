// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/PuzzleSize.h"
#include "worksheet/Words.h"

namespace lightsout {

/// Draws a puzzle or its answer with cells of this size, and writes `number` next to it.
void drawPuzzle(SheetPage& page, const Puzzle& puzzle, std::size_t number, bool isAnswer,
                double cell, const SheetArea& area, const PuzzleStyle& style,
                const SheetWords& words);

/// Returns a mark moved to its position on a page that is read from right to left. Boards and
/// matrices are moved without being mirrored.
SheetMark mirrored(SheetMark mark);

} // namespace lightsout
