// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

/// The versions of the document format. All of them are read for ever; the newest one is written.
///
/// Old readers refuse documents of a newer version. A new version is needed for what they would
/// misread: any change inside "board", another meaning of a field they know. They keep top-level
/// fields and attachments they do not know, so that adding one of those, which a board is whole
/// without, needs no new version.
enum class DocumentVersion {
    first = 1,  ///< "board" is a grid or a graph; start, target, presses, press_count
    packed = 2, ///< "board" may be both; lights may be packed; attachments
    newest = packed,
};

// The workbench's own document (.lightsout), a JSON object:
//
//     "format": "lightsout", "version": 1 or 2,
//     "board": {"grid": {"rows", "cols", "topology", "neighbours", "self"}}
//           or {"graph": {"vertices": [{"x", "y", "label", "self"}, ...],
//                         "edges": [[u, v], ...], "arcs": [[from, to], ...]}},
//           or both, a graph whose vertices are the grid's cells (version 2),
//     "start", "target", "presses": strings of 0 and 1 in vertex order; of more than 4096 vertices
//           packed as PackedLights.h says (version 2),
//     "press_count": presses made, repeated ones included,
//     "attachments": {"notes": a text, "lesson", "contest": what the board belongs to,
//                     "pages": settings, ...: any JSON (version 2)}
//
// Edges are mutual, arcs one-way. What is left out: topology "plane", neighbours "plus", self true,
// label "", no edges and arcs, start all on, target all off, no presses, each press made once.

/// Bytes of the largest document that is read: the largest boards there are fit in.
inline constexpr std::uint64_t maxDocumentSize = std::uint64_t{1} << 31;

/// Bytes of the largest document that begins like this; the first kilobytes are enough. More than
/// maxFileSize only takes a large grid, of which writeDocument() tells the sizes first.
std::uint64_t documentSizeLimitOf(std::string_view beginning);

/// Reads a document in one pass without building a tree of it. Errors tell line and column. A
/// document tells every self-influence, so that the options change nothing.
Result<SavedBoard> readDocument(std::string_view text, const ReadOptions& options = {});

/// Writes everything; readDocument() gives it back the same. Attachments must be JSON.
Result<std::string> writeDocument(const SavedBoard& board, const WriteOptions& options = {});

} // namespace lightsout
