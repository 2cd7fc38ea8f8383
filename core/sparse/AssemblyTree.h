// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sparse/EliminationOrder.h"

namespace lightsout {

/// The dense matrices, called fronts, on which a sparse elimination works: one for each group of an
/// elimination order. Each front passes its remainder to a parent. Fronts and parents are
/// determined before any numerical work.
///
/// A front contains the indices of its group and those of its border: the later indices that become
/// joined to the group. (Duff and Reid, "The multifrontal solution of indefinite sparse symmetric
/// linear equations", ACM TOMS 9, 1983; Liu, "The multifrontal method for sparse matrix solution",
/// SIAM Review 34, 1992.) Small groups are merged with their parent's front if that costs little.
/// The last front is empty: it is the parent of all fronts that have no other parent.
///
/// In this class, an index means a position in the elimination order.
class AssemblyTree {
public:
    struct Front {
        std::uint32_t begin = 0; ///< its own indices are begin … end-1
        std::uint32_t end = 0;
        std::uint32_t parent = 0;
        std::uint32_t firstDescendant = 0;   ///< first of its descendants, which precede it
        std::vector<std::uint32_t> border{}; ///< ascending, all ≥ end
        std::vector<std::uint32_t> children{};

        std::size_t size() const { return end - begin; }
    };

    /// Builds the tree in O(sum of the borders · log) time. Throws Cancelled.
    AssemblyTree(const SparseMatrix& matrix, const EliminationOrder& order,
                 const Progress& progress);

    /// Returns the fronts, children before parents.
    const std::vector<Front>& fronts() const { return fronts_; }
    /// Returns the matrix index at each position of the order.
    const std::vector<std::uint32_t>& order() const { return order_; }
    /// Returns, for each index of the matrix, its position in the order.
    const std::vector<std::uint32_t>& positions() const { return positions_; }

    /// Return the approximate number of word operations that elimination needs, including fixed
    /// costs per front.
    double operations() const;
    static double operations(const Front& front);
    /// A front with all its descendants, first … last.
    struct Subtree {
        std::uint32_t first;
        std::uint32_t last;
    };
    /// Returns disjoint large subtrees in ascending order, each of which a thread can eliminate on
    /// its own. The other fronts, including those above these subtrees, are eliminated afterwards.
    /// The number of subtrees is chosen so that `threads` threads can share the work evenly, and no
    /// front in them is so large that several threads should share it. Returns no subtrees for one
    /// thread, or if the work is too short to justify starting threads. O(number of fronts · log).
    std::vector<Subtree> subtreesToShare(std::size_t threads) const;

    /// Returns the maximum number of bytes that elimination needs, regardless of where the pivots
    /// are found.
    std::uint64_t memoryNeeded(std::size_t threads) const;

private:
    void setOrder(const EliminationOrder& order);
    void findBorders(const SparseMatrix& matrix, const Progress& progress);
    void joinToParent(std::uint32_t number);
    void amalgamate(const Progress& progress);

    std::vector<Front> fronts_;
    std::vector<std::uint32_t> order_;
    std::vector<std::uint32_t> positions_;
    std::vector<std::uint32_t> frontOf_; ///< the front of each position while fronts are built
};

} // namespace lightsout
