// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/EliminationOrder.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/minimum_degree_ordering.hpp>

#include <algorithm>
#include <numeric>

namespace lightsout {

namespace {

/// The map from which Boost gets the index of each vertex: the vertex itself. Each access is a
/// checkpoint.
class CheckedVertices {
public:
    using key_type = std::size_t;
    using value_type = std::size_t;
    using reference = std::size_t;
    using category = boost::readable_property_map_tag;

    explicit CheckedVertices(const Progress& progress) : progress_(&progress) {}

    friend std::size_t get(const CheckedVertices& vertices, std::size_t vertex) {
        vertices.progress_->checkpoint();
        return vertex;
    }

private:
    const Progress* progress_;
};

} // namespace

EliminationOrder minimumDegreeOrder(const SparseMatrix& matrix, const Progress& progress) {
    using BoostGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS>;
    const std::size_t size = matrix.size();
    // Boost reads one degree beyond the greatest possible one: an additional isolated vertex makes
    // room for it, and also allows a matrix without indices.
    const std::size_t vertices = size + 1;
    BoostGraph graph(vertices);
    std::vector<std::uint32_t> neighbours;
    for (std::size_t i = 0; i < size; ++i) {
        neighbours.clear();
        matrix.forEachNeighbour(i, [&](std::uint32_t j) { neighbours.push_back(j); });
        std::ranges::sort(neighbours);
        neighbours.erase(std::unique(neighbours.begin(), neighbours.end()), neighbours.end());
        for (const std::uint32_t j : neighbours) {
            boost::add_edge(i, j, graph);
        }
    }
    // Boost uses signed numbers and stores its lists in these vectors.
    std::vector<int> degree(vertices);
    std::vector<int> inverse(vertices);
    std::vector<int> order(vertices);
    std::vector<int> supernodeSizes(vertices, 1);
    boost::minimum_degree_ordering(graph, degree.data(), inverse.data(), order.data(),
                                   supernodeSizes.data(), 0, CheckedVertices(progress));
    std::erase(order, static_cast<int>(size));
    EliminationOrder result{.indices = {order.begin(), order.end()}, .groupEnds = {}};
    result.groupEnds.resize(size);
    std::iota(result.groupEnds.begin(), result.groupEnds.end(), std::size_t{1});
    return result;
}

} // namespace lightsout
