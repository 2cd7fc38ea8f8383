// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"
#include "worksheet/GraphPuzzle.h"

#include <string>
#include <vector>

namespace lightsout::cli {

/// Boards for a worksheet.
struct ListedBoards {
    std::vector<ChallengeBoard> grids;
    std::vector<GraphBoard> graphs;
};

/// Reads the boards of a file, or of standard input for "-": one per line, as a challenge code or
/// as a board's name and its lights, such as "grid:3x3 111010111"; all lights are on if none are
/// given. Blank lines and text after # are ignored. Graphs are allowed only if `takesGraphs` is
/// true. Throws Failure and Cancelled.
ListedBoards boardsListedIn(const std::string& path, bool takesGraphs, Progress& progress);

} // namespace lightsout::cli
