// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/Answer.h"
#include "gf2/BitMatrix.h"
#include "gf2/PackedWords.h"
#include "graph/Graph.h"
#include "sparse/SparseMatrix.h"
#include "support/Progress.h"

namespace lightsout {

/// An order of the indices in which joined indices are close to each other, and the cost of
/// eliminating a matrix in this order, 64 columns at a time.
///
/// A row takes part once the elimination reaches the 64 columns that contain the row's first 1.
struct BandPlan {
    std::vector<std::uint32_t> order;
    std::size_t width = 0;   ///< in words, beginning with the 64 columns being eliminated
    double operations = 0;   ///< approximate word operations, if all pivots are found
    std::uint64_t bytes = 0; ///< approximate size of the result, if all pivots are found
};

/// Returns the better of two orders: by position (from left to right or from the top down) if
/// `positions` are given, or breadth-first from an end of the graph (Cuthill and McKee, "Reducing
/// the bandwidth of sparse symmetric matrices", ACM National Conference 1969). O(N + ones). Throws
/// Cancelled.
BandPlan bandPlan(const SparseMatrix& matrix, const std::vector<Point>& positions,
                  const Progress& progress);

/// Solves A x = d for a sparse square matrix A over GF(2) whose ones are near its diagonal.
///
/// Uses Gauss–Jordan elimination of 64 columns at a time (eliminatePanel()), applied only to rows
/// that take part and have no pivot yet. This is faster than fronts if there are at most a few
/// hundred such rows. A row that becomes zero depends on others; it is dropped and gives a vector
/// of the left kernel, just as each column without a pivot gives a vector of the kernel.
class BandSolver {
public:
    /// Throws Cancelled.
    BandSolver(const SparseMatrix& matrix, BandPlan plan, Progress& progress);

    std::size_t nullity() const { return freeColumns_.size(); }

    /// O(size of the stored elimination). Throws Cancelled.
    Answer solve(const BitVector& rightHandSide, Progress& progress) const;

    /// Returns vector number `index` < nullity() of a basis of {x : A x = 0}.
    BitVector kernelVector(std::size_t index) const;
    /// Returns vector number `index` < nullity() of a basis of {y : yᵀ A = 0}.
    BitVector leftKernelVector(std::size_t index) const;

private:
    /// The elimination of 64 columns.
    struct Panel {
        std::vector<std::uint32_t> entering; ///< rows that take part from here on; they come last
        std::vector<std::uint32_t> foundIn;  ///< the same as in ColumnPanel
        std::uint64_t pivotMask = 0;
        /// For each row that takes part, in the order after the swaps: the pivots whose rows, with
        /// their values before the elimination, are added to it.
        PackedWords picks;
        /// The rows of the pivots. Their first word is the word of this panel.
        BitMatrix rows;
        /// The rows that take part and become zero, ascending.
        std::vector<std::uint32_t> zeros;
    };
    /// A zero row, given by its panel and its number in the panel's `zeros`.
    struct ZeroRow {
        std::uint32_t panel;
        std::uint32_t number;
    };
    using Bits = std::vector<std::uint8_t>;

    BitVector inMatrixOrder(const BitVector& bits) const;
    BitVector substituteBackward(const std::vector<std::uint64_t>& ofPivots,
                                 BitVector solution) const;

    std::vector<std::uint32_t> order_;
    std::vector<Panel> panels_;
    std::vector<std::uint32_t> freeColumns_; ///< columns without a pivot, by position in the order
    std::vector<ZeroRow> zeroRows_;          ///< the same number of zero rows, in the order in
                                             ///< which they are found
};

} // namespace lightsout
