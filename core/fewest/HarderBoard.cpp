// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/HarderBoard.h"

#include "fewest/CosetWeights.h"
#include "support/Assert.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace lightsout {

namespace {

constexpr int climbs = 12;

std::vector<std::size_t> shuffled(std::size_t count, Random& random) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = count; i > 1; --i) {
        std::swap(order[i - 1], order[random.below(i)]);
    }
    return order;
}

} // namespace

std::optional<BitVector> harderPresses(std::size_t vertices, const std::vector<BitVector>& kernel,
                                       std::size_t fewest, Random& random, Progress& progress) {
    LIGHTSOUT_ASSERT(vertices <= maxHarderBoardVertices && kernel.size() <= maxHarderBoardNullity);
    const auto lightest = [&](const BitVector& presses) {
        return leastWeight(presses, kernel, 1, progress).vector;
    };
    for (int climb = 0; climb < climbs; ++climb) {
        // Starts with as many presses as were needed, at random vertices.
        const std::vector<std::size_t> order = shuffled(vertices, random);
        BitVector presses(vertices);
        for (std::size_t i = 0; i < std::min(fewest, vertices); ++i) {
            presses.set(order[i]);
        }
        presses = lightest(presses);
        for (const std::size_t vertex : shuffled(vertices, random)) {
            progress.checkpoint();
            if (presses.count() > fewest) {
                return presses;
            }
            BitVector more = presses;
            more.flip(vertex);
            more = lightest(more);
            if (more.count() > presses.count()) {
                presses = std::move(more);
            }
        }
        if (presses.count() > fewest) {
            return presses;
        }
    }
    return std::nullopt;
}

} // namespace lightsout
