// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/Walk.h"
#include "support/Progress.h"

#include <cstdint>
#include <vector>

namespace lightsout {

/// How many games to play at random until they are won.
struct WinningPlan {
    std::uint64_t games = 1000;
    std::uint64_t seed = 1;
    /// Other batches play other games with the same seed.
    std::uint64_t batch = 0;
    Walk walk = Walk::plain;
    std::size_t threads = 1;
};

/// How many steps each game took, from the lights of `difference` to the target until that is met
/// for the first time; 0 where it is met already. The target must be within reach, or the games go
/// on until they are cancelled. Every game has its own stream of random numbers, so the result
/// depends on the plan alone, not on its threads. Throws Cancelled.
std::vector<std::uint64_t> playUntilWon(const Rule& rule, const BitVector& difference,
                                        const WinningPlan& plan, Progress& progress);

} // namespace lightsout
