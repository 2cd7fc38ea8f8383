// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Quantities.h"

#include "facts/Fact.h"

#include <cmath>

namespace lightsout {

namespace {

/// Whole numbers below this are exact.
constexpr double greatest = 9007199254740992.0;
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

} // namespace

std::optional<double> Quantities::quantity(const std::string& name,
                                           const std::vector<double>& arguments,
                                           Progress& progress) {
    if (name == "guess") {
        return guess_;
    }
    if (name == "choose") {
        return binomial(arguments[0], arguments[1]);
    }
    if (name == "nullityof") {
        return gridNullity(arguments[0], arguments[1], progress);
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
    return value.number() != nullptr && value.isProven ? finite(realOf(*value.number()))
                                                       : std::nullopt;
}

std::optional<double> Quantities::valueOf(const Expression& expression, Progress& progress) {
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
