// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/PlatonicSolids.h"

#include "graph/CircleLayout.h"
#include "graph/Families.h"

#include <array>

namespace lightsout {

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
