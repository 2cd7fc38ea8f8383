// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/SmallGraphs.h"

#include "graph/CircleLayout.h"
#include "graph/Symmetry.h"
#include "support/Assert.h"

#include <algorithm>
#include <array>
#include <bit>
#include <mutex>
#include <set>

namespace lightsout {

namespace {

/// For each vertex, the set of its neighbours as bits; unused vertices have none.
using Rows = std::array<std::uint8_t, maxGraphCensus>;

constexpr unsigned bit(std::size_t vertex) {
    return 1U << vertex;
}

/// Returns the graph with one more vertex, joined to `neighbours`.
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

/// Returns the rows of an isomorphic graph, which are the same for all isomorphic graphs.
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

std::vector<Graph> smallGraphs(GraphKind kind, std::size_t vertices, Progress& progress) {
    LIGHTSOUT_ASSERT(vertices >= 1 && vertices <= maxGraphCensus);
    const unsigned fewest = kind == GraphKind::connected ? 1 : 0; // 0: the empty set
    std::vector<Rows> found{Rows{}};
    for (std::size_t count = 1; count < vertices; ++count) {
        std::vector<Rows> larger;
        std::set<Rows> known;
        for (const Rows& rows : found) {
            progress.checkpoint();
            for (unsigned neighbours = fewest; neighbours < bit(count); ++neighbours) {
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

std::size_t smallGraphCount(GraphKind kind, std::size_t vertices) {
    LIGHTSOUT_ASSERT(vertices >= 1 && vertices <= maxNumberedGraph);
    constexpr std::array<std::size_t, maxNumberedGraph> connected{1, 1, 2, 6, 21, 112, 853};
    constexpr std::array<std::size_t, maxNumberedGraph> any{1, 2, 4, 11, 34, 156, 1044};
    return (kind == GraphKind::connected ? connected : any).at(vertices - 1);
}

const Graph& numberedGraph(GraphKind kind, std::size_t vertices, std::size_t number) {
    LIGHTSOUT_ASSERT(number < smallGraphCount(kind, vertices));
    struct Made {
        std::once_flag once;
        std::vector<Graph> graphs;
    };
    static std::array<std::array<Made, maxNumberedGraph + 1>, 2> known;
    Made& made = known.at(static_cast<std::size_t>(kind)).at(vertices);
    std::call_once(made.once, [&] {
        Progress progress;
        made.graphs = smallGraphs(kind, vertices, progress);
    });
    return made.graphs.at(number);
}

} // namespace lightsout
