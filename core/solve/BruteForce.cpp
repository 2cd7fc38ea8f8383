// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/BruteForce.h"

#include "game/Reduction.h"
#include "gf2/GrayCode.h"
#include "support/Assert.h"

#include <array>
#include <bit>
#include <vector>

namespace lightsout {

BruteForce tryAllPresses(const Game& game, Progress& progress) {
    const std::size_t vertices = game.vertexCount();
    LIGHTSOUT_ASSERT(vertices <= maxBruteForceVertices);
    const auto packed = [](const BitVector& vector) {
        std::uint32_t word = 0;
        vector.forEachOne([&](std::size_t index) { word |= std::uint32_t{1} << index; });
        return word;
    };
    const std::vector<Vertex> buttons = Reduction(game.rule()).buttons();
    std::array<std::uint32_t, maxBruteForceVertices> changes{};
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        changes[i] = packed(game.rule().changedBy(BitVector::unit(vertices, buttons[i])));
    }
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

} // namespace lightsout
