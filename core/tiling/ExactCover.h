// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lightsout {

/// An exact cover problem: choose options so that each item is covered exactly once.
///
/// For a game, the items are the lights that still have to change, and the options are the presses
/// that change no other lights. Items and options have their own numbers, counted from 0.
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

/// Maximum number of vertices for an exact cover problem.
inline constexpr std::size_t maxTilingVertices = std::size_t{1} << 21;

/// Returns an error if the rule's exact cover problem would not fit in memory, otherwise nullopt.
std::optional<Error> tooLargeToTile(const Rule& rule);

/// Returns the remaining problem after `placed` presses, which must not change any light twice: the
/// lights that did not change, and the presses that change only lights among these. The rule must
/// not be too large.
ExactCover remainingCover(const Rule& rule, const BitVector& placed);

/// Splits a problem into parts that have no items in common. Each part has at least one item.
/// Options that cover nothing are omitted.
std::vector<ExactCover> independentParts(const ExactCover& cover);

/// Returns the greatest common divisor of the options' sizes; 0 if there are no options. If it does
/// not divide the number of items, there is no exact cover.
std::size_t commonDivisor(const ExactCover& cover);

/// Returns all exact covers of a problem, found among the solutions over GF(2).
///
/// An exact cover covers each item an odd number of times, so it is one of the 2^k solutions of a
/// linear system over GF(2); conversely, a solution that covers the n items n times in total covers
/// each of them exactly once. Each exact cover is an ascending list of options. Returns nullopt if
/// the system is too large or has too many solutions. (Over the integers, the system would not be
/// enough: its solutions may have entries other than 0 and 1.) Throws Cancelled.
std::optional<std::vector<std::vector<std::uint32_t>>> coversAmongSolutions(const ExactCover& cover,
                                                                            Progress& progress);

} // namespace lightsout
