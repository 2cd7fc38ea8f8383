// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Command.h"
#include "arguments/DealArguments.h"
#include "worksheet/Pages.h"

#include <algorithm>
#include <array>

namespace lightsout::cli {

/// The options for the content of a worksheet, in addition to those for deals.
inline constexpr std::array<OptionDescription, 9> sheetOptions{{
    {"--boards", "FILE",
     "Boards, one a line: codes, or boards and their lights; - for standard input"},
    {"--kind", "KINDS",
     "With commas: solve, press, matrix, elimination, patterns, tilings, graphs (default solve)"},
    {"--matrix-size", "RxC",
     "The size of the boards of matrices and eliminations (default --size, else 3x3)"},
    {"--per-page", "N", "At most so many puzzles on a page, 1 to 12 (default 6)"},
    {"--language", "en|fr|he", "The language of the sheet (default en)"},
    {"--coordinates", nullptr, "Letters above and numbers beside the boards"},
    {"--numbers", nullptr, "Numbers in the cells and in the vertices of graphs"},
    {"--no-hints", nullptr, "Do not tell how many presses will do"},
    {"--answers", nullptr, "Add the answers, on pages of their own"},
}};

/// All worksheet options, including those for deals.
inline constexpr auto worksheetOptions = [] {
    std::array<OptionDescription, sheetOptions.size() + dealOptions.size()> all{};
    std::copy(sheetOptions.begin(), sheetOptions.end(), all.begin());
    std::copy(dealOptions.begin(), dealOptions.end(), all.begin() + sheetOptions.size());
    return all;
}();

/// Returns the name of a kind as --kind accepts it.
std::string_view nameOf(PuzzleKind kind);

/// A worksheet that was requested.
struct RequestedWorksheet {
    std::vector<Puzzle> puzzles;
    WorksheetOptions options;
    std::vector<std::string> notes{}; ///< the kinds that were left out, with reasons
};

/// Builds the requested worksheet. Throws Failure and Cancelled.
RequestedWorksheet worksheetOf(const Arguments& arguments, Progress& progress);

} // namespace lightsout::cli
