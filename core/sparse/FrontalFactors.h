// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "sparse/AssemblyTree.h"

namespace lightsout {

/// A line (a row or a column) of a front that its children could not eliminate and that is a sum of
/// others of theirs: it can be left out, and is worth a vector of the kernel.
struct DependentLine {
    std::uint32_t line;
    std::vector<std::uint32_t> summands;
    /// The front that would have taken it in: only its descendants know these lines.
    std::uint32_t front;
};

/// A sparse square matrix over GF(2), eliminated front by front.
///
/// In a front whose own rows and columns are complete, pivots are looked for among these. As over
/// GF(2) half of all entries are zero there are not always enough: the rows and columns that are
/// left over are handed to the parent, where further entries come to meet them (delayed pivoting:
/// Duff and Reid 1983). Those of all children can be far more than the parent has lines, but no
/// more than that many are independent; the others are left out. So no front has more than twice
/// the lines of its border more than the AssemblyTree foresees, and what is left out are exactly a
/// kernel's dimensions. Rows and columns are treated alike but apart, so the matrix need not be
/// symmetric.
///
/// Rows are named by where their part of a right-hand side is kept, columns by their unknown: both
/// by places of the order of elimination.
class FrontalFactors {
public:
    /// What is left of one front.
    struct Front {
        std::vector<std::uint32_t> rows;    ///< complete ones: left over by children, then its own
        std::vector<std::uint32_t> columns; ///< the same
        /// [columns | border | T]: the rows in reduced echelon form, T telling of which complete
        /// rows each is the sum. Those beyond the rank were handed to the parent.
        BitMatrix reduced;
        std::vector<std::size_t> pivots; ///< of each of the first rows, the column
        /// A row for each of the border, a column for each complete one. In a pivot's column: was
        /// its row added to that of the border? Elsewhere without meaning.
        BitMatrix multipliers;
    };

    /// Up to `threads` threads eliminate a subtree each, then one front after the other is left.
    /// The outcome does not depend on them. Throws Cancelled.
    FrontalFactors(const SparseMatrix& matrix, AssemblyTree tree, std::size_t threads,
                   Progress& progress);

    const AssemblyTree& tree() const { return tree_; }
    const std::vector<Front>& fronts() const { return fronts_; }
    /// As many of each, ascending by front.
    const std::vector<DependentLine>& dependentRows() const { return dependentRows_; }
    const std::vector<DependentLine>& dependentColumns() const { return dependentColumns_; }

private:
    struct Pass;
    struct Assembly;

    void takeSubtrees(const SparseMatrix& matrix, std::span<const AssemblyTree::Subtree> subtrees,
                      std::span<Pass> passes, std::size_t threads, Progress& progress);
    void takeFront(const SparseMatrix& matrix, std::uint32_t number, Pass& pass,
                   std::size_t threads, Progress& progress);
    void takeLeftovers(std::uint32_t number, Pass& pass, Assembly& assembly);
    void assemble(const SparseMatrix& matrix, std::uint32_t number, const Pass& pass,
                  const Assembly& assembly);
    void eliminate(std::uint32_t number, std::size_t threads, Progress& progress);
    void markLines(std::uint32_t number, Pass& pass) const;
    void gatherDependentLines(std::span<Pass> passes);

    AssemblyTree tree_;
    std::vector<Front> fronts_;
    std::vector<DependentLine> dependentRows_;
    std::vector<DependentLine> dependentColumns_;

    /// While eliminating: of each front, the rows of its border, [columns | border], until the
    /// parent takes them.
    std::vector<BitMatrix> remainders_;
};

} // namespace lightsout
