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
/// Number of vertices up to which generators are listed: each needs the memory of a permutation.
inline constexpr std::size_t maxGeneratorVertices = 5'000;

/// Returns the number of permutations of the vertices that preserve all arcs and self-influences,
/// in decimal.
///
/// Counted by BLISS (Junttila and Kaski, 2007) through igraph. Returns nullopt if the graph has
/// more than maxAutomorphismVertices vertices. Fast on boards that people play; exponential at
/// worst. With a Progress, throws Cancelled soon after it was cancelled.
std::optional<std::string> automorphismCount(const Graph& graph,
                                             const Progress* progress = nullptr);

/// Returns whether some renumbering of the vertices maps the arcs of one graph to those of the
/// other; positions, labels and self-influences are ignored. Computed by BLISS, as automorphisms
/// are.
bool areIsomorphic(const Graph& a, const Graph& b);

/// The image of each vertex: a bijection of 0 … N-1.
using Permutation = std::vector<Vertex>;

/// Returns generators of the group of permutations that preserve arcs, self-influences and, if
/// `colours` holds a number for each vertex, these too.
///
/// Never includes the identity; empty if there is no other. At most N - 1, in no particular order.
/// Computed by BLISS. Returns nullopt if the graph has more than maxGeneratorVertices vertices.
/// With a Progress, throws Cancelled soon after it was cancelled.
std::optional<std::vector<Permutation>>
automorphismGenerators(const Graph& graph, const std::vector<std::size_t>& colours = {},
                       const Progress* progress = nullptr);

/// Returns a numbering by which isomorphic graphs, including self-influences, become equal: the new
/// number of each vertex. Computed by BLISS, so also exponential at worst. Which of all such
/// numberings it is may differ between versions of BLISS.
Permutation canonicalNumbering(const Graph& graph);

/// Returns all permutations of `vertices` vertices that the generators generate, the identity
/// first, or nullopt if there are more than `most`. O(most · generators · vertices · log most).
std::optional<std::vector<Permutation>> permutationGroup(const std::vector<Permutation>& generators,
                                                         std::size_t vertices, std::size_t most);

} // namespace lightsout
