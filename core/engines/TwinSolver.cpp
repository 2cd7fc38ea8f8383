// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/TwinSolver.h"

#include "support/Assert.h"

#include <numeric>

namespace lightsout {

namespace {

/// Returns true if two vertices have the same self-influence and, apart from each other, the same
/// neighbours.
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

/// Twins are used only if the classes have at least this many vertices on average.
constexpr std::size_t verticesOfClass = 4;

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

std::optional<std::vector<TwinClass>> TwinSolver::classesOf(const Graph& graph,
                                                            const Progress& progress) {
    if (!graph.isUndirected(&progress)) {
        return std::nullopt;
    }
    std::vector<TwinClass> classes = twinClasses(graph, progress);
    if (classes.size() * verticesOfClass > graph.vertexCount()) {
        return std::nullopt;
    }
    return classes;
}

TwinSolver::TwinSolver(const Graph& graph, std::vector<TwinClass> classes, Progress& progress)
    : size_(graph.vertexCount()), classes_(std::move(classes)), areOwn_(classes_.size()),
      joined_(classes_.size(), classes_.size()), quotient_([&] {
          std::vector<std::size_t> classOf(size_, classes_.size());
          for (std::size_t i = 0; i < classes_.size(); ++i) {
              classOf[classes_[i].vertices.front()] = i; // one vertex of each class is enough
          }
          BitMatrix quotient(classes_.size(), classes_.size());
          for (std::size_t i = 0; i < classes_.size(); ++i) {
              progress.checkpoint();
              const TwinClass& twins = classes_[i];
              for (const Vertex target : graph.targets(twins.vertices.front())) {
                  if (classOf[target] < classes_.size()) {
                      joined_.flip(i, classOf[target]);
                  }
              }
              const bool self = graph.selfInfluence(twins.vertices.front());
              joined_.set(i, i, twins.areNeighbours);
              areOwn_.set(i, self != twins.areNeighbours);
              if (!areOwn_[i]) {
                  pairs_ += twins.vertices.size() - 1;
              }
              if (!areOwn_[i] || twins.vertices.size() % 2 == 1) {
                  quotient.setRow(i, joined_.row(i));
              }
              if (areOwn_[i]) {
                  quotient.flip(i, i);
              }
          }
          return PleDecomposition(std::move(quotient), progress);
      }()) {}

Answer TwinSolver::solve(const BitVector& difference, Progress& progress) const {
    LIGHTSOUT_ASSERT(difference.size() == size_);
    BitVector sums(classes_.size());
    for (std::size_t i = 0; i < classes_.size(); ++i) {
        progress.checkpoint();
        const std::vector<Vertex>& vertices = classes_[i].vertices;
        if (areOwn_[i]) {
            for (const Vertex v : vertices) {
                if (difference[v]) {
                    sums.flip(i);
                }
            }
            continue;
        }
        sums.set(i, difference[vertices.front()]);
        for (const Vertex v : vertices) {
            if (difference[v] != sums[i]) {
                BitVector certificate = BitVector::unit(size_, v);
                certificate.flip(vertices.front());
                return {.solvable = false, .vector = std::move(certificate)};
            }
        }
    }
    const Answer ofClasses = quotient_.solve(sums, progress);
    if (ofClasses.solvable) {
        return {.solvable = true, .vector = pressesFrom(ofClasses.vector, difference)};
    }
    // The equation of a class is the sum of the equations of its vertices if b = 1; otherwise it is
    // the equation of any one vertex.
    BitVector certificate(size_);
    ofClasses.vector.forEachOne([&](std::size_t i) {
        const std::vector<Vertex>& vertices = classes_[i].vertices;
        for (std::size_t j = 0; j < (areOwn_[i] ? vertices.size() : 1); ++j) {
            certificate.flip(vertices[j]);
        }
    });
    return {.solvable = false, .vector = std::move(certificate)};
}

BitVector TwinSolver::kernelVector(std::size_t index) const {
    if (index < quotient_.nullity()) {
        return pressesFrom(quotient_.kernelVector(index), BitVector(size_));
    }
    index -= quotient_.nullity();
    for (std::size_t i = 0;; ++i) {
        LIGHTSOUT_ASSERT(i < classes_.size());
        const std::vector<Vertex>& vertices = classes_[i].vertices;
        if (areOwn_[i]) {
            continue;
        }
        if (index + 1 < vertices.size()) {
            BitVector pair = BitVector::unit(size_, vertices.front());
            pair.flip(vertices[index + 1]);
            return pair;
        }
        index -= vertices.size() - 1;
    }
}

/// Returns presses with these parities in the classes. The parities must solve the classes'
/// equations.
BitVector TwinSolver::pressesFrom(const BitVector& parities, const BitVector& difference) const {
    const BitVector changes = joined_ * parities;
    BitVector presses(size_);
    for (std::size_t i = 0; i < classes_.size(); ++i) {
        const std::vector<Vertex>& vertices = classes_[i].vertices;
        if (areOwn_[i]) {
            for (const Vertex v : vertices) {
                presses.set(v, difference[v] != changes[i]);
            }
        } else {
            presses.set(vertices.front(), parities[i]);
        }
    }
    return presses;
}

} // namespace lightsout
