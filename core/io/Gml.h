#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// GML (.gml; Himsolt, "GML: a portable graph file format", 1997), through igraph, with the same
// vertex attributes as GraphML.

/// Reads a file. Foreign files may lack any of the attributes; loops mean self-influence.
Result<SavedBoard> readGml(std::string_view text, const ReadOptions& options);

/// Writes the rule, start and target; presses have no place here. Coordinates keep 15 digits.
Result<std::string> writeGml(const SavedBoard& board);

} // namespace lightsout
