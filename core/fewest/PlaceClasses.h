// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "graph/Lattice.h"
#include "support/Progress.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace lightsout {

/// A partition of positions into classes: for each position, the number of its class.
using PlaceClasses = std::vector<std::uint32_t>;

/// Returns the entries of the basis vectors at each position as a word, where bit i belongs to
/// basis vector i. There must be at most 64 vectors.
std::vector<std::uint64_t> columnWords(const std::vector<BitVector>& basis);

/// Returns the four classes of positions by the parities of row and column.
///
/// If A is the closed neighbourhood matrix of a rectangle in the plane, A² = I + (steps of length
/// two) does not couple cells of different parities. So the restrictions of ker A, which is
/// invariant under A, to these classes have about half the dimension of ker A: r₁₁ + r₀₀ = r₀₁ +
/// r₁₀ = dim. The same is true of a glued surface if steps of length two preserve the parities.
PlaceClasses parityClasses(const Lattice& lattice);

/// Returns classes of cells by the residues of their row and column numbers, counted from 1 and
/// taken up to sign, modulo `modulus`, a power of two that divides 2 (n + 1) for each side length
/// n. When unfolded, a kernel vector of such a lattice is odd about every multiple of n + 1. The
/// ranks of these classes are lower than those of the parity classes.
PlaceClasses residueClasses(const Lattice& lattice, std::size_t modulus);

PlaceClasses rowClasses(const Lattice& lattice);
PlaceClasses columnClasses(const Lattice& lattice);

/// Returns classes of rank at most `rank` for any space, chosen greedily to be large. A class grows
/// until its rank is `rank`: in each step, it gets the columns with the most frequent value modulo
/// its span. O(classes · rank · positions · (rank + log positions)). Throws Cancelled.
PlaceClasses greedyFlats(const std::vector<BitVector>& basis, std::size_t rank,
                         const Progress& progress);

/// One of four classes of positions: half of a pair.
struct PairHalf {
    std::vector<std::size_t> positions;
    /// A basis of the vectors that are 0 in the pair's other half. Their restrictions to this half
    /// are independent, too.
    std::vector<BitVector> basis;
};

using ClassPair = std::array<PairHalf, 2>;

/// Four classes of positions that form two pairs. The entries in both halves of a pair determine
/// the whole vector. The entries in one half can be chosen independently of those in the other
/// half.
using ClassPairs = std::array<ClassPair, 2>;

/// Groups classes of positions into pairs for the span of `basis`. Positions at which all basis
/// vectors are 0 are ignored. Returns nullopt unless exactly four classes remain and form pairs.
/// `basis` must have at most 64 vectors.
///
/// The parity classes of plane rectangles form such pairs, by colour: see parityClasses().
/// O(basis.size() · positions).
std::optional<ClassPairs> classPairs(const std::vector<BitVector>& basis,
                                     const PlaceClasses& classes);

} // namespace lightsout
