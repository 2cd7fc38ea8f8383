// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Random.h"
#include "tiling/ExactCover.h"

#include <algorithm>

namespace lightsout {

/// Returns a problem whose options cover one to four random items each. Lights and presses have the
/// numbers of the items and options.
inline ExactCover randomCover(std::size_t items, std::size_t options, Random& random) {
    ExactCover cover;
    for (std::size_t item = 0; item < items; ++item) {
        cover.lights.push_back(item);
    }
    for (std::size_t option = 0; option < options; ++option) {
        cover.presses.push_back(option);
        std::vector<std::uint32_t> covered;
        for (std::uint64_t left = 1 + random.below(4); left > 0; --left) {
            const auto item = static_cast<std::uint32_t>(random.below(items));
            if (std::ranges::find(covered, item) == covered.end()) {
                covered.push_back(item);
            }
        }
        cover.covered.insert(cover.covered.end(), covered.begin(), covered.end());
        cover.starts.push_back(cover.covered.size());
    }
    return cover;
}

/// Returns all exact covers by trying all sets of options. The options of a cover are ascending,
/// and the list is in lexicographic order.
inline std::vector<std::vector<std::uint32_t>> allCovers(const ExactCover& cover) {
    std::vector<std::vector<std::uint32_t>> covers;
    for (std::uint64_t set = 0; set < std::uint64_t{1} << cover.optionCount(); ++set) {
        std::vector<int> times(cover.itemCount());
        std::vector<std::uint32_t> options;
        for (std::uint32_t option = 0; option < cover.optionCount(); ++option) {
            if (((set >> option) & 1U) != 0) {
                options.push_back(option);
                for (const std::uint32_t item : cover.itemsOf(option)) {
                    ++times[item];
                }
            }
        }
        if (std::ranges::all_of(times, [](int count) { return count == 1; })) {
            covers.push_back(options);
        }
    }
    std::ranges::sort(covers);
    return covers;
}

/// Returns the covers that a search lists, in the order of allCovers().
template <typename Next, typename Chosen>
std::vector<std::vector<std::uint32_t>> listedCovers(Next next, Chosen chosen) {
    std::vector<std::vector<std::uint32_t>> covers;
    while (next()) {
        covers.push_back(chosen());
        std::ranges::sort(covers.back());
    }
    std::ranges::sort(covers);
    return covers;
}

} // namespace lightsout
