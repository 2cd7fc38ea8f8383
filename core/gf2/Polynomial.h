// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lightsout {

/// A polynomial over GF(2) in one variable s.
///
/// Coefficient k is bit k mod 64 of word k / 64. Invariant: the last word is not zero, so the zero
/// polynomial has no words and equal polynomials have equal words.
class Polynomial {
public:
    Polynomial() = default;
    static Polynomial zero() { return {}; }
    static Polynomial one() { return monomial(0); }
    static Polynomial monomial(std::size_t exponent);
    /// Creates a polynomial from packed coefficients; zero words at the end are dropped.
    static Polynomial fromWords(std::vector<std::uint64_t> words);

    bool isZero() const { return words_.empty(); }
    /// Returns nullopt for the zero polynomial.
    std::optional<std::size_t> degree() const;
    bool coefficient(std::size_t exponent) const;
    const std::vector<std::uint64_t>& words() const { return words_; }

    Polynomial& operator+=(const Polynomial& other);
    /// Adds other · s^shift. O(degree / 64).
    void addShifted(const Polynomial& other, std::size_t shift);

    friend Polynomial operator+(Polynomial a, const Polynomial& b) { return a += b; }
    /// Returns the product. O(d^1.6) for degrees up to d; see addProduct().
    friend Polynomial operator*(const Polynomial& a, const Polynomial& b);
    friend bool operator==(const Polynomial&, const Polynomial&) = default;

    /// Returns p², computed by spreading the bits: squaring is linear over GF(2).
    Polynomial squared() const;
    /// Returns s · p.
    Polynomial timesVariable() const;
    /// Returns p(s + 1), computed by a butterfly on the bits. O(d log d / 64) for degree d.
    Polynomial shiftedByOne() const;
    /// Returns s^d p(1/s), where d is the degree: the polynomial with the coefficients in reverse
    /// order. Zero stays zero.
    Polynomial reversed() const;

private:
    void dropLeadingZeros();

    std::vector<std::uint64_t> words_;
};

struct QuotientAndRemainder {
    Polynomial quotient;
    Polynomial remainder;
};

/// Divides with remainder. `divisor` must not be zero. O(deg quotient · deg divisor / 64²) word
/// multiplications.
QuotientAndRemainder divide(const Polynomial& dividend, const Polynomial& divisor);

/// Returns the greatest common divisor of a and b. If one of them is zero, returns the other. O(deg
/// a · deg b / 64²) word multiplications; see gcdByDivisionSteps().
Polynomial gcd(const Polynomial& a, const Polynomial& b);

/// The greatest common divisor of two polynomials a and b, with gcd = a · cofactor modulo b.
struct GcdAndCofactor {
    Polynomial gcd;
    Polynomial cofactor;
};

/// Returns the gcd of a and b, and the factor of a in its Bézout identity. Takes as long as gcd().
GcdAndCofactor gcdWithCofactor(const Polynomial& a, const Polynomial& b);

/// Returns the Fibonacci polynomial f_k over GF(2): f_0 = 0, f_1 = 1, f_{k+1} = s f_k + f_{k-1}.
///
/// f_{n+1} is the characteristic polynomial of the path with n vertices. f_k is computed by
/// doubling: f_{2k} = s f_k², f_{2k+1} = f_k² + f_{k+1}². O(k / 64). (Hunziker, Machiavelo, Park:
/// "Chebyshev polynomials over finite fields and reversibility of σ-automata on square grids",
/// Theoretical Computer Science 320, 2004.)
Polynomial fibonacciPolynomial(std::size_t k);

} // namespace lightsout
