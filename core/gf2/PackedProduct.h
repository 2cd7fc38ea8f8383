// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace lightsout {

// Products of polynomials over GF(2) whose coefficients are packed in words, the lowest first. Uses
// the processor's carry-less multiplication where it has one.

/// target += factor · source, for a target of one word more than the source. O(words).
void addMultiple(std::uint64_t* target, std::span<const std::uint64_t> source,
                 std::uint64_t factor);

/// The same by one shifted addition for each coefficient of the factor: what machines without
/// carry-less multiplication use, and the reference for the others.
void addMultiplePlain(std::uint64_t* target, std::span<const std::uint64_t> source,
                      std::uint64_t factor);

/// target += a · b, for a target of the words of both together. O(n^log₂ 3) for n words each, by
/// Karatsuba's rule (Karatsuba and Ofman, 1962).
void addProduct(std::uint64_t* target, std::span<const std::uint64_t> a,
                std::span<const std::uint64_t> b);

} // namespace lightsout
