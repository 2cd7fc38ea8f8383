// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "sparse/AssemblyTree.h"
#include "support/Result.h"

namespace lightsout {

/// A plan, made in advance, for eliminating a rule's influence matrix as a sparse matrix.
struct SparsePlan {
    SparseMatrix matrix;
    AssemblyTree tree;

    /// Returns the measured minimum number of bytes for eliminating a surface of `vertices` cells.
    /// Used for a check before the cells are ordered.
    static std::uint64_t minMemory(std::uint64_t vertices) { return 200 * vertices; }
};

/// Returns the rule's influence matrix, with pressed vertices as columns.
SparseMatrix sparseInfluence(const Rule& rule, const Progress& progress);

/// Returns the positions of the rule's vertices; empty if all vertices are drawn at the same point.
std::vector<Point> drawnPositions(const Rule& rule);

/// Orders the cells of lattices by nested dissection of their positions. Graphs with many arcs are
/// ordered by nested dissection, too, which then also tries breadth-first searches. Other graphs
/// are ordered by minimum degree. If the resulting elimination is costly, they are dissected as
/// well, and the better order is used. Returns the error tooMuchMemory if dissecting shows early
/// that the elimination needs more than `maxMemory` bytes. Throws Cancelled.
Result<SparsePlan> sparsePlan(const Rule& rule, const Progress& progress,
                              std::uint64_t maxMemory = UINT64_MAX);

/// Returns the number of word operations for the dense elimination of a rule with this many
/// vertices, for comparison with AssemblyTree::operations(). It is scaled down, because many
/// operations are done at once.
double denseOperations(std::size_t vertices);

} // namespace lightsout
