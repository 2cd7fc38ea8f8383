// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/ExactLaw.h"
#include "random/LimitLaw.h"

#include <optional>

namespace lightsout {

/// Returns half the sum of |first - second|, which is 0 for equal laws and 1 for laws without a
/// common value.
double totalVariation(const std::vector<double>& first, const std::vector<double>& second);

/// Returns the total variation distances between the law of the number of lights on after 0 …
/// `presses` presses and its limit for times of the same parity. O(presses · N²). Throws Cancelled.
std::vector<double> distancesToLimit(const ExactLaw& law, const LimitLaw& limit,
                                     std::size_t presses, Walk walk, Progress& progress);

/// Returns the first time from which all known distances are at most `distance`, which is ¼ by
/// convention, or nullopt if the last one is larger. (Levin, Peres, Wilmer, Markov Chains and
/// Mixing Times, § 4.5.)
std::optional<std::size_t> mixingTime(const std::vector<double>& distances, double distance = 0.25);

} // namespace lightsout
