// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "gf2/Polynomial.h"

namespace lightsout {

// Change of basis between the Fibonacci polynomials f_1, f_2, … and the powers of s. Since f_{N+b}
// = s^N f_b + f_{N-b} for N a power of two, the coefficients N+b are added to the coefficients N-b,
// which leaves two problems of the same kind and half the size: O(n log n / 64).

/// Returns Σ row_k f_{k+1}: the polynomial with these coordinates in the basis of the f_k.
Polynomial fromFibonacciBasis(const BitVector& row);

/// Returns the coordinates of a polynomial of degree less than `size` in this basis.
BitVector toFibonacciBasis(const Polynomial& p, std::size_t size);

} // namespace lightsout
