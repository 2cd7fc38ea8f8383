// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "gf2/Polynomial.h"

namespace lightsout {

// Change of basis between the Fibonacci polynomials f_1, f_2, … and the powers of s. With
// f_{N+b} = s^N f_b + f_{N-b} for N a power of two, the coefficients N+b are added to the
// coefficients N-b, and what is left is the same problem twice, half as large: O(n log n / 64).

/// Σ row_k f_{k+1}: the polynomial whose coordinates in the basis of the f_k these are.
Polynomial fromFibonacciBasis(const BitVector& row);

/// The coordinates of a polynomial of degree less than `size`.
BitVector toFibonacciBasis(const Polynomial& p, std::size_t size);

} // namespace lightsout
