// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// Maximum number of lights in a set that is small enough to be examined.
inline constexpr std::size_t maxSetSize = 64;

/// Returns a small set of lights that no presses change once each without changing some light
/// twice, so that there is no tiling. Without any one of these lights, the set would be coverable,
/// or the search would take too long to decide this.
///
/// Starts from the lights that a search for tilings branches on, and removes unnecessary ones one
/// by one. Returns nullopt if searches take more than about 10⁴ moves or if more than maxSetSize
/// lights remain. The board must not be too large. Throws Cancelled.
std::optional<BitVector> uncoverableLights(const Rule& rule, Progress& progress);

} // namespace lightsout
