// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/Marks.h"
#include "worksheet/Words.h"

#include <string>
#include <vector>

namespace lightsout {

/// Returns the pages as a LaTeX document with one TikZ picture per page, in which boards, matrices
/// and text can be edited by hand. Requires only TikZ; Hebrew requires XeLaTeX, which also works
/// for other languages.
std::string sheetLatex(const std::vector<SheetPage>& pages, SheetLanguage language);

} // namespace lightsout
