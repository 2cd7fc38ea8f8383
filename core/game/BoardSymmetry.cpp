// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/BoardSymmetry.h"

namespace lightsout {

std::optional<std::string> symmetryCount(const Rule& rule, const Progress& progress) {
    // The graph of a large lattice may not fit into memory.
    return rule.vertexCount() <= maxAutomorphismVertices &&
                   rule.edgeCount(&progress) <= maxAutomorphismEdges
               ? automorphismCount(rule.toGraph(), &progress)
               : std::nullopt;
}

std::optional<std::vector<Permutation>>
boardSymmetries(const Rule& rule, const std::vector<BitVector>& boards, const Progress* progress) {
    if (rule.vertexCount() > maxGeneratorVertices) {
        return std::nullopt;
    }
    std::vector<std::size_t> colours(rule.vertexCount());
    for (const BitVector& board : boards) {
        for (Vertex v = 0; v < colours.size(); ++v) {
            colours[v] = 2 * colours[v] + (board[v] ? 1U : 0U);
        }
    }
    return automorphismGenerators(rule.toGraph(), colours, progress);
}

BitVector permuted(const BitVector& vector, const Permutation& permutation) {
    LIGHTSOUT_ASSERT(vector.size() == permutation.size());
    BitVector moved(vector.size());
    vector.forEachOne([&](std::size_t v) { moved.flip(permutation[v]); });
    return moved;
}

} // namespace lightsout
