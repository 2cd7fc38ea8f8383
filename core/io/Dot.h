// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string_view>

namespace lightsout {

/// Reads a graph in the DOT language of Graphviz (.dot): its vertices, edges, labels and positions,
/// including those of subgraphs. Edges "--" are undirected, and so are "->" with dir=none or
/// dir=both. HTML labels, ports and drawing attributes are ignored. O(text + arcs · log arcs).
///
/// Lights and self-influence are only drawn in the output of writeDot(), so they are not read.
Result<SavedBoard> readDot(std::string_view text, const ReadOptions& options = {});

} // namespace lightsout
