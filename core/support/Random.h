// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>

namespace lightsout {

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
    std::uint64_t below(std::uint64_t bound);

private:
    std::mt19937_64 engine_;
};

} // namespace lightsout
