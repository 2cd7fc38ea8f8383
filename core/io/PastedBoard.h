// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string_view>

namespace lightsout {

/// Reads a board from text of unknown format, such as the clipboard's: a board specification, a
/// document, GraphML, GML, a graph6 or sparse6 line, a matrix (including one in brackets, as in
/// Python and Sage), a pattern of cells, an identifier of Simon Tatham's "Flip", or an edge list.
/// If none of these matches, the error refers to the most similar format. O(text + arcs · log
/// arcs).
Result<SavedBoard> readPastedBoard(std::string_view text, const ReadOptions& options = {});

} // namespace lightsout
