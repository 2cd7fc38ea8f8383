// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/PressLightTable.h"

#include "gf2/GrayCode.h"
#include "random/ProfileEnumerator.h"
#include "support/FastestClones.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

/// Number of vertices whose presses are enumerated in one walk; the presses of the other vertices
/// do not change during a walk.
constexpr std::size_t walkedVertices = 16;
constexpr std::size_t wordVertices = 32;

struct Board {
    std::uint32_t presses = 0;
    std::uint32_t lights = 0;
};

using Columns = std::array<std::uint32_t, wordVertices>;

/// Counts all boards that are reached by presses of the first `walked` vertices.
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
    const std::size_t vertices = rule.vertexCount();
    if (vertices > PressLightTable::maxGrayCodeVertices) {
        return false;
    }
    const std::optional<ProfileGrid> grid = profileGridOf(rule);
    return !grid || std::uint64_t{1} << vertices <= profileSteps(*grid);
}

} // namespace

std::optional<Error> PressLightTable::refusal(const Rule& rule, const Budget& budget) {
    if (isForGrayCode(rule)) {
        return std::nullopt;
    }
    const std::optional<ProfileGrid> grid = profileGridOf(rule);
    if (!grid) {
        const std::size_t vertices = rule.vertexCount();
        return Error{.code = ErrorCode::tooManySteps,
                     .expected = std::uint64_t{1} << maxGrayCodeVertices,
                     .found = vertices < bitsPerWord ? std::uint64_t{1} << vertices : UINT64_MAX};
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
    const auto counts = static_cast<double>((rule.vertexCount() + 1) * (rule.vertexCount() + 1));
    if (isForGrayCode(rule)) {
        return WorkEstimate{.operations = std::exp2(rule.vertexCount()),
                            .bytes = counts * sizeof(BigInteger)};
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
        return PressLightTable(rule.vertexCount(), Method::grayCode,
                               countByGrayCode(rule, lights, threads, progress));
    }
    return PressLightTable(rule.vertexCount(), Method::brokenProfile,
                           countByProfile(*profileGridOf(rule), lights, threads, progress));
}

std::vector<BigInteger> countByGrayCode(const Rule& rule, const BitVector& lights,
                                        std::size_t threads, Progress& progress) {
    const std::size_t vertices = rule.vertexCount();
    LIGHTSOUT_ASSERT(vertices < wordVertices);
    Columns columns{};
    Board start;
    for (Vertex v = 0; v < vertices; ++v) {
        rule.forEachToggled(v, [&](Vertex light) { columns[v] |= std::uint32_t{1} << light; });
        start.lights |= static_cast<std::uint32_t>(lights[v] ? 1 : 0) << v;
    }
    const std::size_t walked = std::min(vertices, walkedVertices);
    const std::size_t stride = vertices + 1;
    const std::size_t walks = std::size_t{1} << (vertices - walked);
    const std::size_t shares = std::min(walks, std::max<std::size_t>(threads, 1));
    std::vector<std::vector<std::uint64_t>> counts(shares,
                                                   std::vector<std::uint64_t>(stride * stride));
    FinishedPieces finished(walks, progress);
    forEachInParallel(shares, threads, progress, [&](std::size_t share) {
        for (std::size_t walk = share; walk < walks; walk += shares) {
            Board board = start;
            for (std::size_t v = walked; v < vertices; ++v) {
                if (((walk >> (v - walked)) & 1U) != 0) {
                    board.presses |= std::uint32_t{1} << v;
                    board.lights ^= columns[v];
                }
            }
            countWalk(columns, walked, board, stride, counts[share].data());
            finished.add();
        }
    });
    std::vector<BigInteger> total(stride * stride);
    for (const std::vector<std::uint64_t>& part : counts) {
        for (std::size_t entry = 0; entry < part.size(); ++entry) {
            total[entry] += part[entry];
        }
    }
    return total;
}

} // namespace lightsout
