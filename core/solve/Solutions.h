// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "gf2/GrayCode.h"

#include <utility>

namespace lightsout {

/// Calls visit(s) once for each of the 2^k solutions, as long as visit returns true. The solutions
/// are the sums of `solution` and any of the k kernel vectors, beginning with `solution` itself; k
/// < 64. Visits them in Gray code order, so each solution needs only one vector addition.
template <typename Visitor>
void forEachSolution(BitVector solution, const std::vector<BitVector>& kernel, Visitor visit) {
    LIGHTSOUT_ASSERT(kernel.size() < bitsPerWord);
    const std::uint64_t count = std::uint64_t{1} << kernel.size();
    bool resume = visit(std::as_const(solution));
    for (std::uint64_t step = 1; step < count && resume; ++step) {
        solution ^= kernel[grayCodeFlip(step)];
        resume = visit(std::as_const(solution));
    }
}

} // namespace lightsout
