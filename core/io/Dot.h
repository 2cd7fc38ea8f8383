// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string_view>

namespace lightsout {

/// Reads a graph in the language DOT of Graphviz (.dot): its vertices, edges, labels and positions,
/// also those of subgraphs. Edges "--" are undirected, and so are "->" with dir=none or dir=both.
/// Labels as HTML, ports and attributes of the drawing are left out. O(text + arcs · log arcs).
///
/// What writeDot() writes of lights and self-influence is a drawing, and not read.
Result<SavedBoard> readDot(std::string_view text, const ReadOptions& options = {});

} // namespace lightsout
