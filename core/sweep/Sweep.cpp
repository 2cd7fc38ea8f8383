// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep/Sweep.h"

#include "fewest/CoveringRadius.h"
#include "fewest/FewestPresses.h"
#include "fewest/HardestBoards.h"
#include "game/BoardSymmetry.h"
#include "game/Reduction.h"
#include "graph/Limits.h"
#include "io/BoardSpec.h"
#include "random/Confidence.h"
#include "random/LimitLaw.h"
#include "random/Moments.h"
#include "random/ProfileWinningTime.h"
#include "random/WinningTimes.h"
#include "solve/KernelBasis.h"
#include "solve/RecordedChase.h"
#include "solve/SolutionClasses.h"
#include "solve/Solutions.h"
#include "tiling/TilingSearch.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace lightsout {

namespace {

/// The names, in the same order as the enumeration.
constexpr std::array<std::string_view, 14> names{
    "rank",
    "nullity",
    "solvable-share",
    "fewest",
    "classes",
    "hardest",
    "tilings",
    "mean",
    "variance",
    "limit-time",
    "chance",
    "gauss-operations",
    "filling-operations",
    "automorphisms",
};

constexpr auto quantities = [] {
    std::array<Quantity, names.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        all.at(i) = static_cast<Quantity>(i);
    }
    return all;
}();

/// Maximum number of entries in a basis of the kernel; this many fit into half a gigabyte.
constexpr std::uint64_t maxBasisEntries = std::uint64_t{1} << 32;
/// Maximum number of vertices of boards whose elimination is recorded.
constexpr std::size_t maxRecordedVertices = 4096;

Measurement exactly(std::string value) {
    return {.value = std::move(value), .low = {}, .high = {}, .isProven = true};
}

Measurement exactly(std::uint64_t value) {
    return exactly(std::to_string(value));
}

Measurement none(Missing missing) {
    return {.value = {},
            .low = {},
            .high = {},
            .isProven = missing == Missing::noSolution || missing == Missing::notAGrid,
            .missing = missing};
}

std::string textOf(double number) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number);
    return {text.data(), end.ptr};
}

Measurement measureFewest(const Game& game, const Solver& solver, std::size_t threads,
                          Progress& progress) {
    const Answer answer = solver.solve(game.difference(), progress);
    if (!answer.solvable) {
        return none(Missing::noSolution);
    }
    if (basisEntriesFor(solver) > maxBasisEntries) {
        return none(Missing::tooLarge);
    }
    const FewestPresses fewest =
        fewestPresses(solver, answer.vector, thoroughEffort(threads, Budget().memory), progress);
    const std::string best = std::to_string(fewest.presses.count());
    return {.value = best,
            .low = std::to_string(fewest.lowerBound),
            .high = best,
            .isProven = fewest.isProven()};
}

Measurement measureClasses(const Game& game, const Solver& solver, Progress& progress) {
    const Answer answer = solver.solve(game.difference(), progress);
    if (!answer.solvable) {
        return exactly(0);
    }
    if (solver.nullity() > maxClassesNullity) {
        return none(Missing::tooLarge);
    }
    const auto symmetries = boardSymmetries(game.rule(), {game.lights(), game.target()});
    return symmetries ? exactly(solutionClasses(answer.vector, kernelBasis(solver, progress),
                                                *symmetries, progress)
                                    .size())
                      : none(Missing::tooLarge);
}

Measurement measureHardest(const Solver& solver, std::size_t threads, Progress& progress) {
    if (solver.nullity() == 0) {
        return exactly(solver.rule().buttonCount());
    }
    if (basisEntriesFor(solver) > maxBasisEntries) {
        return none(Missing::tooLarge);
    }
    const CoveringRadius radius = hardestBoards(solver, threads, progress).radius;
    Measurement hardest = exactly(radius.lowerBound());
    if (!radius.isProven()) {
        hardest.isProven = false;
        hardest.low = hardest.value;
        hardest.high = std::to_string(radius.upperBound);
    }
    return hardest;
}

Measurement measureWithSolver(Quantity quantity, const Game& game, std::size_t threads,
                              Progress& progress) {
    const Result<Solver> solver = Solver::build(game.rule(), progress);
    if (!solver) {
        return none(Missing::tooLarge);
    }
    switch (quantity) {
    case Quantity::rank:
        return exactly(solver->rank());
    case Quantity::nullity:
        return exactly(solver->nullity());
    case Quantity::solvableShare:
        return exactly(solvableShare(solver->rank(), game.rule().lightCount()));
    case Quantity::fewest:
        return measureFewest(game, *solver, threads, progress);
    case Quantity::classes:
        return measureClasses(game, *solver, progress);
    default:
        LIGHTSOUT_ASSERT(quantity == Quantity::hardest);
        return measureHardest(*solver, threads, progress);
    }
}

Measurement measureTilings(const Game& game, Progress& progress) {
    Result<TilingSearch> search = TilingSearch::build(game.rule(), progress);
    return search ? exactly(search->count(progress)) : none(Missing::tooLarge);
}

Measurement measureMoments(Quantity quantity, const Game& game, std::uint64_t presses,
                           Progress& progress) {
    if (Moments::refusal(game.rule())) {
        return none(Missing::tooLarge);
    }
    const Moments moments(game.rule(), game.lights(), progress);
    return exactly(
        textOf(quantity == Quantity::mean ? moments.mean(presses) : moments.variance(presses)));
}

/// Doubles the number of presses until the law stays within the required distance of its limit
/// throughout the second half of the presses.
Measurement measureLimitTime(const Game& game, std::size_t threads, Progress& progress) {
    constexpr double near = 0.01;
    constexpr std::size_t maxPresses = 1 << 20;
    const auto limit = limitLaw(game.rule(), game.lights(), progress);
    if (!limit) {
        return none(Missing::tooLarge);
    }
    const auto table = PressLightTable::compute(game.rule(), game.lights(), threads, progress);
    if (!table) {
        return none(Missing::tooLarge);
    }
    const ExactLaw law(*table);
    for (std::size_t presses = 64; presses <= maxPresses; presses *= 2) {
        const auto time =
            mixingTime(distancesToLimit(law, *limit, presses, Walk::plain, progress), near);
        if (time && *time <= presses / 2) {
            return exactly(*time);
        }
    }
    return none(Missing::tooLarge);
}

Measurement measureChance(const Game& game, std::size_t threads, Progress& progress) {
    const Result<Solver> solver = Solver::build(game.rule(), progress);
    if (!solver) {
        return none(Missing::tooLarge);
    }
    if (!solver->solve(game.difference(), progress).solvable) {
        return none(Missing::noSolution);
    }
    if (solver->rank() <= WinningTimes::maxRank) {
        const auto times = WinningTimes::compute(game.rule(), threads, progress);
        return times ? exactly(textOf(*times->mean(game.difference()))) : none(Missing::tooLarge);
    }
    const auto grid = winningTimeGridOf(game.rule(), solver->rank());
    return grid ? exactly(textOf(
                      meanWinningTime(*grid, game.difference(), solver->rank(), threads, progress)))
                : none(Missing::tooLarge);
}

Measurement measureOperations(Quantity quantity, const Game& game, Progress& progress) {
    const Rule& rule = game.rule();
    if (rule.vertexCount() > maxRecordedVertices) {
        return none(Missing::tooLarge);
    }
    const BitMatrix matrix = rule.influenceMatrix();
    if (quantity == Quantity::gaussOperations) {
        return exactly(recordElimination(matrix, rule.vertexCount(), progress).operations.size());
    }
    const Lattice* lattice = rule.lattice();
    return lattice != nullptr && lattice->isPlaneGrid()
               ? exactly(recordChase(*lattice, matrix, progress).elimination.operations.size())
               : none(Missing::notAGrid);
}

Measurement measureAutomorphisms(const Rule& rule, const Progress& progress) {
    auto count = symmetryCount(rule, progress);
    return count ? exactly(*std::move(count)) : none(Missing::tooLarge);
}

/// Returns the exact value of an integer, a fraction, or a double.
BigFraction fractionIn(const std::string& value) {
    if (value.find_first_not_of("0123456789/") == std::string::npos) {
        return BigFraction(value);
    }
    double number = 0;
    std::from_chars(value.data(), value.data() + value.size(), number);
    return number;
}

/// Returns an integer with all digits, or the nearest double.
std::string textOf(const BigFraction& number) {
    return denominator(number) == 1 ? numerator(number).str() : textOf(number.convert_to<double>());
}

/// Returns true for quantities that the solver finds regardless of which vertices have a button or
/// a light.
bool isSolved(Quantity quantity) {
    return quantity == Quantity::rank || quantity == Quantity::nullity ||
           quantity == Quantity::solvableShare || quantity == Quantity::fewest ||
           quantity == Quantity::classes || quantity == Quantity::hardest;
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

std::span<const Quantity> allQuantities() {
    return quantities;
}

std::vector<std::string_view> namesOfQuantities() {
    return {names.begin(), names.end()};
}

std::string_view nameOf(Quantity quantity) {
    return names.at(static_cast<std::size_t>(quantity));
}

std::optional<Quantity> quantityNamed(std::string_view name) {
    const auto* found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt
                                : std::optional(static_cast<Quantity>(found - names.begin()));
}

Measurement measure(Quantity quantity, const Game& game, std::uint64_t presses, std::size_t threads,
                    Progress& progress) {
    if (game.rule().isMarked() && !isSolved(quantity)) {
        const std::optional<Game> whole = withoutHoles(game);
        return whole ? measure(quantity, *whole, presses, threads, progress)
                     : none(Missing::unequalMarks);
    }
    switch (quantity) {
    case Quantity::rank:
    case Quantity::nullity:
    case Quantity::solvableShare:
    case Quantity::fewest:
    case Quantity::classes:
    case Quantity::hardest:
        return measureWithSolver(quantity, game, threads, progress);
    case Quantity::tilings:
        return measureTilings(game, progress);
    case Quantity::mean:
    case Quantity::variance:
        return measureMoments(quantity, game, presses, progress);
    case Quantity::limitTime:
        return measureLimitTime(game, threads, progress);
    case Quantity::chance:
        return measureChance(game, threads, progress);
    case Quantity::gaussOperations:
    case Quantity::fillingOperations:
        return measureOperations(quantity, game, progress);
    case Quantity::automorphisms:
        return measureAutomorphisms(game.rule(), progress);
    }
    return {};
}

std::uint64_t memoryToMeasure(Quantity quantity, const Game& game) {
    // Most of the memory is needed for one byte or a few numbers per reachable board.
    const auto ofBoards = [&game](std::size_t maxRank, std::uint64_t bytes) {
        return bytes << std::min(game.vertexCount(), maxRank);
    };
    constexpr std::uint64_t numbersOfBoard = 24; // bytes per board in WinningTimes
    constexpr std::uint64_t ofSmallBoard = std::uint64_t{1} << 26;
    const std::uint64_t memory = [&] {
        switch (quantity) {
        case Quantity::hardest:
            return ofBoards(maxBoardsByPressesRank, 1);
        case Quantity::chance:
            return ofBoards(WinningTimes::maxRank, numbersOfBoard);
        case Quantity::gaussOperations:
        case Quantity::fillingOperations:
            return std::uint64_t{8} * game.vertexCount() * game.vertexCount();
        case Quantity::fewest:
        case Quantity::tilings:
        case Quantity::limitTime:
            return Budget().memory;
        default:
            return std::uint64_t{0};
        }
    }();
    const bool isSmall = game.vertexCount() <= maxRecordedVertices;
    return std::min(isSmall ? memory + ofSmallBoard : Budget().memory, Budget().memory);
}

ValueRange valueRange(Quantity quantity, std::size_t vertices) {
    const auto size = static_cast<double>(vertices);
    switch (quantity) {
    case Quantity::rank:
    case Quantity::nullity:
    case Quantity::fewest:
    case Quantity::hardest:
    case Quantity::mean:
        return {.greatest = size};
    case Quantity::variance:
        return {.greatest = size * size / 4}; // the maximum: half of the games end at 0, half at N
    case Quantity::solvableShare:
        return {.greatest = 1};
    case Quantity::automorphisms:
        return {.least = 1};
    case Quantity::classes:
    case Quantity::tilings:
    case Quantity::limitTime:
    case Quantity::chance:
    case Quantity::gaussOperations:
    case Quantity::fillingOperations:
        return {};
    }
    return {};
}

std::string_view sentenceOf(Missing missing) {
    switch (missing) {
    case Missing::noSolution:
        return "the target can't be reached";
    case Missing::notAGrid:
        return "the board is not a plane grid";
    case Missing::noBoard:
        return "there is no such board";
    case Missing::unequalMarks:
        return "some vertices have only a button or only a light";
    case Missing::tooLarge:
        return "the board is too large";
    }
    return "";
}

Measurement averageOf(const std::vector<Measurement>& samples, const ValueRange& range) {
    if (samples.size() == 1) {
        return samples.front();
    }
    std::vector<BigFraction> values;
    Measurement average;
    for (const Measurement& sample : samples) {
        if (sample.value == "inf") {
            return none(Missing::tooLarge);
        }
        if (sample.value) {
            values.push_back(fractionIn(*sample.value));
        } else {
            average.missing = sample.missing;
        }
    }
    if (values.empty()) {
        return average;
    }
    average.missing = {};
    const SampleMean mean = sampleMean(values, range.least, range.greatest);
    average.value = textOf(mean.mean);
    average.hasEqualSamples = mean.areEqual;
    if (mean.low) {
        average.low = textOf(*mean.low);
    }
    if (mean.high) {
        average.high = textOf(*mean.high);
    }
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
            return none(Missing::noBoard);
        }
        vertices = std::max(vertices, game->vertexCount());
        const MemoryPool::Share share =
            memory.take(memoryToMeasure(sweep.quantity, *game), progress);
        samples.push_back(measure(sweep.quantity, *game, sweep.presses, threads, progress));
    }
    return averageOf(samples, valueRange(sweep.quantity, vertices));
}

} // namespace lightsout
