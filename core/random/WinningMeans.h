// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/WinningTimes.h"

namespace lightsout {

/// What working out the means may take.
struct WinningMeansLimits {
    /// Ranks up to this are done by WinningTimes; at most its own limit.
    std::size_t rank = WinningTimes::maxRank;
    /// Up to this rank the boards are told apart by their fewest presses too.
    std::size_t layersRank = WinningTimes::maxRank;
    /// Grids of higher rank with up to so many cells are done by meanWinningTime().
    std::size_t profileCells = SIZE_MAX;
};

/// How long random play takes on average to win, worked out in whichever way can.
struct WinningMeans {
    enum class Method { none, walshHadamard, brokenProfile };

    Method method = Method::none;
    std::optional<double> mean = {};              ///< from the board
    std::optional<double> greatest = {};          ///< from the board that takes longest
    std::vector<WinningTimes::Layer> layers = {}; ///< by fewest presses
};

/// Of the board with this `difference` to its target, which can be reached or not, under a rule of
/// this rank; play rests with probability `rest` < 1 each time. Nothing is told by no method where
/// the board is beyond the limits. Throws Cancelled.
Result<WinningMeans> winningMeans(const Rule& rule, std::size_t rank, const BitVector& difference,
                                  bool isReachable, double rest, const WinningMeansLimits& limits,
                                  std::size_t threads, Progress& progress);

} // namespace lightsout
