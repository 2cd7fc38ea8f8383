// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/RandomGraphs.h"

#include "graph/CircleLayout.h"
#include "support/Assert.h"

#include <algorithm>
#include <array>
#include <functional>
#include <queue>
#include <unordered_set>

namespace lightsout {

namespace {

/// A pair of vertices u < v. Pairs are numbered in the order (0,1), (0,2), (1,2), (0,3) …
struct Pair {
    Vertex u;
    Vertex v;
};

Pair pairNumbered(std::uint64_t number, std::size_t n) {
    // v (v - 1) / 2 pairs come before the pairs (u, v).
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

/// Returns 64 decisions, each 1 with probability `chance` / 2^64: the bits of random numbers are
/// compared with those of `chance`, starting with the highest, until all decisions are made.
std::uint64_t decisions(std::uint64_t chance, Random& random) {
    std::uint64_t open = ~std::uint64_t{0};
    std::uint64_t less = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 63; bit != 0 && open != 0; bit >>= 1U) {
        const std::uint64_t drawn = random.word();
        if ((chance & bit) != 0) {
            less |= open & ~drawn;
            open &= drawn;
        } else {
            open &= ~drawn;
        }
    }
    return less;
}

/// Joins two of the remaining ends of edges, chosen at random. Returns false if that is not
/// allowed.
bool joinEnds(std::vector<Vertex>& ends, Graph& graph, Random& random) {
    const std::size_t i = random.below(ends.size());
    const std::size_t j = random.below(ends.size());
    if (ends[i] == ends[j] || graph.hasArc(ends[i], ends[j])) {
        return false;
    }
    graph.addEdge(ends[i], ends[j]);
    for (const std::size_t place : {std::max(i, j), std::min(i, j)}) {
        ends[place] = ends.back();
        ends.pop_back();
    }
    return true;
}

bool canJoin(const std::vector<Vertex>& ends, const Graph& graph) {
    for (const Vertex u : ends) {
        for (const Vertex v : ends) {
            if (u != v && !graph.hasArc(u, v)) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

Graph binomialGraph(std::size_t n, double probability, Random& random) {
    LIGHTSOUT_ASSERT(probability >= 0 && probability <= 1);
    Graph graph(n);
    placeOnCircle(graph);
    constexpr double scale = 18446744073709551616.0; // 2^64
    const bool isCertain = probability * scale >= scale;
    const auto chance = isCertain ? 0 : static_cast<std::uint64_t>(probability * scale);
    std::uint64_t bits = 0;
    std::size_t left = 0;
    for (Vertex v = 1; v < n; ++v) {
        for (Vertex u = 0; u < v; ++u) {
            if (left == 0) {
                bits = isCertain ? ~std::uint64_t{0} : decisions(chance, random);
                left = 64;
            }
            if ((bits & 1U) != 0) {
                graph.addEdge(u, v);
            }
            bits >>= 1U;
            --left;
        }
    }
    return graph;
}

Graph randomRegularGraph(std::size_t n, std::size_t degree, Random& random) {
    LIGHTSOUT_ASSERT((degree < n || degree == 0) && n * degree % 2 == 0);
    while (true) {
        Graph graph(n);
        std::vector<Vertex> ends;
        for (Vertex v = 0; v < n; ++v) {
            ends.insert(ends.end(), degree, v);
        }
        constexpr int maxTries = 1000;
        for (int tries = 0; !ends.empty() && (tries < maxTries || canJoin(ends, graph));) {
            tries = joinEnds(ends, graph, random) ? 0 : tries + 1;
        }
        if (ends.empty()) {
            placeOnCircle(graph);
            return graph;
        }
    }
}

Graph randomPlanarGraph(std::size_t n, Random& random) {
    LIGHTSOUT_ASSERT(n >= 1);
    Graph graph(n);
    placeOnCircle(graph);
    if (n <= 3) {
        for (Vertex v = 1; v < n; ++v) {
            for (Vertex u = 0; u < v; ++u) {
                graph.addEdge(u, v);
            }
        }
        return graph;
    }
    // The outer triangle is made about as large as a circle of n vertices.
    Graph corners(3);
    placeOnCircle(corners);
    const auto side = static_cast<double>(n) / 3;
    for (Vertex v = 0; v < 3; ++v) {
        const Point corner = corners.position(v);
        graph.setPosition(v, {corner.x * side, corner.y * side});
        graph.addEdge(v, (v + 1) % 3);
    }
    std::vector<std::array<Vertex, 3>> triangles{{0, 1, 2}};
    for (Vertex v = 3; v < n; ++v) {
        std::array<Vertex, 3>& face = triangles[random.below(triangles.size())];
        Point centre;
        for (const Vertex corner : face) {
            centre.x += graph.position(corner).x / 3;
            centre.y += graph.position(corner).y / 3;
            graph.addEdge(corner, v);
        }
        graph.setPosition(v, centre);
        const auto [a, b, c] = face;
        face = {a, b, v};
        triangles.push_back({b, c, v});
        triangles.push_back({a, c, v});
    }
    return graph;
}

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
    // Each entry of the code is joined to the smallest leaf, which is then removed.
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
