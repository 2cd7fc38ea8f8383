// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// The edge list (.edges): one edge per line, with its vertex names separated by spaces, a tab, a
// comma or a semicolon. Comments start at a word that begins with # or %.
//
//     # vertices 4      first line: the vertices are the numbers 0 … 3
//     0 1               0 and 1 toggle each other; 0 -- 1 means the same
//     1 -> 2            pressing 1 toggles 2
//     3 3               3 has self-influence
//     "New York" 1 2.5  names with spaces are quoted; numbers after the names are weights
//
// Without the first line, vertices are names, which become their labels. They are numbered in order
// of occurrence, or by value if all are integers. A loop means self-influence, regardless of the
// option for vertices without a loop. Weights, and the attributes {…} that networkx writes, are
// ignored; so are additional columns if they are separated by tabs, commas or semicolons.

/// Reads an edge list. O(arcs · log arcs).
Result<SavedBoard> readEdgeList(std::string_view text, const ReadOptions& options);

/// Writes the arcs. The labels are written as names if reading them would restore the order of the
/// vertices. Positions, lights and presses are not written. If not all vertices have
/// self-influence, those that have it get loops, to be read with ReadOptions::selfInfluence off.
Result<std::string> writeEdgeList(const SavedBoard& board, const WriteOptions& options = {});

/// Returns whether writeEdgeList() uses the labels as names. O(arcs · log arcs).
bool canNameVertices(const Graph& graph);

} // namespace lightsout
