// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lightsout {

/// A fast source of random bits with one word of state, suited to millions of presses per second:
/// SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", OOPSLA 2014).
/// Its words must never change, because dealt boards depend on them.
class SplitMix {
public:
    explicit SplitMix(std::uint64_t seed) : state_(seed) {}

    /// Returns a separate generator for each stream of a seed.
    static SplitMix stream(std::uint64_t seed, std::uint64_t stream) {
        return SplitMix(SplitMix(seed).word() ^ SplitMix(~stream).word());
    }

    /// Returns 64 random bits.
    std::uint64_t word() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31U);
    }

    /// Returns a uniformly distributed number in 0 … bound - 1, without bias. Uses 32 random bits
    /// (`bits`, if given) and, rarely, more (Lemire: "Fast random integer generation in an
    /// interval", ACM TOMACS 29, 2019). bound > 0.
    std::uint32_t below(std::uint32_t bound, std::uint32_t bits) {
        std::uint64_t scaled = std::uint64_t{bits} * bound;
        if (static_cast<std::uint32_t>(scaled) < bound) {
            const std::uint32_t skipped = (0 - bound) % bound;
            while (static_cast<std::uint32_t>(scaled) < skipped) {
                scaled = (word() >> 32U) * bound;
            }
        }
        return static_cast<std::uint32_t>(scaled >> 32U);
    }
    std::uint32_t below(std::uint32_t bound) {
        return below(bound, static_cast<std::uint32_t>(word() >> 32U));
    }

private:
    std::uint64_t state_;
};

} // namespace lightsout
