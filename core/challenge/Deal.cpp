// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge/Deal.h"

#include "game/Rule.h"
#include "gf2/GrayCode.h"
#include "solve/Solver.h"
#include "support/SplitMix.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <utility>
#include <vector>

namespace lightsout {

namespace {

/// Returns `count` random cells, as the bits of a word.
std::uint64_t drawnCells(std::size_t cells, std::size_t count, SplitMix& generator) {
    std::vector<std::size_t> order(cells);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::uint64_t drawn = 0;
    for (std::size_t i = 0; i < count; ++i) {
        std::swap(order[i], order[i + numberBelow(cells - i, generator)]);
        drawn |= std::uint64_t{1} << order[i];
    }
    return drawn;
}

/// Returns a basis of the quiet patterns of a board of up to 64 cells.
std::vector<std::uint64_t> quietPatterns(const Rule& rule) {
    Progress progress;
    const Result<Solver> solver = Solver::build(rule, progress);
    std::vector<std::uint64_t> patterns;
    for (std::size_t i = 0; i < solver->nullity(); ++i) {
        patterns.push_back(solver->kernelVector(i).words().front());
    }
    return patterns;
}

bool isLightest(std::uint64_t presses, const std::vector<std::uint64_t>& patterns) {
    const int count = std::popcount(presses);
    const std::uint64_t sums = std::uint64_t{1} << patterns.size();
    for (std::uint64_t step = 1; step < sums; ++step) {
        presses ^= patterns[grayCodeFlip(step)];
        if (std::popcount(presses) < count) {
            return false;
        }
    }
    return true;
}

constexpr bool isDealtSide(std::size_t side) {
    return side >= 1 && side <= maxDealtSide;
}

} // namespace

std::size_t maxDealtPresses(std::size_t rows, std::size_t cols) {
    LIGHTSOUT_ASSERT(isDealtSide(rows) && isDealtSide(cols));
    // The covering radii of the kernels, or the number of cells if there are no quiet patterns.
    static constexpr std::array<std::array<std::uint8_t, maxDealtSide>, maxDealtSide> most{{
        {1, 1, 3, 4, 3, 6, 7, 5},
        {1, 4, 3, 8, 7, 12, 8, 16},
        {3, 3, 9, 12, 8, 18, 21, 15},
        {4, 8, 12, 7, 20, 24, 28, 32},
        {3, 7, 8, 20, 15, 30, 18, 31},
        {6, 12, 18, 24, 30, 36, 42, 22},
        {7, 8, 21, 28, 18, 42, 49, 38},
        {5, 16, 15, 32, 31, 22, 38, 64},
    }};
    return most.at(rows - 1).at(cols - 1);
}

bool canDeal(const Deal& deal) {
    return isDealtSide(deal.rows) && isDealtSide(deal.cols) && deal.presses >= 1 &&
           deal.presses <= maxDealtPresses(deal.rows, deal.cols);
}

DealtBoard dealtBoard(const Deal& deal, const Progress& progress) {
    LIGHTSOUT_ASSERT(canDeal(deal));
    const Lattice lattice{.rows = deal.rows, .cols = deal.cols};
    const Rule rule(lattice);
    const std::vector<std::uint64_t> patterns = quietPatterns(rule);
    SplitMix generator(SplitMix(deal.seed).word() ^
                       (65536 * deal.rows + 256 * deal.cols + deal.presses));
    std::uint64_t drawn = 0;
    do {
        progress.checkpoint();
        drawn = drawnCells(lattice.vertexCount(), deal.presses, generator);
    } while (!isLightest(drawn, patterns));
    BitVector presses(lattice.vertexCount());
    presses.words().front() = drawn;
    return {.board = {.lattice = lattice, .lights = rule.changedBy(presses)}, .presses = presses};
}

Deal resized(const Deal& deal, std::size_t rows, std::size_t cols) {
    return {.seed = deal.seed,
            .rows = rows,
            .cols = cols,
            .presses = std::min(deal.presses, maxDealtPresses(rows, cols))};
}

std::optional<Deal> oneMore(const Deal& deal) {
    Deal harder = deal;
    ++harder.presses;
    return canDeal(harder) ? std::optional(harder) : std::nullopt;
}

Deal dealOfDay(std::chrono::sys_days day) {
    LIGHTSOUT_ASSERT(day.time_since_epoch().count() >= 0);
    constexpr std::size_t onMondays = 4;
    const unsigned sinceMonday = std::chrono::weekday(day).iso_encoding() - 1;
    return {.seed = static_cast<std::uint64_t>(day.time_since_epoch().count()),
            .presses = onMondays + sinceMonday};
}

} // namespace lightsout
