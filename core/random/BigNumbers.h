// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

#include <string>
#include <vector>

namespace lightsout {

/// Integers of any size, for what has to be exact.
using BigInteger = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<>,
                                                 boost::multiprecision::et_off>;

/// "3/16", in lowest terms; whole numbers without a denominator.
std::string fractionText(const BigInteger& numerator, const BigInteger& denominator);

/// The nearest double or a neighbour of it, for numbers beyond the range of doubles too. Neither
/// may be negative.
double quotient(const BigInteger& numerator, const BigInteger& denominator);

/// A square matrix of fractions with a common denominator; [i][j] leads from i to j.
struct FractionMatrix {
    std::vector<std::vector<BigInteger>> numerators;
    BigInteger denominator = 1;
};

} // namespace lightsout
