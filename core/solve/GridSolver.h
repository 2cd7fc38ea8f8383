#pragma once

#include "gf2/Polynomial.h"
#include "graph/Lattice.h"
#include "solve/Answer.h"
#include "support/Progress.h"

namespace lightsout {

/// Solves rectangular plane grids in time linear in the number of cells.
///
/// Light chasing: the presses of the first row determine all others, and the condition that the
/// row after the last stays empty is one polynomial congruence modulo f_{n+1} (math.md section 3;
/// Sutner, "σ-automata and Chebyshev polynomials", Theoretical Computer Science 230, 2000). No
/// matrix is formed. The grid is turned so that its rows, of n cells, are the shorter side.
/// O(n² / 64) words to build; O(cells / 64) plus O(n² / 64) for each board.
class GridSolver {
public:
    /// `lattice` must be a plane grid. Throws Cancelled.
    GridSolver(const Lattice& lattice, Progress& progress);

    std::size_t nullity() const { return nullity_; }

    /// Throws Cancelled.
    Answer solve(const BitVector& difference, Progress& progress) const;

    /// Vector number `index` < nullity() of a basis of {x : A x = 0}. O(cells / 64).
    BitVector kernelVector(std::size_t index) const;

private:
    /// Fills rows from the first down: row r+1 = d_r + B row r + row r-1. Returns the presses and
    /// the row after the last, which is zero for solutions.
    struct Chase {
        BitVector presses;
        BitVector leftOver;
    };
    Chase chase(const BitVector& difference, BitVector firstRow) const;
    BitVector turned(const BitVector& board) const;
    BitVector turnedBack(const BitVector& board) const;
    BitVector kernelRow(std::size_t index) const;
    BitVector certificate(const BitVector& leftOver) const;

    Lattice grid_; ///< turned: cols ≤ rows
    bool isTurned_;
    Polynomial modulus_; ///< f_{n+1}(s) / g
    Polynomial common_;  ///< g, whose degree is the nullity
    Polynomial inverse_; ///< of f_{m+1}(s+σ) / g modulo modulus_
    std::size_t nullity_;
};

} // namespace lightsout
