// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Progress.h"

namespace lightsout {

/// Returns positions computed from the distances to a few vertices, so that distances in the plane
/// approximate distances in the graph. The result is a rough drawing that is used as a starting
/// point for other layouts. O((N + edges) · pivots). Similar vertices may coincide.
///
/// Uses pivot multidimensional scaling (Brandes and Pich, 2007). The graph, given by its undirected
/// neighbours, must be connected. Throws Cancelled.
std::vector<Point> pivotScaling(const std::vector<std::vector<Vertex>>& neighbours,
                                const Progress& progress);

} // namespace lightsout
