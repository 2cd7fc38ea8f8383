// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/GrayCodeEnumerator.h"

#include "gf2/GrayCode.h"
#include "support/FastestClones.h"
#include "support/FinishedPieces.h"
#include "support/Parallel.h"

#include <array>

namespace lightsout {

namespace {

/// Number of vertices enumerated in one walk; the presses of the others are fixed for each walk.
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

} // namespace

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
