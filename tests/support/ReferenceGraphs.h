// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/CellGraphs.h"
#include "graph/Families.h"

namespace lightsout {

/// Returns the graph of n × n × n cells in which cells that share a side are joined.
inline Graph spaceGrid(std::size_t n) {
    Graph graph(n * n * n);
    for (Vertex cell = 0; cell < graph.vertexCount(); ++cell) {
        if (cell % n + 1 < n) {
            graph.addEdge(cell, cell + 1);
        }
        if (cell / n % n + 1 < n) {
            graph.addEdge(cell, cell + n);
        }
        if (cell / (n * n) + 1 < n) {
            graph.addEdge(cell, cell + n * n);
        }
    }
    return graph;
}

/// Returns the same graph without self-influences.
inline Graph withoutSelfInfluence(Graph graph) {
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        graph.setSelfInfluence(v, false);
    }
    return graph;
}

} // namespace lightsout
