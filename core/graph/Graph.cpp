// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Graph.h"

#include "support/Assert.h"

#include <algorithm>

namespace lightsout {

std::size_t Graph::edgeCount(const Progress* progress) const {
    // Both the targets and the vertices u ascend, so the position in the targets of v never moves
    // back.
    std::vector<std::size_t> passed(vertexCount());
    std::size_t mutualArcs = 0;
    for (Vertex u = 0; u < vertexCount(); ++u) {
        checkpoint(progress);
        for (const Vertex v : targets(u)) {
            const std::vector<Vertex>& back = targets(v);
            while (passed[v] < back.size() && back[passed[v]] < u) {
                ++passed[v];
            }
            mutualArcs += passed[v] < back.size() && back[passed[v]] == u ? 1 : 0;
        }
    }
    return arcCount_ - mutualArcs / 2;
}

bool Graph::isUndirected(const Progress* progress) const {
    // In an undirected graph, the next target of v must be u, because both the targets and the
    // vertices u ascend.
    std::vector<std::size_t> met(vertexCount());
    for (Vertex u = 0; u < vertexCount(); ++u) {
        checkpoint(progress);
        for (const Vertex v : targets(u)) {
            const std::vector<Vertex>& back = targets(v);
            if (met[v] == back.size() || back[met[v]++] != u) {
                return false;
            }
        }
    }
    return true;
}

const std::vector<Vertex>& Graph::targets(Vertex u) const {
    return at(u).targets;
}

bool Graph::hasArc(Vertex from, Vertex to) const {
    return std::ranges::binary_search(at(from).targets, to);
}

bool Graph::selfInfluence(Vertex vertex) const {
    return at(vertex).selfInfluence;
}

bool Graph::hasButton(Vertex vertex) const {
    return at(vertex).hasButton;
}

bool Graph::hasLight(Vertex vertex) const {
    return at(vertex).hasLight;
}

Point Graph::position(Vertex vertex) const {
    return at(vertex).position;
}

const std::string& Graph::label(Vertex vertex) const {
    return at(vertex).label;
}

Vertex Graph::addVertex(Point position, bool selfInfluence) {
    vertices_.push_back({.position = position, .selfInfluence = selfInfluence});
    return vertices_.size() - 1;
}

void Graph::addArc(Vertex from, Vertex to) {
    LIGHTSOUT_ASSERT(from != to && to < vertexCount());
    if (!allows({from, to})) {
        return;
    }
    auto& targets = at(from).targets;
    if (targets.empty() || targets.back() < to) {
        targets.push_back(to);
        ++arcCount_;
        return;
    }
    const auto place = std::ranges::lower_bound(targets, to);
    if (*place != to) {
        targets.insert(place, to);
        ++arcCount_;
    }
}

void Graph::addEdge(Vertex a, Vertex b) {
    addArc(a, b);
    addArc(b, a);
}

void Graph::removeArc(Vertex from, Vertex to) {
    auto& targets = at(from).targets;
    const auto place = std::ranges::lower_bound(targets, to);
    if (place != targets.end() && *place == to) {
        targets.erase(place);
        --arcCount_;
    }
}

void Graph::setSelfInfluence(Vertex vertex, bool selfInfluence) {
    VertexData& data = at(vertex);
    data.selfInfluence = selfInfluence && data.hasButton && data.hasLight;
}

void Graph::mark(const std::vector<VertexMark>& marks) {
    bool areLightsTaken = false;
    for (const VertexMark& mark : marks) {
        VertexData& data = at(mark.vertex);
        buttonless_ += data.hasButton ? 1 : 0;
        buttonless_ -= mark.hasButton ? 1 : 0;
        lightless_ += data.hasLight ? 1 : 0;
        lightless_ -= mark.hasLight ? 1 : 0;
        areLightsTaken = areLightsTaken || (data.hasLight && !mark.hasLight);
        data.hasButton = mark.hasButton;
        data.hasLight = mark.hasLight;
        data.selfInfluence = data.selfInfluence && data.hasButton && data.hasLight;
        if (!data.hasButton) {
            arcCount_ -= data.targets.size();
            data.targets.clear();
        }
    }
    if (areLightsTaken) {
        for (VertexData& data : vertices_) {
            arcCount_ -= std::erase_if(data.targets, [this](Vertex v) { return !hasLight(v); });
        }
    }
}

void Graph::setPosition(Vertex vertex, Point position) {
    at(vertex).position = position;
}

void Graph::setLabel(Vertex vertex, std::string label) {
    at(vertex).label = std::move(label);
}

void Graph::flip(Arc arc) {
    if (arc.from == arc.to) {
        setSelfInfluence(arc.from, !selfInfluence(arc.from));
    } else if (hasArc(arc.from, arc.to)) {
        removeArc(arc.from, arc.to);
    } else {
        addArc(arc.from, arc.to);
    }
}

bool Graph::has(Arc arc) const {
    return arc.from == arc.to ? selfInfluence(arc.from) : hasArc(arc.from, arc.to);
}

void Graph::insertVertices(const std::vector<Vertex>& numbers) {
    std::vector<VertexData> all(vertexCount() + numbers.size());
    std::vector<Vertex> newNumbers;
    auto next = numbers.begin();
    for (Vertex number = 0; number < all.size(); ++number) {
        if (next != numbers.end() && *next == number) {
            ++next;
        } else {
            all[number] = std::move(vertices_[newNumbers.size()]);
            newNumbers.push_back(number);
        }
    }
    LIGHTSOUT_ASSERT(next == numbers.end());
    vertices_ = std::move(all);
    renumberTargets(newNumbers);
}

void Graph::removeVertices(const std::vector<Vertex>& numbers) {
    std::vector<VertexData> rest;
    std::vector<Vertex> newNumbers(vertexCount());
    auto next = numbers.begin();
    for (Vertex number = 0; number < vertexCount(); ++number) {
        if (next != numbers.end() && *next == number) {
            LIGHTSOUT_ASSERT(targets(number).empty());
            buttonless_ -= vertices_[number].hasButton ? 0 : 1;
            lightless_ -= vertices_[number].hasLight ? 0 : 1;
            ++next;
        } else {
            newNumbers[number] = rest.size();
            rest.push_back(std::move(vertices_[number]));
        }
    }
    LIGHTSOUT_ASSERT(next == numbers.end());
    vertices_ = std::move(rest);
    renumberTargets(newNumbers);
}

void Graph::renumberTargets(const std::vector<Vertex>& newNumbers) {
    for (VertexData& data : vertices_) {
        for (Vertex& target : data.targets) {
            target = newNumbers[target];
        }
    }
}

Graph::VertexData& Graph::at(Vertex vertex) {
    LIGHTSOUT_ASSERT(vertex < vertices_.size());
    return vertices_[vertex];
}

const Graph::VertexData& Graph::at(Vertex vertex) const {
    LIGHTSOUT_ASSERT(vertex < vertices_.size());
    return vertices_[vertex];
}

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
