// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/RandomGraphs.h"

#include "graph/CircleLayout.h"
#include "support/Assert.h"

#include <functional>
#include <queue>
#include <unordered_set>

namespace lightsout {

namespace {

/// The pair u < v with the given number, when pairs are counted (0,1), (0,2), (1,2), (0,3) …
struct Pair {
    Vertex u;
    Vertex v;
};

Pair pairNumbered(std::uint64_t number, std::size_t n) {
    // v (v - 1) / 2 pairs come before those with v.
    std::uint64_t low = 1;
    std::uint64_t high = n - 1;
    while (low < high) {
        const std::uint64_t middle = (low + high + 1) / 2;
        if (middle * (middle - 1) / 2 <= number) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return {static_cast<Vertex>(number - low * (low - 1) / 2), static_cast<Vertex>(low)};
}

} // namespace

Graph randomGraph(std::size_t n, std::size_t edges, Random& random) {
    const std::uint64_t pairs = n < 2 ? 0 : std::uint64_t{n} * (n - 1) / 2;
    LIGHTSOUT_ASSERT(edges <= pairs);
    Graph graph(n);
    placeOnCircle(graph);
    std::unordered_set<std::uint64_t> chosen;
    for (std::uint64_t last = pairs - edges; last < pairs; ++last) {
        const std::uint64_t drawn = random.below(last + 1);
        const std::uint64_t number = chosen.contains(drawn) ? last : drawn;
        chosen.insert(number);
        const Pair pair = pairNumbered(number, n);
        graph.addEdge(pair.u, pair.v);
    }
    return graph;
}

Graph randomTree(std::size_t n, Random& random) {
    LIGHTSOUT_ASSERT(n >= 1);
    Graph graph(n);
    placeOnCircle(graph);
    std::vector<Vertex> code;
    std::vector<std::size_t> degree(n, 1);
    while (code.size() + 2 < n) {
        code.push_back(static_cast<Vertex>(random.below(n)));
        ++degree[code.back()];
    }
    std::priority_queue<Vertex, std::vector<Vertex>, std::greater<>> leaves;
    for (Vertex v = 0; v < n; ++v) {
        if (degree[v] == 1) {
            leaves.push(v);
        }
    }
    // Each entry of the code is joined to the least leaf, which then is gone.
    for (const Vertex inner : code) {
        graph.addEdge(leaves.top(), inner);
        leaves.pop();
        if (--degree[inner] == 1) {
            leaves.push(inner);
        }
    }
    if (n >= 2) {
        const Vertex last = leaves.top();
        leaves.pop();
        graph.addEdge(last, leaves.top());
    }
    return graph;
}

} // namespace lightsout
