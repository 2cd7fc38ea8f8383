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
     "Boards, one per line: codes, or boards and their lights; - for standard input"},
    {"--kind", "KINDS",
     "Kinds of puzzle, separated by commas: solve, press, matrix, elimination, patterns, "
     "tilings, graphs (default solve)"},
    {"--matrix-size", "RxC",
     "Board size for matrices and eliminations (default: --size if given, otherwise 3x3)"},
    {"--per-page", "N", "Maximum number of puzzles on a page, 1 to 12 (default 6)"},
    {"--language", "en|fr|he", "The language of the sheet (default en)"},
    {"--coordinates", nullptr, "Letters above the boards and numbers next to them"},
    {"--numbers", nullptr, "Numbers in the cells and in the vertices of graphs"},
    {"--no-hints", nullptr, "Do not show how many presses are enough"},
    {"--answers", nullptr, "Add the answers, on separate pages"},
}};

/// All worksheet options, including those for deals.
inline constexpr auto worksheetOptions = [] {
    std::array<OptionDescription, sheetOptions.size() + dealOptions.size()> all{};
    std::copy(sheetOptions.begin(), sheetOptions.end(), all.begin());
    std::copy(dealOptions.begin(), dealOptions.end(), all.begin() + sheetOptions.size());
    return all;
}();

/// Returns the name of a kind as accepted by --kind.
std::string_view nameOf(PuzzleKind kind);

/// The worksheet that the command line requests.
struct RequestedWorksheet {
    std::vector<Puzzle> puzzles;
    WorksheetOptions options;
    std::vector<std::string> notes{}; ///< one for each kind with boards that are too large
};

/// Builds the requested worksheet. Throws Failure and Cancelled.
RequestedWorksheet worksheetOf(const Arguments& arguments, Progress& progress);

} // namespace lightsout::cli
