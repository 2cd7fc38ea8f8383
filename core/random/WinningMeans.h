// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/WinningTimes.h"

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

} // namespace lightsout
