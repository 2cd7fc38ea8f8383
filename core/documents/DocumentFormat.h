// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

/// The versions of the document format. Every version will remain readable. A board is written in
/// the newest version if it has vertices without a button or a light, otherwise in the version
/// before it.
///
/// Old readers refuse documents of a newer version. A new version is required for anything that old
/// readers would misread: any change inside "board", or a new meaning of an existing field. Old
/// readers preserve unknown top-level fields and attachments, so adding one does not require a new
/// version if the board does not depend on it.
enum class DocumentVersion {
    first = 1,  ///< "board" is a grid or a graph; start, target, presses, press_count
    packed = 2, ///< "board" may be both; lights may be packed; attachments are possible
    marked = 3, ///< vertices may have "button" and "light"
    newest = marked,
};

// The workbench's own document (.lightsout), a JSON object:
//
//     "format": "lightsout", "version": 1, 2 or 3,
//     "board": {"grid": {"rows", "cols", "topology", "neighbours", "self"}}
//           or {"graph": {"vertices": [{"x", "y", "label", "self", "button", "light"}, ...],
//                         "edges": [[u, v], ...], "arcs": [[from, to], ...]}},
//           or both, a graph whose vertices are the grid's cells (version 2),
//     "start", "target", "presses": strings of 0s and 1s in vertex order; for more than 4096
//           vertices, packed as described in PackedLights.h (version 2),
//     "press_count": number of presses made, including repeated ones,
//     "attachments": {"notes": a string, "lesson", "contest": the lesson or contest of the board,
//                     "pages": settings, ...: any JSON (version 2)}
//
// A vertex with "button" false cannot be pressed, and one with "light" false has nothing to toggle
// (version 3); influences, lights and presses that need a missing button or light are ignored.
//
// Edges are mutual, arcs directed. Default values: topology "plane", neighbours "plus", self,
// button and light true, label "", no edges and arcs, start all on, target all off, no presses, and
// a press count that counts each of the presses once.

/// Size limit for documents, in bytes; enough for the largest possible boards.
inline constexpr std::uint64_t maxDocumentSize = std::uint64_t{1} << 31;

/// Returns the size limit, in bytes, for a document that begins with this text, of which only the
/// first 4096 bytes are examined. Only a large grid, whose sizes writeDocument() writes first, may
/// exceed maxFileSize.
std::uint64_t documentSizeLimitOf(std::string_view beginning);

/// Reads a document in one pass without building a tree. Errors state the line and column. A
/// document specifies every self-influence, so the options have no effect on it.
Result<SavedBoard> readDocument(std::string_view text, const ReadOptions& options = {});

/// Writes the complete board; readDocument() restores it exactly. Attachments must be JSON.
Result<std::string> writeDocument(const SavedBoard& board, const WriteOptions& options = {});

} // namespace lightsout
