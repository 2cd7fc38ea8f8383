// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Drawing.h"
#include "game/Game.h"
#include "graph/RandomGraphs.h"
#include "support/Random.h"

namespace lightsout {

// Boards on which work takes long.

inline Rule grid(std::size_t side) {
    return Rule(Lattice{.rows = side, .cols = side});
}
inline Rule torus(std::size_t side) {
    return Rule(Lattice{.rows = side, .cols = side, .topology = Topology::torus});
}
/// Returns a narrow board, whose tilings are found after a while.
inline Rule strip() {
    return Rule(Lattice{.rows = 4, .cols = 40'000});
}
inline Rule rowColumn(std::size_t side) {
    return Rule(Lattice{.rows = side, .cols = side, .neighbours = Neighbours::rowColumn});
}
inline Rule planar(std::size_t vertices) {
    Random random(1);
    return Rule(randomPlanarGraph(vertices, random));
}
inline Rule cubic(std::size_t vertices) {
    Random random(1);
    return Rule(randomRegularGraph(vertices, 3, random));
}

inline Graph largestDrawing() {
    Graph graph(Drawing::maxVertices);
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        for (std::size_t i = 1; i <= Drawing::maxArcs / Drawing::maxVertices; ++i) {
            graph.addArc(v, (v + i) % graph.vertexCount());
        }
    }
    return graph;
}

inline BitVector someLights(const Rule& rule) {
    Random random(7);
    return BitVector::random(rule.vertexCount(), random);
}
inline Game gameOf(const Rule& rule) {
    return {rule, someLights(rule), BitVector(rule.vertexCount())};
}

} // namespace lightsout
