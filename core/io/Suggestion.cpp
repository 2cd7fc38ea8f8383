// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/Suggestion.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace lightsout {

namespace {

constexpr std::size_t maxLength = 40;

/// Returns the number of edits from one word to the other.
std::size_t editsBetween(std::string_view from, std::string_view to) {
    // Three rows of the table of edit distances between prefixes: two rows above, one row above,
    // and the current row.
    std::vector<std::size_t> before(to.size() + 1);
    std::vector<std::size_t> above(to.size() + 1);
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < from.size(); ++i) {
        before.swap(above);
        above.swap(row);
        row[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            row[j + 1] =
                std::min({above[j + 1] + 1, row[j] + 1, above[j] + (from[i] == to[j] ? 0 : 1)});
            if (i > 0 && j > 0 && from[i] == to[j - 1] && from[i - 1] == to[j]) {
                row[j + 1] = std::min(row[j + 1], before[j - 1] + 1);
            }
        }
    }
    return row.back();
}

} // namespace

std::string_view nearestWord(std::string_view word, std::span<const std::string_view> candidates) {
    std::size_t least = (word.size() + 2) / 4 + 1;
    std::string_view nearest;
    for (const std::string_view candidate : candidates) {
        if (std::max(word.size(), candidate.size()) > maxLength) {
            continue;
        }
        if (const std::size_t edits = editsBetween(word, candidate); edits < least) {
            least = edits;
            nearest = candidate;
        }
    }
    return nearest == word ? std::string_view() : nearest;
}

std::string suggestion(std::string_view word, std::span<const std::string_view> candidates) {
    const std::string_view nearest = nearestWord(word, candidates);
    return nearest.empty() ? "" : "; did you mean \"" + std::string(nearest) + "\"?";
}

} // namespace lightsout
