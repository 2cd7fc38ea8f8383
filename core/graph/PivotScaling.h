// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Progress.h"

namespace lightsout {

/// Places from the distances to a few vertices, so that distances in the plane are about those in
/// the graph: a rough drawing of the whole in O((N + edges) · pivots), for other layouts to begin
/// with. Vertices that are alike may fall on the same place.
///
/// Pivot multidimensional scaling (Brandes and Pich, 2007). The graph, given by its undirected
/// neighbours, must be connected. Throws Cancelled.
std::vector<Point> pivotScaling(const std::vector<std::vector<Vertex>>& neighbours,
                                const Progress& progress);

} // namespace lightsout
