// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Quantities.h"

#include "fewest/CosetWeights.h"
#include "fewest/FewestPresses.h"
#include "graph/Symmetry.h"
#include "io/Text.h"
#include "random/CountChain.h"
#include "random/ExactLaw.h"
#include "random/Moments.h"
#include "random/PressLightTable.h"
#include "random/StateGraph.h"
#include "solve/KernelBasis.h"
#include "tiling/TilingSearch.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

/// Whole numbers below this are exact.
constexpr double greatest = 9007199254740992.0;
/// Maximum nullity of kernels whose vectors are counted one by one.
constexpr std::size_t maxListedNullity = 24;

std::optional<double> finite(double value) {
    return std::isfinite(value) && std::abs(value) < greatest ? std::optional(value) : std::nullopt;
}

double powerOf2(std::size_t exponent) {
    return std::ldexp(1.0, static_cast<int>(std::min<std::size_t>(exponent, 1000)));
}

/// Returns an argument's value if it is a whole number from 0 to `most`.
std::optional<std::size_t> whole(double value, std::size_t most) {
    return value >= 0 && value <= static_cast<double>(most) && value == std::floor(value)
               ? std::optional(static_cast<std::size_t>(value))
               : std::nullopt;
}

std::optional<double> binomial(double n, double k) {
    if (!whole(n, 1000) || !whole(k, 1000)) {
        return std::nullopt;
    }
    double result = 1;
    for (double i = 1; i <= k && result < greatest; ++i) {
        result = std::round(result * (n - k + i) / i);
    }
    return k > n ? std::optional(0.0) : finite(result);
}

std::optional<double> algebra(const std::string& name, const Game& game, double argument,
                              Progress& progress) {
    const Result<Solver> solver = Solver::build(game.rule(), progress);
    if (!solver) {
        return std::nullopt;
    }
    if (name == "rank") {
        return static_cast<double>(solver->rank());
    }
    if (name == "nullity") {
        return static_cast<double>(solver->nullity());
    }
    if (name == "solvable") {
        return finite(powerOf2(solver->rank()));
    }
    if (name == "solutions") {
        return finite(powerOf2(solver->nullity()));
    }
    if (name == "quiet") {
        if (solver->nullity() > maxListedNullity) {
            return std::nullopt;
        }
        const BitVector none(game.vertexCount());
        for (const auto& [weight, count] :
             weightDistribution(none, kernelBasis(*solver, progress), 1, progress)) {
            if (static_cast<double>(weight) == argument) {
                return static_cast<double>(count);
            }
        }
        return 0.0;
    }
    const Answer answer = solver->solve(game.difference(), progress);
    if (!answer.solvable) {
        return std::nullopt;
    }
    const FewestPresses fewest = fewestPresses(*solver, answer.vector, quickEffort(1), progress);
    return fewest.isProven() ? std::optional(static_cast<double>(fewest.presses.count()))
                             : std::nullopt;
}

/// Returns the number of games of exactly `presses` presses from the lights to the target.
std::optional<double> gameCount(const Game& game, double presses, Progress& progress) {
    constexpr std::size_t maxLength = 1000;
    const auto length = whole(presses, maxLength);
    const Result<Solver> solver = Solver::build(game.rule(), progress);
    if (!length || !solver || solver->nullity() > maxListedNullity) {
        return std::nullopt;
    }
    const Answer answer = solver->solve(game.difference(), progress);
    return answer.solvable
               ? finite(countGames(answer.vector, kernelBasis(*solver, progress), *length, progress)
                            .convert_to<double>())
               : 0.0;
}

/// Returns the number of boards whose shortest solution has `presses` presses.
std::optional<double> boardsNeeding(const Rule& rule, double presses, Progress& progress) {
    constexpr std::size_t maxVertices = 16; // the result must appear without delay
    const auto wanted = whole(presses, maxVertices);
    if (!wanted || rule.vertexCount() > maxVertices) {
        return std::nullopt;
    }
    const Result<StateSummary> states = summarizeStates(rule, progress);
    if (!states) {
        return std::nullopt;
    }
    const auto& counts = states->boardsByPresses;
    return *wanted < counts.size() ? static_cast<double>(counts[*wanted]) : 0.0;
}

/// Returns the nullity of a plane grid with self-influence, or nullopt if either side is not a
/// whole number from 1 to 200.
std::optional<double> gridNullity(double rows, double cols, Progress& progress) {
    constexpr std::size_t maxSide = 200;
    const auto height = whole(rows, maxSide);
    const auto width = whole(cols, maxSide);
    if (!height || !width || *height == 0 || *width == 0) {
        return std::nullopt;
    }
    const Result<Solver> solver =
        Solver::build(Rule(Lattice{.rows = *height, .cols = *width}), progress);
    return solver ? std::optional(static_cast<double>(solver->nullity())) : std::nullopt;
}

std::optional<double> tilingCount(const Rule& rule, Progress& progress) {
    constexpr std::size_t maxVertices = 64;
    if (rule.vertexCount() > maxVertices) {
        return std::nullopt;
    }
    Result<TilingSearch> search = TilingSearch::build(rule, progress);
    return search ? realNumber(search->count(progress)) : std::nullopt;
}

std::optional<double> chanceOf(const Game& game, std::size_t presses, double lit,
                               Progress& progress) {
    const auto count = whole(lit, game.vertexCount());
    constexpr std::size_t maxVertices = 20;
    if (!count || game.vertexCount() > maxVertices) {
        return std::nullopt;
    }
    const auto table = PressLightTable::compute(game.rule(), game.lights(), 1, progress);
    return table ? std::optional(ExactLaw(*table).after(presses)[*count]) : std::nullopt;
}

std::optional<double> chainStep(const Rule& rule, double from, double to, Progress& progress) {
    const auto a = whole(from, rule.vertexCount());
    const auto b = whole(to, rule.vertexCount());
    const auto decided = decideCountChain(rule, progress);
    const auto* const chain = std::get_if<CountChain>(&decided);
    return chain != nullptr && a && b ? std::optional(static_cast<double>(chain->presses[*a][*b]) /
                                                      static_cast<double>(rule.vertexCount()))
                                      : std::nullopt;
}

} // namespace

std::optional<double> Quantities::quantity(const std::string& name,
                                           const std::vector<double>& arguments,
                                           Progress& progress) const {
    const Rule& rule = game_.rule();
    const std::size_t count = rule.vertexCount();
    if (name == "guess") {
        return guess_;
    }
    if (name == "choose") {
        return binomial(arguments[0], arguments[1]);
    }
    if (name == "nullityof") {
        return gridNullity(arguments[0], arguments[1], progress);
    }
    if (name == "vertices") {
        return static_cast<double>(count);
    }
    if (name == "rows" || name == "cols") {
        const Lattice* cells = rule.cells();
        return cells == nullptr
                   ? std::nullopt
                   : std::optional(static_cast<double>(name == "rows" ? cells->rows : cells->cols));
    }
    if (name == "edges") {
        return static_cast<double>(rule.edgeCount());
    }
    if (name == "boards") {
        return finite(powerOf2(count));
    }
    if (name == "lit") {
        return static_cast<double>(game_.lights().count());
    }
    if (count == 0) {
        return std::nullopt; // the rest is undefined on the empty board
    }
    if (name == "reach") {
        const auto vertex = whole(arguments[0], count);
        return vertex && *vertex > 0
                   ? std::optional(static_cast<double>(
                         rule.changedBy(BitVector::unit(count, *vertex - 1)).count()))
                   : std::nullopt;
    }
    if (name == "symmetries") {
        const auto symmetries = automorphismCount(rule.toGraph(), &progress);
        return symmetries ? realNumber(*symmetries) : std::nullopt;
    }
    if (name == "games") {
        return gameCount(game_, arguments[0], progress);
    }
    if (name == "needing") {
        return boardsNeeding(rule, arguments[0], progress);
    }
    if (name == "tilings") {
        return tilingCount(rule, progress);
    }
    if (name == "chain") {
        return chainStep(rule, arguments[0], arguments[1], progress);
    }
    if (name == "mean" || name == "variance" || name == "law") {
        constexpr std::size_t maxPresses = 1'000'000;
        const auto presses = whole(arguments[0], maxPresses);
        if (!presses) {
            return std::nullopt;
        }
        if (name == "law") {
            return chanceOf(game_, *presses, arguments[1], progress);
        }
        const Moments moments(rule, game_.lights(), progress);
        return name == "mean" ? moments.mean(*presses) : moments.variance(*presses);
    }
    return algebra(name, game_, arguments.empty() ? 0 : arguments[0], progress);
}

std::optional<double> Quantities::valueOf(const Expression& expression, Progress& progress) const {
    progress.checkpoint();
    std::vector<double> values;
    for (const Expression& part : expression.parts) {
        const auto value = valueOf(part, progress);
        if (!value) {
            return std::nullopt;
        }
        values.push_back(*value);
    }
    switch (expression.kind) {
    case Expression::Kind::number:
        return finite(expression.number);
    case Expression::Kind::quantity: {
        const auto value = quantity(expression.quantity, values, progress);
        return value ? finite(*value) : std::nullopt;
    }
    case Expression::Kind::negative:
        return -values[0];
    case Expression::Kind::sum:
        return finite(values[0] + values[1]);
    case Expression::Kind::difference:
        return finite(values[0] - values[1]);
    case Expression::Kind::product:
        return finite(values[0] * values[1]);
    case Expression::Kind::quotient:
        return values[1] == 0 ? std::nullopt : finite(values[0] / values[1]);
    case Expression::Kind::power:
        return finite(std::pow(values[0], values[1]));
    }
    return std::nullopt;
}

} // namespace lightsout
