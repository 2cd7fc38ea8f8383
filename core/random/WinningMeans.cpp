// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/WinningMeans.h"

#include "random/ProfileWinningTime.h"
#include "random/RandomGame.h"
#include "support/Parallel.h"

namespace lightsout {

namespace {

constexpr std::uint64_t checkedSteps = 1U << 16U;

/// The number of steps of a game that is not won yet.
constexpr std::uint64_t unfinished = UINT64_MAX;

std::uint64_t playUntilWon(const PressMasks& masks, BitVector lights, Walk walk, SplitMix random,
                           const Progress& progress) {
    const auto vertices = static_cast<std::uint32_t>(lights.size());
    auto lit = static_cast<std::int64_t>(lights.count());
    std::uint64_t steps = 0;
    while (lit > 0) {
        const std::uint64_t bits = random.word();
        if (walk == Walk::plain || (bits & 1U) == 0) {
            lit += masks.press(random.below(vertices, static_cast<std::uint32_t>(bits >> 32U)),
                               lights.words());
        }
        if (++steps % checkedSteps == 0) {
            progress.checkpoint();
        }
    }
    return steps;
}

} // namespace

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

std::vector<std::uint64_t> playUntilWon(const Rule& rule, const BitVector& difference,
                                        const WinningPlan& plan, Progress& progress,
                                        std::vector<std::uint64_t>* known) {
    LIGHTSOUT_ASSERT(difference.size() == rule.vertexCount());
    const PressMasks masks(rule, progress);
    const SplitMix seeds = SplitMix::stream(plan.seed, plan.batch);
    std::vector<std::uint64_t> lengths(plan.games, unfinished);
    try {
        forEachInParallel(lengths.size(), plan.threads, progress, [&](std::size_t game) {
            const SplitMix random = SplitMix::stream(SplitMix(seeds).word(), game);
            lengths[game] = playUntilWon(masks, difference, plan.walk, random, progress);
        });
    } catch (const Cancelled&) {
        if (known != nullptr) {
            std::erase(lengths, unfinished);
            *known = std::move(lengths);
        }
        throw;
    }
    return lengths;
}

} // namespace lightsout
