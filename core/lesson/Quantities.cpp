// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Quantities.h"

#include "facts/Fact.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lightsout {

namespace {

/// Whole numbers below this are exact.
constexpr double greatest = 9007199254740992.0;
constexpr std::uint64_t wholeNumbers = 9007199254740991;
std::optional<double> finite(double value) {
    return std::isfinite(value) && std::abs(value) < greatest ? std::optional(value) : std::nullopt;
}

/// Returns an argument's value if it is a whole number from 0 to `most`.
std::optional<std::uint64_t> whole(double value, std::uint64_t most) {
    return value >= 0 && value <= static_cast<double>(most) && value == std::floor(value)
               ? std::optional(static_cast<std::uint64_t>(value))
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

/// Returns the nullity of a plane grid with self-influence, or nullopt if either side is not a
/// whole number from 1 to 200.
std::optional<double> gridNullity(double rows, double cols, Progress& progress) {
    constexpr std::size_t maxSide = 200;
    const auto height = whole(rows, maxSide);
    const auto width = whole(cols, maxSide);
    if (!height || !width || *height == 0 || *width == 0) {
        return std::nullopt;
    }
    FactContext grid(Game::allOn(Lattice{.rows = *height, .cols = *width}));
    return realOf(*valueOf(*factNamed("nullity"), grid, progress).number());
}

/// Returns true if the quantity is a function of numbers, regardless of the board.
bool isFunction(std::string_view name) {
    constexpr std::array<std::string_view, 6> names{"choose", "nullityof", "odd",
                                                    "even",   "divides",   "mod"};
    return std::ranges::find(names, name) != names.end();
}

/// Returns the value of a function of numbers.
std::optional<double> functionValue(const std::string& name, const std::vector<double>& arguments,
                                    Progress& progress) {
    if (name == "choose") {
        return binomial(arguments[0], arguments[1]);
    }
    if (name == "nullityof") {
        return gridNullity(arguments[0], arguments[1], progress);
    }
    if (name == "odd" || name == "even") {
        const auto number = whole(std::abs(arguments[0]), wholeNumbers);
        return number ? std::optional<double>((*number % 2 == 1) == (name == "odd")) : std::nullopt;
    }
    const bool divides = name == "divides";
    const auto number = whole(arguments[divides ? 1 : 0], wholeNumbers);
    const auto divisor = whole(arguments[divides ? 0 : 1], wholeNumbers);
    if (!number || !divisor || *divisor == 0) {
        return std::nullopt;
    }
    const std::uint64_t rest = *number % *divisor;
    return divides ? (rest == 0 ? 1.0 : 0.0) : static_cast<double>(rest);
}

/// Returns whether two results of computations are meant to be equal.
bool isSame(double a, double b) {
    constexpr double rounding = 1e-9;
    return std::abs(a - b) <= rounding * std::max({1.0, std::abs(a), std::abs(b)});
}

/// Adds the values of the facts in an expression.
void addValues(const Expression& expression, Quantities& quantities,
               std::vector<std::pair<std::string, double>>& values, Progress& progress) {
    if (expression.kind == Expression::Kind::quantity &&
        factNamed(expression.quantity) != nullptr) {
        const auto value = quantities.valueOf(expression, progress);
        std::pair<std::string, double> named{expression.parts.empty() ? expression.quantity
                                                                      : expressionText(expression),
                                             value.value_or(0)};
        if (value && std::ranges::find(values, named) == values.end()) {
            values.push_back(std::move(named));
        }
    }
    for (const Expression& part : expression.parts) {
        addValues(part, quantities, values, progress);
    }
}

} // namespace

std::optional<double> Quantities::quantity(const std::string& name,
                                           const std::vector<double>& arguments,
                                           Progress& progress) {
    const Lattice* lattice = context_.rule().lattice();
    if (name == "guess" || name == "slider") {
        return guess_;
    }
    if (name == "n") {
        return lattice != nullptr ? lattice->cols : context_.rule().vertexCount();
    }
    if (name == "m") {
        return lattice != nullptr ? std::optional<double>(lattice->rows) : std::nullopt;
    }
    constexpr std::uint64_t maxArgument = 1'000'000;
    std::vector<std::uint64_t> wholes;
    for (const double argument : arguments) {
        const auto number = whole(argument, maxArgument);
        if (!number) {
            return std::nullopt;
        }
        wholes.push_back(*number);
    }
    const Value value = lightsout::valueOf(*factNamed(name), context_, wholes, progress);
    if (const bool* yes = std::get_if<bool>(&value.content); yes != nullptr && value.isProven) {
        return *yes ? 1.0 : 0.0;
    }
    return value.number() != nullptr && value.isProven ? finite(realOf(*value.number()))
                                                       : std::nullopt;
}

std::optional<double> Quantities::valueOf(const Expression& expression, Progress& progress) {
    return lightsout::valueOf(
        expression,
        [&](const std::string& name, const std::vector<double>& arguments) {
            return quantity(name, arguments, progress);
        },
        progress);
}

std::optional<double> valueOf(const Expression& expression, const QuantitySource& source,
                              Progress& progress) {
    progress.checkpoint();
    if (expression.kind == Expression::Kind::both || expression.kind == Expression::Kind::either) {
        // One operand can decide even if the other has no value.
        const double deciding = expression.kind == Expression::Kind::either ? 1 : 0;
        bool isKnown = true;
        for (const Expression& part : expression.parts) {
            const auto value = valueOf(part, source, progress);
            if (value == deciding) {
                return deciding;
            }
            isKnown = isKnown && value.has_value();
        }
        return isKnown ? std::optional(1 - deciding) : std::nullopt;
    }
    std::vector<double> values;
    for (const Expression& part : expression.parts) {
        const auto value = valueOf(part, source, progress);
        if (!value) {
            return std::nullopt;
        }
        values.push_back(*value);
    }
    switch (expression.kind) {
    case Expression::Kind::number:
        return finite(expression.number);
    case Expression::Kind::quantity: {
        const auto value = isFunction(expression.quantity)
                               ? functionValue(expression.quantity, values, progress)
                               : source(expression.quantity, values);
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
    case Expression::Kind::less:
        return values[0] < values[1] && !isSame(values[0], values[1]) ? 1 : 0;
    case Expression::Kind::atMost:
        return values[0] < values[1] || isSame(values[0], values[1]) ? 1 : 0;
    case Expression::Kind::equal:
        return isSame(values[0], values[1]) ? 1 : 0;
    case Expression::Kind::unequal:
        return isSame(values[0], values[1]) ? 0 : 1;
    case Expression::Kind::negation:
        return 1 - values[0];
    case Expression::Kind::both:
    case Expression::Kind::either:
        break; // returned above
    }
    return std::nullopt;
}

std::vector<std::string> quantitiesOf(const Expression& expression) {
    std::vector<std::string> names;
    if (expression.kind == Expression::Kind::quantity && !isFunction(expression.quantity)) {
        names.push_back(expression.quantity);
    }
    for (const Expression& part : expression.parts) {
        for (std::string& name : quantitiesOf(part)) {
            names.push_back(std::move(name));
        }
    }
    return names;
}

/// Replaces n by a number. Returns false if there is a quantity of a board.
static bool replaceN(Expression& expression, double n) {
    if (expression.quantity == "n") {
        expression = {.kind = Expression::Kind::number, .number = n};
        return true;
    }
    const bool isBoards = expression.kind == Expression::Kind::quantity &&
                          expression.quantity != "choose" && expression.quantity != "mod";
    return !isBoards && std::ranges::all_of(expression.parts,
                                            [n](Expression& part) { return replaceN(part, n); });
}

std::optional<double> valueAt(const Expression& expression, double n) {
    Expression replaced = expression;
    Progress progress;
    return replaceN(replaced, n) ? Quantities(Game::allOn(Graph(1))).valueOf(replaced, progress)
                                 : std::nullopt;
}

/// Returns the verdict on a conjecture. `value` is a function that evaluates its two parts.
static Verdict verdictBy(const Conjecture& conjecture, const auto& value) {
    if (conjecture.condition) {
        const std::optional<double> applies = value(*conjecture.condition);
        if (applies != 1.0) {
            return applies ? Verdict::doesNotApply : Verdict::unknown;
        }
    }
    const std::optional<double> holds = value(conjecture.claim);
    return !holds ? Verdict::unknown : *holds == 1 ? Verdict::agrees : Verdict::disproves;
}

Verdict verdictOn(const Conjecture& conjecture, Quantities& quantities, Progress& progress) {
    return verdictBy(conjecture, [&](const Expression& expression) {
        return quantities.valueOf(expression, progress);
    });
}

Verdict verdictOn(const Conjecture& conjecture, const QuantitySource& source, Progress& progress) {
    return verdictBy(conjecture, [&](const Expression& expression) {
        return valueOf(expression, source, progress);
    });
}

ConjectureTest testOnBoards(const Conjecture& conjecture, std::size_t first, std::size_t last,
                            const std::function<std::optional<Game>(std::size_t)>& boardAt,
                            Progress& progress) {
    ConjectureTest test;
    for (std::size_t number = first; number <= last && !test.broken; ++number) {
        progress.checkpoint(static_cast<double>(number - first) /
                            static_cast<double>(last - first + 1));
        std::optional<Game> board = boardAt(number);
        if (!board) {
            continue;
        }
        ++test.boards;
        Quantities quantities(*std::move(board));
        switch (verdictOn(conjecture, quantities, progress)) {
        case Verdict::agrees:
            ++test.agreeing;
            break;
        case Verdict::doesNotApply:
            break;
        case Verdict::unknown:
            test.unknown = test.unknown.value_or(number);
            break;
        case Verdict::disproves:
            test.broken = number;
            addValues(conjecture.claim, quantities, test.values, progress);
            break;
        }
    }
    return test;
}

ConjectureTest testOnSquares(const Conjecture& conjecture, std::size_t most, Progress& progress) {
    return testOnBoards(
        conjecture, 1, most,
        [](std::size_t side) {
            return std::optional(Game::allOn(Lattice{.rows = side, .cols = side}));
        },
        progress);
}

} // namespace lightsout
