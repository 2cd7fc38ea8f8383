// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

#include <optional>
#include <vector>

namespace lightsout {

enum class GraphFamily {
    path,
    cycle,
    star,
    wheel,
    complete,
    completeBipartite,
    hypercube,
    generalizedPetersen,
    octahedron,
    icosahedron,
    tree,
};

/// A graph by its name: the family, and the sizes that the function of that name takes.
struct FamilyMember {
    GraphFamily family;
    std::vector<std::size_t> sizes = {};

    friend bool operator==(const FamilyMember&, const FamilyMember&) = default;
};

/// Larger graphs are not named, so that a name is known in less than a frame.
inline constexpr std::size_t maxNamedVertices = 2000;
/// Largest graphs that are compared, vertex by vertex, with those of a family that cannot be told
/// by its degrees.
inline constexpr std::size_t maxComparedVertices = 40;

/// What a graph is up to renumbering, however it is drawn and whatever presses itself: of several
/// names the first in the order of GraphFamily. Nothing for others, for larger ones, and
/// for graphs with one-way arcs. O(N + arcs) and, for small regular graphs, a few comparisons by
/// areIsomorphic().
std::optional<FamilyMember> familyOf(const Graph& graph);

/// Whether the graph has the influences of Merlin's Magic Square, in its numbering.
bool isMerlin(const Graph& graph);

} // namespace lightsout
