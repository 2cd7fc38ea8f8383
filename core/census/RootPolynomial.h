// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/Polynomial.h"

#include <vector>

namespace lightsout {

/// Returns ψ_e for odd e: the polynomial whose simple roots are ζ + 1/ζ for the primitive e-th
/// roots of unity ζ. For e = 1 it is s. Its degree is φ(e) / 2 for e > 1. For odd b, f_b is the
/// square of the product of ψ_e over all divisors e > 1 of b. O(e² / 64).
Polynomial rootPolynomial(std::size_t order);

/// Returns the degree of each irreducible factor of ψ_e: the least d > 0 with 2^d = ±1 modulo e.
/// O(d).
std::size_t rootDegree(std::size_t order);

/// Returns the odd divisors of a number except 1, in ascending order.
std::vector<std::size_t> oddDivisors(std::size_t number);

} // namespace lightsout
