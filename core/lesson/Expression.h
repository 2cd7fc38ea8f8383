// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/LessonSource.h"

#include <vector>

namespace lightsout {

/// An expression for a number in a lesson, such as `12`, `2^nullity` or `mean(3) / 2`.
///
///     sum     = product { ("+" | "-") product }
///     product = power { ("*" | "/") power }
///     power   = [ "-" ] atom [ "^" power ]
///     atom    = digits [ "." digits ] | quantity [ "(" sum { "," sum } ")" ] | "(" sum ")"
struct Expression {
    enum class Kind { number, quantity, sum, difference, product, quotient, power, negative };

    Kind kind = Kind::number;
    double number = 0;
    std::string quantity{};          ///< name of the quantity
    std::vector<Expression> parts{}; ///< operands, or the quantity's arguments

    friend bool operator==(const Expression&, const Expression&) = default;
};

/// The name of a quantity and its number of arguments. Quantities are the facts of the board that
/// are numbers (facts/Fact.h), under their ids or older names, and:
///
///     choose(n, k)       binomial coefficient
///     nullityof(m, n)    nullity of the plane grid of m rows and n columns
///     guess              the reader's guess
struct QuantityName {
    std::string_view name;
    std::size_t arguments;
};
std::vector<QuantityName> quantityNames();

/// Maximum length of an expression, in characters.
inline constexpr std::size_t maxExpressionLength = 200;

/// Reads a part of the source as an expression.
Expression readExpression(LessonSource& source, std::string_view text);
/// Returns a string that parses as the same expression, with brackets around every operation.
std::string expressionText(const Expression& expression);

} // namespace lightsout
