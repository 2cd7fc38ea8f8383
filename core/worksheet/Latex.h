// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/Marks.h"
#include "worksheet/Words.h"

#include <string>
#include <vector>

namespace lightsout {

/// The pages as a LaTeX document with a TikZ picture each, in which boards, matrices and texts can
/// be changed by hand. Needs nothing but TikZ; XeLaTeX for Hebrew, which other languages can use.
std::string sheetLatex(const std::vector<SheetPage>& pages, SheetLanguage language);

} // namespace lightsout
