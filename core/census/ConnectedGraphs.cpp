// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/ConnectedGraphs.h"

#include "gf2/Elimination.h"
#include "graph/CircleLayout.h"
#include "graph/Symmetry.h"
#include "support/Assert.h"

#include <algorithm>
#include <array>
#include <bit>
#include <set>

namespace lightsout {

namespace {

/// For each vertex the set of its neighbours as bits; vertices beyond the last have none.
using Rows = std::array<std::uint8_t, largestGraphCensus>;

constexpr unsigned bit(std::size_t vertex) {
    return 1U << vertex;
}

/// The graph with one vertex more, joined to `neighbours`.
Rows extended(Rows rows, std::size_t count, unsigned neighbours) {
    rows[count] = static_cast<std::uint8_t>(neighbours);
    for (std::size_t v = 0; v < count; ++v) {
        if ((neighbours & bit(v)) != 0) {
            rows[v] = static_cast<std::uint8_t>(rows[v] | bit(count));
        }
    }
    return rows;
}

Graph graphOf(const Rows& rows, std::size_t count) {
    Graph graph(count);
    for (std::size_t v = 0; v < count; ++v) {
        for (std::size_t u = 0; u < v; ++u) {
            if ((rows[v] & bit(u)) != 0) {
                graph.addEdge(u, v);
            }
        }
    }
    return graph;
}

/// The same for isomorphic graphs.
Rows canonicalForm(const Rows& rows, std::size_t count) {
    const Permutation numbering = canonicalNumbering(graphOf(rows, count));
    Rows result{};
    for (std::size_t v = 0; v < count; ++v) {
        for (std::size_t u = 0; u < count; ++u) {
            if ((rows[v] & bit(u)) != 0) {
                std::uint8_t& row = result[numbering[v]];
                row = static_cast<std::uint8_t>(row | bit(numbering[u]));
            }
        }
    }
    return result;
}

int edgeCount(const Rows& rows) {
    int ends = 0;
    for (const std::uint8_t row : rows) {
        ends += std::popcount(row);
    }
    return ends / 2;
}

} // namespace

std::vector<Graph> connectedGraphs(std::size_t vertices, Progress& progress) {
    LIGHTSOUT_ASSERT(vertices >= 1 && vertices <= largestGraphCensus);
    std::vector<Rows> found{Rows{}};
    for (std::size_t count = 1; count < vertices; ++count) {
        std::vector<Rows> larger;
        std::set<Rows> known;
        for (const Rows& rows : found) {
            progress.checkpoint();
            for (unsigned neighbours = 1; neighbours < bit(count); ++neighbours) {
                const Rows next = extended(rows, count, neighbours);
                if (known.insert(canonicalForm(next, count + 1)).second) {
                    larger.push_back(next);
                }
            }
        }
        found = std::move(larger);
    }
    std::ranges::stable_sort(found, {}, edgeCount);
    std::vector<Graph> graphs;
    graphs.reserve(found.size());
    for (const Rows& rows : found) {
        placeOnCircle(graphs.emplace_back(graphOf(rows, vertices)));
    }
    return graphs;
}

std::size_t nullityOf(const Graph& graph) {
    BitMatrix influence(graph.vertexCount(), graph.vertexCount());
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            influence.set(v, u);
        }
        influence.set(u, u, graph.selfInfluence(u));
    }
    return graph.vertexCount() - reducedEchelonFormPlain(influence, influence.cols()).rank();
}

} // namespace lightsout
