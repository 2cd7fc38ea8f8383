// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/Records.h"

namespace lightsout {

std::vector<std::size_t> recordSizes(std::span<const std::uint32_t> nullities) {
    std::vector<std::size_t> sizes;
    std::uint32_t highest = 0;
    for (std::size_t i = 0; i < nullities.size(); ++i) {
        if (nullities[i] > highest) {
            highest = nullities[i];
            sizes.push_back(i + 1);
        }
    }
    return sizes;
}

std::map<std::uint32_t, std::size_t> distributionOf(std::span<const std::uint32_t> nullities) {
    std::map<std::uint32_t, std::size_t> counts;
    for (const std::uint32_t nullity : nullities) {
        ++counts[nullity];
    }
    return counts;
}

} // namespace lightsout
