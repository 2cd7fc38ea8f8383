// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "gf2/Elimination.h"
#include "sparse/AssemblyTree.h"

namespace lightsout {

/// Adds `count` bits over GF(2): those of `source` that begin at bit `sourceBegin` to those of
/// `target` that begin at bit `targetBegin`. O(count / 64).
void addBits(std::span<std::uint64_t> target, std::size_t targetBegin,
             std::span<const std::uint64_t> source, std::size_t sourceBegin, std::size_t count);

/// Returns the same reduced row echelon form as reducedEchelonForm(), using the plain method if
/// that is faster. Throws Cancelled.
EchelonForm frontEchelonForm(BitMatrix rows, std::size_t pivotColumns, std::size_t threads,
                             Progress& progress);

/// Adds rows of an echelon form to `others` so that these become 0 in the columns of the form's
/// pivots. If `others` has fewer columns than the form, only the corresponding part of the form's
/// rows is added. Uses addPickedRows() if that is faster. O(rows · columns · rank / 64). Throws
/// Cancelled.
void clearPivotColumns(BitMatrix& others, const EchelonForm& form, const Progress& progress);

/// Picks independent vectors from a sequence, and expresses every other vector as a sum of the
/// vectors picked before it.
class IndependentVectors {
public:
    /// Creates an empty set for vectors of `size` entries.
    explicit IndependentVectors(std::size_t size) : size_(size) {}

    /// Picks the vector and returns nullopt if it is independent of the vectors picked before.
    /// Otherwise returns the numbers of the picked vectors whose sum is the vector. Vectors are
    /// numbered in the order in which they were picked. O(picked · size / 64).
    std::optional<std::vector<std::size_t>> add(const BitVector& vector);

    const std::vector<BitVector>& picked() const { return picked_; }

private:
    struct Reduced {
        BitVector vector;
        BitVector sum; ///< the picked vectors whose sum is `vector`
    };

    std::size_t size_;
    std::vector<BitVector> picked_;
    std::vector<std::optional<Reduced>> byLeadingEntry_; ///< empty until a vector is added
};

/// A line (a row or a column) that a front's children could not eliminate and that is a sum of
/// other such lines. It can be omitted, and it gives a vector of the kernel.
struct DependentLine {
    std::uint32_t line;
    std::vector<std::uint32_t> summands;
    /// The front that would have received the line. Only its descendants contain the line and its
    /// summands.
    std::uint32_t front;
};

/// A sparse square matrix over GF(2), eliminated front by front.
///
/// In each front, pivots are sought among its complete rows and columns. Because half of all
/// entries over GF(2) are zero, some of these have no pivot. The remaining rows and columns are
/// passed to the parent, where more entries are added to them (delayed pivoting: Duff and Reid
/// 1983). All children together can pass on more lines than the parent has, but the number of
/// independent lines is at most the number of the parent's lines; the others are omitted. So a
/// front exceeds the AssemblyTree's prediction by at most twice the number of lines of its border,
/// and the omitted lines correspond exactly to the dimensions of a kernel. Rows and columns are
/// treated alike but separately, so the matrix need not be symmetric.
///
/// Rows are identified by the position of their entry in the right-hand side, and columns by their
/// unknown, both as positions in the elimination order.
class FrontalFactors {
public:
    /// The stored result of eliminating one front.
    struct Front {
        std::vector<std::uint32_t> rows;    ///< complete rows: first the children's, then its own
        std::vector<std::uint32_t> columns; ///< complete columns, in the same order
        /// The matrix [columns | border | T]: the rows in reduced echelon form, where T records,
        /// for each row, the complete rows that add up to it. The rows beyond the rank were passed
        /// to the parent.
        BitMatrix reduced;
        std::vector<std::size_t> pivots; ///< the pivot's column for each of the first rows
        /// The matrix with one row per border row and one column per complete row. An entry in a
        /// pivot's column states whether the pivot's row was added to the border row. Other columns
        /// are meaningless.
        BitMatrix multipliers;
    };

    /// Eliminates the matrix. First, up to `threads` threads eliminate a subtree each; then the
    /// remaining fronts are eliminated one by one. The result does not depend on the number of
    /// threads. Throws Cancelled.
    FrontalFactors(const SparseMatrix& matrix, AssemblyTree tree, std::size_t threads,
                   Progress& progress);

    const AssemblyTree& tree() const { return tree_; }
    const std::vector<Front>& fronts() const { return fronts_; }
    /// Return the dependent rows and columns. There are as many rows as columns; both are sorted by
    /// front in ascending order.
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

    /// For each front, the rows of its border, [columns | border], which are stored during
    /// elimination until the parent uses them.
    std::vector<BitMatrix> remainders_;
};

} // namespace lightsout
