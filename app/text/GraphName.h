// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

#include <QString>

namespace lightsout {

/// What a graph is called, however it is drawn: "Petersen graph", "cycle of 7", "tree" — or "drawn
/// graph" where it has no name.
QString graphName(const Graph& graph);

} // namespace lightsout
