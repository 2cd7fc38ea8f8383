// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/Marks.h"
#include "worksheet/PuzzleDrawing.h"
#include "worksheet/Words.h"

#include <vector>

namespace lightsout {

/// The layout of a worksheet.
struct WorksheetOptions {
    SheetLanguage language = SheetLanguage::english;
    /// Greatest number of puzzles per page, 1 … maxOnPage; fewer if the cells would be too small to
    /// write into.
    std::size_t perPage = 6;
    PuzzleStyle style{};
    bool hasAnswers = false; ///< on separate pages after all puzzles
};

/// Returns the pages of a worksheet: puzzles of one kind and rule together, in order, each page
/// with its title, the task, lines for name and date, and the code of the sheet's first board at
/// the bottom. Hebrew pages are laid out right to left.
std::vector<SheetPage> worksheetPages(const std::vector<Puzzle>& puzzles,
                                      const WorksheetOptions& options);

} // namespace lightsout
