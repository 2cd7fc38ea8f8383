// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

namespace lightsout {

/// Place number `index` < `count` on a circle around the origin, clockwise from the top.
Point onCircle(std::size_t index, std::size_t count, double radius);

/// The radius at which `count` places on a circle are 1 apart; 0 for a single one.
double circleRadius(std::size_t count);

/// Moves the vertices onto a circle in their order, neighbours on it 1 apart.
void placeOnCircle(Graph& graph);

} // namespace lightsout
