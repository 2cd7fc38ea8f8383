// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// Most lights of a set that is small enough to be looked at.
inline constexpr std::size_t maxSetSize = 64;

/// A small set of lights that no presses change once each without changing some light twice, so
/// that there is no tiling; without any one of them it would be possible, or not soon be known.
///
/// Begins with the lights that a search for tilings branches on and takes away one after the other
/// what is not needed. Nothing where searches take more than some 10⁴ moves, or more than
/// maxSetSize lights are left. The board must not be too large. Throws Cancelled.
std::optional<BitVector> uncoverableLights(const Rule& rule, Progress& progress);

} // namespace lightsout
