// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep/GraphAtlas.h"

#include "facts/Fact.h"
#include "graph/CircleLayout.h"
#include "graph/Families.h"
#include "graph/GraphFamily.h"

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
    const Fact* fact = factNamed(name == "n" ? "vertices" : name);
    return fact != nullptr ? fact->id : name;
}

/// Returns a proven value if a double holds it exactly. Groups of graphs with more than 20 vertices
/// may be larger.
std::optional<double> exactIn(const Value& value) {
    constexpr double maxExact = 2432902008176640000; // 20!
    if (value.number() == nullptr || !value.isProven) {
        return std::nullopt;
    }
    const double real = realOf(*value.number());
    return real <= maxExact ? std::optional(real) : std::nullopt;
}

AtlasEntry::Values valuesOf(const Graph& graph, Progress& progress) {
    FactContext context(Game::allOn(graph), FactContext::quickBudget());
    AtlasEntry::Values values{};
    for (std::size_t i = 0; i < atlasFacts.size(); ++i) {
        const Value value = valueOf(*factNamed(atlasFacts[i]), context, progress);
        values[i] = exactIn(value).value_or(-1.0);
    }
    return values;
}

} // namespace

AtlasGraph AtlasGraph::of(const Graph& graph) {
    LIGHTSOUT_ASSERT(graph.vertexCount() <= maxAtlasVertices);
    AtlasGraph small{.vertices = graph.vertexCount(), .rows = {}};
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            small.rows[u] = small.rows[u] | std::uint32_t{1} << v;
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

std::size_t AtlasGraph::edgeCount() const {
    int ends = 0;
    for (const std::uint32_t row : rows) {
        ends += std::popcount(row);
    }
    return static_cast<std::size_t>(ends) / 2;
}

std::vector<std::size_t> AtlasGraph::degrees() const {
    std::vector<std::size_t> degrees;
    for (std::size_t u = 0; u < vertices; ++u) {
        degrees.push_back(static_cast<std::size_t>(std::popcount(rows[u])));
    }
    std::ranges::sort(degrees, std::greater());
    return degrees;
}

bool AtlasGraph::comesBefore(const AtlasGraph& other) const {
    if (vertices != other.vertices) {
        return vertices < other.vertices;
    }
    for (std::size_t v = 1; v < vertices; ++v) {
        const std::uint32_t above = (std::uint32_t{1} << v) - 1;
        const std::uint32_t different = (rows[v] ^ other.rows[v]) & above;
        if (different != 0) {
            return (other.rows[v] >> std::countr_zero(different) & 1U) != 0;
        }
    }
    return false;
}

std::optional<AtlasQuantity> AtlasQuantity::named(std::string_view name) {
    if (const std::size_t fact = indexOf(name); fact < atlasFacts.size()) {
        return AtlasQuantity(fact, nullptr);
    }
    const auto* const found = std::ranges::find(derivedQuantities, name, &DerivedQuantity::name);
    if (found != derivedQuantities.end()) {
        return AtlasQuantity(nullity, found->valueOf);
    }
    const std::string_view usual = usualName(name);
    return usual != name ? named(usual) : std::nullopt;
}

std::optional<double> AtlasQuantity::of(const AtlasEntry& entry, bool selfInfluence) const {
    const AtlasEntry::Values& known = entry.values(selfInfluence);
    return known[fact_] < 0      ? std::nullopt
           : derived_ == nullptr ? std::optional(known[fact_])
                                 : std::optional(derived_(known));
}

AtlasEntry atlasEntry(const AtlasGraph& graph, Progress& progress) {
    return {.graph = graph,
            .isNamed = familyOf(graph.graph(true)).has_value(),
            .without = valuesOf(graph.graph(false), progress),
            .with = valuesOf(graph.graph(true), progress)};
}

std::vector<Graph> familyGraphs() {
    std::vector<FamilyMember> met;
    std::vector<Graph> graphs;
    const auto add = [&](const Graph& graph) {
        const auto member = familyOf(graph);
        LIGHTSOUT_ASSERT(member.has_value());
        if (std::ranges::find(met, *member) == met.end()) {
            met.push_back(*member);
            graphs.push_back(graph);
        }
    };
    for (std::size_t n = 1; n <= maxFamilyVertices; ++n) {
        add(pathGraph(n));
        add(starGraph(n));
        add(completeGraph(n));
        if (n >= 3) {
            add(cycleGraph(n));
        }
        if (n >= 4) {
            add(wheelGraph(n));
        }
        for (std::size_t side = 1; side <= n / 2; ++side) {
            add(completeBipartiteGraph(side, n - side));
        }
        if (std::has_single_bit(n) && n > 1) {
            add(hypercubeGraph(static_cast<std::size_t>(std::countr_zero(n))));
        }
        for (std::size_t step = 1; n % 2 == 0 && n >= 6 && 4 * step < n; ++step) {
            add(generalizedPetersenGraph(n / 2, step));
        }
    }
    add(octahedronGraph());
    add(icosahedronGraph());
    add(heawoodGraph());
    add(pappusGraph());
    add(generalizedPetersenGraph(12, 5)); // Nauru's graph
    std::ranges::stable_sort(graphs, {}, [](const Graph& graph) {
        return std::pair(graph.vertexCount(), graph.edgeCount());
    });
    return graphs;
}

} // namespace lightsout
