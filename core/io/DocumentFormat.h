#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

/// The versions of the document format.
///
/// Old readers refuse documents of a newer version. A new version is needed for what they would
/// misread: any change inside "board", another meaning of a field they know. They keep top-level
/// fields they do not know, so that adding one of those, which a board is whole without, needs no
/// new version.
enum class DocumentVersion {
    first = 1, ///< "board" is a grid or a graph; start, target, presses, press_count
    cells = 2, ///< "board" may be both: a graph whose vertices are the cells of the grid
    newest = cells,
};

// The workbench's own document (.lightsout), a JSON object:
//
//     "format": "lightsout", "version": 1 or 2,
//     "board": {"grid": {"rows", "cols", "topology", "neighbours", "self"}}
//           or {"graph": {"vertices": [{"x", "y", "label", "self"}, ...],
//                         "edges": [[u, v], ...], "arcs": [[from, to], ...]}},
//           or both, a graph whose vertices are the grid's cells (version 2),
//     "start", "target", "presses": strings of 0 and 1 in vertex order,
//     "press_count": presses made, repeated ones included
//
// Edges are mutual, arcs one-way. What is left out: topology "plane", neighbours "plus", self true,
// label "", no edges and arcs, start all on, target all off, no presses, each press made once.

/// Reads a document in one pass without building a tree of it. Errors tell line and column. A
/// document tells every self-influence, so that the options change nothing.
Result<SavedBoard> readDocument(std::string_view text, const ReadOptions& options = {});

/// Writes everything; readDocument() gives it back the same.
Result<std::string> writeDocument(const SavedBoard& board);

} // namespace lightsout
