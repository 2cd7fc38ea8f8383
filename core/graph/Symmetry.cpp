// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Symmetry.h"

#include "graph/Igraph.h"
#include "support/Assert.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace lightsout {

namespace {

using BigInteger = boost::multiprecision::cpp_int;

constexpr std::size_t firstHole = 4;

/// Returns a number for the self-influence, the button and the light of a vertex. Each hole has a
/// number of its own, because exchanging two holes does not move anything.
std::size_t kindOf(const Graph& graph, Vertex vertex, std::size_t& holes) {
    const bool hasButton = graph.hasButton(vertex);
    const bool hasLight = graph.hasLight(vertex);
    if (!hasButton && !hasLight) {
        return firstHole + holes++;
    }
    return hasButton && hasLight ? (graph.selfInfluence(vertex) ? 1 : 0) : (hasButton ? 2 : 3);
}

using igraph::ColouredGraph;

ColouredGraph coloured(const Graph& graph, const std::vector<std::size_t>& givenColours = {}) {
    ColouredGraph all;
    all.targets.resize(graph.vertexCount());
    std::size_t holes = 0;
    const std::size_t kinds = firstHole + graph.vertexCount();
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        const std::size_t given = givenColours.empty() ? 0 : givenColours[u];
        all.colours.push_back(kinds * given + kindOf(graph, u, holes));
        all.targets[u] = graph.targets(u);
    }
    if (!graph.isUndirected()) {
        all.sources.resize(graph.vertexCount());
        for (Vertex u = 0; u < graph.vertexCount(); ++u) {
            for (const Vertex v : all.targets[u]) {
                all.sources[v].push_back(u);
            }
        }
    }
    return all;
}

/// Adds or removes `vertex` in each of its lists.
void toggleLoop(ColouredGraph& graph, Vertex vertex) {
    for (auto* lists : {&graph.targets, &graph.sources}) {
        if (lists->empty()) {
            continue;
        }
        std::vector<Vertex>& list = (*lists)[vertex];
        const auto at = std::ranges::lower_bound(list, vertex);
        if (at != list.end() && *at == vertex) {
            list.erase(at);
        } else {
            list.insert(at, vertex);
        }
    }
}

void toggleLoops(ColouredGraph& graph) {
    for (Vertex v = 0; v < graph.targets.size(); ++v) {
        toggleLoop(graph, v);
    }
}

/// Removes the vertices that do not remain, and renumbers the others.
void keepOnly(ColouredGraph& graph, const std::vector<bool>& remains) {
    std::vector<Vertex> numbers(remains.size());
    std::exclusive_scan(remains.begin(), remains.end(), numbers.begin(), Vertex{0});
    for (auto* lists : {&graph.targets, &graph.sources}) {
        for (std::vector<Vertex>& list : *lists) {
            std::erase_if(list, [&](Vertex v) { return !remains[v]; });
            std::ranges::transform(list, list.begin(), [&](Vertex v) { return numbers[v]; });
        }
    }
    const auto keep = [&remains](auto& items) {
        std::size_t number = 0;
        std::erase_if(items, [&](const auto& /*item*/) { return !remains[number++]; });
    };
    keep(graph.targets);
    keep(graph.sources);
    keep(graph.colours);
}

/// Replaces each class of vertices with the same colour and the same lists by one vertex, whose
/// colour states the size of the class. Returns the number of permutations within the classes.
BigInteger mergeEqualVertices(ColouredGraph& graph, const Progress* progress) {
    const std::size_t count = graph.targets.size();
    const auto key = [&graph](Vertex v) {
        static const std::vector<Vertex> none;
        return std::tie(graph.colours[v], graph.targets[v],
                        graph.isDirected() ? graph.sources[v] : none);
    };
    std::vector<Vertex> order(count);
    std::iota(order.begin(), order.end(), Vertex{0});
    std::ranges::sort(order, [&key](Vertex a, Vertex b) { return key(a) < key(b); });
    checkpoint(progress);
    BigInteger permutations = 1;
    std::vector<bool> remains(count, false);
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> colours;
    std::vector<std::size_t> newColours(count);
    for (std::size_t begin = 0; begin < count;) {
        std::size_t end = begin + 1;
        for (; end < count && key(order[end]) == key(order[begin]); ++end) {
            permutations *= end - begin + 1;
        }
        const Vertex first = order[begin];
        remains[first] = true;
        newColours[first] =
            colours.emplace(std::pair(graph.colours[first], end - begin), colours.size())
                .first->second;
        begin = end;
        checkpoint(progress);
    }
    graph.colours = std::move(newColours);
    keepOnly(graph, remains);
    return permutations;
}

/// Replaces each class of twins by one vertex, until there are no more twins. Returns the factor by
/// which this reduces the number of permutations.
BigInteger mergeTwins(ColouredGraph& graph, const Progress* progress) {
    BigInteger permutations = 1;
    for (std::size_t before = SIZE_MAX; graph.targets.size() < before;) {
        before = graph.targets.size();
        permutations *= mergeEqualVertices(graph, progress);
        // With loops, the lists of twins that are joined to each other are also equal.
        toggleLoops(graph);
        permutations *= mergeEqualVertices(graph, progress);
        toggleLoops(graph);
    }
    return permutations;
}

/// Returns the number of steps of BLISS that maxAutomorphismOperations allows. The operations of a
/// step were measured: there are few where vertices have few neighbours.
std::uint64_t maxSteps(const ColouredGraph& graph) {
    constexpr std::size_t maxDegree = 16;
    const std::size_t vertices = std::max<std::size_t>(graph.targets.size(), 1);
    std::size_t arcs = 0;
    for (const std::vector<Vertex>& each : graph.targets) {
        arcs += each.size();
    }
    const std::size_t operations =
        (vertices + arcs / 2 * std::min(arcs / vertices + 1, maxDegree)) / 8;
    return maxAutomorphismOperations / (operations + 1);
}

} // namespace

bool canCountSymmetries() {
    return igraph::isPresent();
}

std::optional<std::string> automorphismCount(const Graph& graph, const Progress* progress) {
    if (graph.vertexCount() > maxAutomorphismVertices ||
        graph.edgeCount(progress) > maxAutomorphismEdges) {
        return std::nullopt;
    }
    ColouredGraph rest = coloured(graph);
    const BigInteger permutations = mergeTwins(rest, progress);
    const auto order = igraph::groupOrder(rest, maxSteps(rest), progress);
    return order ? std::optional(BigInteger(permutations * BigInteger(*order)).str())
                 : std::nullopt;
}

bool areIsomorphic(const Graph& a, const Graph& b) {
    return a.vertexCount() == b.vertexCount() && a.arcCount() == b.arcCount() &&
           a.isUndirected() == b.isUndirected() && igraph::areIsomorphic(coloured(a), coloured(b));
}

std::optional<std::vector<Permutation>>
automorphismGenerators(const Graph& graph, const std::vector<std::size_t>& colours,
                       const Progress* progress) {
    LIGHTSOUT_ASSERT(colours.empty() || colours.size() == graph.vertexCount());
    if (graph.vertexCount() > maxGeneratorVertices) {
        return std::nullopt;
    }
    const ColouredGraph all = coloured(graph, colours);
    return igraph::groupGenerators(all, maxSteps(all), progress);
}

Permutation canonicalNumbering(const Graph& graph) {
    return igraph::canonicalNumbering(coloured(graph));
}

std::optional<std::vector<Permutation>> permutationGroup(const std::vector<Permutation>& generators,
                                                         std::size_t vertices, std::size_t most) {
    Permutation identity(vertices);
    std::iota(identity.begin(), identity.end(), Vertex{0});
    std::set<Permutation> known{identity};
    std::vector<Permutation> group{identity};
    for (std::size_t visited = 0; visited < group.size(); ++visited) {
        if (group.size() > most) {
            return std::nullopt;
        }
        for (const Permutation& generator : generators) {
            Permutation product(vertices);
            for (Vertex v = 0; v < vertices; ++v) {
                product[v] = generator[group[visited][v]];
            }
            if (known.insert(product).second) {
                group.push_back(std::move(product));
            }
        }
    }
    return group;
}

} // namespace lightsout
