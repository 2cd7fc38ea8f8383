// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/BigNumbers.h"

#include <cstddef>
#include <vector>

namespace lightsout {

/// Returns the Krawtchouk polynomials K_0(x) … K_n(x) of order n at an integer 0 ≤ x ≤ n: the
/// coefficients of (1 - s)^x (1 + s)^{n-x}. (MacWilliams and Sloane, The Theory of Error-Correcting
/// Codes, ch. 5 § 7.) O(n) operations on numbers of n bits.
std::vector<BigInteger> krawtchouk(std::size_t n, std::size_t x);

} // namespace lightsout
