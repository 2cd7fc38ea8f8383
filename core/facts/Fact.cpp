// SPDX-License-Identifier: GPL-3.0-or-later
#include "facts/Fact.h"

#include "engines/TwinSolver.h"
#include "fewest/CoveringRadius.h"
#include "fewest/HardestBoards.h"
#include "game/BoardSymmetry.h"
#include "graph/Symmetry.h"
#include "random/LimitLaw.h"
#include "random/ProfileWinningTime.h"
#include "random/WinningTimes.h"
#include "solve/RecordedChase.h"
#include "solve/SolutionClasses.h"
#include "tiling/TilingSearch.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lightsout {

namespace {

using Arguments = std::span<const std::uint64_t>;

constexpr std::array ofPresses{FactArgument::presses};
constexpr std::array ofCount{FactArgument::count};
constexpr std::array ofVertex{FactArgument::vertex};
constexpr std::array ofPressesAndCount{FactArgument::presses, FactArgument::count};
constexpr std::array ofTwoCounts{FactArgument::count, FactArgument::count};

/// Operations of work whose length can't be predicted.
constexpr double unpredictable = 1e12;
/// Maximum number of vertices of boards whose elimination is recorded.
constexpr std::size_t maxRecordedVertices = 4096;

ValueRange upToVertices(double vertices) {
    return {.greatest = vertices};
}

Value powerOfTwo(std::size_t exponent) {
    constexpr std::size_t maxExponent = std::size_t{1} << 24;
    return exponent <= maxExponent ? Value::exactly(BigInteger(1) << exponent)
                                   : Value(Missing::tooLarge);
}

/// Makes the function of a fact that follows from the rule without further work.
template <auto function>
Value ofRule(FactContext& context, Arguments /*arguments*/, Progress& progress) {
    if constexpr (std::is_invocable_v<decltype(function), const Rule&, Progress&>) {
        return function(context.rule(), progress);
    } else {
        return function(context.rule());
    }
}

/// Makes the function of a fact that follows from the solver.
template <auto function>
Value ofSolver(FactContext& context, Arguments /*arguments*/, Progress& progress) {
    const Solver* solver = context.solver(progress);
    return solver != nullptr ? function(*solver) : Value(Missing::tooLarge);
}

/// Estimates the work for a few operations and bytes for each board that can be reached.
template <std::size_t maxRank, std::uint64_t bytes>
WorkEstimate ofBoards(const Rule& rule) {
    const double boards = std::exp2(std::min(rule.vertexCount(), maxRank));
    return {.operations = boards * static_cast<double>(rule.vertexCount()),
            .bytes = boards * static_cast<double>(bytes)};
}

/// Estimates work that always ends quickly on small boards, and may otherwise use all memory.
WorkEstimate ofSearch(const Rule& rule) {
    constexpr std::size_t smallBoard = 64;
    return {.operations = rule.vertexCount() <= smallBoard ? 0 : unpredictable,
            .bytes = static_cast<double>(Budget().memory)};
}

WorkEstimate ofLaw(const Rule& rule) {
    const auto table = PressLightTable::estimate(rule);
    return {.operations = table ? table->operations : unpredictable,
            .bytes = static_cast<double>(Budget().memory)};
}

WorkEstimate ofRecording(const Rule& rule) {
    const auto size = static_cast<double>(rule.vertexCount());
    return {.operations = size * size * size / 64, .bytes = 8 * size * size};
}

Value largestTwinClass(const Rule& rule, Progress& progress) {
    constexpr std::size_t maxVertices = 1'000'000;
    if (rule.vertexCount() > maxVertices) {
        return Missing::tooLarge;
    }
    if (!rule.isUndirected(&progress)) {
        return Missing::notMutual;
    }
    std::size_t largest = 0;
    for (const TwinClass& twins : twinClasses(rule.toGraph(&progress), progress)) {
        largest = std::max(largest, twins.vertices.size());
    }
    return Value::exactly(largest);
}

Value gridSide(const Rule& rule, std::size_t Lattice::*side) {
    const Lattice* cells = rule.cells();
    return cells != nullptr ? Value::exactly(cells->*side) : Value(Missing::notAGrid);
}

Value automorphisms(const Rule& rule, const Progress& progress) {
    const auto group = symmetryCount(rule, progress);
    return group ? Value::exactly(BigInteger(*group)) : Value(Missing::tooLarge);
}

Value fewestPresses(FactContext& context, Arguments /*arguments*/, Progress& progress) {
    const Answer* answer = context.answer(progress);
    if (answer == nullptr || !answer->solvable) {
        return answer == nullptr ? Missing::tooLarge : Missing::noSolution;
    }
    const FewestPresses* fewest = context.fewest(progress);
    if (fewest == nullptr) {
        return Missing::tooLarge;
    }
    Value value = Value::exactly(fewest->presses.count());
    value.low = BigFraction(fewest->lowerBound);
    value.high = *value.number();
    value.isProven = fewest->isProven();
    return value;
}

Value solutionsNow(FactContext& context, Arguments /*arguments*/, Progress& progress) {
    const Answer* answer = context.answer(progress);
    return answer == nullptr  ? Missing::tooLarge
           : answer->solvable ? powerOfTwo(context.solver(progress)->nullity())
                              : Value::exactly(0);
}

Value solutionClassCount(FactContext& context, Arguments /*arguments*/, Progress& progress) {
    const Answer* answer = context.answer(progress);
    if (answer == nullptr || !answer->solvable) {
        return answer == nullptr ? Missing::tooLarge : Value::exactly(0);
    }
    const std::vector<BitVector>* kernel = context.kernel(progress);
    if (kernel == nullptr || kernel->size() > maxClassesNullity) {
        return Missing::tooLarge;
    }
    const Game& game = context.game();
    const auto symmetries = boardSymmetries(game.rule(), {game.lights(), game.target()}, &progress);
    return symmetries ? Value::exactly(
                            solutionClasses(answer->vector, *kernel, *symmetries, progress).size())
                      : Value(Missing::tooLarge);
}

Value pressesOfHardest(FactContext& context, Arguments /*arguments*/, Progress& progress) {
    const Solver* solver = context.solver(progress);
    if (solver == nullptr || context.kernel(progress) == nullptr) {
        return Missing::tooLarge;
    }
    const CoveringRadius radius = hardestBoards(*solver, context.budget().threads, progress).radius;
    Value value = Value::exactly(radius.lowerBound());
    if (!radius.isProven()) {
        value.low = *value.number();
        value.high = BigFraction(radius.upperBound);
        value.isProven = false;
    }
    return value;
}

Value patternsOfWeight(FactContext& context, Arguments arguments, Progress& progress) {
    const std::vector<WeightCount>* weights = context.patternWeights(progress);
    if (weights == nullptr) {
        return Missing::tooLarge;
    }
    const auto found = std::ranges::find(*weights, arguments[0], &WeightCount::first);
    return Value::exactly(found == weights->end() ? 0 : found->second);
}

Value lightestPattern(FactContext& context, Arguments /*arguments*/, Progress& progress) {
    const std::vector<WeightCount>* weights = context.patternWeights(progress);
    if (weights == nullptr) {
        return Missing::tooLarge;
    }
    return weights->size() > 1 ? Value::exactly((*weights)[1].first) // the first is of no press
                               : Value(Missing::noQuietPattern);
}

Value tilingCount(FactContext& context, Arguments /*arguments*/, Progress& progress) {
    Result<TilingSearch> search = TilingSearch::build(context.rule(), progress);
    return search ? Value::exactly(BigInteger(search->count(progress))) : Value(Missing::tooLarge);
}

template <auto function>
Value ofMoments(FactContext& context, Arguments arguments, Progress& progress) {
    const Moments* moments = context.moments(progress);
    return moments != nullptr ? Value::real((moments->*function)(arguments[0], Walk::plain))
                              : Value(Missing::tooLarge);
}

Value probability(FactContext& context, Arguments arguments, Progress& progress) {
    if (arguments[1] > context.rule().lightCount()) {
        return Missing::noSuchArgument;
    }
    const PressLightTable* table = context.pressLightTable(progress);
    return table != nullptr ? Value::real(ExactLaw(*table).after(arguments[0])[arguments[1]])
                            : Value(Missing::tooLarge);
}

Value transition(FactContext& context, Arguments arguments, Progress& progress) {
    const std::size_t vertices = context.rule().vertexCount();
    const CountChain* chain = context.countChain(progress);
    if (chain == nullptr) {
        return Missing::notAChain;
    }
    return vertices > 0 && std::ranges::max(arguments) <= vertices
               ? Value(Number(BigFraction(chain->presses[arguments[0]][arguments[1]], vertices)))
               : Value(Missing::noSuchArgument);
}

/// Doubles the number of presses until the law stays within the required distance of its limit
/// throughout the second half of the presses.
Value limitTime(FactContext& context, Arguments /*arguments*/, Progress& progress) {
    constexpr double near = 0.01;
    constexpr std::size_t maxPresses = 1 << 20;
    const auto limit = limitLaw(context.rule(), context.game().lights(), progress);
    const PressLightTable* table = limit ? context.pressLightTable(progress) : nullptr;
    if (table == nullptr) {
        return Missing::tooLarge;
    }
    const ExactLaw law(*table);
    for (std::size_t presses = 64; presses <= maxPresses; presses *= 2) {
        const auto time =
            mixingTime(distancesToLimit(law, *limit, presses, Walk::plain, progress), near);
        if (time && *time <= presses / 2) {
            return Value::exactly(*time);
        }
    }
    return Missing::tooLarge;
}

Value winningTime(FactContext& context, Arguments /*arguments*/, Progress& progress) {
    const Answer* answer = context.answer(progress);
    if (answer == nullptr || !answer->solvable) {
        return answer == nullptr ? Missing::tooLarge : Missing::noSolution;
    }
    const Rule& rule = context.rule();
    const std::size_t threads = context.budget().threads;
    const std::size_t rank = context.solver(progress)->rank();
    const BitVector difference = context.game().difference();
    if (rank <= WinningTimes::maxRank) {
        const auto times = WinningTimes::compute(rule, threads, progress);
        return times ? Value::real(*times->mean(difference)) : Value(Missing::tooLarge);
    }
    const auto grid = winningTimeGridOf(rule, rank);
    return grid ? Value::real(meanWinningTime(*grid, difference, rank, threads, progress))
                : Value(Missing::tooLarge);
}

Value gameCount(FactContext& context, Arguments arguments, Progress& progress) {
    constexpr std::uint64_t maxLength = 1000;
    constexpr std::size_t maxNullity = 24;
    const Answer* answer = arguments[0] <= maxLength ? context.answer(progress) : nullptr;
    if (answer == nullptr || context.solver(progress)->nullity() > maxNullity) {
        return Missing::tooLarge;
    }
    return Value::exactly(answer->solvable ? countGames(answer->vector, *context.kernel(progress),
                                                        arguments[0], progress)
                                           : 0);
}

Value boardsNeeding(FactContext& context, Arguments arguments, Progress& progress) {
    const StateSummary* states = context.states(progress);
    if (states == nullptr) {
        return Missing::tooLarge;
    }
    const auto& counts = states->boardsByPresses;
    return Value::exactly(arguments[0] < counts.size() ? counts[arguments[0]] : 0);
}

Value gaussOperations(FactContext& context, Arguments /*arguments*/, Progress& progress) {
    const Rule& rule = context.rule();
    return rule.vertexCount() <= maxRecordedVertices
               ? Value::exactly(
                     recordElimination(rule.influenceMatrix(), rule.vertexCount(), progress)
                         .operations.size())
               : Value(Missing::tooLarge);
}

Value fillingOperations(FactContext& context, Arguments /*arguments*/, Progress& progress) {
    const Rule& rule = context.rule();
    const Lattice* lattice = rule.lattice();
    if (lattice == nullptr || !lattice->isPlaneGrid()) {
        return Missing::notAGrid;
    }
    return rule.vertexCount() <= maxRecordedVertices
               ? Value::exactly(recordChase(*lattice, rule.influenceMatrix(), progress)
                                    .elimination.operations.size())
               : Value(Missing::tooLarge);
}

// The first fourteen are in the order in which earlier versions stored them.
const std::array facts{
    Fact{.id = "rank",
         .allowsMarks = true,
         .source = FactSource::answer,
         .range = upToVertices,
         .compute = ofSolver<[](const Solver& solver) { return Value::exactly(solver.rank()); }>},
    Fact{.id = "nullity",
         .allowsMarks = true,
         .source = FactSource::answer,
         .range = upToVertices,
         .compute =
             ofSolver<[](const Solver& solver) { return Value::exactly(solver.nullity()); }>},
    Fact{.id = "solvable-share",
         .alias = "solvable_fraction",
         .kind = FactKind::share,
         .allowsMarks = true,
         .source = FactSource::answer,
         .growsFast = true,
         .range = [](double /*vertices*/) { return ValueRange{.greatest = 1}; },
         .compute = ofSolver<[](const Solver& solver) {
             const Value boards = powerOfTwo(solver.rule().lightCount() - solver.rank());
             return boards.exists() ? Value(Number(1 / std::get<BigFraction>(*boards.number())))
                                    : boards;
         }>},
    Fact{.id = "fewest",
         .unit = "presses",
         .needsLights = true,
         .allowsMarks = true,
         .source = FactSource::answer,
         .cost =
             [](const Rule& /*rule*/) {
                 return WorkEstimate{.bytes = static_cast<double>(Budget().memory)};
             },
         .range = upToVertices,
         .compute = fewestPresses},
    Fact{.id = "classes", .needsLights = true, .allowsMarks = true, .compute = solutionClassCount},
    Fact{.id = "hardest",
         .unit = "presses",
         .allowsMarks = true,
         .cost = ofBoards<maxBoardsByPressesRank, 1>,
         .range = upToVertices,
         .compute = pressesOfHardest},
    Fact{.id = "tilings", .cost = ofSearch, .compute = tilingCount},
    Fact{.id = "mean",
         .unit = "lights on",
         .kind = FactKind::real,
         .arguments = ofPresses,
         .needsLights = true,
         .allowsMarks = true,
         .cost = Moments::estimate,
         .range = upToVertices,
         .compute = ofMoments<&Moments::mean>},
    Fact{.id = "variance",
         .unit = "lights on squared",
         .kind = FactKind::real,
         .arguments = ofPresses,
         .needsLights = true,
         .allowsMarks = true,
         .cost = Moments::estimate,
         // The maximum: half of the games end with no light on, half with all lights on.
         .range = [](double vertices) { return ValueRange{.greatest = vertices * vertices / 4}; },
         .compute = ofMoments<&Moments::variance>},
    Fact{.id = "limit-time",
         .unit = "presses",
         .needsLights = true,
         .allowsMarks = true,
         .cost = ofLaw,
         .compute = limitTime},
    Fact{.id = "chance",
         .unit = "presses",
         .kind = FactKind::real,
         .needsLights = true,
         .growsFast = true,
         .cost = ofBoards<WinningTimes::maxRank, 24>,
         .compute = winningTime},
    Fact{.id = "gauss-operations",
         .unit = "row operations",
         .cost = ofRecording,
         .compute = gaussOperations},
    Fact{.id = "filling-operations",
         .unit = "row operations",
         .cost = ofRecording,
         .compute = fillingOperations},
    Fact{.id = "automorphisms",
         .alias = "symmetries",
         .allowsMarks = true,
         .growsFast = true,
         // Most graphs take little time, which can't be predicted.
         .cost = [](const Rule& /*rule*/) { return WorkEstimate{.operations = 1e7}; },
         .range = [](double /*vertices*/) { return ValueRange{.least = 1}; },
         .compute = ofRule<automorphisms>},
    Fact{.id = "vertices",
         .allowsMarks = true,
         .source = FactSource::game,
         .compute = ofRule<[](const Rule& rule) {
             return Value::exactly(rule.vertexCount() - rule.holeCount());
         }>},
    Fact{.id = "buttons",
         .alias = "button_count",
         .allowsMarks = true,
         .source = FactSource::answer,
         .range = upToVertices,
         .compute = ofRule<[](const Rule& rule) { return Value::exactly(rule.buttonCount()); }>},
    Fact{.id = "lights",
         .alias = "light_count",
         .allowsMarks = true,
         .source = FactSource::answer,
         .range = upToVertices,
         .compute = ofRule<[](const Rule& rule) { return Value::exactly(rule.lightCount()); }>},
    Fact{.id = "rows",
         .allowsMarks = true,
         .source = FactSource::game,
         .compute = ofRule<[](const Rule& rule) { return gridSide(rule, &Lattice::rows); }>},
    Fact{.id = "cols",
         .allowsMarks = true,
         .source = FactSource::game,
         .compute = ofRule<[](const Rule& rule) { return gridSide(rule, &Lattice::cols); }>},
    Fact{.id = "edges",
         .allowsMarks = true,
         .source = FactSource::answer,
         .compute = ofRule<[](const Rule& rule, Progress& progress) {
             return Value::exactly(rule.edgeCount(&progress));
         }>},
    Fact{.id = "symmetric",
         .kind = FactKind::yesNo,
         .allowsMarks = true,
         .source = FactSource::answer,
         .compute = ofRule<[](const Rule& rule, Progress& progress) {
             return Value(rule.isUndirected(&progress));
         }>},
    Fact{.id = "twins", .range = upToVertices, .compute = ofRule<largestTwinClass>},
    Fact{.id = "reach",
         .unit = "lights",
         .arguments = ofVertex,
         .allowsMarks = true,
         .range = upToVertices,
         .compute =
             [](FactContext& context, Arguments arguments, Progress& /*progress*/) {
                 const std::size_t size = context.rule().vertexCount();
                 if (arguments[0] == 0 || arguments[0] > size) {
                     return Value(Missing::noSuchArgument);
                 }
                 const auto one = BitVector::unit(size, arguments[0] - 1);
                 return Value::exactly(context.rule().changedBy(one).count());
             }},
    Fact{.id = "invertible",
         .kind = FactKind::yesNo,
         .allowsMarks = true,
         .source = FactSource::answer,
         .compute = ofSolver<[](const Solver& solver) {
             const Rule& rule = solver.rule();
             return Value(solver.nullity() == 0 && rule.buttonCount() == rule.lightCount());
         }>},
    Fact{.id = "boards",
         .allowsMarks = true,
         .growsFast = true,
         .compute = ofRule<[](const Rule& rule) { return powerOfTwo(rule.vertexCount()); }>},
    Fact{.id = "solvable-boards",
         .alias = "solvable",
         .allowsMarks = true,
         .source = FactSource::answer,
         .growsFast = true,
         .compute = ofSolver<[](const Solver& solver) { return powerOfTwo(solver.rank()); }>},
    Fact{.id = "solutions",
         .allowsMarks = true,
         .source = FactSource::answer,
         .growsFast = true,
         .compute = ofSolver<[](const Solver& solver) { return powerOfTwo(solver.nullity()); }>},
    Fact{.id = "solutions-now",
         .needsLights = true,
         .allowsMarks = true,
         .source = FactSource::answer,
         .growsFast = true,
         .compute = solutionsNow},
    Fact{.id = "lit",
         .needsLights = true,
         .allowsMarks = true,
         .source = FactSource::game,
         .range = upToVertices,
         .compute =
             [](FactContext& context, Arguments /*arguments*/, Progress& /*progress*/) {
                 return Value::exactly(context.game().lights().count());
             }},
    Fact{.id = "is-solvable",
         .kind = FactKind::yesNo,
         .needsLights = true,
         .allowsMarks = true,
         .source = FactSource::answer,
         .compute =
             [](FactContext& context, Arguments /*arguments*/, Progress& progress) {
                 const Answer* answer = context.answer(progress);
                 return answer != nullptr ? Value(answer->solvable) : Value(Missing::tooLarge);
             }},
    Fact{.id = "solution",
         .kind = FactKind::vertices,
         .needsLights = true,
         .allowsMarks = true,
         .compute =
             [](FactContext& context, Arguments /*arguments*/, Progress& progress) {
                 const Answer* answer = context.answer(progress);
                 return answer == nullptr  ? Value(Missing::tooLarge)
                        : answer->solvable ? Value(answer->vector)
                                           : Value(Missing::noSolution);
             }},
    Fact{.id = "needing",
         .arguments = ofPresses,
         .cost = ofBoards<maxStateVertices, 1>,
         .compute = boardsNeeding},
    Fact{.id = "quiet", .arguments = ofCount, .allowsMarks = true, .compute = patternsOfWeight},
    Fact{.id = "lightest-quiet",
         .unit = "presses",
         .allowsMarks = true,
         .range = upToVertices,
         .compute = lightestPattern},
    Fact{.id = "law",
         .kind = FactKind::real,
         .arguments = ofPressesAndCount,
         .needsLights = true,
         .allowsMarks = true,
         .cost = ofLaw,
         .compute = probability},
    Fact{.id = "chain", .kind = FactKind::real, .arguments = ofTwoCounts, .compute = transition},
    Fact{.id = "games",
         .arguments = ofPresses,
         .needsLights = true,
         .growsFast = true,
         .compute = gameCount},
};

} // namespace

std::span<const Fact> allFacts() {
    return facts;
}

const Fact* factNamed(std::string_view name) {
    const auto* found = std::ranges::find_if(facts, [name](const Fact& fact) {
        return !name.empty() && (fact.id == name || fact.alias == name);
    });
    return found != facts.end() ? &*found : nullptr;
}

Value valueOf(const Fact& fact, FactContext& context, std::span<const std::uint64_t> arguments,
              Progress& progress) {
    LIGHTSOUT_ASSERT(arguments.size() == fact.arguments.size());
    progress.checkpoint();
    if (context.rule().isMarked() && !fact.allowsMarks) {
        FactContext* whole = context.withoutHoles();
        return whole != nullptr ? valueOf(fact, *whole, arguments, progress)
                                : Value(Missing::unequalMarks);
    }
    if (fact.cost(context.rule()).operations > context.budget().operations) {
        return Missing::tooLarge;
    }
    return fact.compute(context, arguments, progress);
}

} // namespace lightsout
