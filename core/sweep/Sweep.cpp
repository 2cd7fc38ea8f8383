// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep/Sweep.h"

#include "graph/Limits.h"
#include "io/BoardSizes.h"
#include "io/BoardSpec.h"
#include "random/Confidence.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lightsout {

namespace {

/// Maximum memory for creating a board, in bytes. Larger boards are not created, because a sweep
/// has to wait for each value.
constexpr std::uint64_t maxBoard = std::uint64_t{1} << 30;

} // namespace

std::vector<const Fact*> sweptFacts() {
    std::vector<const Fact*> swept;
    for (const Fact& fact : allFacts()) {
        const bool hasArguments =
            fact.arguments.size() > 1 ||
            (fact.arguments.size() == 1 && fact.arguments[0] != FactArgument::presses);
        if (fact.isNumber() && !hasArguments) {
            swept.push_back(&fact);
        }
    }
    return swept;
}

std::vector<std::string_view> namesOfSweptFacts() {
    std::vector<std::string_view> names;
    for (const Fact* fact : sweptFacts()) {
        names.push_back(fact->id);
    }
    return names;
}

const Fact* sweptFactNamed(std::string_view name) {
    for (const Fact* fact : sweptFacts()) {
        if (fact == factNamed(name)) {
            return fact;
        }
    }
    return nullptr;
}

Value measure(const Fact& fact, const Game& game, std::uint64_t presses, std::size_t threads,
              Progress& progress) {
    FactContext context(game, {.threads = threads});
    return valueOf(fact, context, std::span(&presses, fact.arguments.size()), progress);
}

std::uint64_t memoryToMeasure(const Fact& fact, const Game& game) {
    constexpr std::size_t smallBoard = 4096;
    constexpr double memoryOfSmallBoard = 1 << 26;
    const auto most = static_cast<double>(Budget().memory);
    return static_cast<std::uint64_t>(
        game.vertexCount() <= smallBoard
            ? std::min(fact.cost(game.rule()).bytes + memoryOfSmallBoard, most)
            : most);
}

Value averageOf(const std::vector<Value>& samples, const ValueRange& range) {
    if (samples.size() == 1) {
        return samples.front();
    }
    std::vector<BigFraction> values;
    Missing missing = Missing::tooLarge;
    for (const Value& sample : samples) {
        missing = sample.missing().value_or(missing);
        if (sample.number() == nullptr) {
            continue;
        }
        if (!std::isfinite(realOf(*sample.number())) && !isInteger(*sample.number())) {
            return Missing::tooLarge;
        }
        values.push_back(
            std::visit([](const auto& number) { return BigFraction(number); }, *sample.number()));
    }
    if (values.empty()) {
        Value none = missing;
        none.isProven = false;
        return none;
    }
    const SampleMean mean = sampleMean(values, range.least, range.greatest);
    Value average =
        denominator(mean.mean) == 1 ? Value(Number(mean.mean)) : Value::real(realOf(mean.mean));
    average.low = mean.low;
    average.high = mean.high;
    average.hasEqualSamples = mean.areEqual;
    average.isProven = false;
    return average;
}

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
    const std::string withFirst = at.n ? withNumber(board, "{n}", *at.n) : board;
    return at.m ? withNumber(withFirst, "{m}", *at.m) : withFirst;
}

std::optional<Game> Sweep::gameAt(std::size_t number, std::uint64_t boardSeed) const {
    if (graphs == nullptr) {
        return boardWithAllOn(boardAt(number), boardSeed);
    }
    const std::uint64_t chosen = point(number).n.value_or(0);
    return chosen >= 1 && chosen <= graphs->graphs.size()
               ? std::optional(Game::allOn(graphs->graphs[chosen - 1].graph(graphs->selfInfluence)))
               : std::nullopt;
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

std::optional<Game> boardWithAllOn(const std::string& board, std::uint64_t seed) {
    auto rule = parseBoardSpec(board, {.memory = maxBoard, .seed = seed});
    return rule ? std::optional(Game::allOn(*std::move(rule))) : std::nullopt;
}

Value measurePoint(const Sweep& sweep, std::size_t number, const BoardMaker& makeBoard,
                   std::size_t threads, MemoryPool& memory, Progress& progress,
                   std::vector<Value>* each) {
    const std::string board = sweep.boardAt(number);
    std::vector<Value> samples;
    std::size_t vertices = 0;
    for (std::uint64_t sample = 0; sample < sweep.samples; ++sample) {
        progress.checkpoint();
        const std::optional<Game> game = makeBoard(board, sweep.seed + sample);
        if (!game) {
            return Missing::noBoard;
        }
        vertices = std::max(vertices, game->vertexCount());
        const MemoryPool::Share share = memory.take(memoryToMeasure(*sweep.fact, *game), progress);
        samples.push_back(measure(*sweep.fact, *game, sweep.presses, threads, progress));
    }
    Value average = averageOf(samples, sweep.fact->range(static_cast<double>(vertices)));
    if (each != nullptr) {
        *each = std::move(samples);
    }
    return average;
}

} // namespace lightsout
