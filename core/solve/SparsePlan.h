// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "sparse/AssemblyTree.h"

namespace lightsout {

/// The plan for eliminating a rule's influence matrix as a sparse one, made in advance.
struct SparsePlan {
    SparseMatrix matrix;
    AssemblyTree tree;

    /// Least number of bytes for eliminating a surface of `vertices` cells, as measured: to be
    /// checked before they are ordered.
    static std::uint64_t minMemory(std::uint64_t vertices) { return 200 * vertices; }
};

/// Returns the rule's influence matrix, with pressed vertices as columns.
SparseMatrix sparseInfluence(const Rule& rule, const Progress& progress);

/// Returns the positions of the rule's vertices; empty if all are drawn at one point.
std::vector<Point> drawnPositions(const Rule& rule);

/// Orders the vertices by nested dissection: cells by their positions, graphs by these or
/// breadth-first; if that is costly and there are not too many arcs, by minimum degree if that is
/// better. Throws Cancelled.
SparsePlan sparsePlan(const Rule& rule, const Progress& progress);

/// Returns the word operations of eliminating `vertices` vertices densely, for comparison with
/// AssemblyTree::operations(): few, because many are done at once.
double denseOperations(std::size_t vertices);

} // namespace lightsout
