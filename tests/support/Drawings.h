// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lightsout {

/// Returns the least distance in the drawing between a vertex and an edge of other vertices.
inline double minDistanceToOthersEdges(const Graph& graph) {
    double least = std::numeric_limits<double>::infinity();
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            const Point from = graph.position(u);
            const Point along{graph.position(v).x - from.x, graph.position(v).y - from.y};
            const double square = along.x * along.x + along.y * along.y;
            for (Vertex w = 0; w < graph.vertexCount(); ++w) {
                if (w == u || w == v) {
                    continue;
                }
                const Point to{graph.position(w).x - from.x, graph.position(w).y - from.y};
                const double share =
                    std::clamp((to.x * along.x + to.y * along.y) / square, 0.0, 1.0);
                least = std::min(least, std::hypot(to.x - share * along.x, to.y - share * along.y));
            }
        }
    }
    return least;
}

/// Returns the number of pairs of edges that cross.
inline std::size_t crossings(const Graph& graph) {
    const auto side = [&](Vertex a, Vertex b, Vertex c) {
        const Point p = graph.position(a);
        const Point q = graph.position(b);
        const Point r = graph.position(c);
        return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
    };
    std::size_t count = 0;
    for (Vertex a = 0; a < graph.vertexCount(); ++a) {
        for (const Vertex b : graph.targets(a)) {
            for (Vertex c = a + 1; c < graph.vertexCount(); ++c) {
                for (const Vertex d : graph.targets(c)) {
                    if (a < b && c < d && b != c && b != d && side(a, b, c) * side(a, b, d) < 0 &&
                        side(c, d, a) * side(c, d, b) < 0) {
                        ++count;
                    }
                }
            }
        }
    }
    return count;
}

} // namespace lightsout
