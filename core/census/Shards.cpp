// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/Shards.h"

namespace lightsout {

namespace {

std::uint64_t workFor(std::size_t size, WorkGrowth growth) {
    return growth == WorkGrowth::constant ? 1 : std::uint64_t{size} * size;
}

/// Returns the first size whose work begins at or after part/count of all work.
std::size_t beginOf(SizeRange sizes, WorkGrowth growth, std::size_t part, std::size_t count) {
    std::uint64_t total = 0;
    for (std::size_t size = sizes.first; size <= sizes.last; ++size) {
        total += workFor(size, growth);
    }
    // Integer arithmetic ensures that all machines divide the sizes at the same points.
    const std::uint64_t before = total / count * part + total % count * part / count;
    std::uint64_t done = 0;
    std::size_t size = sizes.first;
    while (size <= sizes.last && done < before) {
        done += workFor(size++, growth);
    }
    return size;
}

} // namespace

SizeRange shardOf(SizeRange sizes, WorkGrowth growth, std::size_t index, std::size_t count) {
    LIGHTSOUT_ASSERT(index >= 1 && index <= count);
    return {beginOf(sizes, growth, index - 1, count), beginOf(sizes, growth, index, count) - 1};
}

} // namespace lightsout
