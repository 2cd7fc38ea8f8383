// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/SideRoots.h"

#include "support/Assert.h"

#include <algorithm>
#include <bit>

namespace lightsout {

namespace {

/// Returns the largest power of two that divides a positive number.
std::size_t evenPart(std::size_t number) {
    return std::size_t{1} << static_cast<unsigned>(std::countr_zero(number));
}

SideRoots wrappedSide(const LatticeFamily& family, std::size_t size) {
    if (family.neighbours == Neighbours::diagonal && size == 1) {
        // A diagonal step returns to the same index: the matrix is (1). Its eigenvalue is ζ + 1/ζ
        // for the primitive third roots of unity ζ.
        return {.order = 3, .zeroBlocks = {}, .otherBlocks = {1, 0}};
    }
    return cycleRoots(size);
}

/// Returns the product of ψ_e over all divisors e > 1 of an odd number b, which is the square root
/// of f_b. For b = 2k + 1, it is f_k + f_{k+1}.
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

SideRoots pathRoots(std::size_t vertices) {
    // The characteristic polynomial is f_{n+1}, and f_{2^j b} = s^(2^j - 1) f_b(s)^(2^j), where f_b
    // is a square for odd b.
    const std::size_t power = evenPart(vertices + 1);
    return {.order = (vertices + 1) / power,
            .zeroBlocks = {power - 1, 0},
            .otherBlocks = {2 * power, 0}};
}

SideRoots cycleRoots(std::size_t vertices) {
    if (vertices == 2) {
        return pathRoots(2);
    }
    const std::size_t power = evenPart(vertices);
    const SideRoots::Blocks zeroBlocks =
        power == 1 ? SideRoots::Blocks{1, 0} : SideRoots::Blocks{power / 2, power / 2};
    return {.order = vertices / power, .zeroBlocks = zeroBlocks, .otherBlocks = {power, power}};
}

bool isProductOfSides(Topology topology) {
    return topology == Topology::plane || topology == Topology::cylinder ||
           topology == Topology::torus;
}

SideRoots rowSide(const LatticeFamily& family, std::size_t rows) {
    return family.topology == Topology::torus ? wrappedSide(family, rows) : pathRoots(rows);
}

SideRoots columnSide(const LatticeFamily& family, std::size_t cols) {
    return family.topology == Topology::plane ? pathRoots(cols) : wrappedSide(family, cols);
}

std::size_t blockCount(const SideRoots::Blocks& blocks) {
    return static_cast<std::size_t>(
        std::count_if(blocks.begin(), blocks.end(), [](std::size_t size) { return size > 0; }));
}

std::size_t sharedDimension(const SideRoots::Blocks& a, const SideRoots::Blocks& b) {
    std::size_t sum = 0;
    for (const std::size_t sizeInA : a) {
        for (const std::size_t sizeInB : b) {
            sum += std::min(sizeInA, sizeInB);
        }
    }
    return sum;
}

Polynomial rootPolynomial(std::size_t order) {
    LIGHTSOUT_ASSERT(order % 2 == 1);
    if (order == 1) {
        return Polynomial::monomial(1);
    }
    // Uses Möbius inversion over the square-free divisors.
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
