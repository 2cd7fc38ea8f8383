// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

/// Returns position number `index` < `count` on a circle around the origin, clockwise from the top.
Point onCircle(std::size_t index, std::size_t count, double radius);

/// Returns the radius at which `count` positions on a circle are 1 apart; 0 for a single position.
double circleRadius(std::size_t count);

/// Moves the vertices onto a circle, in ascending order, with successive vertices 1 apart.
void placeOnCircle(Graph& graph);

} // namespace lightsout
