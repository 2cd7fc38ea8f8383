// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Igraph.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/vf2_sub_graph_iso.hpp>

#include <algorithm>
#include <numeric>

namespace lightsout::igraph {

bool isPresent() {
    return false;
}

std::optional<std::string> groupOrder(const ColouredGraph& /*graph*/, std::uint64_t /*maxSteps*/,
                                      const Progress* /*progress*/) {
    return std::nullopt;
}

std::optional<std::vector<std::vector<Vertex>>> groupGenerators(const ColouredGraph& /*graph*/,
                                                                std::uint64_t /*maxSteps*/,
                                                                const Progress* /*progress*/) {
    return std::nullopt;
}

bool areIsomorphic(const ColouredGraph& a, const ColouredGraph& b) {
    using BoostGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS>;
    const auto converted = [](const ColouredGraph& graph) {
        BoostGraph all(graph.targets.size());
        for (Vertex u = 0; u < graph.targets.size(); ++u) {
            for (const Vertex v : graph.targets[u]) {
                boost::add_edge(u, v, all);
            }
        }
        return all;
    };
    const auto stop = [](const auto& /*forth*/, const auto& /*back*/) { return false; };
    return boost::vf2_graph_iso(converted(a), converted(b), stop);
}

std::vector<Vertex> canonicalNumbering(const ColouredGraph& graph) {
    // The least adjacency matrix of all numberings that sort the vertices by colour and degree.
    const std::size_t count = graph.targets.size();
    const auto key = [&graph](Vertex v) {
        std::vector<std::size_t> degrees;
        for (const Vertex u : graph.targets[v]) {
            degrees.push_back(graph.targets[u].size());
        }
        std::ranges::sort(degrees);
        return std::pair(graph.colours[v], degrees);
    };
    std::vector<Vertex> order(count); // the old number of each new one
    std::iota(order.begin(), order.end(), Vertex{0});
    std::ranges::sort(
        order, [&key](Vertex a, Vertex b) { return std::pair(key(a), a) < std::pair(key(b), b); });
    const auto matrixOf = [&](const std::vector<Vertex>& numbers) {
        std::vector<bool> matrix(count * count);
        for (Vertex u = 0; u < count; ++u) {
            for (const Vertex v : graph.targets[u]) {
                matrix[numbers[u] * count + numbers[v]] = true;
            }
        }
        return matrix;
    };
    const auto numbersIn = [count](const std::vector<Vertex>& all) {
        std::vector<Vertex> numbers(count);
        for (std::size_t i = 0; i < count; ++i) {
            numbers[all[i]] = i;
        }
        return numbers;
    };
    std::vector<Vertex> best = numbersIn(order);
    std::vector<bool> least = matrixOf(best);
    std::vector<std::size_t> ends; // of the runs of vertices with equal keys
    for (std::size_t i = 0; i < count; ++i) {
        if (i + 1 == count || key(order[i]) != key(order[i + 1])) {
            ends.push_back(i + 1);
        }
    }
    const auto next = [&] { // permutes each run like the digits of a number
        std::size_t begin = 0;
        return std::ranges::any_of(ends, [&](std::size_t end) {
            const auto run = order.begin();
            const bool isNew = std::next_permutation(run + static_cast<std::ptrdiff_t>(begin),
                                                     run + static_cast<std::ptrdiff_t>(end));
            begin = end;
            return isNew;
        });
    };
    while (next()) {
        std::vector<Vertex> numbers = numbersIn(order);
        std::vector<bool> matrix = matrixOf(numbers);
        if (matrix < least) {
            least = std::move(matrix);
            best = std::move(numbers);
        }
    }
    return best;
}

std::vector<Point> placesOf(const std::vector<std::vector<Vertex>>& /*neighbours*/,
                            Layout /*layout*/, const std::vector<Point>& /*start*/, Vertex /*root*/,
                            const Progress& /*progress*/) {
    return {};
}

} // namespace lightsout::igraph
