#pragma once

#include "random/Walk.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lightsout {

/// The Ehrenfest urn: how many of N vertices have been pressed an odd number of times. A press
/// takes i to i + 1 with probability (N - i) / N and to i - 1 with probability i / N. (P. and T.
/// Ehrenfest, "Über zwei bekannte Einwände", Physikalische Zeitschrift 8, 1907.)

/// The law of that number after so many presses, beginning at 0: probabilities of 0 … N. By steps
/// or by powers of the chain's matrix, whichever is faster. All terms are positive.
std::vector<double> ehrenfestLaw(std::size_t vertices, std::uint64_t presses,
                                 Walk walk = Walk::plain);

/// The law one press later. O(N).
void advanceUrn(std::vector<double>& law, Walk walk = Walk::plain);

} // namespace lightsout
