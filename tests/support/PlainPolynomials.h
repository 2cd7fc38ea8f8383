// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "gf2/Polynomial.h"

namespace lightsout {

// Simple arithmetic, one coefficient at a time, for comparison with the fast functions.

/// Returns the polynomial with these coefficients.
inline Polynomial polynomialWith(const BitVector& coefficients) {
    const auto words = coefficients.words();
    return Polynomial::fromWords({words.begin(), words.end()});
}

/// Returns a random polynomial of exactly this degree.
inline Polynomial randomPolynomial(std::size_t degree, Random& random) {
    BitVector coefficients = BitVector::random(degree + 1, random);
    coefficients.set(degree);
    return polynomialWith(coefficients);
}

inline Polynomial productPlain(const Polynomial& a, const Polynomial& b) {
    Polynomial product;
    for (std::size_t k = 0; !a.isZero() && k <= *a.degree(); ++k) {
        if (a.coefficient(k)) {
            product.addShifted(b, k);
        }
    }
    return product;
}

inline QuotientAndRemainder dividePlain(Polynomial dividend, const Polynomial& divisor) {
    Polynomial quotient;
    while (!dividend.isZero() && *dividend.degree() >= *divisor.degree()) {
        const std::size_t shift = *dividend.degree() - *divisor.degree();
        quotient += Polynomial::monomial(shift);
        dividend.addShifted(divisor, shift);
    }
    return {quotient, dividend};
}

/// Uses Euclid's algorithm.
inline Polynomial gcdPlain(Polynomial a, Polynomial b) {
    while (!a.isZero()) {
        b = dividePlain(std::move(b), a).remainder;
        std::swap(a, b);
    }
    return b;
}

} // namespace lightsout
