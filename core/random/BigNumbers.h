// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <boost/multiprecision/rational_adaptor.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace lightsout {

/// Integers of any size, for exact results.
using BigInteger = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<>,
                                                 boost::multiprecision::et_off>;

/// Exact fractions of such integers.
using BigFraction = boost::multiprecision::number<
    boost::multiprecision::rational_adaptor<boost::multiprecision::cpp_int_backend<>>,
    boost::multiprecision::et_off>;

/// Returns a fraction in lowest terms, such as "3/16"; whole numbers have no denominator.
std::string fractionText(const BigInteger& numerator, const BigInteger& denominator);

/// Returns the quotient as the nearest double or a double adjacent to it, even if the numbers
/// themselves are too large for a double. Neither number may be negative.
double quotient(const BigInteger& numerator, const BigInteger& denominator);

/// A square matrix of fractions with a common denominator; entry [i][j] belongs to the transition
/// from i to j.
struct FractionMatrix {
    std::vector<std::vector<BigInteger>> numerators;
    BigInteger denominator = 1;
};

/// Returns the Krawtchouk polynomials K_0(x) … K_n(x) of order n at an integer 0 ≤ x ≤ n: the
/// coefficients of (1 - s)^x (1 + s)^{n-x}. (MacWilliams and Sloane, The Theory of Error-Correcting
/// Codes, ch. 5 § 7.) O(n) operations on numbers of n bits.
std::vector<BigInteger> krawtchouk(std::size_t n, std::size_t x);

} // namespace lightsout
