#include "graph/Families.h"

#include "graph/CircleLayout.h"
#include "support/Assert.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

Graph verticesOnCircle(std::size_t count) {
    Graph graph(count);
    placeOnCircle(graph);
    return graph;
}

/// Vertex 0 in the middle of a circle of the others.
Graph hubAndCircle(std::size_t count) {
    Graph graph(count);
    for (Vertex v = 1; v < count; ++v) {
        graph.setPosition(v, onCircle(v - 1, count - 1, std::max(1.0, circleRadius(count - 1))));
        graph.addEdge(0, v);
    }
    return graph;
}

} // namespace

Graph pathGraph(std::size_t n) {
    LIGHTSOUT_ASSERT(n >= 1);
    Graph graph(n);
    for (Vertex v = 0; v < n; ++v) {
        graph.setPosition(v, {static_cast<double>(v), 0});
        if (v > 0) {
            graph.addEdge(v - 1, v);
        }
    }
    return graph;
}

Graph cycleGraph(std::size_t n) {
    LIGHTSOUT_ASSERT(n >= 3);
    return circulantGraph(n, {1});
}

Graph completeGraph(std::size_t n) {
    LIGHTSOUT_ASSERT(n >= 1);
    Graph graph = verticesOnCircle(n);
    for (Vertex u = 0; u < n; ++u) {
        for (Vertex v = 0; v < u; ++v) {
            graph.addEdge(v, u);
        }
    }
    return graph;
}

Graph starGraph(std::size_t n) {
    LIGHTSOUT_ASSERT(n >= 1);
    return hubAndCircle(n);
}

Graph wheelGraph(std::size_t n) {
    LIGHTSOUT_ASSERT(n >= 4);
    Graph graph = hubAndCircle(n);
    for (Vertex v = 1; v < n; ++v) {
        graph.addEdge(v, v + 1 < n ? v + 1 : 1);
    }
    return graph;
}

Graph completeBipartiteGraph(std::size_t m, std::size_t n) {
    LIGHTSOUT_ASSERT(m >= 1 && n >= 1);
    Graph graph(m + n);
    const auto widest = static_cast<double>(std::max(m, n) - 1);
    for (Vertex u = 0; u < m; ++u) {
        const double start = (widest - static_cast<double>(m - 1)) / 2;
        graph.setPosition(u, {start + static_cast<double>(u), 0});
    }
    for (Vertex v = 0; v < n; ++v) {
        const double start = (widest - static_cast<double>(n - 1)) / 2;
        graph.setPosition(m + v, {start + static_cast<double>(v), 2});
        for (Vertex u = 0; u < m; ++u) {
            graph.addEdge(u, m + v);
        }
    }
    return graph;
}

Graph hypercubeGraph(std::size_t d) {
    LIGHTSOUT_ASSERT(d >= 1 && d <= 30);
    Graph graph(std::size_t{1} << d);
    // Each further dimension is a copy moved along a direction of its own, ever farther away.
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        Point position;
        for (std::size_t axis = 0; axis < d; ++axis) {
            if (((v >> axis) & 1U) != 0) {
                const std::size_t pair = axis / 2;
                const double scale = std::pow(2.2, static_cast<double>(pair));
                position.x += scale * (axis % 2 == 0 ? 1.0 : 0.45);
                position.y += scale * (axis % 2 == 0 ? 0.18 : 1.0);
            }
            if (v < (v ^ (std::size_t{1} << axis))) {
                graph.addEdge(v, v ^ (std::size_t{1} << axis));
            }
        }
        graph.setPosition(v, position);
    }
    return graph;
}

Graph circulantGraph(std::size_t n, const std::vector<std::size_t>& steps) {
    LIGHTSOUT_ASSERT(n >= 1);
    Graph graph = verticesOnCircle(n);
    for (const std::size_t step : steps) {
        for (Vertex v = 0; v < n && step % n != 0; ++v) {
            graph.addEdge(v, (v + step) % n);
        }
    }
    return graph;
}

Graph generalizedPetersenGraph(std::size_t n, std::size_t k) {
    LIGHTSOUT_ASSERT(n >= 3 && k >= 1 && 2 * k < n);
    Graph graph(2 * n);
    const double inner = std::max(1.0, circleRadius(n));
    for (Vertex v = 0; v < n; ++v) {
        graph.setPosition(v, onCircle(v, n, inner + 1));
        graph.setPosition(n + v, onCircle(v, n, inner));
        graph.addEdge(v, (v + 1) % n);
        graph.addEdge(v, n + v);
        graph.addEdge(n + v, n + (v + k) % n);
    }
    return graph;
}

Graph lcfGraph(const std::vector<std::ptrdiff_t>& jumps, std::size_t repeats) {
    const std::size_t n = jumps.size() * repeats;
    LIGHTSOUT_ASSERT(n >= 3);
    Graph graph = cycleGraph(n);
    for (Vertex v = 0; v < n; ++v) {
        const auto size = static_cast<std::ptrdiff_t>(n);
        const std::ptrdiff_t jump = jumps[v % jumps.size()] % size;
        graph.addEdge(v, (v + static_cast<std::size_t>(jump + size)) % n);
    }
    return graph;
}

Graph icosahedronGraph() {
    // Seen from above the vertex 11: the vertex 0 opposite is in the middle, 11 is far outside.
    Graph graph(12);
    for (Vertex i = 0; i < 5; ++i) {
        const Vertex next = (i + 1) % 5;
        const Vertex near = 1 + i;
        const Vertex far = 6 + i;
        graph.setPosition(near, onCircle(2 * i, 10, 1));
        graph.setPosition(far, onCircle(2 * i + 1, 10, 2));
        graph.addEdge(0, near);
        graph.addEdge(near, 1 + next);
        graph.addEdge(near, far);
        graph.addEdge(far, 1 + next);
        graph.addEdge(far, 6 + next);
        graph.addEdge(far, 11);
    }
    graph.setPosition(11, {0, 3});
    return graph;
}

} // namespace lightsout
