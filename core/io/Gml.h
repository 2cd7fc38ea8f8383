// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// GML (.gml; Himsolt, "GML: a portable graph file format", 1997), with the vertex attributes of
// GraphML.

/// Reads the first graph of a file. Foreign files may omit any of the attributes. They may have
/// positions in a list "graphics" or as a pair "pos", and labels under "name". Loops mean
/// self-influence. Errors state the line and column. O(text + arcs · log arcs).
Result<SavedBoard> readGml(std::string_view text, const ReadOptions& options);

/// Writes everything except repeated presses, in ASCII. Coordinates keep all their digits. Other
/// programs require a different label for each vertex: a vertex without a unique label is given
/// one, and its original label is stored under "given".
Result<std::string> writeGml(const SavedBoard& board, const WriteOptions& options = {});

} // namespace lightsout
