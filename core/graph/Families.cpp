// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Families.h"

#include "graph/CircleLayout.h"
#include "support/Assert.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace lightsout {

namespace {

Graph verticesOnCircle(std::size_t count) {
    Graph graph(count);
    placeOnCircle(graph);
    return graph;
}

/// Returns a star with vertex 0 in the middle of a circle formed by the other vertices.
Graph hubAndCircle(std::size_t count) {
    Graph graph(count);
    for (Vertex v = 1; v < count; ++v) {
        graph.setPosition(v, onCircle(v - 1, count - 1, std::max(1.0, circleRadius(count - 1))));
        graph.addEdge(0, v);
    }
    return graph;
}

/// Returns the sum of one step forward or back along each axis, according to the bits of v. From
/// each axis to the next, the steps turn by `turn` half circles and grow by the factor `growth`.
Point sumOfSteps(Vertex v, std::size_t axes, double turn, double growth) {
    Point sum;
    double length = 0.8;
    for (std::size_t axis = 0; axis < axes; ++axis) {
        const double angle = std::numbers::pi * turn * static_cast<double>(axis);
        const double step = ((v >> axis) & 1U) != 0 ? length : -length;
        sum.x += step * std::cos(angle);
        sum.y += step * std::sin(angle);
        length *= growth;
    }
    return sum;
}

Point scaled(Point point, double factor) {
    return {point.x * factor, point.y * factor};
}

Point cornerOfHypercube(Vertex v, std::size_t d) {
    const auto hasBit = [v](std::size_t axis) { return ((v >> axis) & 1U) != 0; };
    if (d <= 3) {
        return scaled(sumOfSteps(v, std::min<std::size_t>(d, 2), 0.5, 1), hasBit(2) ? 3 : 1);
    }
    if (d <= 5) {
        return scaled(sumOfSteps(v, 4, 0.25, 1), hasBit(4) ? 1.7 : 1);
    }
    // These values, found by trial, keep every vertex off the edges between other vertices in up to
    // 8 dimensions.
    return sumOfSteps(v, d, 0.615, 1.41);
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
            graph.addArc(m + v, u);
        }
    }
    for (Vertex u = 0; u < m; ++u) {
        for (Vertex v = 0; v < n; ++v) {
            graph.addArc(u, m + v);
        }
    }
    return graph;
}

Graph hypercubeGraph(std::size_t d) {
    LIGHTSOUT_ASSERT(d >= 1 && d <= 30);
    Graph graph(std::size_t{1} << d);
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        graph.setPosition(v, cornerOfHypercube(v, d));
        for (std::size_t axis = 0; axis < d; ++axis) {
            if (v < (v ^ (std::size_t{1} << axis))) {
                graph.addEdge(v, v ^ (std::size_t{1} << axis));
            }
        }
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

Graph heawoodGraph() {
    return lcfGraph({5, -5}, 7);
}

Graph pappusGraph() {
    return lcfGraph({5, 7, -7, 7, -7, -5}, 3);
}

Graph tetrahedronGraph() {
    return wheelGraph(4);
}

Graph cubeGraph() {
    return hypercubeGraph(3);
}

Graph octahedronGraph() {
    Graph graph = circulantGraph(6, {1, 2});
    for (Vertex v = 0; v < 6; ++v) {
        graph.setPosition(v, onCircle(v, 6, v % 2 == 0 ? 2.6 : 0.7));
    }
    return graph;
}

Graph dodecahedronGraph() {
    Graph graph = generalizedPetersenGraph(10, 2);
    for (Vertex v = 0; v < 10; ++v) {
        const bool isOuter = v % 2 != 0;
        graph.setPosition(v, onCircle(v, 10, isOuter ? 2.2 : 1.8));
        graph.setPosition(10 + v, onCircle(v, 10, isOuter ? 3.3 : 0.9));
    }
    return graph;
}

Graph icosahedronGraph() {
    Graph graph(12);
    for (Vertex i = 0; i < 5; ++i) {
        const Vertex next = (i + 1) % 5;
        const Vertex near = 1 + i;
        const Vertex far = 6 + i;
        graph.addEdge(0, near);
        graph.addEdge(near, 1 + next);
        graph.addEdge(near, far);
        graph.addEdge(far, 1 + next);
        graph.addEdge(far, 6 + next);
        graph.addEdge(far, 11);
    }
    // Four nested triangles, from the face 0, 1, 2 in the middle to the opposite face.
    constexpr std::array<std::array<Vertex, 3>, 4> triangles{
        {{0, 1, 2}, {6, 3, 5}, {4, 10, 7}, {11, 8, 9}}};
    constexpr std::array<double, 4> radii{1, 1.6, 2.2, 5.6};
    for (std::size_t ring = 0; ring < triangles.size(); ++ring) {
        for (std::size_t i = 0; i < 3; ++i) {
            const std::size_t turn = ring % 2 == 0 ? 0 : 3;
            graph.setPosition(triangles[ring][i], onCircle((2 * i + turn) % 6, 6, radii[ring]));
        }
    }
    return graph;
}

} // namespace lightsout
