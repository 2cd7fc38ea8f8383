// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

#include <QString>

namespace lightsout {

/// Returns the name of a graph, regardless of its drawing: "Petersen graph", "cycle of 7", "tree",
/// or "drawn graph" if it has no name.
QString graphName(const Graph& graph);

} // namespace lightsout
