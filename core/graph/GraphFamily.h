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
    heawood,
    pappus,
    tree,
    directedCycle,
};

/// A graph, given by its family and the arguments of the family's function.
struct FamilyMember {
    GraphFamily family;
    std::vector<std::size_t> sizes = {};

    friend bool operator==(const FamilyMember&, const FamilyMember&) = default;
};

/// Maximum number of vertices of graphs for which familyOf() finds a name. Up to this size, the
/// search takes less time than drawing a frame.
inline constexpr std::size_t maxNamedVertices = 2000;
/// Maximum number of vertices of graphs that are compared, vertex by vertex, with the graphs of a
/// family that cannot be recognised by its degrees.
inline constexpr std::size_t maxComparedVertices = 40;

/// Returns the family of a graph up to renumbering, regardless of its drawing and of
/// self-influences. If several families match, returns the first in the order of GraphFamily.
/// Returns nullopt if no family matches, if the graph is not connected or too large. A graph with
/// one-way arcs can only be a directed cycle. O(N + arcs), plus a few comparisons by
/// areIsomorphic() for small regular graphs.
std::optional<FamilyMember> familyOf(const Graph& graph);

/// Returns whether the graph has the influences of Merlin's Magic Square, in its numbering.
bool isMerlin(const Graph& graph);

} // namespace lightsout
