// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/WinningTimes.h"

#include "support/FastestClones.h"
#include "support/Parallel.h"

#include <algorithm>
#include <cmath>

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

/// Replaces the value of every x with Σ_y (-1)^{x·y} value(y), where x·y is the parity of the
/// number of ones that both numbers have in common. The size must be a power of two. Applying the
/// transform twice multiplies the values by the size. O(size · log size). Throws Cancelled.
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

constexpr std::size_t valuesBetweenCheckpoints = std::size_t{1} << 16;

/// Returns `count` zeros. They are not written all at once, because cancelling would then take too
/// long.
std::vector<double> zeros(std::size_t count, const Progress& progress) {
    std::vector<double> values;
    values.reserve(count);
    while (values.size() < count) {
        progress.checkpoint();
        values.resize(std::min(count, values.size() + valuesBetweenCheckpoints));
    }
    return values;
}

/// Returns a factor that makes all 1 / (1 - λ), which are N / 2j, whole numbers, if sums of 2^rank
/// of them are exact in doubles, otherwise 1.
double exactScale(std::size_t vertices, std::size_t rank) {
    constexpr double exactBelow = 9007199254740992.0; // 2^53
    double multiple = 1;                              // the least common multiple of 1 … N
    for (std::size_t j = 2; j <= vertices && multiple < exactBelow; ++j) {
        const auto present = static_cast<std::uint64_t>(multiple);
        multiple *= static_cast<double>(j / std::gcd(present, std::uint64_t{j}));
    }
    const double scale = 2 * multiple;
    const double largest = scale * static_cast<double>(vertices);
    return std::ldexp(largest, static_cast<int>(rank)) < exactBelow ? scale : 1;
}

} // namespace

std::vector<double> scaledEigenvalues(const ReachableBoards& boards, std::size_t threads,
                                      const Progress& progress) {
    std::vector<double> values = zeros(boards.count(), progress);
    for (const std::uint32_t press : boards.presses()) {
        values[press] += 1;
    }
    walshTransform(values, threads, progress);
    return values;
}

Result<WinningTimes> WinningTimes::compute(const Rule& rule, std::size_t threads,
                                           Progress& progress) {
    Result<ReachableBoards> boards = ReachableBoards::find(rule, maxRank, progress);
    if (!boards) {
        return boards.error();
    }
    const std::size_t rank = boards->rank();
    std::vector<double> values = scaledEigenvalues(*boards, threads, progress);
    const auto vertices = static_cast<double>(rule.vertexCount());
    const double scale = exactScale(rule.vertexCount(), rank);
    values[0] = 0;
    for (std::size_t character = 1; character < values.size(); ++character) {
        if (character % valuesBetweenCheckpoints == 0) {
            progress.checkpoint();
        }
        values[character] = scale * vertices / (vertices - values[character]);
    }
    walshTransform(values, threads, progress);
    const double sum = values[0];
    for (std::size_t board = 0; board < values.size(); ++board) {
        if (board % valuesBetweenCheckpoints == 0) {
            progress.checkpoint();
        }
        values[board] = (sum - values[board]) / scale;
    }
    return WinningTimes(*std::move(boards), std::move(values));
}

std::optional<double> WinningTimes::mean(const BitVector& difference) const {
    const auto number = boards_.number(difference);
    return number ? std::optional(means_[*number]) : std::nullopt;
}

std::uint32_t WinningTimes::hardest() const {
    return static_cast<std::uint32_t>(std::max_element(means_.begin(), means_.end()) -
                                      means_.begin());
}

std::vector<WinningTimes::Layer> WinningTimes::byFewestPresses(Progress& progress) const {
    const std::vector<std::uint8_t> fewest = boards_.fewestPresses(progress);
    std::vector<Layer> layers;
    for (std::size_t board = 0; board < fewest.size(); ++board) {
        if (board % valuesBetweenCheckpoints == 0) {
            progress.checkpoint();
        }
        if (fewest[board] >= layers.size()) {
            layers.resize(fewest[board] + std::size_t{1});
        }
        Layer& layer = layers[fewest[board]];
        const double mean = means_[board];
        layer.least = layer.boards == 0 ? mean : std::min(layer.least, mean);
        layer.greatest = std::max(layer.greatest, mean);
        layer.mean += mean;
        ++layer.boards;
    }
    for (Layer& layer : layers) {
        layer.mean /= static_cast<double>(layer.boards);
    }
    return layers;
}

BigInteger meanAfterOnePress(std::size_t rank) {
    return (BigInteger(1) << rank) - 1;
}

} // namespace lightsout
