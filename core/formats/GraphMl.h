// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// GraphML (.graphml; Brandes and others, "GraphML progress report", 2002), read through libxml2.
//
// Vertices have the attributes x, y, label, selfInfluence, start, target and pressed. They also
// have hasButton and hasLight if these are false, and, for yEd, a shape with the same label and
// position. Mutual influences are undirected edges; if any influence is not mutual, the graph is
// directed and mutual ones are listed twice.

/// Reads the first graph of a file. Foreign files may omit any of the attributes, and each edge may
/// declare whether it is directed; loops mean self-influence. If a vertex has no label, its "name"
/// becomes its label. If no vertex has either, the ids become the labels, unless all ids are n0, n1
/// … or numbers. "self" is an old name for selfInfluence. Longitude and Latitude are used as
/// positions if no attribute x is declared.
///
/// Labels, positions and arrows are read from yEd's own elements: a line without arrows is
/// undirected. Nested graphs are flattened. A vertex that contains a graph remains only if it is an
/// end of an edge. Hyperedges and ports are ignored. Document type declarations are errors, and so
/// are edges to undeclared vertices.
Result<SavedBoard> readGraphMl(std::string_view text, const ReadOptions& options);

/// Writes everything except repeated presses. Coordinates keep all their digits. Returns the error
/// cannotHold if a label contains control characters.
Result<std::string> writeGraphMl(const SavedBoard& board, const WriteOptions& options = {});

} // namespace lightsout
