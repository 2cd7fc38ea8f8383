// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/SplitMix.h"
#include "random/Walk.h"
#include "support/Progress.h"

#include <memory>
#include <vector>

namespace lightsout {

/// What every press toggles, as masks of machine words: pressing is a few exclusive ors.
class PressMasks {
public:
    /// O(arcs). Throws Cancelled.
    PressMasks(const Rule& rule, const Progress& progress);

    /// Presses one vertex and returns by how much the number of lights on has grown.
    std::int64_t press(Vertex vertex, std::span<std::uint64_t> lights) const {
        std::int64_t growth = 0;
        for (std::size_t i = firsts_[vertex]; i < firsts_[vertex + 1]; ++i) {
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
        std::int32_t bits = 0; ///< of the mask
    };
    std::vector<std::size_t> firsts_; ///< of each vertex's masks, and their end
    std::vector<Mask> masks_;
};

/// One game played at random, press by press.
class RandomGame {
public:
    RandomGame(const Rule& rule, BitVector lights, std::uint64_t seed, Walk walk = Walk::plain);

    const BitVector& lights() const { return lights_; }
    std::size_t litCount() const { return static_cast<std::size_t>(lit_); }
    std::uint64_t pressCount() const { return presses_; }
    /// What was pressed last; nothing at first, and when lazy play pressed nothing.
    std::optional<Vertex> lastPressed() const { return last_; }

    /// Follows one light from now on: how often it is on after a press.
    void watch(Vertex vertex) {
        watched_ = vertex;
        watchedOn_ = 0;
        watchedTimes_ = 0;
    }
    std::optional<Vertex> watched() const { return watched_; }
    std::uint64_t watchedOn() const { return watchedOn_; }
    std::uint64_t watchedTimes() const { return watchedTimes_; }

    /// One more time step. Does nothing on the empty board.
    void play();
    /// So many steps. O(steps · degree).
    void play(std::uint64_t steps) {
        for (std::uint64_t step = 0; step < steps; ++step) {
            play();
        }
    }

private:
    std::shared_ptr<const PressMasks> masks_;
    BitVector lights_;
    SplitMix random_;
    Walk walk_;
    std::int64_t lit_;
    std::uint64_t presses_ = 0;
    std::optional<Vertex> last_;
    std::optional<Vertex> watched_;
    std::uint64_t watchedOn_ = 0;
    std::uint64_t watchedTimes_ = 0;
};

} // namespace lightsout
