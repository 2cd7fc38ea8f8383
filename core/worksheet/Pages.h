// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/Marks.h"
#include "worksheet/PuzzleDrawing.h"
#include "worksheet/Words.h"

#include <vector>

namespace lightsout {

/// How a worksheet is laid out.
struct WorksheetOptions {
    SheetLanguage language = SheetLanguage::english;
    /// At most, 1 … maxOnPage: fewer where the cells would be too small to write into.
    std::size_t perPage = 6;
    PuzzleStyle style{};
    bool hasAnswers = false; ///< after all puzzles, on pages of their own
};

/// The pages of a worksheet: puzzles of one kind and rule together, in their order, each page with
/// its title, what is to be done, lines for name and date, and the code of the sheet's first board
/// at its foot. Right to left in Hebrew.
std::vector<SheetPage> worksheetPages(const std::vector<Puzzle>& puzzles,
                                      const WorksheetOptions& options);

} // namespace lightsout
