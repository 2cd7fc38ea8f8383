// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/RootPolynomial.h"

#include "support/Assert.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Returns the product of ψ_e over all divisors e > 1 of an odd b: the square root of f_b. With b =
/// 2k + 1 it is f_k + f_{k+1}.
Polynomial rootOfFibonacci(std::size_t b) {
    return fibonacciPolynomial(b / 2) + fibonacciPolynomial(b / 2 + 1);
}

std::vector<std::size_t> primeDivisors(std::size_t odd) {
    std::vector<std::size_t> primes;
    for (std::size_t p = 3; p * p <= odd; p += 2) {
        if (odd % p == 0) {
            primes.push_back(p);
            while (odd % p == 0) {
                odd /= p;
            }
        }
    }
    if (odd > 1) {
        primes.push_back(odd);
    }
    return primes;
}

} // namespace

Polynomial rootPolynomial(std::size_t order) {
    LIGHTSOUT_ASSERT(order % 2 == 1);
    if (order == 1) {
        return Polynomial::monomial(1);
    }
    // Möbius inversion over the square-free divisors.
    std::vector<std::size_t> even{1};
    std::vector<std::size_t> odd;
    for (const std::size_t prime : primeDivisors(order)) {
        std::vector<std::size_t> becomesOdd = even;
        std::vector<std::size_t> becomesEven = odd;
        for (const std::size_t divisor : becomesOdd) {
            odd.push_back(divisor * prime);
        }
        for (const std::size_t divisor : becomesEven) {
            even.push_back(divisor * prime);
        }
    }
    Polynomial numerator = Polynomial::one();
    for (const std::size_t divisor : even) {
        numerator = numerator * rootOfFibonacci(order / divisor);
    }
    for (const std::size_t divisor : odd) {
        numerator = divide(numerator, rootOfFibonacci(order / divisor)).quotient;
    }
    return numerator;
}

std::size_t rootDegree(std::size_t order) {
    std::size_t degree = 1;
    for (std::size_t power = 2 % order; power != 1 % order && power != order - 1; ++degree) {
        power = 2 * power % order;
    }
    return degree;
}

std::vector<std::size_t> oddDivisors(std::size_t number) {
    while (number % 2 == 0) {
        number /= 2;
    }
    std::vector<std::size_t> small;
    std::vector<std::size_t> large;
    for (std::size_t d = 1; d * d <= number; d += 2) {
        if (number % d == 0) {
            if (d > 1) {
                small.push_back(d);
            }
            if (d * d != number && number / d > 1) {
                large.push_back(number / d);
            }
        }
    }
    small.insert(small.end(), large.rbegin(), large.rend());
    return small;
}

} // namespace lightsout
