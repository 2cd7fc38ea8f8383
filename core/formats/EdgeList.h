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
// Without the first line, vertices are identified by names, which become their labels. The vertices
// are numbered in order of occurrence, or by value if all names are integers. A loop means
// self-influence; for vertices without a loop, the options specify it. Weights, and the attributes
// {…} that networkx writes, are ignored; so are additional columns if they are separated by tabs,
// commas or semicolons.

/// Reads an edge list. O(arcs · log arcs).
Result<SavedBoard> readEdgeList(std::string_view text, const ReadOptions& options);

/// Writes the arcs. The labels are written as names if reading them would restore the order of the
/// vertices. Positions, lights and presses are not written. Vertices with self-influence get loops,
/// unless all vertices have it and are written as numbers. If some vertex has no self-influence,
/// the file must be read with ReadOptions::selfInfluence off.
Result<std::string> writeEdgeList(const SavedBoard& board, const WriteOptions& options = {});

/// Returns whether writeEdgeList() uses the labels as names. O(arcs · log arcs).
bool canNameVertices(const Graph& graph);

} // namespace lightsout
