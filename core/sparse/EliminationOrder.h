// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "sparse/SparseMatrix.h"
#include "support/Progress.h"

namespace lightsout {

/// An order in which to eliminate the indices of a matrix, cut into groups whose members are
/// eliminated together.
struct EliminationOrder {
    std::vector<std::uint32_t> indices; ///< each once
    std::vector<std::size_t> groupEnds; ///< ascending places in `indices`, the last its size
    std::size_t groupCount() const { return groupEnds.size(); }
    std::span<const std::uint32_t> group(std::size_t number) const {
        const std::size_t begin = number == 0 ? 0 : groupEnds[number - 1];
        return {indices.data() + begin, indices.data() + groupEnds[number]};
    }
};

/// The numbers of points from left to right, or from the top down; by the other coordinate where
/// that is the same, as exactly as a drawing needs. O(N).
std::vector<std::uint32_t> orderByPlace(const std::vector<Point>& points, bool acrossX);

/// Nested dissection: a small set of indices whose removal cuts the matrix's graph in two comes
/// last, and the halves, ordered in the same way, before it.
///
/// (George, "Nested dissection of a regular finite element mesh", SIAM Journal on Numerical
/// Analysis 10, 1973; on planar graphs Lipton, Rose and Tarjan, "Generalized nested dissection",
/// ibid. 16, 1979.) The halves are those of the shorter way across the drawing, if `positions` are
/// given; with `searchesBreadth`, also those of a breadth-first search from an end of the graph
/// (George and Liu, 1978), whichever cut is smaller. Of either, the separator is what of the first
/// half touches the second: so nothing has to be known of a surface to cut it where its borders
/// are glued. O((N + ones) log N). Throws Cancelled.
EliminationOrder nestedDissection(const SparseMatrix& matrix, const std::vector<Point>& positions,
                                  bool searchesBreadth, const Progress& progress);

/// Always the index that has the fewest neighbours left, whose neighbours then become neighbours
/// of each other (Tinney and Walker 1967; Liu, "Modification of the minimum-degree algorithm by
/// multiple elimination", ACM TOMS 11, 1985). Good where graphs branch like trees, whatever they
/// are drawn like. Every index is a group of its own. Throws Cancelled.
EliminationOrder minimumDegreeOrder(const SparseMatrix& matrix, const Progress& progress);

} // namespace lightsout
