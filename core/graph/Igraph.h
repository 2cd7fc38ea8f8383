// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "graph/Layout.h"
#include "support/Progress.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What this program uses of igraph. Without igraph (LIGHTSOUT_IGRAPH=OFF), WithoutIgraph.cpp
/// stands for Igraph.cpp: symmetries are not counted, and graphs are not drawn by springs,
/// distances or trees.
namespace lightsout::igraph {

/// Returns whether this program was built with igraph.
bool isPresent();

/// The arcs of a graph, and a number for each vertex that permutations must preserve.
struct ColouredGraph {
    std::vector<std::vector<Vertex>> targets;
    std::vector<std::vector<Vertex>> sources; ///< empty if the graph is undirected
    std::vector<std::size_t> colours;

    bool isDirected() const { return !sources.empty(); }
};

/// Returns the order of the automorphism group in decimal, or nullopt after `maxSteps` steps of
/// BLISS (Junttila and Kaski, 2007) or without igraph. Throws Cancelled.
std::optional<std::string> groupOrder(const ColouredGraph& graph, std::uint64_t maxSteps,
                                      const Progress* progress);
/// Returns generators of the automorphism group, under the same conditions.
std::optional<std::vector<std::vector<Vertex>>>
groupGenerators(const ColouredGraph& graph, std::uint64_t maxSteps, const Progress* progress);
/// Returns whether a renumbering of the vertices maps the arcs of one graph to those of the other.
/// Ignores colours.
bool areIsomorphic(const ColouredGraph& a, const ColouredGraph& b);
/// Returns the new number of each vertex in a numbering that makes isomorphic graphs equal.
std::vector<Vertex> canonicalNumbering(const ColouredGraph& graph);

/// Returns positions for a connected graph, given by the neighbours of each vertex, or an empty
/// list if igraph fails or is missing. `start` has a position for each vertex, with which springs
/// and distances begin; a tree has its root at `root`. Throws Cancelled.
std::vector<Point> placesOf(const std::vector<std::vector<Vertex>>& neighbours, Layout layout,
                            const std::vector<Point>& start, Vertex root, const Progress& progress);

} // namespace lightsout::igraph
