// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/Walk.h"
#include "support/Progress.h"
#include "support/SplitMix.h"

#include <memory>
#include <vector>

namespace lightsout {

/// The lights that each press toggles, as masks of machine words, so that a press needs only a few
/// exclusive ors.
class PressMasks {
public:
    /// Builds the masks of all presses. O(arcs). Throws Cancelled.
    PressMasks(const Rule& rule, const Progress& progress);

    std::uint32_t buttonCount() const { return static_cast<std::uint32_t>(firsts_.size() - 1); }

    /// Presses a button, numbered as in Reduction, and returns the change in the number of lights
    /// on.
    std::int64_t press(std::size_t button, std::span<std::uint64_t> lights) const {
        std::int64_t growth = 0;
        for (std::size_t i = firsts_[button]; i < firsts_[button + 1]; ++i) {
            std::uint64_t& word = lights[masks_[i].word];
            growth += masks_[i].bits - 2 * std::popcount(word & masks_[i].mask);
            word ^= masks_[i].mask;
        }
        return growth;
    }

private:
    struct Mask {
        std::uint64_t mask = 0;
        std::uint32_t word = 0;
        std::int32_t bits = 0; ///< bits set in the mask
    };
    std::vector<std::size_t> firsts_; ///< index of each button's first mask, then masks_.size()
    std::vector<Mask> masks_;
};

/// One game played at random, press by press.
class RandomGame {
public:
    RandomGame(const Rule& rule, BitVector lights, std::uint64_t seed, Walk walk = Walk::plain);

    const BitVector& lights() const { return lights_; }
    std::size_t litCount() const { return static_cast<std::size_t>(lit_); }
    std::uint64_t pressCount() const { return presses_; }
    /// Returns the vertex pressed last, or nullopt at the start and after a step of lazy play
    /// without a press.
    std::optional<Vertex> lastPressed() const { return last_; }

    /// Starts counting the presses after which this light is on.
    void watch(Vertex vertex) {
        watched_ = vertex;
        timesWatchedOn_ = 0;
        watchedTimes_ = 0;
    }
    std::optional<Vertex> watched() const { return watched_; }
    std::uint64_t timesWatchedOn() const { return timesWatchedOn_; }
    std::uint64_t watchedTimes() const { return watchedTimes_; }

    /// Plays one time step. Does nothing on a board without buttons.
    void play();
    /// Plays `steps` time steps. O(steps · degree).
    void play(std::uint64_t steps) {
        for (std::uint64_t step = 0; step < steps; ++step) {
            play();
        }
    }

private:
    std::shared_ptr<const PressMasks> masks_;
    std::vector<Vertex> buttons_;
    BitVector lights_;
    SplitMix random_;
    Walk walk_;
    std::int64_t lit_;
    std::uint64_t presses_ = 0;
    std::optional<Vertex> last_;
    std::optional<Vertex> watched_;
    std::uint64_t timesWatchedOn_ = 0;
    std::uint64_t watchedTimes_ = 0;
};

} // namespace lightsout
