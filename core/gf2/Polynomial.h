// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"

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

/// Returns the greatest common divisor of a and b and, if requested, the factor of a in its Bézout
/// identity modulo b. `b` must not be zero, and the degree of a must be smaller.
///
/// Uses division steps, which depend only on the lowest coefficients of the reversed polynomials.
/// Computes 63 steps at a time within machine words, and then applies them to the whole polynomials
/// at once (Bernstein and Yang, "Fast constant-time gcd computation and modular inversion", IACR
/// Transactions on Cryptographic Hardware and Embedded Systems 2019/3, sections 4 to 6). O(deg b² /
/// 64²) word multiplications.
GcdAndCofactor gcdByDivisionSteps(const Polynomial& a, const Polynomial& b, bool withCofactor);

// Change of basis between the Fibonacci polynomials f_1, f_2, … and the powers of s. Since f_{N+b}
// = s^N f_b + f_{N-b} for N a power of two, the coefficients N+b are added to the coefficients N-b,
// which leaves two problems of the same kind and half the size: O(n log n / 64).

/// Returns Σ row_k f_{k+1}: the polynomial with these coordinates in the basis of the f_k.
Polynomial fromFibonacciBasis(const BitVector& row);

/// Returns the coordinates of a polynomial of degree less than `size` in this basis.
BitVector toFibonacciBasis(const Polynomial& p, std::size_t size);

} // namespace lightsout
