// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "sparse/SparseMatrix.h"
#include "support/Progress.h"

namespace lightsout {

/// An order for eliminating the indices of a matrix, divided into groups whose members are
/// eliminated together.
struct EliminationOrder {
    std::vector<std::uint32_t> indices; ///< each index once
    std::vector<std::size_t> groupEnds; ///< ascending positions in `indices`; the last is its size
    std::uint64_t minMemory = 0;        ///< bytes that the elimination needs at least
    std::size_t groupCount() const { return groupEnds.size(); }
    std::span<const std::uint32_t> group(std::size_t number) const {
        const std::size_t begin = number == 0 ? 0 : groupEnds[number - 1];
        return {indices.data() + begin, indices.data() + groupEnds[number]};
    }
};

/// Returns the numbers of the points ordered from left to right if `acrossX` is true, otherwise
/// from top to bottom. If this coordinate is equal, points are ordered by the other one.
/// Coordinates are compared in single precision. O(N).
std::vector<std::uint32_t> orderByPlace(const std::vector<Point>& points, bool acrossX);

/// Returns an order by nested dissection: a small set of indices whose removal splits the matrix's
/// graph in two comes last, preceded by the halves, which are ordered in the same way.
///
/// (George, "Nested dissection of a regular finite element mesh", SIAM Journal on Numerical
/// Analysis 10, 1973; for planar graphs: Lipton, Rose and Tarjan, "Generalized nested dissection",
/// ibid. 16, 1979.) If `positions` are given, the halves result from cutting the drawing across its
/// shorter extent. If `searchesBreadth` is true, a breadth-first search from an end of the graph
/// (George and Liu, 1978) is tried too, and the smaller cut is used. In either case, the separator
/// is the part of the first half that touches the second half, so surfaces are cut correctly
/// regardless of how their borders are glued. As soon as the elimination is known to need more than
/// `maxMemory` bytes, the order stays incomplete. O((N + ones) log N). Throws Cancelled.
EliminationOrder nestedDissection(const SparseMatrix& matrix, const std::vector<Point>& positions,
                                  bool searchesBreadth, const Progress& progress,
                                  std::uint64_t maxMemory = UINT64_MAX);

/// Repeatedly eliminates the index with about the fewest remaining neighbours, which then become
/// neighbours of each other (Tinney and Walker 1967; Amestoy, Davis and Duff, "An approximate
/// minimum degree ordering algorithm", SIAM Journal on Matrix Analysis and Applications 17, 1996,
/// as implemented by Eigen). This is suitable for graphs that branch like trees, regardless of how
/// they are drawn. Every index is a group of its own. Throws Cancelled.
EliminationOrder minimumDegreeOrder(const SparseMatrix& matrix, const Progress& progress);

} // namespace lightsout
