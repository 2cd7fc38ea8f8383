// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/PressLightTable.h"

#include "game/Reduction.h"
#include "gf2/GrayCode.h"
#include "random/ProfileEnumerator.h"
#include "support/FastestClones.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

/// Number of buttons whose presses are enumerated in one walk; the presses of the other buttons do
/// not change during a walk.
constexpr std::size_t walkedButtons = 16;

struct Board {
    std::uint32_t presses = 0;
    std::uint64_t lights = 0;
};

using Columns = std::array<std::uint64_t, PressLightTable::maxGrayCodeButtons>;

/// Counts all boards that are reached by presses of the first `walked` buttons.
LIGHTSOUT_FASTEST_CLONES
void countWalk(const Columns& columns, std::size_t walked, Board board, std::size_t stride,
               std::uint64_t* counts) {
    const std::uint32_t end = std::uint32_t{1} << walked;
    auto presses = static_cast<std::size_t>(std::popcount(board.presses));
    for (std::uint32_t step = 1;; ++step) {
        ++counts[presses * stride + static_cast<std::size_t>(std::popcount(board.lights))];
        if (step == end) {
            return;
        }
        const std::size_t flip = grayCodeFlip(step);
        board.lights ^= columns[flip];
        board.presses ^= std::uint32_t{1} << flip;
        presses = static_cast<std::size_t>(std::popcount(board.presses));
    }
}

bool isForGrayCode(const Rule& rule) {
    const std::size_t buttons = rule.buttonCount();
    if (buttons > PressLightTable::maxGrayCodeButtons ||
        rule.lightCount() > PressLightTable::maxGrayCodeLights) {
        return false;
    }
    const std::optional<ProfileGrid> grid = profileGridOf(rule);
    return !grid || std::uint64_t{1} << buttons <= profileSteps(*grid);
}

} // namespace

std::optional<Error> PressLightTable::refusal(const Rule& rule, const Budget& budget) {
    if (isForGrayCode(rule)) {
        return std::nullopt;
    }
    const std::optional<ProfileGrid> grid = profileGridOf(rule);
    if (!grid) {
        const std::size_t buttons = rule.buttonCount();
        if (buttons <= maxGrayCodeButtons) {
            return Error{.code = ErrorCode::tooManyVertices,
                         .expected = maxGrayCodeLights,
                         .found = rule.lightCount()};
        }
        return Error{.code = ErrorCode::tooManySteps,
                     .expected = std::uint64_t{1} << maxGrayCodeButtons,
                     .found = buttons < bitsPerWord ? std::uint64_t{1} << buttons : UINT64_MAX};
    }
    if (const std::uint64_t bytes = profileMemory(*grid);
        bytes > std::min(budget.memory, UINT64_MAX - 1)) {
        return Error{.code = ErrorCode::tableTooLarge, .expected = budget.memory, .found = bytes};
    }
    const std::uint64_t steps = profileSteps(*grid);
    if (static_cast<double>(steps) > budget.operations) {
        return Error{.code = ErrorCode::tooManySteps,
                     .expected = static_cast<std::uint64_t>(budget.operations),
                     .found = steps};
    }
    return std::nullopt;
}

std::optional<WorkEstimate> PressLightTable::estimate(const Rule& rule) {
    const std::size_t buttons = rule.buttonCount();
    const auto counts = static_cast<double>((buttons + 1) * (rule.lightCount() + 1));
    if (isForGrayCode(rule)) {
        return WorkEstimate{.operations = std::exp2(buttons), .bytes = counts * sizeof(BigInteger)};
    }
    const std::optional<ProfileGrid> grid = profileGridOf(rule);
    if (!grid) {
        return std::nullopt;
    }
    return WorkEstimate{.operations = static_cast<double>(profileSteps(*grid)),
                        .bytes = static_cast<double>(profileMemory(*grid)),
                        .perSecond = 8e9}; // the processor performs several at once
}

std::optional<Lattice> PressLightTable::nearestFeasible(Lattice lattice, const Budget& budget) {
    while (lattice.rows > 1 || lattice.cols > 1) {
        --(lattice.rows > lattice.cols && lattice.cols > 1 ? lattice.cols
           : lattice.rows > 1                              ? lattice.rows
                                                           : lattice.cols);
        if (!refusal(lattice, budget)) {
            return lattice;
        }
    }
    return std::nullopt;
}

Result<PressLightTable> PressLightTable::compute(const Rule& rule, const BitVector& lights,
                                                 std::size_t threads, Progress& progress,
                                                 const Budget& budget) {
    LIGHTSOUT_ASSERT(lights.size() == rule.vertexCount());
    if (const std::optional<Error> error = refusal(rule, budget)) {
        return *error;
    }
    if (isForGrayCode(rule)) {
        return PressLightTable(rule, Method::grayCode,
                               countByGrayCode(rule, lights, threads, progress));
    }
    return PressLightTable(rule, Method::brokenProfile,
                           countByProfile(*profileGridOf(rule), lights, threads, progress));
}

std::vector<BigInteger> countByGrayCode(const Rule& rule, const BitVector& lights,
                                        std::size_t threads, Progress& progress) {
    const Reduction reduction(rule);
    const std::size_t buttons = reduction.buttons().size();
    LIGHTSOUT_ASSERT(buttons <= PressLightTable::maxGrayCodeButtons &&
                     reduction.lights().size() <= PressLightTable::maxGrayCodeLights);
    const BitMatrix matrix = reduction.matrix(rule);
    const BitVector lit = selectedEntries(lights, reduction.lights());
    Columns columns{};
    Board start;
    for (std::size_t light = 0; light < lit.size(); ++light) {
        const std::uint64_t bit = std::uint64_t{1} << light;
        start.lights |= lit[light] ? bit : 0;
        for (std::size_t button = 0; button < buttons; ++button) {
            columns.at(button) |= matrix.get(light, button) ? bit : 0;
        }
    }
    const std::size_t walked = std::min(buttons, walkedButtons);
    const std::size_t stride = lit.size() + 1;
    const std::size_t walks = std::size_t{1} << (buttons - walked);
    const std::size_t shares = std::min(walks, std::max<std::size_t>(threads, 1));
    std::vector<std::vector<std::uint64_t>> counts(
        shares, std::vector<std::uint64_t>((buttons + 1) * stride));
    FinishedPieces finished(walks, progress);
    forEachInParallel(shares, threads, progress, [&](std::size_t share) {
        for (std::size_t walk = share; walk < walks; walk += shares) {
            Board board = start;
            for (std::size_t button = walked; button < buttons; ++button) {
                if (((walk >> (button - walked)) & 1U) != 0) {
                    board.presses |= std::uint32_t{1} << button;
                    board.lights ^= columns.at(button);
                }
            }
            countWalk(columns, walked, board, stride, counts[share].data());
            finished.add();
        }
    });
    std::vector<BigInteger> total((buttons + 1) * stride);
    for (const std::vector<std::uint64_t>& part : counts) {
        for (std::size_t entry = 0; entry < part.size(); ++entry) {
            total[entry] += part[entry];
        }
    }
    return total;
}

} // namespace lightsout
