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
    /// Maximum number of puzzles per page, from 1 to maxOnPage; there are fewer if the cells would
    /// be too small to write into.
    std::size_t perPage = 6;
    PuzzleStyle style{};
    bool hasAnswers = false; ///< whether answers follow on separate pages after all puzzles
};

/// Returns the pages of a worksheet. Puzzles of the same kind and rule are kept together, in order.
/// Each page has its title, the task, lines for name and date, and the code of the sheet's first
/// board at the bottom. Hebrew pages are laid out right to left.
std::vector<SheetPage> worksheetPages(const std::vector<Puzzle>& puzzles,
                                      const WorksheetOptions& options);

} // namespace lightsout
