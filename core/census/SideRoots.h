// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/LatticeFamily.h"
#include "gf2/Polynomial.h"

#include <array>
#include <cstddef>
#include <vector>

namespace lightsout {

/// The eigenvalues of a path's or a cycle's adjacency matrix over the algebraic closure of GF(2),
/// with their Jordan blocks.
///
/// They are ζ + 1/ζ for all ζ with ζ^order = 1, where `order` is odd: ζ = 1 gives the eigenvalue 0,
/// and all other eigenvalues have the same block sizes. The matrix of a path has one block for each
/// eigenvalue, and the matrix of a cycle has two. (For the factors of the Fibonacci polynomials,
/// see Hunziker, Machiavelo, Park, "Chebyshev polynomials over finite fields and reversibility of
/// σ-automata on square grids", Theoretical Computer Science 320, 2004.)
struct SideRoots {
    /// The sizes of an eigenvalue's blocks. A missing block has size 0.
    using Blocks = std::array<std::size_t, 2>;

    std::size_t order = 1;
    Blocks zeroBlocks{};
    Blocks otherBlocks{};
};

SideRoots pathRoots(std::size_t vertices);

/// Returns the eigenvalues of a cycle. A cycle of 1 vertex has no edges; a cycle of 2 vertices has
/// a single edge.
SideRoots cycleRoots(std::size_t vertices);

/// Returns true for the surfaces whose boards are products of two sides: the plane, the cylinder
/// and the torus.
bool isProductOfSides(Topology topology);

/// Return the side along which the row index runs and the side along which the column index runs.
/// The surface must satisfy isProductOfSides().
SideRoots rowSide(const LatticeFamily& family, std::size_t rows);
SideRoots columnSide(const LatticeFamily& family, std::size_t cols);

/// Returns the number of blocks with a positive size.
std::size_t blockCount(const SideRoots::Blocks& blocks);

/// Returns the dimension of {X : A X = X B} for nilpotent A and B with these blocks: the sum of the
/// smaller size over all pairs of blocks.
std::size_t sharedDimension(const SideRoots::Blocks& a, const SideRoots::Blocks& b);

/// Returns ψ_e for odd e: the polynomial that has the simple roots ζ + 1/ζ for the primitive e-th
/// roots of unity ζ. ψ_1 is s; for e > 1, the degree of ψ_e is φ(e) / 2. For odd b, f_b is the
/// square of the product of ψ_e over all divisors e > 1 of b. O(e² / 64).
Polynomial rootPolynomial(std::size_t order);

/// Returns the degree of each irreducible factor of ψ_e: the least d > 0 with 2^d = ±1 modulo e.
/// O(d).
std::size_t rootDegree(std::size_t order);

/// Returns the odd divisors of a number except 1, in ascending order.
std::vector<std::size_t> oddDivisors(std::size_t number);

} // namespace lightsout
