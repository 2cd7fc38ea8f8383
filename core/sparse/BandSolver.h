// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/Answer.h"
#include "gf2/BitMatrix.h"
#include "gf2/PackedWords.h"
#include "graph/Graph.h"
#include "sparse/SparseMatrix.h"
#include "support/Progress.h"

namespace lightsout {

/// An order of the indices in which those that are joined are not far apart, and what eliminating
/// a matrix takes in it, 64 columns at a time.
///
/// A row takes part from the 64 columns on in which its first 1 stands.
struct BandPlan {
    std::vector<std::uint32_t> order;
    std::size_t width = 0;   ///< words, from the 64 columns on that are eliminated
    double operations = 0;   ///< words, about, all pivots found
    std::uint64_t bytes = 0; ///< the same, of what is kept
};

/// The best order of those by place, from left to right or from the top down, if `positions` are
/// given, and by breadth from an end of the graph (Cuthill and McKee, "Reducing the bandwidth of
/// sparse symmetric matrices", ACM National Conference 1969). O(N + ones). Throws Cancelled.
BandPlan bandPlan(const SparseMatrix& matrix, const std::vector<Point>& positions,
                  const Progress& progress);

/// Solves A x = d for a sparse square matrix A over GF(2) whose ones are near its diagonal.
///
/// Gauss–Jordan elimination of 64 columns at a time (eliminatePanel()), of those rows alone that
/// have begun and found no pivot yet: for few hundred of these quicker than fronts. A row that has
/// become zero is dependent on others and left out; so each one is a vector of the left kernel, as
/// each column without a pivot is one of the kernel.
class BandSolver {
public:
    /// Throws Cancelled.
    BandSolver(const SparseMatrix& matrix, BandPlan plan, Progress& progress);

    std::size_t nullity() const { return freeColumns_.size(); }

    /// O(size of what is kept). Throws Cancelled.
    Answer solve(const BitVector& rightHandSide, Progress& progress) const;

    /// Vector number `index` < nullity() of a basis of {x : A x = 0}.
    BitVector kernelVector(std::size_t index) const;
    /// The same of {y : yᵀ A = 0}.
    BitVector leftKernelVector(std::size_t index) const;

private:
    /// The elimination of 64 columns.
    struct Panel {
        std::vector<std::uint32_t> entering; ///< rows that take part from here on, after the others
        std::vector<std::uint32_t> foundIn;  ///< as in ColumnPanel
        std::uint64_t pivotMask = 0;
        /// Of each row that takes part, after the swaps: the pivots whose rows, as they were, are
        /// added to it.
        PackedWords picks;
        /// The rows of the pivots. Their first word is the panel's own.
        BitMatrix rows;
        /// Of those that take part, the rows that end as zeros; ascending.
        std::vector<std::uint32_t> zeros;
    };
    /// A zero row: the panel, and which of its zeros.
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
    std::vector<std::uint32_t> freeColumns_; ///< places of the order
    std::vector<ZeroRow> zeroRows_;          ///< as many, in the order in which they are met
};

} // namespace lightsout
