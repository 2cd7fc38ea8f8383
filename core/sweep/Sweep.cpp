// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep/Sweep.h"

#include "graph/Limits.h"
#include "io/BoardSpec.h"
#include "random/Confidence.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lightsout {

namespace {

/// Returns the number of decimals needed to show three significant digits of a positive number. The
/// result is negative for large numbers.
int decimalsFor(double number) {
    constexpr int digits = 3;
    constexpr int most = 15;
    return std::min(digits - 1 - static_cast<int>(std::floor(std::log10(number))), most);
}

enum class Rounding { down, up };

/// Rounds a number to this many decimals; a negative number of decimals rounds to tens, hundreds
/// and so on.
double rounded(double number, int decimals, Rounding rounding) {
    const double scale = std::pow(10.0, std::abs(decimals));
    const double scaled = decimals >= 0 ? number * scale : number / scale;
    if (std::abs(scaled) > 1e15) {
        return number; // a double of this size has no further digits
    }
    const double whole = rounding == Rounding::down ? std::floor(scaled) : std::ceil(scaled);
    return decimals >= 0 ? whole / scale : whole * scale;
}

/// Maximum memory for creating a board, in bytes. Larger boards are not created, because a sweep
/// has to wait for each value.
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
    std::vector<double> values;
    bool isProven = true;
    for (const Value& sample : samples) {
        isProven = isProven && sample.isProven;
        if (sample.number() != nullptr) {
            values.push_back(realOf(*sample.number()));
        }
    }
    Value average;
    if (!values.empty()) {
        const auto count = static_cast<double>(values.size());
        // Sums deviations from the first value, so that the mean of equal values is exactly that
        // value.
        double mean = 0;
        for (const double value : values) {
            mean += (value - values.front()) / count;
        }
        mean += values.front();
        average = Value::real(mean);
        double squares = 0;
        for (const double value : values) {
            squares += (value - mean) * (value - mean);
        }
        const double half = values.size() == 1 ? 0
                                               : confidenceFactor(values.size()) *
                                                     std::sqrt(squares / (count - 1) / count);
        if (half > 0) {
            const int digits = decimalsFor(half);
            average.low = std::max(range.least, rounded(mean - half, digits, Rounding::down));
            average.high = std::min(range.greatest, rounded(mean + half, digits, Rounding::up));
        } else if (values.size() > 1) {
            average.low = average.high = mean;
        }
    }
    average.isProven = isProven;
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

std::optional<Game> boardWithAllOn(const std::string& board, std::uint64_t seed) {
    auto rule = parseBoardSpec(board, {.memory = maxBoard, .seed = seed});
    return rule ? std::optional(Game::allOn(*std::move(rule))) : std::nullopt;
}

Value measurePoint(const Sweep& sweep, std::size_t number, const BoardMaker& makeBoard,
                   std::size_t threads, MemoryPool& memory, Progress& progress) {
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
    return averageOf(samples, sweep.fact->range(static_cast<double>(vertices)));
}

} // namespace lightsout
