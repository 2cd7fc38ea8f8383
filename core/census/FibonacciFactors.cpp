// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/FibonacciFactors.h"

#include "census/SideRoots.h"
#include "support/Assert.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Returns p + p² + p⁴ + … modulo `modulus`, with `count` terms.
Polynomial traceOf(Polynomial p, std::size_t count, const Polynomial& modulus,
                   const Progress& progress) {
    Polynomial sum;
    for (std::size_t i = 0; i < count; ++i) {
        progress.checkpoint();
        sum += p;
        p = divide(p.squared(), modulus).remainder;
    }
    return sum;
}

/// Compares by degree, then by the coefficients, beginning with the highest.
bool isBefore(const PolynomialFactor& a, const PolynomialFactor& b) {
    const auto& wordsOfA = a.factor.words();
    const auto& wordsOfB = b.factor.words();
    return wordsOfA.size() != wordsOfB.size()
               ? wordsOfA.size() < wordsOfB.size()
               : std::lexicographical_compare(wordsOfA.rbegin(), wordsOfA.rend(), wordsOfB.rbegin(),
                                              wordsOfB.rend());
}

/// Returns the smallest divisor d of `k` for which `p` divides f_d. The polynomial must divide f_k.
/// All indices with this property are multiples of d, because gcd(f_a, f_b) = f_gcd(a, b).
std::size_t periodOf(const Polynomial& p, std::size_t k, const Progress& progress) {
    for (std::size_t d = 1; d < k; ++d) {
        progress.checkpoint();
        if (k % d == 0 && divide(fibonacciPolynomial(d), p).remainder.isZero()) {
            return d;
        }
    }
    return k;
}

} // namespace

std::vector<Polynomial> factorsOfEqualDegree(const Polynomial& p, std::size_t degree,
                                             const Progress& progress) {
    LIGHTSOUT_ASSERT(!p.isZero() && *p.degree() % degree == 0);
    std::vector<Polynomial> factors{p};
    const std::size_t count = *p.degree() / degree;
    for (std::size_t k = 1; factors.size() < count; k += 2) {
        const Polynomial power = divide(Polynomial::monomial(k), p).remainder;
        const Polynomial trace = traceOf(power, degree, p, progress);
        std::vector<Polynomial> finer;
        for (const Polynomial& factor : factors) {
            Polynomial part = gcd(trace, factor);
            if (part.degree() == 0 || part.degree() == factor.degree()) {
                finer.push_back(factor);
            } else {
                finer.push_back(divide(factor, part).quotient);
                finer.push_back(std::move(part));
            }
        }
        factors = std::move(finer);
    }
    return factors;
}

std::vector<PolynomialFactor> fibonacciFactors(std::size_t k, const Progress& progress) {
    LIGHTSOUT_ASSERT(k >= 1);
    std::size_t power = 1;
    while (k % (2 * power) == 0) {
        power *= 2;
    }
    std::vector<PolynomialFactor> factors;
    if (power > 1) {
        factors.push_back({Polynomial::monomial(1), power - 1});
    }
    for (const std::size_t order : oddDivisors(k)) {
        for (Polynomial& factor :
             factorsOfEqualDegree(rootPolynomial(order), rootDegree(order), progress)) {
            factors.push_back({std::move(factor), 2 * power});
        }
    }
    std::sort(factors.begin(), factors.end(), isBefore);
    return factors;
}

NullityReason reasonForNullity(std::size_t rows, std::size_t cols, bool selfInfluence,
                               const Progress& progress) {
    NullityReason reason{.ofRows = fibonacciFactors(rows + 1, progress),
                         .ofCols = fibonacciFactors(cols + 1, progress),
                         .common = {},
                         .rowPeriod = 1,
                         .colPeriod = 1};
    if (selfInfluence) {
        for (PolynomialFactor& entry : reason.ofRows) {
            entry.factor = entry.factor.shiftedByOne();
        }
        std::sort(reason.ofRows.begin(), reason.ofRows.end(), isBefore);
    }
    for (const PolynomialFactor& entry : reason.ofRows) {
        const auto same = std::find_if(
            reason.ofCols.begin(), reason.ofCols.end(),
            [&](const PolynomialFactor& other) { return other.factor == entry.factor; });
        if (same != reason.ofCols.end()) {
            reason.common.push_back(
                {entry.factor, std::min(entry.multiplicity, same->multiplicity)});
        }
    }
    Polynomial product = Polynomial::one();
    for (const PolynomialFactor& entry : reason.common) {
        for (std::size_t i = 0; i < entry.multiplicity; ++i) {
            progress.checkpoint();
            product = product * entry.factor;
        }
    }
    reason.rowPeriod =
        periodOf(selfInfluence ? product.shiftedByOne() : product, rows + 1, progress);
    reason.colPeriod = periodOf(product, cols + 1, progress);
    return reason;
}

} // namespace lightsout
