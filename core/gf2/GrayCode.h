// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace lightsout {

/// Returns the bit in which words number `step - 1` and `step` of the Gray code differ (step ≥ 1).
///
/// Stepping through 0 … 2^k - 1 in this order visits every subset of k elements, one change at a
/// time: word number i is i ^ (i >> 1). (Knuth, The Art of Computer Programming 7.2.1.1.)
constexpr std::size_t grayCodeFlip(std::uint64_t step) {
    return static_cast<std::size_t>(std::countr_zero(step));
}

} // namespace lightsout
