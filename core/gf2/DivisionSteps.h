// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/Polynomial.h"

namespace lightsout {

/// Returns the greatest common divisor of a and b and, if requested, the factor of a in its Bézout
/// identity modulo b. `b` must not be zero, and the degree of a must be smaller.
///
/// Uses division steps, which depend only on the lowest coefficients of the reversed polynomials.
/// Computes 63 steps at a time within machine words, and then applies them to the whole polynomials
/// at once (Bernstein and Yang, "Fast constant-time gcd computation and modular inversion", IACR
/// Transactions on Cryptographic Hardware and Embedded Systems 2019/3, sections 4 to 6). O(deg b² /
/// 64²) word multiplications.
GcdAndCofactor gcdByDivisionSteps(const Polynomial& a, const Polynomial& b, bool withCofactor);

} // namespace lightsout
