// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/WalshTransform.h"

#include "support/Assert.h"
#include "support/FastestClones.h"
#include "support/Parallel.h"

#include <bit>

namespace lightsout {

namespace {

/// Number of values that fit into a core's cache.
constexpr std::size_t blockSize = std::size_t{1} << 13;

/// Replaces corresponding values of two ranges with their sums and differences.
LIGHTSOUT_FASTEST_CLONES
void addAndSubtract(double* low, double* high, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        const double sum = low[i] + high[i];
        high[i] = low[i] - high[i];
        low[i] = sum;
    }
}

void transformBlock(double* values, std::size_t size) {
    for (std::size_t distance = 1; distance < size; distance *= 2) {
        for (std::size_t first = 0; first < size; first += 2 * distance) {
            addAndSubtract(values + first, values + first + distance, distance);
        }
    }
}

} // namespace

void walshTransform(std::vector<double>& values, std::size_t threads, const Progress& progress) {
    const std::size_t size = values.size();
    LIGHTSOUT_ASSERT(std::has_single_bit(size));
    if (size <= blockSize) {
        transformBlock(values.data(), size);
        return;
    }
    forEachInParallel(size / blockSize, threads, progress, [&](std::size_t block) {
        transformBlock(values.data() + block * blockSize, blockSize);
    });
    for (std::size_t distance = blockSize; distance < size; distance *= 2) {
        forEachInParallel(size / blockSize / 2, threads, progress, [&](std::size_t pair) {
            const std::size_t blocks = distance / blockSize;
            const std::size_t first = (pair / blocks * 2 * blocks + pair % blocks) * blockSize;
            addAndSubtract(values.data() + first, values.data() + first + distance, blockSize);
        });
    }
}

} // namespace lightsout
