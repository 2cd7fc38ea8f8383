// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/HardestBoards.h"

#include "game/Reduction.h"
#include "gf2/Elimination.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <bit>
#include <memory>
#include <span>

namespace lightsout {

namespace {

constexpr std::uint64_t boardsBetweenCheckpoints = std::uint64_t{1} << 16;

BoardsByPresses withoutQuietPatterns(std::size_t vertices, const Progress& progress) {
    BoardsByPresses boards{.counts = {}, .hardest = BitVector::ones(vertices)};
    boost::multiprecision::cpp_int count = 1;
    for (std::size_t presses = 0; presses <= vertices; ++presses) {
        progress.checkpoint();
        boards.counts.push_back(count.str());
        count = count * (vertices - presses) / (presses + 1);
    }
    return boards;
}

/// A press that has the same effect as the presses of `pattern` in the free positions.
struct Press {
    std::size_t vertex;
    std::uint32_t pattern;
};

/// Includes a kernel vector: one press outside may replace the presses of `pattern`.
void takeIn(std::span<std::uint8_t> needed, std::uint32_t pattern, const Progress& progress) {
    const auto boards = static_cast<std::uint32_t>(needed.size());
    if (pattern == 0) {
        return;
    }
    const std::uint32_t top = std::bit_floor(pattern);
    // Visits each pair of boards once, from the one without the highest bit of the pattern.
    for (std::uint32_t high = 0; high < boards; high += 2 * top) {
        for (std::uint32_t x = high; x < high + top; ++x) {
            if (x % boardsBetweenCheckpoints == 0) {
                progress.checkpoint();
            }
            const std::uint32_t y = x ^ pattern;
            const std::uint8_t ofX = needed[x];
            const std::uint8_t ofY = needed[y];
            needed[x] = std::min<std::uint8_t>(ofX, static_cast<std::uint8_t>(ofY + 1));
            needed[y] = std::min<std::uint8_t>(ofY, static_cast<std::uint8_t>(ofX + 1));
        }
    }
}

} // namespace

std::vector<BitVector> restrictedToButtons(const Rule& rule, const std::vector<BitVector>& kernel) {
    if (!rule.isMarked()) {
        return kernel;
    }
    const Reduction reduction(rule);
    std::vector<BitVector> restricted;
    for (const BitVector& pattern : kernel) {
        restricted.push_back(selectedEntries(pattern, reduction.buttons()));
    }
    return restricted;
}

BoardsByPresses boardsByPresses(const Rule& rule, const std::vector<BitVector>& kernel,
                                Progress& progress) {
    BoardsByPresses boards =
        boardsByPresses(rule.buttonCount(), restrictedToButtons(rule, kernel), progress);
    if (rule.isMarked()) {
        boards.hardest =
            spreadEntries(boards.hardest, Reduction(rule).buttons(), rule.vertexCount());
    }
    return boards;
}

BoardsByPresses boardsByPresses(std::size_t vertices, const std::vector<BitVector>& kernel,
                                Progress& progress) {
    if (kernel.empty()) {
        return withoutQuietPatterns(vertices, progress);
    }
    const EchelonForm form =
        reducedEchelonForm(BitMatrix::fromRows(kernel, vertices), vertices, progress);
    const std::vector<std::size_t> positions = freeColumns(form.pivots, vertices);
    LIGHTSOUT_ASSERT(positions.size() <= maxBoardsByPressesRank);
    // The memory is not zero-initialised, because that alone would take a long time.
    const std::size_t size = std::size_t{1} << positions.size();
    const auto memory = std::make_unique_for_overwrite<std::uint8_t[]>(size);
    const std::span<std::uint8_t> needed(memory.get(), size);
    for (std::uint32_t x = 0; x < needed.size(); ++x) {
        if (x % boardsBetweenCheckpoints == 0) {
            progress.checkpoint();
        }
        needed[x] = static_cast<std::uint8_t>(std::popcount(x));
    }
    std::vector<Press> presses;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        presses.push_back({positions[i], std::uint32_t{1} << i});
    }
    for (std::size_t row = 0; row < form.rank(); ++row) {
        std::uint32_t pattern = 0;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            pattern |= (form.matrix.get(row, positions[i]) ? 1U : 0U) << i;
        }
        presses.push_back({form.pivots[row], pattern});
        takeIn(needed, pattern, progress);
        progress.checkpoint(static_cast<double>(row + 1) / static_cast<double>(form.rank()));
    }
    std::vector<std::uint64_t> counts(vertices + 1);
    std::uint32_t hardest = 0;
    for (std::uint32_t x = 0; x < needed.size(); ++x) {
        if (x % boardsBetweenCheckpoints == 0) {
            progress.checkpoint();
        }
        ++counts[needed[x]];
        hardest = needed[x] > needed[hardest] ? x : hardest;
    }
    BoardsByPresses boards;
    while (boards.counts.size() < counts.size() && counts[boards.counts.size()] > 0) {
        boards.counts.push_back(std::to_string(counts[boards.counts.size()]));
    }
    // From a hardest board on, each press leads to a board that needs one press fewer.
    boards.hardest = BitVector(vertices);
    for (std::uint32_t x = hardest; x != 0;) {
        const auto press = std::ranges::find_if(
            presses, [&](const Press& one) { return needed[x ^ one.pattern] + 1 == needed[x]; });
        LIGHTSOUT_ASSERT(press != presses.end());
        boards.hardest.flip(press->vertex);
        x ^= press->pattern;
    }
    return boards;
}

} // namespace lightsout
