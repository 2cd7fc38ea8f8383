// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace lightsout {

/// Returns the index of the bit in which words `step - 1` and `step` of the Gray code differ
/// (step ≥ 1).
///
/// Changing these bits one after the other, for the steps 1 … 2^k - 1, visits every subset of k
/// elements: word number i is i ^ (i >> 1). (Knuth, The Art of Computer Programming 7.2.1.1.)
constexpr std::size_t grayCodeFlip(std::uint64_t step) {
    return static_cast<std::size_t>(std::countr_zero(step));
}

} // namespace lightsout
