// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/ReachableBoards.h"

#include "solve/Solver.h"

#include <algorithm>

namespace lightsout {

namespace {

BitVector lightsOfPress(const Rule& rule, Vertex press) {
    BitVector lights(rule.vertexCount());
    rule.forEachToggled(press, [&](Vertex light) { lights.flip(light); });
    return lights;
}

} // namespace

Result<ReachableBoards> ReachableBoards::find(const Rule& rule, std::size_t largestRank,
                                              Progress& progress) {
    LIGHTSOUT_ASSERT(largestRank <= maxRank);
    const Result<Solver> solver = Solver::build(rule, progress);
    if (!solver) {
        return solver.error();
    }
    const std::size_t rank = solver->rank();
    if (rank > largestRank) {
        return Error{.code = ErrorCode::tooManySteps,
                     .expected = std::uint64_t{1} << largestRank,
                     .found = rank < bitsPerWord ? std::uint64_t{1} << rank : UINT64_MAX};
    }
    return ReachableBoards(rule, rank, progress);
}

ReachableBoards::ReachableBoards(const Rule& rule, std::size_t rank, const Progress& progress)
    : vertices_(rule.vertexCount()) {
    for (Vertex press = 0; press < vertices_ && basis_.size() < rank; ++press) {
        progress.checkpoint();
        BitVector rest = lightsOfPress(rule, press);
        for (std::size_t i = 0; i < basis_.size(); ++i) {
            if (rest[lights_[i]]) {
                rest ^= basis_[i];
            }
        }
        if (rest.none()) {
            continue;
        }
        const Vertex light = rest.findNext(0);
        for (BitVector& vector : basis_) {
            if (vector[light]) {
                vector ^= rest;
            }
        }
        lights_.push_back(light);
        basis_.push_back(std::move(rest));
    }
    LIGHTSOUT_ASSERT(basis_.size() == rank);
    std::vector<std::uint32_t> bits(vertices_);
    for (std::size_t i = 0; i < rank; ++i) {
        bits[lights_[i]] = std::uint32_t{1} << i;
    }
    for (Vertex press = 0; press < vertices_; ++press) {
        if (rule.hasButton(press)) {
            presses_.push_back(0);
            rule.forEachToggled(press, [&](Vertex light) { presses_.back() ^= bits[light]; });
        }
    }
}

std::optional<std::uint32_t> ReachableBoards::number(const BitVector& board) const {
    LIGHTSOUT_ASSERT(board.size() == vertices_);
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < rank(); ++i) {
        number |= static_cast<std::uint32_t>(board[lights_[i]] ? 1 : 0) << i;
    }
    return this->board(number) == board ? std::optional(number) : std::nullopt;
}

BitVector ReachableBoards::board(std::uint32_t number) const {
    BitVector board(vertices_);
    for (; number != 0; number &= number - 1) {
        board ^= basis_[static_cast<std::size_t>(std::countr_zero(number))];
    }
    return board;
}

std::vector<std::uint8_t> ReachableBoards::fewestPresses(Progress& progress) const {
    constexpr std::uint8_t notYet = UINT8_MAX;
    constexpr std::size_t boardsBetweenCheckpoints = 4096;
    std::vector<std::uint32_t> different = presses_;
    std::sort(different.begin(), different.end());
    different.erase(std::unique(different.begin(), different.end()), different.end());
    std::vector<std::uint8_t> fewest(count(), notYet);
    fewest[0] = 0;
    std::vector<std::uint32_t> layer{0};
    std::size_t met = 0;
    for (std::uint8_t presses = 1; !layer.empty(); ++presses) {
        std::vector<std::uint32_t> next;
        for (const std::uint32_t board : layer) {
            if (met++ % boardsBetweenCheckpoints == 0) {
                progress.checkpoint(static_cast<double>(met) / static_cast<double>(count()));
            }
            for (const std::uint32_t press : different) {
                if (fewest[board ^ press] == notYet) {
                    fewest[board ^ press] = presses;
                    next.push_back(board ^ press);
                }
            }
        }
        layer.swap(next);
    }
    return fewest;
}

} // namespace lightsout
