// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string_view>

namespace lightsout {

/// Reads a graph in JSON (.json) as written by networkx, D3 and Cytoscape: an object with lists
/// "nodes" and "links" or "edges". Ends of edges are the ids of vertices, or their numbers from 0
/// if there is no such id; "directed" makes all edges directed. Labels are "label", "name" or the
/// id; positions are "x" and "y". Everything else is ignored. O(text + arcs · log arcs).
Result<SavedBoard> readNodeLink(std::string_view text, const ReadOptions& options = {});

} // namespace lightsout
