// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/LessonSource.h"

#include <variant>
#include <vector>

namespace lightsout {

/// An expression for a number, such as `12`, `2^nullity` or `mean(3) / 2`, or a condition, such as
/// `nullity > 0 and not divides(5, n + 1)`. The value of a condition is 1 or 0.
///
///     condition   = conjunction { "or" conjunction }
///     conjunction = negation { "and" negation }
///     negation    = "not" negation | sum [ ("<" | "<=" | ">" | ">=" | "=" | "!=") sum ]
///     sum         = product { ("+" | "-") product }
///     product     = power { ("*" | "/") power }
///     power       = [ "-" ] atom [ "^" power ]
///     atom        = digits [ "." digits ] | quantity [ "(" sum { "," sum } ")" ]
///                 | "(" condition ")"
///
/// The signs `==`, `≤`, `≥` and `≠` are read, too. Operands of arithmetic and of comparisons must
/// be numbers; those of "and", "or" and "not" must be conditions.
struct Expression {
    enum class Kind {
        number,
        quantity,
        sum,
        difference,
        product,
        quotient,
        power,
        negative,
        // Conditions. "a > b" is "b < a".
        less,
        atMost,
        equal,
        unequal,
        both,
        either,
        negation,
    };

    Kind kind = Kind::number;
    double number = 0;
    std::string quantity{};          ///< name of the quantity
    std::vector<Expression> parts{}; ///< operands, or the quantity's arguments

    friend bool operator==(const Expression&, const Expression&) = default;
};

/// The name of a quantity and its number of arguments. Quantities are the facts of the board that
/// are numbers (facts/Fact.h), under their ids or older names, and:
///
///     n                  number of columns; number of vertices of a board that is no grid
///     m                  number of rows of a grid
///     choose(n, k)       binomial coefficient
///     mod(a, b)          remainder of a on division by b
///     nullityof(m, n)    nullity of the plane grid of m rows and n columns
///     guess, slider      the number that the reader has guessed, or set with a slider
///
/// Quantities that are conditions are the facts that are yes or no, and:
///
///     divides(a, b)      whether b is a multiple of a
///     odd(a), even(a)
struct QuantityName {
    std::string_view name;
    std::size_t arguments;
};
std::vector<QuantityName> quantityNames();

/// Maximum length of an expression, in characters.
inline constexpr std::size_t maxExpressionLength = 200;

/// Reads a part of the source as an expression for a number.
Expression readExpression(LessonSource& source, std::string_view text);
/// Reads a part of the source as a condition.
Expression readCondition(LessonSource& source, std::string_view text);
bool isCondition(const Expression& expression);

/// A claim about boards, such as `nullity > 0 if divides(5, n + 1)`.
struct Conjecture {
    Expression claim{};
    std::optional<Expression> condition{}; ///< the claim is about boards that satisfy it

    friend bool operator==(const Conjecture&, const Conjecture&) = default;
};
/// Reads "CONDITION" or "CONDITION if CONDITION".
std::variant<Conjecture, LessonError> readConjecture(std::string_view text);

/// Returns a string that parses as the same expression, with brackets around every operation.
std::string expressionText(const Expression& expression);

} // namespace lightsout
