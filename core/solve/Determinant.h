// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "support/Budget.h"
#include "support/Progress.h"

#include <string>

namespace lightsout {

/// Returns the determinant over the integers of a square matrix of zeros and ones, in decimal
/// digits. It is "1" for the empty matrix, and odd if and only if the matrix is invertible over
/// GF(2).
///
/// It is computed modulo as many primes below 2^31 as Hadamard's bound requires; the Chinese
/// remainder theorem combines the remainders (von zur Gathen and Gerhard, "Modern Computer
/// Algebra", 5.5). The result is verified modulo one more prime, and modulo 2 by elimination over
/// GF(2). O(n³ · b / 31) time and O(n² · threads) memory, where b is the number of bits of the
/// bound. Throws Cancelled.
std::string determinant(const BitMatrix& matrix, std::size_t threads, Progress& progress);

/// Estimates the maximum work of determinant(). O(n²).
WorkEstimate determinantEstimate(const BitMatrix& matrix, std::size_t threads);

} // namespace lightsout
