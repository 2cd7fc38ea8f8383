// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Result.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lightsout {

/// An exact cover problem: choose options so that each item is covered exactly once.
///
/// Of a game, the items are lights that still have to change and the options the presses that
/// change none of the others. Items and options have numbers of their own, counted from 0.
struct ExactCover {
    std::vector<Vertex> lights;  ///< the light of each item, ascending
    std::vector<Vertex> presses; ///< the vertex of each option, ascending
    /// Option o covers the items covered[starts[o]] … covered[starts[o + 1] - 1].
    std::vector<std::size_t> starts{0};
    std::vector<std::uint32_t> covered;

    std::size_t itemCount() const { return lights.size(); }
    std::size_t optionCount() const { return presses.size(); }
    std::span<const std::uint32_t> itemsOf(std::size_t option) const {
        return {covered.data() + starts[option], starts[option + 1] - starts[option]};
    }
};

/// Largest board that is written out as an exact cover problem.
inline constexpr std::size_t maxTilingVertices = std::size_t{1} << 21;

/// Why the rule's exact cover problem would not fit in memory, or nothing.
std::optional<Error> tooLargeToTile(const Rule& rule);

/// The problem left after `placed` presses, which must not change any light twice: the lights that
/// did not change, and the presses that change some of those only. The rule must not be too large.
ExactCover remainingCover(const Rule& rule, const BitVector& placed);

/// The parts of a problem that have no item in common, each with an item at least. Options that
/// cover nothing are left out.
std::vector<ExactCover> independentParts(const ExactCover& cover);

/// The greatest common divisor of the options' sizes; 0 if there are none. Unless it divides the
/// number of items, there is no exact cover.
std::size_t commonDivisor(const ExactCover& cover);

} // namespace lightsout
