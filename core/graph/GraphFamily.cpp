// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/GraphFamily.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "graph/Symmetry.h"

#include <algorithm>
#include <bit>

namespace lightsout {

namespace {

/// Returns the size of one side of a proper 2-colouring of a connected graph, if it has one.
std::optional<std::size_t> sizeOfSide(const Graph& graph) {
    std::vector<int> side(graph.vertexCount(), -1);
    std::vector<Vertex> found{0};
    side[0] = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        for (const Vertex v : graph.targets(found[i])) {
            if (side[v] == side[found[i]]) {
                return std::nullopt;
            }
            if (side[v] < 0) {
                side[v] = 1 - side[found[i]];
                found.push_back(v);
            }
        }
    }
    return static_cast<std::size_t>(std::ranges::count(side, 0));
}

/// Recognises families by comparison. The graph is connected, and all degrees are `degree`.
std::optional<FamilyMember> regularFamily(const Graph& graph, std::size_t degree) {
    const std::size_t n = graph.vertexCount();
    if (std::has_single_bit(n) && n == std::size_t{1} << degree &&
        areIsomorphic(graph, hypercubeGraph(degree))) {
        return FamilyMember{GraphFamily::hypercube, {degree}};
    }
    if (degree == 3 && n % 2 == 0) {
        for (std::size_t k = 1; 2 * k < n / 2; ++k) {
            if (areIsomorphic(graph, generalizedPetersenGraph(n / 2, k))) {
                return FamilyMember{GraphFamily::generalizedPetersen, {n / 2, k}};
            }
        }
    }
    if (degree == 3 && n == 14 && areIsomorphic(graph, heawoodGraph())) {
        return FamilyMember{GraphFamily::heawood};
    }
    if (degree == 3 && n == 18 && areIsomorphic(graph, pappusGraph())) {
        return FamilyMember{GraphFamily::pappus};
    }
    if (degree == 4 && n == 6 && areIsomorphic(graph, octahedronGraph())) {
        return FamilyMember{GraphFamily::octahedron};
    }
    if (degree == 5 && n == 12 && areIsomorphic(graph, icosahedronGraph())) {
        return FamilyMember{GraphFamily::icosahedron};
    }
    return std::nullopt;
}

/// Returns true if the arcs form one cycle through all vertices.
bool isDirectedCycle(const Graph& graph) {
    const std::size_t n = graph.vertexCount();
    std::vector<bool> isVisited(n, false);
    Vertex v = 0;
    for (std::size_t i = 0; i < n; ++i) {
        if (isVisited[v] || graph.targets(v).size() != 1) {
            return false;
        }
        isVisited[v] = true;
        v = graph.targets(v).front();
    }
    return v == 0;
}

} // namespace

std::optional<FamilyMember> familyOf(const Graph& graph) {
    const std::size_t n = graph.vertexCount();
    if (n == 0 || n > maxNamedVertices) {
        return std::nullopt;
    }
    if (!graph.isUndirected()) {
        return isDirectedCycle(graph) ? std::optional(FamilyMember{GraphFamily::directedCycle, {n}})
                                      : std::nullopt;
    }
    if (connectedComponents(undirectedNeighbours(graph)).size() != 1) {
        return std::nullopt;
    }
    const std::size_t edges = graph.edgeCount();
    std::size_t least = n;
    std::size_t most = 0;
    std::size_t ofThree = 0;
    for (Vertex v = 0; v < n; ++v) {
        const std::size_t degree = graph.targets(v).size();
        least = std::min(least, degree);
        most = std::max(most, degree);
        ofThree += degree == 3 ? 1 : 0;
    }
    if (edges + 1 == n && most <= 2) {
        return FamilyMember{GraphFamily::path, {n}};
    }
    if (edges == n && most == 2) {
        return FamilyMember{GraphFamily::cycle, {n}};
    }
    if (edges + 1 == n && most + 1 == n) {
        return FamilyMember{GraphFamily::star, {n}};
    }
    // Graphs in which a hub is joined to all vertices of several cycles also have these degrees.
    if (n >= 5 && most + 1 == n && edges == 2 * (n - 1) && ofThree == n - 1 &&
        n <= maxComparedVertices && areIsomorphic(graph, wheelGraph(n))) {
        return FamilyMember{GraphFamily::wheel, {n}};
    }
    if (edges == n * (n - 1) / 2) {
        return FamilyMember{GraphFamily::complete, {n}};
    }
    if (const auto side = sizeOfSide(graph); side && edges == *side * (n - *side)) {
        return FamilyMember{GraphFamily::completeBipartite,
                            {std::min(*side, n - *side), std::max(*side, n - *side)}};
    }
    if (edges + 1 == n) {
        return FamilyMember{GraphFamily::tree};
    }
    return least == most && n <= maxComparedVertices ? regularFamily(graph, most) : std::nullopt;
}

bool isMerlin(const Graph& graph) {
    const Graph merlin = merlinGraph();
    if (graph.vertexCount() != merlin.vertexCount()) {
        return false;
    }
    for (Vertex v = 0; v < merlin.vertexCount(); ++v) {
        if (graph.targets(v) != merlin.targets(v) ||
            graph.selfInfluence(v) != merlin.selfInfluence(v)) {
            return false;
        }
    }
    return true;
}

} // namespace lightsout
