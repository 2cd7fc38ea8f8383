// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/NullityFacts.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

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

BoardsWithNullity boardsWithNullity(const NullityTable& table, std::uint32_t nullity,
                                    std::size_t most) {
    std::vector<BoardsWithNullity::Size> found;
    for (std::size_t row = table.rows.first; row <= table.rows.last; ++row) {
        for (std::size_t col = table.cols.first; col <= table.cols.last; ++col) {
            if (table.at(row, col) == nullity) {
                found.push_back({row, col});
            }
        }
    }
    const std::size_t count = found.size();
    std::ranges::stable_sort(found, {}, [](const auto& size) { return size.rows * size.cols; });
    found.resize(std::min(count, most));
    return {count, std::move(found)};
}

std::optional<std::uint32_t> predictedNullity(Identity identity, std::size_t rows, std::size_t cols,
                                              std::span<const std::uint32_t> squares) {
    switch (identity) {
    case Identity::doubling: {
        const std::size_t half = rows / 2;
        if (rows != cols || rows % 2 == 0 || half < 1 || half > squares.size()) {
            return std::nullopt;
        }
        return 2 * squares[half - 1] + (half % 3 == 2 ? 2 : 0);
    }
    case Identity::powersOfTwo:
        return rows == cols && std::has_single_bit(rows + 1) ? std::optional<std::uint32_t>(0)
                                                             : std::nullopt;
    case Identity::greatestCommonDivisor:
        return static_cast<std::uint32_t>(std::gcd(rows + 1, cols + 1) - 1);
    }
    return std::nullopt;
}

} // namespace lightsout
