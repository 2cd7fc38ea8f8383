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
inline constexpr std::size_t maxAtlasVertices = 24;
/// Maximum number of vertices of the members of families in an atlas; Nauru's graph has more. Their
/// facts are exact in a double: the largest is 20!, the number of automorphisms of the complete
/// graph.
inline constexpr std::size_t maxFamilyVertices = 20;

/// A connected undirected graph as the rows of its adjacency matrix: bit v of row u is set if the
/// two are joined. Needs much less memory than a Graph.
struct AtlasGraph {
    std::size_t vertices = 0;
    std::array<std::uint32_t, maxAtlasVertices> rows{};

    /// Ignores self-influences; the graph must have no one-way arcs and at most maxAtlasVertices
    /// vertices.
    static AtlasGraph of(const Graph& graph);
    /// Returns the graph, drawn on a circle.
    Graph graph(bool selfInfluence) const;
    std::size_t edgeCount() const;
    /// Returns the degrees in descending order.
    std::vector<std::size_t> degrees() const;

    /// Compares graphs like their texts in McKay's format graph6: by the number of vertices, then
    /// by the columns of the adjacency matrix above the diagonal.
    bool comesBefore(const AtlasGraph& other) const;

    friend bool operator==(const AtlasGraph&, const AtlasGraph&) = default;
};

/// The facts in the columns of an atlas: "vertices", "edges", "nullity", "fewest" for the board
/// with all lights on, "hardest", "tilings" and "automorphisms".
inline constexpr std::array<std::string_view, 7> atlasFacts{
    "vertices", "edges", "nullity", "fewest", "hardest", "tilings", "automorphisms"};

/// A graph with its facts, with and without self-influence.
struct AtlasEntry {
    /// Facts in the order of atlasFacts; a fact that the board does not have, or that is not exact
    /// in a double, is negative.
    using Values = std::array<double, atlasFacts.size()>;

    AtlasGraph graph;
    bool isNamed = false; ///< whether familyOf() knows the graph
    Values without{};     ///< without self-influence
    Values with{};        ///< with self-influence

    const Values& values(bool selfInfluence) const { return selfInfluence ? with : without; }
};

/// A quantity of expressions (lesson/Expression.h) that follows from the facts in an atlas. To read
/// it from many graphs, find it once.
class AtlasQuantity {
public:
    /// Returns nullopt if the quantity does not follow from the facts.
    static std::optional<AtlasQuantity> named(std::string_view name);

    /// Returns the value for a graph, or nullopt if the board has none.
    std::optional<double> of(const AtlasEntry& entry, bool selfInfluence) const;

private:
    using Derived = double (*)(const AtlasEntry::Values& known);

    AtlasQuantity(std::size_t fact, Derived derived) : fact_(fact), derived_(derived) {}

    std::size_t fact_; ///< index in atlasFacts
    Derived derived_;  ///< null if the quantity is a fact in the atlas
};

/// Computes the facts of a graph. Throws Cancelled.
AtlasEntry atlasEntry(const AtlasGraph& graph, Progress& progress);

/// Returns the members of families of graphs with at most maxFamilyVertices vertices, such as
/// paths, and the graphs of Petersen, Heawood, Pappus, Desargues, Nauru and others: each graph
/// once, in ascending order of the numbers of vertices and edges.
std::vector<Graph> familyGraphs();

} // namespace lightsout
