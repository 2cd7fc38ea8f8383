// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/JoinedProfile.h"

#include <algorithm>
#include <functional>
#include <map>

namespace lightsout {

namespace {

/// The new column of each column of a row.
using ColumnMap = std::vector<std::size_t>;

std::uint32_t moved(std::uint32_t row, const ColumnMap& map) {
    std::uint32_t result = 0;
    for (std::size_t column = 0; column < map.size(); ++column) {
        result |= ((row >> column) & 1U) << map[column];
    }
    return result;
}

/// Returns the symmetries that all rows have in common.
std::vector<ColumnMap> symmetriesOfRows(const ProfileGrid& grid,
                                        const std::vector<std::uint32_t>& rowLights) {
    std::vector<ColumnMap> maps;
    for (std::size_t shift = 0; shift < (grid.isCylinder ? grid.cols : 1); ++shift) {
        for (const bool isReflected : {false, true}) {
            ColumnMap map;
            for (std::size_t column = 0; column < grid.cols; ++column) {
                const std::size_t image = isReflected ? grid.cols - 1 - column : column;
                map.push_back((image + shift) % grid.cols);
            }
            const auto isKept = [&](std::uint32_t lights) { return moved(lights, map) == lights; };
            bool passesJoint = true;
            for (std::uint32_t cell = 1; cell < std::uint32_t{1} << grid.cols; cell *= 2) {
                passesJoint = passesJoint && moved(grid.acrossJoint(cell), map) ==
                                                 grid.acrossJoint(moved(cell, map));
            }
            if (passesJoint && std::all_of(rowLights.begin(), rowLights.end(), isKept)) {
                maps.push_back(std::move(map));
            }
        }
    }
    return maps;
}

/// Returns whether swapping its first two rows makes the ring its own mirror image.
bool isMirrored(const ProfileGrid& grid, const std::vector<std::uint32_t>& rowLights) {
    if (grid.ends != ProfileGrid::Ends::joined) {
        return false;
    }
    for (std::size_t row = 0; row < grid.rows; ++row) {
        if (rowLights[row] != rowLights[(grid.rows + 1 - row) % grid.rows]) {
            return false;
        }
    }
    return true;
}

/// Returns whether half a turn maps the ring to itself.
bool isTurned(const ProfileGrid& grid, const std::vector<std::uint32_t>& rowLights) {
    if (grid.ends != ProfileGrid::Ends::joined || grid.rows % 2 != 0) {
        return false;
    }
    const auto half = rowLights.begin() + static_cast<std::ptrdiff_t>(grid.rows / 2);
    return std::equal(rowLights.begin(), half, half);
}

} // namespace

PairClasses::PairClasses(const ProfileGrid& grid, const std::vector<std::uint32_t>& rowLights)
    : cols_(grid.cols), isTurned_(isTurned(grid, rowLights)),
      classOf_(std::size_t{1} << (2 * grid.cols)) {
    const std::vector<ColumnMap> maps = symmetriesOfRows(grid, rowLights);
    const bool maySwap = isMirrored(grid, rowLights);
    const std::uint32_t rows = std::uint32_t{1} << cols_;
    std::map<std::uint32_t, std::vector<std::uint32_t>> classes; // keyed by their smallest pair
    for (std::uint32_t first = 0; first < rows; ++first) {
        for (std::uint32_t second = 0; second < rows; ++second) {
            std::uint32_t least = UINT32_MAX;
            for (const ColumnMap& map : maps) {
                const std::uint32_t a = moved(first, map);
                const std::uint32_t b = moved(second, map);
                least = std::min({least, a | b << cols_, maySwap ? b | a << cols_ : UINT32_MAX});
            }
            classes[least].push_back(first | second << cols_);
        }
    }
    std::vector<std::vector<std::uint32_t>> largestFirst;
    for (auto& [least, pairs] : classes) {
        largestFirst.push_back(std::move(pairs));
    }
    std::ranges::stable_sort(largestFirst, std::ranges::greater{},
                             &std::vector<std::uint32_t>::size);
    for (const std::vector<std::uint32_t>& pairs : largestFirst) {
        for (const std::uint32_t pair : pairs) {
            classOf_[pair] = static_cast<std::uint32_t>(pairs_.size());
        }
        pairs_.push_back({.first = pairs[0] % rows,
                          .second = pairs[0] / rows,
                          .like = static_cast<std::uint32_t>(pairs.size())});
    }
}

std::uint32_t PairClasses::times(std::size_t pair, std::uint32_t above, std::uint32_t below) const {
    const std::uint32_t opposite = classOf_[above | below << cols_];
    if (!isTurned_ || opposite == pair) {
        return 1;
    }
    return opposite > pair ? 2 : 0;
}

JoinedHalves JoinedHalves::sweep(const ProfileGrid& grid,
                                 const std::vector<std::uint32_t>& rowLights, RowPair pair,
                                 std::uint32_t modulus, const Progress& progress, Memory memory) {
    const auto second = rowLights.begin() + 1;
    const auto cut = second + static_cast<std::ptrdiff_t>(firstRows(grid));
    // Backwards from the first row, which lies across the joint in that direction.
    std::vector<std::uint32_t> back{grid.acrossJoint(rowLights[0])};
    back.insert(back.end(), rowLights.rbegin(), std::make_reverse_iterator(cut));
    return {.first = ProfileHalf(
                grid, {second, cut},
                ProfileHalf::Start{.row = pair.second, .before = pair.first, .times = pair.like},
                modulus, 1, progress, std::move(memory[0])),
            .second = ProfileHalf(grid, back,
                                  ProfileHalf::Start{.row = grid.acrossJoint(pair.first),
                                                     .before = grid.acrossJoint(pair.second)},
                                  modulus, 1, progress, std::move(memory[1]))};
}

} // namespace lightsout
