// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/WinningSimulation.h"

#include "random/RandomGame.h"
#include "support/Parallel.h"

namespace lightsout {

namespace {

constexpr std::uint64_t checkedSteps = 1U << 16U;

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

std::vector<std::uint64_t> playUntilWon(const Rule& rule, const BitVector& difference,
                                        const WinningPlan& plan, Progress& progress) {
    LIGHTSOUT_ASSERT(difference.size() == rule.vertexCount());
    const PressMasks masks(rule, progress);
    const SplitMix seeds = SplitMix::stream(plan.seed, plan.batch);
    std::vector<std::uint64_t> lengths(plan.games);
    forEachInParallel(lengths.size(), plan.threads, progress, [&](std::size_t game) {
        const SplitMix random = SplitMix::stream(SplitMix(seeds).word(), game);
        lengths[game] = playUntilWon(masks, difference, plan.walk, random, progress);
    });
    return lengths;
}

} // namespace lightsout
