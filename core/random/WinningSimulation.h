// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/Walk.h"
#include "support/Progress.h"

#include <cstdint>
#include <vector>

namespace lightsout {

/// The number and kind of the random games to play until they are won.
struct WinningPlan {
    std::uint64_t games = 1000;
    std::uint64_t seed = 1;
    /// With the same seed, different batches play different games.
    std::uint64_t batch = 0;
    Walk walk = Walk::plain;
    std::size_t threads = 1;
};

/// Returns the number of steps of each game, from the lights of `difference` until the target is
/// first reached; 0 if it is reached at the start. The target must be reachable; otherwise the
/// games continue until they are cancelled. Every game has its own stream of random numbers, so the
/// result does not depend on the number of threads. Throws Cancelled.
std::vector<std::uint64_t> playUntilWon(const Rule& rule, const BitVector& difference,
                                        const WinningPlan& plan, Progress& progress);

} // namespace lightsout
