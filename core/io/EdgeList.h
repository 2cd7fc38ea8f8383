// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// The edge list (.edges): one edge a line, between the names of its vertices blanks, a tab, a comma
// or a semicolon; comments from a word that begins with # or % to the end of the line.
//
//     # vertices 4      first line: the vertices are the numbers 0 … 3
//     0 1               0 and 1 toggle each other; so do they in 0 -- 1
//     1 -> 2            pressing 1 toggles 2
//     3 3               3 has self-influence
//     "New York" 1 2.5  names with blanks are quoted; numbers after the names are weights
//
// Without the first line, vertices are names, which become their labels, numbered in the order in
// which they occur, or by size if all are integers. A loop means self-influence, whatever the
// options say of vertices without one. Weights, and the attributes {…} that networkx writes, are
// left out; so are further columns if tabs, commas or semicolons divide them.

/// Reads an edge list. O(arcs · log arcs).
Result<SavedBoard> readEdgeList(std::string_view text, const ReadOptions& options);

/// Writes the arcs; the labels too, as names, where these give the vertices their order back.
/// Places, lights and presses have no place here. When not all vertices have self-influence, those
/// that have it get loops, to be read with ReadOptions::selfInfluence off.
Result<std::string> writeEdgeList(const SavedBoard& board, const WriteOptions& options = {});

/// Whether writeEdgeList() uses the labels as names. O(arcs · log arcs).
bool canNameVertices(const Graph& graph);

} // namespace lightsout
