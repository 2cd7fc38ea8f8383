// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/Polynomial.h"
#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// An irreducible factor and its multiplicity.
struct PolynomialFactor {
    Polynomial factor;
    std::size_t multiplicity = 1;

    friend bool operator==(const PolynomialFactor&, const PolynomialFactor&) = default;
};

/// Returns the irreducible factors of a square-free polynomial. All of them must have the degree
/// `degree`.
///
/// The traces of the powers of a root distinguish its minimal polynomial from others, so gcds with
/// Tr(s^k) for k = 1, 3, 5, … separate the factors (Berlekamp's trace algorithm; Lidl and
/// Niederreiter, "Finite Fields", chapter 4). O(degree · deg p · deg p / 64) for each k. Throws
/// Cancelled.
std::vector<Polynomial> factorsOfEqualDegree(const Polynomial& p, std::size_t degree,
                                             const Progress& progress);

/// Returns all irreducible factors of the Fibonacci polynomial f_k, sorted by degree. k ≥ 1. Throws
/// Cancelled.
std::vector<PolynomialFactor> fibonacciFactors(std::size_t k, const Progress& progress);

/// An explanation of the nullity of the m × n board in the plane with plus neighbours. It consists
/// of the factors of f_{m+1}(s + 1), or of f_{m+1}(s) without self-influence, the factors of
/// f_{n+1}(s), and the common factors. The degrees of the common factors, counted with
/// multiplicity, add up to the nullity.
struct NullityReason {
    std::vector<PolynomialFactor> ofRows;
    std::vector<PolynomialFactor> ofCols;
    std::vector<PolynomialFactor> common;
    /// The boards that share all common factors: m + 1 is a multiple of `rowPeriod` and n + 1 is a
    /// multiple of `colPeriod`. Both are 1 if there are no common factors.
    std::size_t rowPeriod = 1;
    std::size_t colPeriod = 1;
};

/// Computes the factors that explain the nullity of a board. Throws Cancelled.
NullityReason reasonForNullity(std::size_t rows, std::size_t cols, bool selfInfluence,
                               const Progress& progress);

} // namespace lightsout
