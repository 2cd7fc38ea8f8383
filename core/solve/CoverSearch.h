// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Progress.h"

#include <cstdint>
#include <functional>

namespace lightsout {

/// What a search among the solutions of few presses found.
struct CoverSearchResult {
    /// A lightest solution found; empty (of size 0) when there was none within the limit.
    BitVector presses;
    /// How many with so few presses were found.
    std::uint64_t count = 0;
    /// False when it was given up, so that there may be more or lighter ones.
    bool isComplete = false;
};

/// Looks for solutions by their lights: some light that has to change is changed by one of few
/// presses; each of them is tried in turn.
///
/// Finds all solutions of fewest presses among those with at most `maxPresses`. A branch is cut
/// when the lights that are left need more presses than remain, if each changes Δ of them; so this
/// is quick where few presses overlap, above all where the lights can be covered without overlap
/// (then it is an exact cover search in the manner of Knuth's Algorithm X), whatever the nullity.
/// Gives up after `maxNodes` branches. `onBetter`, if any, is told each better solution.
/// Throws Cancelled.
CoverSearchResult searchCovers(const Rule& rule, const BitVector& difference,
                               std::size_t maxPresses, std::uint64_t maxNodes,
                               const Progress& progress,
                               const std::function<void(const BitVector&)>& onBetter = {});

} // namespace lightsout
