// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep/Sweep.h"

#include "graph/Limits.h"
#include "io/BoardSpec.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

/// The maximum memory of a board, in bytes. Larger boards are not started, because a sweep has to
/// wait for each value.
constexpr std::uint64_t maxBoard = std::uint64_t{1} << 30;

void replace(std::string& text, std::string_view letter, std::optional<std::uint64_t> number) {
    if (!number) {
        return;
    }
    const std::string digits = std::to_string(*number);
    for (std::size_t at = text.find(letter); at != std::string::npos; at = text.find(letter, at)) {
        text.replace(at, letter.size(), digits);
    }
}

} // namespace

std::uint64_t Sweep::pointCount() const {
    return saturatingProduct(n ? n->count() : 1, m ? m->count() : 1);
}

SweepPoint Sweep::point(std::size_t number) const {
    const std::size_t width = m ? m->count() : 1;
    return {.n = n ? std::optional(n->first + number / width) : std::nullopt,
            .m = m ? std::optional(m->first + number % width) : std::nullopt};
}

std::string Sweep::boardAt(std::size_t number) const {
    const SweepPoint at = point(number);
    std::string spec = board;
    replace(spec, "{n}", at.n);
    replace(spec, "{m}", at.m);
    return spec;
}

bool Sweep::isDrawn() const {
    constexpr std::array<std::string_view, 4> families{"gnp:", "regular:", "tree:", "planar:"};
    for (const std::string_view family : families) {
        if (board.starts_with(family)) {
            return true;
        }
    }
    return false;
}

bool hasTime(Quantity quantity) {
    return quantity == Quantity::mean || quantity == Quantity::variance;
}

std::optional<Game> boardWithAllOn(const std::string& board, std::uint64_t seed) {
    auto rule = parseBoardSpec(board, {.memory = maxBoard, .seed = seed});
    return rule ? std::optional(Game::allOn(*std::move(rule))) : std::nullopt;
}

Measurement measurePoint(const Sweep& sweep, std::size_t number, const BoardMaker& makeBoard,
                         std::size_t threads, MemoryPool& memory, Progress& progress) {
    const std::string board = sweep.boardAt(number);
    std::vector<Measurement> samples;
    std::size_t vertices = 0;
    for (std::uint64_t sample = 0; sample < sweep.samples; ++sample) {
        progress.checkpoint();
        const std::optional<Game> game = makeBoard(board, sweep.seed + sample);
        if (!game) {
            return {};
        }
        vertices = std::max(vertices, game->vertexCount());
        const MemoryPool::Share share =
            memory.take(memoryToMeasure(sweep.quantity, *game), progress);
        samples.push_back(measure(sweep.quantity, *game, sweep.presses, threads, progress));
    }
    return averageOf(samples, valueRange(sweep.quantity, vertices));
}

} // namespace lightsout
