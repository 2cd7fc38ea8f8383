// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// GraphML (.graphml; Brandes and others, "GraphML progress report", 2002), read through libxml2.
//
// Vertices have the attributes x, y, label, selfInfluence, start, target and pressed, and, for yEd,
// a shape with the same label and position. Mutual influences are undirected edges; if some are
// one-way, the graph is directed and mutual ones are listed twice.

/// Reads the first graph of a file. Foreign files may lack any of the attributes, and edges may say
/// themselves whether they are directed; loops mean self-influence. Vertices without a label get
/// their "name" as one, else their id, unless all ids are n0, n1 … or numbers. "self" is an old
/// name of selfInfluence; Longitude and Latitude are positions if there is no x.
///
/// From yEd's own elements come labels, positions and arrows: a line without arrows is undirected.
/// Graphs inside of vertices are flattened; such a vertex stays if edges lead to it. Hyperedges and
/// ports are left out. Document type declarations are refused, and so are edges to vertices that
/// are not declared.
Result<SavedBoard> readGraphMl(std::string_view text, const ReadOptions& options);

/// The id of the key of yEd's shapes in files that this program writes.
inline constexpr std::string_view ownShapeKey = "shape";

/// Writes everything but repeated presses. Coordinates keep all their digits. cannotHold: a label
/// with control characters.
Result<std::string> writeGraphMl(const SavedBoard& board, const WriteOptions& options = {});

} // namespace lightsout
