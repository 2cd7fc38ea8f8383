// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/Answer.h"
#include "gf2/Polynomial.h"
#include "graph/Lattice.h"
#include "support/Progress.h"

namespace lightsout {

/// Solves rectangular plane grids in time linear in the number of cells.
///
/// Uses light chasing: the presses of the first row determine all others, and the condition that
/// the row after the last stays empty is one polynomial congruence modulo f_{n+1} (Sutner,
/// "σ-automata and Chebyshev polynomials", Theoretical Computer Science 230, 2000; Hunziker,
/// Machiavelo, Park: "Chebyshev polynomials over finite fields and reversibility of σ-automata on
/// square grids", Theoretical Computer Science 320, 2004). No matrix is formed. For rows of n
/// cells, building the solver needs n² / 64² word multiplications, and so does solving each board.
/// Apart from this, the O(cells / 64) words of a board are read twice and written once. Grids that
/// are wider than they are tall are transposed first.
class GridSolver {
public:
    /// `lattice` must be a plane grid. Throws Cancelled.
    GridSolver(const Lattice& lattice, Progress& progress);

    std::size_t nullity() const { return nullity_; }

    /// Throws Cancelled.
    Answer solve(const BitVector& difference, Progress& progress) const;

    /// Returns whether solve() itself checks that each row of presses it writes makes the required
    /// change. For a transposed grid, it does not check the given board, but only the transposed
    /// one.
    bool checksAnswers() const { return !isTurned_; }

    /// Returns vector number `index` < nullity() of a basis of {x : A x = 0}. O(cells / 64).
    BitVector kernelVector(std::size_t index) const;

private:
    BitVector turnedBack(BitVector board) const;
    BitVector kernelRow(std::size_t index) const;
    BitVector certificate(const BitVector& leftOver, const Progress& progress) const;

    Lattice grid_; ///< transposed if necessary: cols ≤ rows
    bool isTurned_;
    Polynomial modulus_; ///< f_{n+1}(s) / g
    Polynomial common_;  ///< g, whose degree is the nullity
    Polynomial inverse_; ///< inverse of f_{m+1}(s+σ) / g modulo modulus_
    std::size_t nullity_;
};

} // namespace lightsout
