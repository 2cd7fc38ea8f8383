// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/PleDecomposition.h"
#include "graph/Lattice.h"

namespace lightsout {

/// Solves cylinders, tori, Möbius strips and Klein bottles by light chasing.
///
/// The surface is divided into lines of cells, each joined to the next as on a plane grid. The
/// presses of two adjacent lines determine all others, and two lines of conditions remain where the
/// last lines meet the first ones. So, for lines of n cells, 2 n equations are eliminated instead
/// of one per cell. If the lines themselves are closed, rotating the surface rotates the chase, so
/// two chases give the whole matrix.
///
/// Building takes O(n³ / 64) word operations, and O(cells · n / 64) more if the lines are open.
/// Solving takes O((cells + n²) / 64).
class SurfaceSolver {
public:
    /// Returns true if the lattice is one of these surfaces with plus neighbours, and no two of its
    /// cells meet more than once.
    static bool takes(const Lattice& lattice);
    /// Returns the approximate number of word operations that building needs.
    static double operations(const Lattice& lattice);
    /// Returns the peak number of bytes that building needs.
    static std::uint64_t memoryNeeded(const Lattice& lattice);

    /// `lattice` must satisfy takes(). Throws Cancelled.
    SurfaceSolver(const Lattice& lattice, Progress& progress);

    std::size_t nullity() const { return conditions_.nullity(); }

    /// Throws Cancelled.
    Answer solve(const BitVector& difference, Progress& progress) const;

    /// Returns vector number `index` < nullity() of a basis of {x : A x = 0}.
    BitVector kernelVector(std::size_t index) const;

private:
    struct Lines {
        std::size_t count;
        std::size_t cells; ///< number of cells in each line
        bool areColumns;   ///< whether lines are columns of the lattice; otherwise they are rows
        bool areClosed;    ///< each line is a cycle
        bool meetReversed; ///< the last line meets the first one reversed
        bool selfInfluence;
    };
    /// Two consecutive lines.
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
