// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep/GraphAtlas.h"

#include "facts/Fact.h"
#include "graph/CircleLayout.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace lightsout {

namespace {

/// The index of a fact in atlasFacts.
constexpr std::size_t indexOf(std::string_view fact) {
    return static_cast<std::size_t>(std::ranges::find(atlasFacts, fact) - atlasFacts.begin());
}

constexpr std::size_t vertices = indexOf("vertices");
constexpr std::size_t nullity = indexOf("nullity");

AtlasEntry::Values valuesOf(const Graph& graph, Progress& progress) {
    FactContext context(Game::allOn(graph), FactContext::quickBudget());
    AtlasEntry::Values values{};
    for (std::size_t i = 0; i < atlasFacts.size(); ++i) {
        const Value value = valueOf(*factNamed(atlasFacts[i]), context, progress);
        values[i] = value.number() != nullptr && value.isProven
                        ? static_cast<float>(realOf(*value.number()))
                        : -1.0F;
    }
    return values;
}

} // namespace

AtlasGraph AtlasGraph::of(const Graph& graph) {
    LIGHTSOUT_ASSERT(graph.vertexCount() <= maxAtlasVertices);
    AtlasGraph small{.vertices = graph.vertexCount(), .rows = {}};
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            small.rows[u] = static_cast<std::uint16_t>(small.rows[u] | 1U << v);
        }
    }
    return small;
}

Graph AtlasGraph::graph(bool selfInfluence) const {
    Graph graph(vertices, selfInfluence);
    for (Vertex u = 0; u < vertices; ++u) {
        for (Vertex v = u + 1; v < vertices; ++v) {
            if (((rows[u] >> v) & 1U) != 0) {
                graph.addEdge(u, v);
            }
        }
    }
    placeOnCircle(graph);
    return graph;
}

std::vector<std::size_t> AtlasGraph::degrees() const {
    std::vector<std::size_t> degrees;
    for (std::size_t u = 0; u < vertices; ++u) {
        degrees.push_back(static_cast<std::size_t>(std::popcount(rows[u])));
    }
    std::ranges::sort(degrees, std::greater());
    return degrees;
}

std::optional<double> AtlasEntry::quantity(std::string_view name, bool selfInfluence) const {
    const Values& known = values(selfInfluence);
    const std::size_t index = name == "n"            ? vertices
                              : name == "symmetries" ? indexOf("automorphisms")
                                                     : indexOf(name);
    if (index < atlasFacts.size()) {
        return known[index] < 0 ? std::nullopt : std::optional<double>(known[index]);
    }
    if (name == "rank") {
        return known[vertices] - known[nullity];
    }
    if (name == "solutions") {
        return std::exp2(known[nullity]);
    }
    if (name == "solvable-share" || name == "solvable_fraction") {
        return std::exp2(-known[nullity]);
    }
    if (name == "invertible") {
        return known[nullity] == 0 ? 1 : 0;
    }
    return std::nullopt;
}

AtlasEntry atlasEntry(const AtlasGraph& graph, Progress& progress) {
    return {.graph = graph,
            .without = valuesOf(graph.graph(false), progress),
            .with = valuesOf(graph.graph(true), progress)};
}

bool isAtlasQuantity(std::string_view name) {
    constexpr std::array<std::string_view, 7> derived{
        "n",         "symmetries", "rank", "solutions", "solvable-share", "solvable_fraction",
        "invertible"};
    return indexOf(name) < atlasFacts.size() || std::ranges::find(derived, name) != derived.end();
}

} // namespace lightsout
