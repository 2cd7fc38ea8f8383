// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/KernelBasis.h"

#include "gf2/GrayCode.h"
#include "solve/Solutions.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Dimension up to which all vectors are enumerated, if they are not too long.
constexpr std::size_t maxDimensions = 16;
/// Maximum number of words that the enumeration or a round of pairwise replacement processes.
constexpr std::uint64_t maxWords = 50'000'000;
/// Maximum number of rounds of pairwise replacement.
constexpr int maxRounds = 8;

struct WeighedSum {
    std::size_t weight;
    std::uint64_t members; ///< bit i is 1 if basis vector i is in the sum
};

std::vector<BitVector> lightest(const std::vector<BitVector>& basis, const Progress& progress) {
    std::vector<WeighedSum> sums;
    std::uint64_t members = 0;
    std::uint64_t step = 0;
    forEachSolution(BitVector(basis.front().size()), basis, [&](const BitVector& vector) {
        progress.checkpoint();
        if (step > 0) {
            members ^= std::uint64_t{1} << grayCodeFlip(step);
            sums.push_back({vector.count(), members});
        }
        ++step;
        return true;
    });
    std::ranges::stable_sort(sums, {}, &WeighedSum::weight);
    std::vector<BitVector> chosen;
    std::vector<std::uint64_t> reduced; // their highest bits are distinct and descending
    for (const WeighedSum& sum : sums) {
        std::uint64_t rest = sum.members;
        for (const std::uint64_t vector : reduced) {
            rest = std::min(rest, rest ^ vector);
        }
        if (rest == 0) {
            continue;
        }
        reduced.push_back(rest);
        std::ranges::sort(reduced, std::greater());
        BitVector& vector = chosen.emplace_back(basis.front().size());
        for (std::uint64_t left = sum.members; left != 0; left &= left - 1) {
            vector ^= basis[grayCodeFlip(left)];
        }
        if (chosen.size() == basis.size()) {
            break;
        }
    }
    return chosen;
}

} // namespace

std::vector<BitVector> kernelBasis(const Solver& solver, const Progress& progress,
                                   std::size_t maxVectors) {
    std::vector<BitVector> basis;
    for (std::size_t i = 0; i < std::min(solver.nullity(), maxVectors); ++i) {
        progress.checkpoint();
        basis.push_back(solver.kernelVector(i));
    }
    return basis;
}

Rule reversed(const Rule& rule) {
    if (rule.isUndirected()) {
        return rule;
    }
    const Graph& graph = *rule.graph();
    Graph turned(graph.vertexCount(), false);
    std::vector<VertexMark> marks;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        turned.setPosition(v, graph.position(v));
        turned.setLabel(v, graph.label(v));
        turned.setSelfInfluence(v, graph.selfInfluence(v));
        marks.push_back({v, graph.hasLight(v), graph.hasButton(v)});
    }
    turned.mark(marks); // before arcs are added, because the marks must allow them
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            turned.addArc(v, u);
        }
    }
    return turned;
}

Result<std::vector<BitVector>> leftKernelBasis(const Rule& rule, std::size_t most,
                                               Progress& progress) {
    const Result<Solver> solver = Solver::build(reversed(rule), progress);
    if (!solver) {
        return solver.error();
    }
    return kernelBasis(*solver, progress, most);
}

std::vector<BitVector> tidyBasis(std::vector<BitVector> basis, Progress& progress) {
    if (basis.empty()) {
        return basis;
    }
    const std::uint64_t words = basis.front().words().size();
    if (basis.size() <= maxDimensions && words <= maxWords >> basis.size()) {
        return lightest(basis, progress);
    }
    bool isImproved = basis.size() * basis.size() * words <= maxWords;
    for (int round = 0; round < maxRounds && isImproved; ++round) {
        isImproved = false;
        for (std::size_t i = 0; i < basis.size(); ++i) {
            progress.checkpoint();
            for (std::size_t j = 0; j < basis.size(); ++j) {
                if (i != j && (basis[i] ^ basis[j]).count() < basis[i].count()) {
                    basis[i] ^= basis[j];
                    isImproved = true;
                }
            }
        }
    }
    std::ranges::stable_sort(basis, {}, &BitVector::count);
    return basis;
}

} // namespace lightsout
