#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>

namespace lightsout {

// Pictures of boards for other programs; they are written, never read. One-way influences are
// arrows, vertices without self-influence are drawn dashed, and lights that are on now are filled.

/// For Graphviz (.dot). Vertices have their places, in inches, for `neato -n`.
Result<std::string> writeDot(const SavedBoard& board);

/// A LaTeX document with a TikZ picture (.tex).
Result<std::string> writeLatex(const SavedBoard& board);

} // namespace lightsout
