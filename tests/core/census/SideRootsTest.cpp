// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/SideRoots.h"

#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <numeric>

using namespace lightsout;

class SideRootsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallOnes();
    void multiplyToFibonacciPolynomials();
    void degreesOfFactors();
    void divisors();
};

namespace {

/// Returns Euler's φ by counting.
std::size_t totient(std::size_t n) {
    std::size_t count = 0;
    for (std::size_t k = 1; k <= n; ++k) {
        count += std::gcd(k, n) == 1 ? 1 : 0;
    }
    return count;
}

} // namespace

void SideRootsTest::smallOnes() {
    QCOMPARE(rootPolynomial(1), Polynomial::fromWords({0b10}));
    QCOMPARE(rootPolynomial(3), Polynomial::fromWords({0b11}));   // s + 1
    QCOMPARE(rootPolynomial(5), Polynomial::fromWords({0b111}));  // s² + s + 1
    QCOMPARE(rootPolynomial(7), Polynomial::fromWords({0b1101})); // s³ + s² + 1
    QCOMPARE(rootPolynomial(9), Polynomial::fromWords({0b1011})); // s³ + s + 1
}

// f_b = s^(2^j - 1) · (the product of ψ_e over all divisors e > 1 of b')^(2^(j+1)) for b = 2^j b'
// with odd b' (Hunziker, Machiavelo, Park 2004).
void SideRootsTest::multiplyToFibonacciPolynomials() {
    for (std::size_t b = 1; b <= 300; ++b) {
        Polynomial product = Polynomial::one();
        for (const std::size_t e : oddDivisors(b)) {
            const Polynomial psi = rootPolynomial(e);
            QCOMPARE(*psi.degree(), totient(e) / 2);
            product = product * psi;
        }
        product = product.squared();
        std::size_t power = 1;
        for (; b % (2 * power) == 0; power *= 2) {
            product = product.squared();
        }
        QCOMPARE(product * Polynomial::monomial(power - 1), fibonacciPolynomial(b));
    }
}

void SideRootsTest::degreesOfFactors() {
    // s^(2^d) = s modulo p if and only if the degrees of all irreducible factors divide d.
    for (std::size_t e = 3; e <= 151; e += 2) {
        const Polynomial psi = rootPolynomial(e);
        const Polynomial s = divide(Polynomial::monomial(1), psi).remainder;
        Polynomial power = s;
        for (std::size_t d = 1; d <= rootDegree(e); ++d) {
            power = divide(power.squared(), psi).remainder;
            QCOMPARE(power == s, d == rootDegree(e));
        }
    }
}

void SideRootsTest::divisors() {
    using List = std::vector<std::size_t>;
    QCOMPARE(oddDivisors(1), List{});
    QCOMPARE(oddDivisors(64), List{});
    QCOMPARE(oddDivisors(3), List{3});
    QCOMPARE(oddDivisors(9), (List{3, 9}));
    QCOMPARE(oddDivisors(90), (List{3, 5, 9, 15, 45}));
}

LIGHTSOUT_TEST(SideRootsTest)
#include "SideRootsTest.moc"
