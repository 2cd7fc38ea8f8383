// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/EliminationOrder.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <utility>

namespace lightsout {

namespace {

/// Sorts numbers stably by their keys: byte by byte from the last, skipping bytes that are equal in
/// all keys.
void sortByKeys(std::vector<std::uint32_t>& numbers, const std::vector<std::uint32_t>& keys) {
    constexpr std::size_t bits = 8;
    constexpr std::size_t values = std::size_t{1} << bits;
    std::array<std::array<std::uint32_t, values>, 32 / bits> counts{};
    for (const std::uint32_t key : keys) {
        for (std::size_t byte = 0; byte < counts.size(); ++byte) {
            ++counts[byte][(key >> (bits * byte)) % values];
        }
    }
    std::vector<std::uint32_t> sorted(numbers.size());
    for (std::size_t byte = 0; byte < counts.size(); ++byte) {
        if (std::ranges::find(counts[byte], keys.size()) != counts[byte].end()) {
            continue;
        }
        std::uint32_t before = 0;
        for (std::uint32_t& count : counts[byte]) {
            before += std::exchange(count, before);
        }
        for (const std::uint32_t number : numbers) {
            sorted[counts[byte][(keys[number] >> (bits * byte)) % values]++] = number;
        }
        numbers.swap(sorted);
    }
}

/// Returns a number that grows with the coordinate, in single precision.
std::uint32_t keyOf(double coordinate) {
    constexpr std::uint32_t sign = std::uint32_t{1} << 31;
    // Adding 0 turns -0 into 0.
    const auto bits = std::bit_cast<std::uint32_t>(static_cast<float>(coordinate) + 0.0F);
    return (bits & sign) != 0 ? ~bits : bits | sign;
}

} // namespace

std::vector<std::uint32_t> orderByPlace(const std::vector<Point>& points, bool acrossX) {
    std::vector<std::uint32_t> sorted(points.size());
    std::iota(sorted.begin(), sorted.end(), std::uint32_t{0});
    std::vector<std::uint32_t> keys(points.size());
    for (const bool byX : {!acrossX, acrossX}) {
        std::ranges::transform(points, keys.begin(),
                               [byX](const Point& p) { return keyOf(byX ? p.x : p.y); });
        sortByKeys(sorted, keys);
    }
    return sorted;
}

} // namespace lightsout
