// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Progress.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace lightsout {

/// Maximum number of vertices of graphs in an atlas.
inline constexpr std::size_t maxAtlasVertices = 12;

/// A connected undirected graph as the rows of its adjacency matrix: bit v of row u is set if the
/// two are joined. Needs much less memory than a Graph.
struct AtlasGraph {
    std::size_t vertices = 0;
    std::array<std::uint16_t, maxAtlasVertices> rows{};

    /// Ignores self-influences; the graph must have no one-way arcs and at most maxAtlasVertices
    /// vertices.
    static AtlasGraph of(const Graph& graph);
    /// Returns the graph, drawn on a circle.
    Graph graph(bool selfInfluence) const;
    /// Returns the degrees in descending order.
    std::vector<std::size_t> degrees() const;

    friend bool operator==(const AtlasGraph&, const AtlasGraph&) = default;
};

/// The facts in the columns of an atlas: "vertices", "edges", "nullity", "fewest" for the board
/// with all lights on, "hardest", "tilings" and "automorphisms".
inline constexpr std::array<std::string_view, 7> atlasFacts{
    "vertices", "edges", "nullity", "fewest", "hardest", "tilings", "automorphisms"};

/// A graph with its facts, with and without self-influence.
struct AtlasEntry {
    /// Facts in the order of atlasFacts; a fact that the board does not have is negative.
    using Values = std::array<float, atlasFacts.size()>;

    AtlasGraph graph;
    Values without{}; ///< without self-influence
    Values with{};    ///< with self-influence

    const Values& values(bool selfInfluence) const { return selfInfluence ? with : without; }
    /// Returns the value of a quantity of expressions (lesson/Expression.h) that follows from the
    /// facts; nullopt if the board has none, or if it does not follow from them.
    std::optional<double> quantity(std::string_view name, bool selfInfluence) const;
};

/// Computes the facts of a graph. Throws Cancelled.
AtlasEntry atlasEntry(const AtlasGraph& graph, Progress& progress);

/// Returns whether quantity() knows a quantity.
bool isAtlasQuantity(std::string_view name);

} // namespace lightsout
