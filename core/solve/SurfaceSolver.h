// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/PleDecomposition.h"
#include "graph/Lattice.h"

namespace lightsout {

/// Solves cylinders, tori, Möbius strips and Klein bottles by light chasing.
///
/// Lines of cells, each joined to the next as on a plane grid, run around the surface: the presses
/// of two neighbouring lines determine all others, and where the last lines meet the first ones
/// again two lines of conditions are left. So for lines of n cells 2 n equations are eliminated
/// instead of as many as there are cells. Where the lines themselves are closed, turning the
/// surface turns the chase, and two chases give the whole matrix.
///
/// O(n³ / 64) word operations to build, and O(cells · n / 64) more if the lines are open; O((cells
/// + n²) / 64) to solve.
class SurfaceSolver {
public:
    /// True for these surfaces with the plus neighbours, if no cell meets another one twice.
    static bool takes(const Lattice& lattice);
    /// About how many word operations building takes.
    static double operations(const Lattice& lattice);
    /// Bytes that building takes at its height.
    static std::uint64_t memoryNeeded(const Lattice& lattice);

    /// `lattice` must be one that it takes. Throws Cancelled.
    SurfaceSolver(const Lattice& lattice, Progress& progress);

    std::size_t nullity() const { return conditions_.nullity(); }

    /// Throws Cancelled.
    Answer solve(const BitVector& difference, Progress& progress) const;

    /// Vector number `index` < nullity() of a basis of {x : A x = 0}.
    BitVector kernelVector(std::size_t index) const;

private:
    struct Lines {
        std::size_t count;
        std::size_t cells; ///< of each
        bool areColumns;   ///< of the lattice, else rows
        bool areClosed;    ///< each is a cycle
        bool meetReversed; ///< the last and the first
        bool selfInfluence;
    };
    /// Two lines that follow each other.
    struct Pair {
        BitVector first;
        BitVector second;
    };

    static Lines linesOf(const Lattice& lattice);
    BitMatrix conditions(Progress& progress) const;
    BitVector conditionOf(const Pair& start, const Pair& end) const;
    Pair split(const BitVector& unknowns) const;
    BitVector met(const BitVector& line) const;
    Pair chase(Pair lines, const BitVector* difference, BitVector* presses,
               const Progress& progress) const;
    BitVector pressesFrom(const BitVector& unknowns, const BitVector* difference,
                          const Progress& progress) const;

    Lines lines_;
    PleDecomposition conditions_;
};

} // namespace lightsout
