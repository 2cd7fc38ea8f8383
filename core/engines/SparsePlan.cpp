// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/SparsePlan.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace lightsout {

namespace {

/// Number of word operations (about a fiftieth of a second) above which trying another order can
/// pay off.
constexpr double costly = 1e8;
/// Maximum number of arcs of a graph that is ordered by minimum degree.
constexpr std::size_t maxArcsByDegree = 20; ///< per vertex
constexpr std::size_t verticesBetweenCheckpoints = 1 << 12;

} // namespace

std::vector<Point> drawnPositions(const Rule& rule) {
    std::vector<Point> positions(rule.vertexCount());
    for (Vertex v = 0; v < positions.size(); ++v) {
        if (const Lattice* cells = rule.lattice()) {
            positions[v] = {static_cast<double>(cells->columnOf(v)),
                            static_cast<double>(cells->rowOf(v))};
        } else {
            positions[v] = rule.graph()->position(v);
        }
    }
    if (std::ranges::adjacent_find(positions, std::not_equal_to()) == positions.end()) {
        positions.clear();
    }
    return positions;
}

SparseMatrix sparseInfluence(const Rule& rule, const Progress& progress) {
    SparseMatrix matrix(rule.vertexCount(), rule.isUndirected(&progress));
    for (Vertex u = 0; u < rule.vertexCount(); ++u) {
        if (u % verticesBetweenCheckpoints == 0) {
            progress.checkpoint();
        }
        rule.forEachToggled(u, [&matrix](Vertex v) { matrix.addEntry(v); });
        matrix.endColumn(&progress);
    }
    return matrix;
}

Result<SparsePlan> sparsePlan(const Rule& rule, const Progress& progress, std::uint64_t maxMemory) {
    SparseMatrix matrix = sparseInfluence(rule, progress);
    const bool isGraph = rule.lattice() == nullptr;
    const auto dissect = [&] {
        return nestedDissection(matrix, drawnPositions(rule), isGraph, progress, maxMemory);
    };
    if (!isGraph || matrix.entryCount() > maxArcsByDegree * matrix.size()) {
        const EliminationOrder order = dissect();
        if (order.minMemory > maxMemory) {
            return Error{.code = ErrorCode::tooMuchMemory, .found = order.minMemory};
        }
        AssemblyTree tree(matrix, order, progress);
        return SparsePlan{.matrix = std::move(matrix), .tree = std::move(tree)};
    }
    AssemblyTree tree(matrix, minimumDegreeOrder(matrix, progress), progress);
    if (tree.operations() > costly) {
        const EliminationOrder order = dissect();
        if (order.minMemory <= maxMemory) {
            AssemblyTree other(matrix, order, progress);
            if (other.operations() < tree.operations()) {
                tree = std::move(other);
            }
        }
    }
    return SparsePlan{.matrix = std::move(matrix), .tree = std::move(tree)};
}

double denseOperations(std::size_t vertices) {
    const auto n = static_cast<double>(vertices);
    // N³ / 3 entries are added. With tables of sums and long registers, this was measured to be 64
    // times as fast as adding them word by word. To find the pivots, each of N² / 64 words needs 64
    // steps, of which eight are done at once.
    return n * n * (n / (3 * 64 * bitsPerWord) + 1.0 / 8);
}

} // namespace lightsout
