// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Assert.h"

#include <cstdint>
#include <random>

namespace lightsout {

/// Returns a uniformly distributed number in 0 … bound-1, without bias, from the words of a
/// generator of 64 random bits. bound > 0.
template <typename Generator>
std::uint64_t numberBelow(std::uint64_t bound, Generator& generator) {
    LIGHTSOUT_ASSERT(bound > 0);
    // 2^64 mod bound: accepting words below it would make the smallest remainders more likely.
    const std::uint64_t skipped = (0 - bound) % bound;
    std::uint64_t candidate = generator.word();
    while (candidate < skipped) {
        candidate = generator.word();
    }
    return candidate % bound;
}

/// A seeded source of random bits: the same seed gives the same numbers on every machine.
///
/// The Mersenne Twister's output is fixed by the standard; the standard's distributions are not, so
/// this class has its own below().
class Random {
public:
    explicit Random(std::uint64_t seed) : engine_(seed) {}

    /// Returns 64 independent fair bits.
    std::uint64_t word() { return engine_(); }

    /// Returns a uniformly distributed number in 0 … bound-1, without bias. bound > 0.
    std::uint64_t below(std::uint64_t bound) { return numberBelow(bound, *this); }

private:
    std::mt19937_64 engine_;
};

} // namespace lightsout
