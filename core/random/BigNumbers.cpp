// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/BigNumbers.h"

#include "support/Assert.h"

#include <cmath>

namespace lightsout {

std::string fractionText(const BigInteger& numerator, const BigInteger& denominator) {
    const BigInteger divisor = gcd(numerator, denominator);
    const BigInteger rest = denominator / divisor;
    const std::string whole = BigInteger(numerator / divisor).str();
    return rest == 1 ? whole : whole + "/" + rest.str();
}

double quotient(const BigInteger& numerator, const BigInteger& denominator) {
    LIGHTSOUT_ASSERT(numerator >= 0 && denominator > 0);
    if (numerator == 0) {
        return 0;
    }
    constexpr int significant = 64;
    const int shift =
        significant + static_cast<int>(msb(denominator)) - static_cast<int>(msb(numerator));
    const BigInteger scaled = shift > 0 ? BigInteger(numerator << shift) / denominator
                                        : BigInteger(numerator >> -shift) / denominator;
    return std::ldexp(scaled.convert_to<double>(), -shift);
}

} // namespace lightsout
