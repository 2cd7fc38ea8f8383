// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "sparse/AssemblyTree.h"

namespace lightsout {

/// How a rule's influence matrix would be eliminated as a sparse one: known before it is begun.
struct SparsePlan {
    SparseMatrix matrix;
    AssemblyTree tree;

    /// Bytes that eliminating a surface of `vertices` cells takes at the least, as measured: to be
    /// looked at before they are put in order.
    static std::uint64_t minMemory(std::uint64_t vertices) { return 200 * vertices; }
};

/// The rule's influence matrix, pressed vertices as columns.
SparseMatrix sparseInfluence(const Rule& rule, const Progress& progress);

/// Where the rule's vertices are drawn; of none of them where all are drawn at one point.
std::vector<Point> drawnPositions(const Rule& rule);

/// Orders the vertices by nested dissection, of cells by their places, of graphs by these or by
/// breadth; where that turns out costly and there are not too many arcs, by minimum degree if that
/// is better. Throws Cancelled.
SparsePlan sparsePlan(const Rule& rule, const Progress& progress);

/// The word operations that eliminating `vertices` vertices densely takes, to be compared with
/// AssemblyTree::operations(): few, as many are done at once.
double denseOperations(std::size_t vertices);

} // namespace lightsout
