// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/Walk.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lightsout {

/// The Ehrenfest urn: the number of the N vertices that have been pressed an odd number of times. A
/// press takes i to i + 1 with probability (N - i) / N and to i - 1 with probability i / N. (P. and
/// T. Ehrenfest, "Über zwei bekannte Einwände", Physikalische Zeitschrift 8, 1907.)

/// Returns the law of the urn after `presses` presses, starting at 0: the probabilities of 0 … N,
/// accurate to 1e-15 for any number of presses. O(N²) steps for up to N (log N + 45) presses; for
/// more presses, the limit law is returned.
std::vector<double> ehrenfestLaw(std::size_t vertices, std::uint64_t presses,
                                 Walk walk = Walk::plain);

/// Replaces the law with the law one press later. O(N).
void advanceUrn(std::vector<double>& law, Walk walk = Walk::plain);

} // namespace lightsout
