// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/RecordedElimination.h"
#include "support/Progress.h"

#include <string>

namespace lightsout {

/// Up to this many rows the document shows the matrix after each pivot, else only at both ends.
inline constexpr std::size_t maxLatexSteps = 48;

/// A whole elimination as a LaTeX document: the matrix, the operations of each pivot and what they
/// lead to, pivots in bold type, a bar after the first `columns` columns. In symbols only, so that
/// it is the same in every language; needs amsmath, geometry and graphicx. Throws Cancelled.
std::string eliminationLatex(const RecordedElimination& elimination, std::size_t columns,
                             Progress& progress);

} // namespace lightsout
