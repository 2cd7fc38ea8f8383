// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/SparsePlan.h"
#include "graph/CellGraphs.h"
#include "graph/RandomGraphs.h"
#include "sparse/SparseSolver.h"
#include "tests/benchmarks/Peers.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/minimum_degree_ordering.hpp>

#include <numeric>

using namespace lightsout;

namespace {

/// With more word operations than this, a board is only ordered, not eliminated.
constexpr double maxOperations = 2e11;

EliminationOrder singleGroups(std::vector<std::uint32_t> indices) {
    EliminationOrder order{.indices = std::move(indices), .groupEnds = {}};
    order.groupEnds.resize(order.indices.size());
    std::iota(order.groupEnds.begin(), order.groupEnds.end(), std::size_t{1});
    return order;
}

/// The method that minimumDegreeOrder() replaces: exact degrees, by Boost.
EliminationOrder boostOrder(const SparseMatrix& matrix) {
    using BoostGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS>;
    // Boost reads one degree beyond the greatest possible one: an additional isolated vertex makes
    // room for that.
    const std::size_t vertices = matrix.size() + 1;
    BoostGraph graph(vertices);
    for (std::size_t i = 0; i < matrix.size(); ++i) {
        matrix.forEachNeighbour(i, [&](std::uint32_t j) { boost::add_edge(i, j, graph); });
    }
    std::vector<int> degree(vertices);
    std::vector<int> inverse(vertices);
    std::vector<int> order(vertices);
    std::vector<int> supernodeSizes(vertices, 1);
    boost::minimum_degree_ordering(graph, degree.data(), inverse.data(), order.data(),
                                   supernodeSizes.data(), 0,
                                   boost::get(boost::vertex_index, graph));
    std::erase(order, static_cast<int>(matrix.size()));
    return singleGroups({order.begin(), order.end()});
}

/// Measures ordering, building the fronts, and elimination by one thread. Reports the least time of
/// each, and the operations that the order needs.
template <typename Order>
void measureOrder(benchmark::State& state, const Graph& graph, Order order) {
    Progress progress;
    const Rule rule = graph;
    const SparseMatrix matrix = sparseInfluence(rule, progress);
    double ordering = std::numeric_limits<double>::infinity();
    double elimination = ordering;
    for (auto _ : state) {
        const double begin = processorTime();
        AssemblyTree tree(matrix, order(rule, matrix), progress);
        const double end = processorTime();
        ordering = std::min(ordering, end - begin);
        state.counters["operations"] = tree.operations();
        if (tree.operations() <= maxOperations) {
            const SparseSolver solver(matrix, std::move(tree), 1, progress);
            elimination = std::min(elimination, processorTime() - end);
            state.counters["nullity"] = static_cast<double>(solver.nullity());
        }
    }
    state.counters["ordering"] = ordering;
    state.counters["elimination"] = elimination;
}

void orderByDissection(benchmark::State& state, const Graph& graph) {
    measureOrder(state, graph, [](const Rule& rule, const SparseMatrix& matrix) {
        return nestedDissection(matrix, drawnPositions(rule), true, Progress());
    });
}

void orderByBoost(benchmark::State& state, const Graph& graph) {
    measureOrder(state, graph,
                 [](const Rule&, const SparseMatrix& matrix) { return boostOrder(matrix); });
}

void orderByEigen(benchmark::State& state, const Graph& graph) {
    measureOrder(state, graph, [](const Rule&, const SparseMatrix& matrix) {
        return minimumDegreeOrder(matrix, Progress());
    });
}

/// Measures the plan that the solver makes.
void plan(benchmark::State& state, const Graph& graph) {
    Progress progress;
    const Rule rule = graph;
    double ordering = std::numeric_limits<double>::infinity();
    double elimination = ordering;
    for (auto _ : state) {
        const double begin = processorTime();
        SparsePlan plan = *sparsePlan(rule, progress);
        const double end = processorTime();
        ordering = std::min(ordering, end - begin);
        state.counters["operations"] = plan.tree.operations();
        if (plan.tree.operations() <= maxOperations) {
            const SparseSolver solver(plan.matrix, std::move(plan.tree), 1, progress);
            elimination = std::min(elimination, processorTime() - end);
        }
    }
    state.counters["ordering"] = ordering;
    state.counters["elimination"] = elimination;
}

void add(const std::string& board, const Graph& graph) {
    using Measure = void (*)(benchmark::State&, const Graph&);
    for (const auto& [who, timeOrder] :
         {std::pair<const char*, Measure>{"nested dissection", orderByDissection},
          {"Boost", orderByBoost},
          {"Eigen", orderByEigen},
          {"plan", plan}}) {
        benchmark::RegisterBenchmark((board + "|" + who).c_str(),
                                     [=](benchmark::State& state) { timeOrder(state, graph); })
            ->Unit(benchmark::kMillisecond)
            ->Iterations(1);
    }
}

} // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    Random random(1);
    add("planar, 100000 vertices", randomPlanarGraph(100'000, random));
    add("hexagonal, 316 x 316", hexagonGraph(316, 316));
    add("cubic, 100000 vertices", randomRegularGraph(100'000, 3, random));
    add("cubic, 10000 vertices", randomRegularGraph(10'000, 3, random));
    add("tree, 100000 vertices", randomTree(100'000, random));
    benchmark::RunSpecifiedBenchmarks();
}
