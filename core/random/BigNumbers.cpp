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

std::vector<BigInteger> krawtchouk(std::size_t n, std::size_t x) {
    std::vector<BigInteger> values(n + 1);
    values[0] = 1;
    const auto slope = static_cast<long long>(n) - 2 * static_cast<long long>(x);
    for (std::size_t w = 0; w < n; ++w) {
        // (w + 1) K_{w+1} = (n - 2x) K_w - (n - w + 1) K_{w-1}
        BigInteger next = values[w] * slope;
        if (w > 0) {
            next -= values[w - 1] * (n - w + 1);
        }
        values[w + 1] = next / (w + 1);
    }
    return values;
}

} // namespace lightsout
