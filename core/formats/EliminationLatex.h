// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/RecordedElimination.h"
#include "support/Progress.h"

#include <string>

namespace lightsout {

/// Maximum number of rows for which the document shows the matrix after each pivot. If there are
/// more, it shows only the first and the last matrix.
inline constexpr std::size_t maxLatexSteps = 48;

/// Returns a complete elimination as a LaTeX document: the matrix, and for each pivot an arrow with
/// its operations over it, followed by the resulting matrix. Pivots are in bold type, and a bar
/// follows the first `columns` columns.
/// The document contains only symbols, so it is the same in every language except for the letter of
/// rows. It requires amsmath, geometry and graphicx. Throws Cancelled.
std::string eliminationLatex(const RecordedElimination& elimination, std::size_t columns,
                             Progress& progress, char rowLetter = 'R');

} // namespace lightsout
