// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// GraphML (.graphml; Brandes and others, "GraphML progress report", 2002), read through igraph.
//
// Vertices have the attributes x, y, label, self, start, target and pressed. Mutual influences are
// undirected edges; where some are one-way, the graph is directed and mutual ones stand twice.

/// Reads the one graph of a file. Foreign files may lack any of the attributes, and edges may say
/// themselves whether they are directed; loops mean self-influence. Vertices without a label have
/// their "name" as one, else their id, unless all ids are n0, n1 … or numbers. Nested graphs,
/// hyperedges and document type declarations are refused, and so are edges to vertices that are
/// not declared.
Result<SavedBoard> readGraphMl(std::string_view text, const ReadOptions& options);

/// Writes everything but repeated presses. Coordinates keep all their digits. cannotHold: a label
/// with control characters.
Result<std::string> writeGraphMl(const SavedBoard& board, const WriteOptions& options = {});

} // namespace lightsout
