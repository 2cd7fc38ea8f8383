// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/TwinClasses.h"

#include "support/Assert.h"
#include "support/Random.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace lightsout {

namespace {

/// Returns true if two vertices have the same neighbours, apart from each other.
bool areTwins(const Graph& graph, Vertex u, Vertex v) {
    const std::vector<Vertex>& ofU = graph.targets(u);
    const std::vector<Vertex>& ofV = graph.targets(v);
    if (graph.selfInfluence(u) != graph.selfInfluence(v) || ofU.size() != ofV.size()) {
        return false;
    }
    std::size_t i = 0;
    std::size_t j = 0;
    while (true) {
        i += i < ofU.size() && ofU[i] == v ? 1 : 0;
        j += j < ofV.size() && ofV[j] == u ? 1 : 0;
        if (i == ofU.size() || j == ofV.size()) {
            return i == ofU.size() && j == ofV.size();
        }
        if (ofU[i++] != ofV[j++]) {
            return false;
        }
    }
}

} // namespace

std::vector<TwinClass> twinClasses(const Graph& graph, const Progress& progress) {
    LIGHTSOUT_ASSERT(graph.isUndirected());
    // Sums of random numbers distinguish most neighbourhoods; those with equal sums are compared.
    const std::size_t size = graph.vertexCount();
    Random random(1);
    std::vector<std::uint64_t> numbers(size);
    std::ranges::generate(numbers, [&] { return random.word(); });
    std::vector<TwinClass> classes;
    std::vector<bool> isTaken(size);
    std::vector<std::pair<std::uint64_t, Vertex>> sums(size);
    for (const bool areNeighbours : {false, true}) {
        for (Vertex v = 0; v < size; ++v) {
            progress.checkpoint();
            std::uint64_t sum = areNeighbours ? numbers[v] : 0;
            for (const Vertex target : graph.targets(v)) {
                sum += numbers[target];
            }
            sums[v] = {sum, v};
        }
        std::ranges::sort(sums);
        for (std::size_t i = 0; i < size; ++i) {
            const auto [sum, first] = sums[i];
            if (isTaken[first]) {
                continue;
            }
            TwinClass twins{.vertices = {first}, .areNeighbours = areNeighbours};
            for (std::size_t j = i + 1; j < size && sums[j].first == sum; ++j) {
                progress.checkpoint();
                const Vertex v = sums[j].second;
                if (!isTaken[v] && areTwins(graph, first, v)) {
                    twins.vertices.push_back(v);
                }
            }
            if (twins.vertices.size() > 1) {
                for (const Vertex v : twins.vertices) {
                    isTaken[v] = true;
                }
                classes.push_back(std::move(twins));
            }
        }
    }
    for (Vertex v = 0; v < size; ++v) {
        if (!isTaken[v]) {
            classes.push_back({.vertices = {v}});
        }
    }
    std::ranges::sort(classes, {}, [](const TwinClass& twins) { return twins.vertices.front(); });
    return classes;
}

} // namespace lightsout
