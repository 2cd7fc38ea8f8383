// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fewest/CosetWeights.h"
#include "solve/Solutions.h"
#include "tests/support/RandomCosets.h"

namespace lightsout {

/// Returns the lightest vectors of a coset by weighing all.
inline LeastWeight plainLeastWeight(const Coset& coset) {
    LeastWeight least{.vector = coset.offset, .count = 0};
    std::size_t weight = SIZE_MAX;
    forEachSolution(coset.offset, coset.basis, [&](const BitVector& vector) {
        const std::size_t here = vector.count();
        if (here < weight) {
            weight = here;
            least = {vector, 0};
        }
        least.count += here == weight ? 1U : 0U;
        return true;
    });
    return least;
}

} // namespace lightsout
