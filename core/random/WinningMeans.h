// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/Walk.h"
#include "random/WinningTimes.h"
#include "support/Progress.h"

#include <cstdint>
#include <vector>

namespace lightsout {

/// Limits for computing the means.
struct WinningMeansLimits {
    /// Maximum rank for which WinningTimes is used; at most WinningTimes::maxRank.
    std::size_t rank = WinningTimes::maxRank;
    /// Maximum rank for which the means by fewest presses are computed too.
    std::size_t layersRank = WinningTimes::maxRank;
    /// For grids of higher rank, the maximum number of cells for which meanWinningTime() is used.
    std::size_t profileCells = SIZE_MAX;
};

/// The mean time that random play needs to win, computed by the method that applies.
struct WinningMeans {
    enum class Method { none, walshHadamard, brokenProfile };

    Method method = Method::none;
    std::optional<double> mean = {};              ///< mean from the given board
    std::optional<double> greatest = {};          ///< mean from the board that takes longest
    std::vector<WinningTimes::Layer> layers = {}; ///< by fewest presses
};

/// Computes the means for the board with this `difference` to its target, which may be unreachable.
/// The rule has rank `rank`. Each step is skipped, without a press, with probability `rest` < 1. If
/// the board exceeds the limits, the method is none and nothing is set. Throws Cancelled.
Result<WinningMeans> winningMeans(const Rule& rule, std::size_t rank, const BitVector& difference,
                                  bool isReachable, double rest, const WinningMeansLimits& limits,
                                  std::size_t threads, Progress& progress);

/// Parameters of a sample of random games, each of which is played until it is won.
struct WinningPlan {
    std::uint64_t games = 1000;
    std::uint64_t seed = 1;
    /// With the same seed, different batches play different games.
    std::uint64_t batch = 0;
    Walk walk = Walk::plain;
    std::size_t threads = 1;
};

/// Returns the number of steps of each game, from the lights of `difference` until the target is
/// first reached; 0 if it is reached at the start. The target must be reachable; otherwise the
/// games continue until they are cancelled. Every game has its own stream of random numbers, so the
/// result does not depend on the number of threads. Throws Cancelled; the steps of the games that
/// were won are then in `known`, unless it is null.
std::vector<std::uint64_t> playUntilWon(const Rule& rule, const BitVector& difference,
                                        const WinningPlan& plan, Progress& progress,
                                        std::vector<std::uint64_t>* known = nullptr);

} // namespace lightsout
