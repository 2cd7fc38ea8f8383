#pragma once

#include "graph/Graph.h"

#include <optional>
#include <string>

namespace lightsout {

/// Number of vertices up to which automorphisms are counted.
inline constexpr std::size_t automorphismVertexLimit = 20'000;

/// How many permutations of the vertices keep all arcs and self-influences, in decimal.
///
/// Counted by BLISS (Junttila and Kaski, 2007) through igraph. Nothing when the graph has more
/// than automorphismVertexLimit vertices. Fast on the boards people play; exponential at worst.
std::optional<std::string> automorphismCount(const Graph& graph);

} // namespace lightsout
