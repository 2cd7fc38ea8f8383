// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "graph/Graph.h"
#include "support/Random.h"

namespace lightsout {

/// Returns a random set that contains each vertex with probability ½, ascending.
inline std::vector<Vertex> randomSubset(std::size_t vertices, Random& random) {
    std::vector<Vertex> subset;
    BitVector::random(vertices, random).forEachOne([&](Vertex v) { subset.push_back(v); });
    return subset;
}

/// Which vertices of a random graph have self-influence.
enum class SelfInfluences { all, none, mixed };

/// Returns a random graph that contains each possible arc (each edge, unless `directed`) with this
/// probability in percent.
inline Graph randomGraph(std::size_t vertices, unsigned percent, bool directed,
                         SelfInfluences selves, Random& random) {
    Graph graph(vertices, selves != SelfInfluences::none);
    for (Vertex u = 0; u < vertices; ++u) {
        if (selves == SelfInfluences::mixed) {
            graph.setSelfInfluence(u, random.below(2) == 1);
        }
        for (Vertex v = directed ? 0 : u + 1; v < vertices; ++v) {
            if (u != v && random.below(100) < percent) {
                graph.addArc(u, v);
                if (!directed) {
                    graph.addArc(v, u);
                }
            }
        }
    }
    return graph;
}

} // namespace lightsout
