// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>

namespace lightsout {

// Pictures of boards for other programs; they are written, never read. One-way influences are
// arrows, vertices without self-influence are drawn dashed, and lights that are on now are filled.

/// For Graphviz (.dot). Vertices have their places, which `dot` keeps to.
Result<std::string> writeDot(const SavedBoard& board, const WriteOptions& options = {});

/// A LaTeX document with a TikZ picture (.tex), for every TeX of today; pdfTeX writes numbers for
/// labels in scripts that it has no letters of. Grids are drawn as squares. Lights that are to be
/// on in the end have a second line around them.
Result<std::string> writeLatex(const SavedBoard& board, const WriteOptions& options = {});

} // namespace lightsout
