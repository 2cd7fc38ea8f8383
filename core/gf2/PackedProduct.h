// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace lightsout {

// Products of polynomials over GF(2) whose coefficients are packed in words, the lowest first. Uses
// the processor's carry-less multiplication if it has one.

/// Adds factor · source to `target`, which must have one word more than the source. O(words).
void addMultiple(std::uint64_t* target, std::span<const std::uint64_t> source,
                 std::uint64_t factor);

/// Does the same with one shifted addition for each coefficient of the factor. Used on machines
/// without carry-less multiplication, and as the reference in tests.
void addMultiplePlain(std::uint64_t* target, std::span<const std::uint64_t> source,
                      std::uint64_t factor);

/// Adds a · b to `target`, which must have as many words as a and b together. O(n^log₂ 3) for n
/// words each, by Karatsuba's method (Karatsuba and Ofman, 1962).
void addProduct(std::uint64_t* target, std::span<const std::uint64_t> a,
                std::span<const std::uint64_t> b);

} // namespace lightsout
