// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <optional>
#include <vector>

namespace lightsout {

/// The boards that can be reached from the board with all lights off. They form a group, the column
/// space of the influence matrix. If they are interpreted as differences from a target, they are
/// the boards from which the target can be reached.
///
/// The boards are numbered from 0 to 2^rank - 1: bit i of the number is the light at lights()[i],
/// and these lights determine all others. So the number of a sum is the exclusive or of the
/// numbers, and 0 is the board with all lights off.
class ReachableBoards {
public:
    static constexpr std::size_t maxRank = 31;

    /// Finds the reachable boards. Returns the error tooManySteps for ranks above `largestRank` ≤
    /// maxRank, and the errors of Solver::build(). O(N² · rank / 64) word operations in the worst
    /// case. Throws Cancelled.
    static Result<ReachableBoards> find(const Rule& rule, std::size_t largestRank,
                                        Progress& progress);

    std::size_t rank() const { return basis_.size(); }
    std::size_t count() const { return std::size_t{1} << rank(); }
    /// Returns the lights that form the numbers, in the order of their bits.
    const std::vector<Vertex>& lights() const { return lights_; }

    /// Returns the number of a board, or nullopt if it can't be reached. O(N · rank / 64).
    std::optional<std::uint32_t> number(const BitVector& board) const;
    BitVector board(std::uint32_t number) const;
    /// Returns, for each button, the number of the board that results from pressing it when all
    /// lights are off.
    const std::vector<std::uint32_t>& presses() const { return presses_; }

    /// Returns, for each board, the least number of presses that lead to it from the board with all
    /// lights off. Uses breadth-first search. O(2^rank · N). Throws Cancelled.
    std::vector<std::uint8_t> fewestPresses(Progress& progress) const;

private:
    ReachableBoards(const Rule& rule, std::size_t rank, const Progress& progress);

    std::size_t vertices_;
    std::vector<Vertex> lights_;
    std::vector<BitVector> basis_; ///< vector i is 1 at lights_[i] and 0 at all other lights_
    std::vector<std::uint32_t> presses_;
};

} // namespace lightsout
