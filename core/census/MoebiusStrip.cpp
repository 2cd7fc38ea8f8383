// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/MoebiusStrip.h"

#include "gf2/Polynomial.h"
#include "support/Assert.h"

namespace lightsout {

namespace {

constexpr std::size_t minColumns = 3; ///< with fewer, a cell would meet a neighbour twice

/// Returns deg gcd(modulus, p); p may be zero.
std::size_t commonDegree(const Polynomial& modulus, const Polynomial& p) {
    return *gcd(modulus, p).degree();
}

} // namespace

std::size_t moebiusStripNullity(const Lattice& strip) {
    LIGHTSOUT_ASSERT(strip.topology == Topology::moebius && strip.cols >= minColumns &&
                     strip.neighbours == Neighbours::plus);
    const Polynomial modulus = fibonacciPolynomial(strip.rows + 1);
    const auto inColumns = [&](std::size_t k) {
        Polynomial p = fibonacciPolynomial(k);
        if (strip.selfInfluence) {
            p = p.shiftedByOne();
        }
        return divide(p, modulus).remainder;
    };
    const Polynomial turn = fibonacciPolynomial(strip.rows);
    const Polynomial next = inColumns(strip.cols + 1) + turn;
    const Polynomial here = inColumns(strip.cols);
    const Polynomial previous = inColumns(strip.cols - 1) + turn;
    const Polynomial determinant = next * previous + here.squared();
    const Polynomial common = gcd(gcd(next, here), previous);
    if (common.isZero()) {
        return 2 * strip.rows;
    }
    return commonDegree(modulus, common) +
           commonDegree(modulus, divide(determinant, common).quotient);
}

} // namespace lightsout
