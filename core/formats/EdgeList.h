// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// The edge list (.edges), as readText() reads it.
//
//     # vertices 4      first line: the vertices are the numbers 0 … 3
//     0 1               0 and 1 toggle each other; 0 -- 1 means the same
//     1 -> 2            pressing 1 toggles 2
//     3 3               3 has self-influence
//     "New York" 1 2.5  names with spaces are quoted; numbers after the names are weights

/// Writes the arcs. The labels are written as names if reading them would restore the order of the
/// vertices. Positions, lights and presses are not written. Loops are written if only some vertices
/// have self-influence, if the order of named vertices needs them, and for vertices without arcs.
/// The number of vertices is only written if some have neither arcs nor self-influence. If some
/// vertex has no self-influence, the file must be read with ReadOptions::selfInfluence off.
Result<std::string> writeEdgeList(const SavedBoard& board, const WriteOptions& options = {});

/// Returns whether writeEdgeList() uses the labels as names. O(arcs · log arcs).
bool canNameVertices(const Graph& graph);

} // namespace lightsout
