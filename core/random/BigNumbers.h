// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

#include <string>
#include <vector>

namespace lightsout {

/// Integers of any size, for exact results.
using BigInteger = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<>,
                                                 boost::multiprecision::et_off>;

/// Returns a fraction in lowest terms, such as "3/16"; whole numbers have no denominator.
std::string fractionText(const BigInteger& numerator, const BigInteger& denominator);

/// Returns the quotient as the nearest double or a double adjacent to it, even if the numbers
/// themselves are too large for a double. Neither number may be negative.
double quotient(const BigInteger& numerator, const BigInteger& denominator);

/// A square matrix of fractions with a common denominator; entry [i][j] is for the transition from
/// i to j.
struct FractionMatrix {
    std::vector<std::vector<BigInteger>> numerators;
    BigInteger denominator = 1;
};

} // namespace lightsout
