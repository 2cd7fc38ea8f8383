// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sparse/EliminationOrder.h"

namespace lightsout {

/// Which dense matrices, called fronts, a sparse elimination works on, one for each group of an
/// order, and which hands its remainder to which: known before any number is.
///
/// A front holds the indices of its group and its border, the later ones that they come to be
/// joined to. (Duff and Reid, "The multifrontal solution of indefinite sparse symmetric linear
/// equations", ACM TOMS 9, 1983; Liu, "The multifrontal method for sparse matrix solution", SIAM
/// Review 34, 1992.) Small groups are put together with the front above where that costs little.
/// The last front is empty: all that have no other parent hand over to it.
///
/// From here on an index means a place in the order of elimination.
class AssemblyTree {
public:
    struct Front {
        std::uint32_t begin = 0; ///< its own indices are begin … end-1
        std::uint32_t end = 0;
        std::uint32_t parent = 0;
        std::uint32_t firstDescendant = 0;   ///< its descendants are firstDescendant … itself - 1
        std::vector<std::uint32_t> border{}; ///< ascending, all ≥ end
        std::vector<std::uint32_t> children{};

        std::size_t size() const { return end - begin; }
    };

    /// O(sum of the borders · log) time. Throws Cancelled.
    AssemblyTree(const SparseMatrix& matrix, const EliminationOrder& order,
                 const Progress& progress);

    /// Children before parents.
    const std::vector<Front>& fronts() const { return fronts_; }
    /// What stands at each place of the order.
    const std::vector<std::uint32_t>& order() const { return order_; }
    /// At which place of the order each index of the matrix stands.
    const std::vector<std::uint32_t>& places() const { return places_; }

    /// About how many word operations elimination takes, fixed costs of a front included.
    double operations() const;
    static double operations(const Front& front);
    /// A front with all its descendants: first … last.
    struct Subtree {
        std::uint32_t first;
        std::uint32_t last;
    };
    /// Large subtrees without a front in common, each of which a thread can eliminate by itself;
    /// ascending. What is not in them, the fronts above them among it, comes after them. They are
    /// as many as `threads` threads can share well, and no front in them is so large that others
    /// had better share it. None for one thread, nor where starting threads takes too long.
    /// O(number of fronts · log).
    std::vector<Subtree> subtreesToShare(std::size_t threads) const;

    /// Bytes that elimination takes at most, wherever the pivots turn out to be.
    std::uint64_t memoryNeeded(std::size_t threads) const;

private:
    void setOrder(const EliminationOrder& order);
    void findBorders(const SparseMatrix& matrix, const Progress& progress);
    void joinToParent(std::uint32_t number);
    void amalgamate(const Progress& progress);

    std::vector<Front> fronts_;
    std::vector<std::uint32_t> order_;
    std::vector<std::uint32_t> places_;
    std::vector<std::uint32_t> frontOf_; ///< of each place, while fronts are made
};

} // namespace lightsout
