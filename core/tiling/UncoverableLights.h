// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// Maximum number of lights in a set that is small enough to be examined.
inline constexpr std::size_t maxSetSize = 64;

/// Returns a small set of lights that cannot all be changed exactly once without changing some
/// light twice; so there is no tiling. If any of these lights were removed, the set would be
/// coverable, or the search would take too long to decide this.
///
/// Starts with the lights on which a search for tilings branches, and removes unnecessary lights
/// one by one. Returns nullopt if searches take more than about 10⁴ moves or if more than
/// maxSetSize lights remain. The board must not be too large. Throws Cancelled.
std::optional<BitVector> uncoverableLights(const Rule& rule, Progress& progress);

} // namespace lightsout
