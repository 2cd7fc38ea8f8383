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

/// Quantities of expressions that follow from the facts and are not among them.
struct DerivedQuantity {
    std::string_view name;
    double (*valueOf)(const AtlasEntry::Values& known);
};
constexpr auto derivedQuantities = std::to_array<DerivedQuantity>({
    {"rank",
     [](const AtlasEntry::Values& known) -> double { return known[vertices] - known[nullity]; }},
    {"solutions",
     [](const AtlasEntry::Values& known) -> double { return std::exp2(known[nullity]); }},
    {"solvable-share",
     [](const AtlasEntry::Values& known) -> double { return std::exp2(-known[nullity]); }},
    {"invertible",
     [](const AtlasEntry::Values& known) -> double { return known[nullity] == 0 ? 1 : 0; }},
});

/// Returns the usual name of a quantity that has a second one.
std::string_view usualName(std::string_view name) {
    return name == "n"                   ? "vertices"
           : name == "symmetries"        ? "automorphisms"
           : name == "solvable_fraction" ? "solvable-share"
                                         : name;
}

const DerivedQuantity* derivedQuantity(std::string_view name) {
    const auto* const found =
        std::ranges::find(derivedQuantities, usualName(name), &DerivedQuantity::name);
    return found != derivedQuantities.end() ? found : nullptr;
}

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
    if (const std::size_t index = indexOf(usualName(name)); index < atlasFacts.size()) {
        return known[index] < 0 ? std::nullopt : std::optional<double>(known[index]);
    }
    const DerivedQuantity* derived = derivedQuantity(name);
    return derived != nullptr ? std::optional(derived->valueOf(known)) : std::nullopt;
}

AtlasEntry atlasEntry(const AtlasGraph& graph, Progress& progress) {
    return {.graph = graph,
            .without = valuesOf(graph.graph(false), progress),
            .with = valuesOf(graph.graph(true), progress)};
}

bool isAtlasQuantity(std::string_view name) {
    return indexOf(usualName(name)) < atlasFacts.size() || derivedQuantity(name) != nullptr;
}

} // namespace lightsout
