// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string_view>

namespace lightsout {

/// Reads a board from a text of which nobody says what it is, such as a clipboard holds: a board
/// specification, a document, GraphML, GML, a graph6 or sparse6 line, a matrix, also one in
/// brackets as Python and Sage write it, a pattern of cells, an identifier of Simon Tatham's
/// "Flip", or an edge list. The error of what is none of them is about what it looks most like.
/// O(text + arcs · log arcs).
Result<SavedBoard> readPastedBoard(std::string_view text, const ReadOptions& options = {});

} // namespace lightsout
