// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"
#include "tiling/ExactCover.h"

#include <optional>

namespace lightsout {

/// Returns all exact covers of a problem, found among the solutions over GF(2).
///
/// An exact cover covers each item an odd number of times, so it is one of the 2^k solutions of a
/// linear system over GF(2); conversely, a solution that covers the n items n times in total covers
/// each of them exactly once. Each exact cover is an ascending list of options. Returns nullopt if
/// the system is too large or has too many solutions. (Over the integers, the system would not be
/// enough: its solutions may have entries other than 0 and 1.) Throws Cancelled.
std::optional<std::vector<std::vector<std::uint32_t>>> coversAmongSolutions(const ExactCover& cover,
                                                                            Progress& progress);

} // namespace lightsout
