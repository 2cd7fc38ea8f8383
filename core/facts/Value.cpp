// SPDX-License-Identifier: GPL-3.0-or-later
#include "facts/Value.h"

#include "io/Text.h"
#include "support/Overloaded.h"

#include <cmath>

namespace lightsout {

std::string digitsOf(const Number& number) {
    const auto* exact = std::get_if<BigFraction>(&number);
    return exact != nullptr ? exact->str() : shortestDigits(std::get<double>(number));
}

double realOf(const Number& number) {
    const auto* exact = std::get_if<BigFraction>(&number);
    if (exact == nullptr) {
        return std::get<double>(number);
    }
    const double size = quotient(abs(BigInteger(numerator(*exact))), denominator(*exact));
    return *exact < 0 ? -size : size;
}

bool isInteger(const Number& number) {
    const auto* exact = std::get_if<BigFraction>(&number);
    return exact != nullptr && denominator(*exact) == 1;
}

std::string_view sentenceOf(Missing missing) {
    switch (missing) {
    case Missing::noSolution:
        return "the board cannot be solved";
    case Missing::noQuietPattern:
        return "no presses change nothing";
    case Missing::notAGrid:
        return "the board is not a rectangular grid";
    case Missing::notAChain:
        return "the number of lights on is not a Markov chain";
    case Missing::notMutual:
        return "some influences are not mutual";
    case Missing::noSuchArgument:
        return "the argument is out of range";
    case Missing::noBoard:
        return "there is no board of this size";
    case Missing::unequalMarks:
        return "the board has different numbers of buttons and lights";
    case Missing::tooLarge:
        return "the board is too large";
    }
    return {};
}

std::optional<std::size_t> Value::size() const {
    const auto* exact = number() != nullptr ? std::get_if<BigFraction>(number()) : nullptr;
    const bool isSize = exact != nullptr && *exact >= 0 && denominator(*exact) == 1 &&
                        *exact <= std::numeric_limits<std::size_t>::max();
    return isSize ? std::optional(static_cast<std::size_t>(numerator(*exact))) : std::nullopt;
}

std::string Value::text() const {
    return std::visit(Overloaded{[](Missing /*missing*/) { return std::string(); },
                                 [](const Number& number) { return digitsOf(number); },
                                 [](bool isTrue) { return std::string(isTrue ? "yes" : "no"); },
                                 [](const BitVector& vertices) { return vertices.toString(); }},
                      content);
}

} // namespace lightsout
