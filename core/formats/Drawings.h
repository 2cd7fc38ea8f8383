// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>

namespace lightsout {

// Pictures of boards for other programs. LaTeX files can only be written; Dot.h reads DOT files.
// Directed influences are drawn as arrows, vertices without self-influence are dashed, and lights
// that are on now are filled.

/// Returns a drawing for Graphviz (.dot). Vertices have fixed positions, which `dot` respects.
Result<std::string> writeDot(const SavedBoard& board, const WriteOptions& options = {});

/// Returns a LaTeX document with a TikZ picture (.tex) for all current TeX engines; for pdfTeX,
/// labels in scripts without a suitable font are replaced with numbers. Grids are drawn as squares.
/// Lights that are on in the target have a second outline.
Result<std::string> writeLatex(const SavedBoard& board, const WriteOptions& options = {});

} // namespace lightsout
