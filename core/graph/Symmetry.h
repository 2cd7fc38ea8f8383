// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Progress.h"

#include <optional>
#include <string>
#include <vector>

namespace lightsout {

/// Number of vertices up to which automorphisms are counted.
inline constexpr std::size_t maxAutomorphismVertices = 20'000;
/// Number of vertices up to which generators are listed: each takes the memory of a permutation.
inline constexpr std::size_t maxGeneratorVertices = 5'000;

/// How many permutations of the vertices keep all arcs and self-influences, in decimal.
///
/// Counted by BLISS (Junttila and Kaski, 2007) through igraph. Nothing when the graph has more
/// than maxAutomorphismVertices vertices. Fast on the boards people play; exponential at worst.
/// With a Progress, throws Cancelled soon after it was cancelled.
std::optional<std::string> automorphismCount(const Graph& graph,
                                             const Progress* progress = nullptr);

/// Whether some renumbering of the vertices makes the arcs of one those of the other; positions,
/// labels and self-influences do not count. Found as automorphisms are.
bool areIsomorphic(const Graph& a, const Graph& b);

/// Where each vertex goes: a bijection of 0 … N-1.
using Permutation = std::vector<Vertex>;

/// Permutations from which all those can be composed that keep arcs, self-influences and, when
/// `colours` holds a number for each vertex, these too.
///
/// Never the identity; empty when there is no other. At most N - 1, in no particular order. Found
/// as they are counted. Nothing when the graph has more than maxGeneratorVertices vertices. With a
/// Progress, throws Cancelled soon after it was cancelled.
std::optional<std::vector<Permutation>>
automorphismGenerators(const Graph& graph, const std::vector<std::size_t>& colours = {},
                       const Progress* progress = nullptr);

/// A numbering by which isomorphic graphs, self-influences and all, become equal: where each vertex
/// goes. Found as automorphisms are counted, and exponential at worst likewise. Which of all such
/// numberings it is may differ between versions of BLISS.
Permutation canonicalNumbering(const Graph& graph);

/// All permutations of `vertices` vertices that can be composed of the generators, the identity
/// first; nothing when they are more than `most`. O(most · generators · vertices · log most).
std::optional<std::vector<Permutation>> permutationGroup(const std::vector<Permutation>& generators,
                                                         std::size_t vertices, std::size_t most);

} // namespace lightsout
