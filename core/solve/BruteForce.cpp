// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/BruteForce.h"

#include "game/Reduction.h"
#include "gf2/GrayCode.h"
#include "support/Assert.h"

#include <array>
#include <bit>
#include <utility>

namespace lightsout {

namespace {

std::uint32_t packed(const BitVector& vector) {
    std::uint32_t word = 0;
    vector.forEachOne([&](std::size_t index) { word |= std::uint32_t{1} << index; });
    return word;
}

/// The lights that each button changes.
using Changes = std::array<std::uint32_t, maxBruteForceVertices>;

Changes changesOf(const Rule& rule, const std::vector<Vertex>& buttons) {
    Changes changes{};
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        changes[i] = packed(rule.changedBy(BitVector::unit(rule.vertexCount(), buttons[i])));
    }
    return changes;
}

} // namespace

BruteForce tryAllPresses(const Game& game, Progress& progress) {
    const std::size_t vertices = game.vertexCount();
    LIGHTSOUT_ASSERT(vertices <= maxBruteForceVertices);
    const std::vector<Vertex> buttons = Reduction(game.rule()).buttons();
    const Changes changes = changesOf(game.rule(), buttons);
    const std::uint64_t end = std::uint64_t{1} << buttons.size();
    constexpr std::uint64_t stepsPerCheckpoint = std::uint64_t{1} << 20;
    BruteForce result{.tried = end - 1};
    std::uint32_t remaining = packed(game.difference());
    std::uint32_t fewest = 0;
    for (std::uint64_t step = 1; step < end; ++step) {
        if (step % stepsPerCheckpoint == 0) {
            progress.checkpoint(static_cast<double>(step) / static_cast<double>(end));
        }
        remaining ^= changes[grayCodeFlip(step)];
        if (remaining == 0) {
            const auto presses = static_cast<std::uint32_t>(step ^ (step >> 1U));
            ++result.solutions;
            if (fewest == 0 || std::popcount(presses) < std::popcount(fewest)) {
                fewest = presses;
            }
        }
    }
    progress.checkpoint(1);
    if (fewest != 0) {
        result.fewest = BitVector(vertices);
        for (std::size_t i = 0; i < buttons.size(); ++i) {
            result.fewest->set(buttons[i], ((fewest >> i) & 1U) != 0);
        }
    }
    return result;
}

std::vector<TriedSet> triesOfRound(const Game& game, std::size_t presses) {
    LIGHTSOUT_ASSERT(game.vertexCount() <= maxRoundVertices);
    const std::vector<Vertex> buttons = Reduction(game.rule()).buttons();
    const Changes changes = changesOf(game.rule(), buttons);
    std::vector<TriedSet> tries{
        {.remaining = static_cast<std::uint16_t>(packed(game.difference()))}};
    std::vector<std::size_t> next{0}; // the first button that can be added to each set
    for (std::size_t round = 0; round < presses; ++round) {
        std::vector<TriedSet> longer;
        std::vector<std::size_t> nextOfLonger;
        for (std::size_t i = 0; i < tries.size(); ++i) {
            for (std::size_t button = next[i]; button < buttons.size(); ++button) {
                longer.push_back(
                    {static_cast<std::uint16_t>(tries[i].presses | (1U << buttons[button])),
                     static_cast<std::uint16_t>(tries[i].remaining ^ changes[button])});
                nextOfLonger.push_back(button + 1);
            }
        }
        tries = std::move(longer);
        next = std::move(nextOfLonger);
    }
    return tries;
}

} // namespace lightsout
