// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/WinningMeans.h"

#include "random/ProfileWinningTime.h"

namespace lightsout {

Result<WinningMeans> winningMeans(const Rule& rule, std::size_t rank, const BitVector& difference,
                                  bool isReachable, double rest, const WinningMeansLimits& limits,
                                  std::size_t threads, Progress& progress) {
    WinningMeans means;
    if (rank <= limits.rank) {
        const Result<WinningTimes> times = WinningTimes::compute(rule, threads, progress);
        if (!times) {
            return times.error();
        }
        means.method = WinningMeans::Method::walshHadamard;
        means.mean = times->mean(difference);
        means.greatest = times->mean(times->hardest());
        if (rank <= limits.layersRank) {
            means.layers = times->byFewestPresses(progress);
        }
    } else if (const auto grid = winningTimeGridOf(rule, rank);
               grid && isReachable && rule.vertexCount() <= limits.profileCells) {
        means.method = WinningMeans::Method::brokenProfile;
        means.mean = meanWinningTime(*grid, difference, rank, threads, progress);
    }
    for (auto* mean : {&means.mean, &means.greatest}) {
        if (*mean) {
            **mean /= 1 - rest;
        }
    }
    for (WinningTimes::Layer& layer : means.layers) {
        layer.mean /= 1 - rest;
        layer.least /= 1 - rest;
        layer.greatest /= 1 - rest;
    }
    return means;
}

} // namespace lightsout
