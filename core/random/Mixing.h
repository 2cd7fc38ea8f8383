// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/ExactLaw.h"
#include "random/LimitLaw.h"

#include <optional>

namespace lightsout {

/// Returns half the sum of |first - second|. It is 0 for equal laws, and 1 for laws with no value
/// in common.
double totalVariation(const std::vector<double>& first, const std::vector<double>& second);

/// For each time from 0 to `presses`, returns the total variation distance between the law of the
/// number of lights on and its limit for times of the same parity. O(presses · N²). Throws
/// Cancelled.
std::vector<double> distancesToLimit(const ExactLaw& law, const LimitLaw& limit,
                                     std::size_t presses, Walk walk, Progress& progress);

/// Returns the first time from which all known distances are at most `distance`, which is ¼ by
/// convention, or nullopt if the last one is larger. (Levin, Peres, Wilmer, Markov Chains and
/// Mixing Times, § 4.5.)
std::optional<std::size_t> mixingTime(const std::vector<double>& distances, double distance = 0.25);

} // namespace lightsout
