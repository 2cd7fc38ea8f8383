// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/Random.h"

#include "support/Assert.h"

namespace lightsout {

std::uint64_t Random::below(std::uint64_t bound) {
    LIGHTSOUT_ASSERT(bound > 0);
    // 2^64 mod bound: accepting words below it would make the smallest remainders more likely.
    const std::uint64_t skipped = (0 - bound) % bound;
    std::uint64_t candidate = word();
    while (candidate < skipped) {
        candidate = word();
    }
    return candidate % bound;
}

} // namespace lightsout
