// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Progress.h"

#include <optional>
#include <string>
#include <vector>

namespace lightsout {

/// Maximum numbers of vertices and edges for automorphismCount().
inline constexpr std::size_t maxAutomorphismVertices = 20'000;
inline constexpr std::size_t maxAutomorphismEdges = 1'000'000;
/// Maximum number of vertices for automorphismGenerators(): each generator needs the memory of a
/// permutation.
inline constexpr std::size_t maxGeneratorVertices = 5'000;
/// Maximum number of processor operations of BLISS for one graph, estimated from the steps of its
/// search: about five seconds.
inline constexpr std::uint64_t maxAutomorphismOperations = 5'000'000'000;

/// Returns false if the program was built without igraph, which counts symmetries.
bool canCountSymmetries();

/// Returns the number of permutations of the vertices that preserve all arcs and self-influences,
/// in decimal.
///
/// Twins are vertices that a transposition exchanges: they have the same neighbours. Each class of
/// k twins contributes a factor k! and is replaced by one vertex, until there are no more twins.
/// The permutations of the other vertices are counted by BLISS (Junttila and Kaski, 2007) through
/// igraph. Returns nullopt if the graph has more than maxAutomorphismVertices vertices or
/// maxAutomorphismEdges edges, or BLISS needs more than maxAutomorphismOperations. Throws Cancelled
/// soon after `progress` is cancelled.
std::optional<std::string> automorphismCount(const Graph& graph,
                                             const Progress* progress = nullptr);

/// Returns whether a renumbering of the vertices maps the arcs of one graph to those of the other.
/// Ignores positions, labels and self-influences. Uses BLISS, as automorphismCount() does.
bool areIsomorphic(const Graph& a, const Graph& b);

/// The image of each vertex: a bijection of 0 … N-1.
using Permutation = std::vector<Vertex>;

/// Returns generators of the group of permutations that preserve arcs, self-influences and, if
/// `colours` is not empty, the number that `colours` contains for each vertex.
///
/// The list never includes the identity, so it is empty if there is no other permutation. It has at
/// most N - 1 elements, in no particular order. Computed by BLISS. Returns nullopt if the graph has
/// more than maxGeneratorVertices vertices or BLISS needs more than maxAutomorphismOperations.
/// Throws Cancelled soon after `progress` is cancelled.
std::optional<std::vector<Permutation>>
automorphismGenerators(const Graph& graph, const std::vector<std::size_t>& colours = {},
                       const Progress* progress = nullptr);

/// Returns the new number of each vertex in a numbering that makes isomorphic graphs, including
/// their self-influences, equal. Uses BLISS, so it is also exponential in the worst case. Different
/// versions of BLISS may choose different numberings.
Permutation canonicalNumbering(const Graph& graph);

/// Returns all permutations of `vertices` vertices that the generators generate, the identity
/// first, or nullopt if there are more than `most`. O(most · generators · vertices · log most).
std::optional<std::vector<Permutation>> permutationGroup(const std::vector<Permutation>& generators,
                                                         std::size_t vertices, std::size_t most);

} // namespace lightsout
