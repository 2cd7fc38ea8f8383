// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Assert.h"

#include <bit>
#include <cstdint>
#include <span>

namespace lightsout {

/// Returns true if the word has an odd number of ones.
constexpr bool parity(std::uint64_t word) {
#if defined(__GNUC__)
    return __builtin_parityll(word) != 0; // fast even without a popcount instruction
#else
    return (std::popcount(word) & 1) != 0;
#endif
}

/// Returns the inner product over GF(2) of packed words. Both spans must have the same length.
inline bool dot(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
    LIGHTSOUT_ASSERT(a.size() == b.size());
    const std::uint64_t* const left = a.data();
    const std::uint64_t* const right = b.data();
    std::uint64_t folded = 0;
    for (std::size_t w = 0; w < a.size(); ++w) {
        folded ^= left[w] & right[w];
    }
    return parity(folded);
}

} // namespace lightsout
