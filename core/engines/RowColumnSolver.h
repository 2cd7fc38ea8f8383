// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/Answer.h"
#include "graph/Lattice.h"
#include "support/Progress.h"

namespace lightsout {

/// Solves boards on which a press changes its whole row and column. The surface does not matter,
/// because these neighbours do not depend on how the sides are glued.
///
/// (A p)_rc = R_r + C_c + s p_rc, where R and C are the parities of the presses in rows and
/// columns, and s is 1 with self-influence, otherwise 0. With self-influence, p = d + R + C. Let T
/// = ΣR = ΣC, and let D be the parities of d. Summed over a row of n cells, this gives (n + 1) R_r
/// = D_r + T, and likewise for columns. So there is one solution if both side lengths are even. If
/// n is odd, any even number of rows can be flipped. Without self-influence, a solvable board is a
/// sum of whole rows and columns, d_rc = R_r + C_c, and any presses with row parities R and column
/// parities C solve it.
///
/// Building takes constant time; solving takes O(rows + cells / 64).
class RowColumnSolver {
public:
    static bool takes(const Lattice& lattice) {
        return lattice.neighbours == Neighbours::rowColumn;
    }

    /// `lattice` must satisfy takes().
    explicit RowColumnSolver(const Lattice& lattice);

    std::size_t nullity() const;

    /// Throws Cancelled.
    Answer solve(const BitVector& difference, const Progress& progress) const;

    /// Returns vector number `index` < nullity() of a basis of {x : A x = 0}.
    BitVector kernelVector(std::size_t index) const;

private:
    Answer solveWithSelf(const BitVector& difference) const;
    Answer solveWithoutSelf(const BitVector& difference) const;
    BitVector twoRows(std::size_t first) const;
    BitVector twoColumns(std::size_t first) const;
    BitVector corners(std::size_t row, std::size_t col) const;
    BitVector onceEach() const;

    Lattice lattice_;
};

} // namespace lightsout
