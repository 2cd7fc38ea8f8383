// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Components.h"

#include <algorithm>

namespace lightsout {

std::vector<std::vector<Vertex>> undirectedNeighbours(const Graph& graph) {
    std::vector<std::vector<Vertex>> neighbours(graph.vertexCount());
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            neighbours[u].push_back(v);
            neighbours[v].push_back(u);
        }
    }
    for (std::vector<Vertex>& list : neighbours) {
        std::ranges::sort(list);
        list.erase(std::unique(list.begin(), list.end()), list.end());
    }
    return neighbours;
}

std::vector<std::vector<Vertex>>
connectedComponents(const std::vector<std::vector<Vertex>>& neighbours) {
    std::vector<std::vector<Vertex>> components;
    std::vector<bool> isReached(neighbours.size());
    for (Vertex start = 0; start < neighbours.size(); ++start) {
        if (isReached[start]) {
            continue;
        }
        std::vector<Vertex>& component = components.emplace_back(1, start);
        isReached[start] = true;
        for (std::size_t i = 0; i < component.size(); ++i) {
            for (const Vertex v : neighbours[component[i]]) {
                if (!isReached[v]) {
                    isReached[v] = true;
                    component.push_back(v);
                }
            }
        }
        std::ranges::sort(component);
    }
    return components;
}

} // namespace lightsout
