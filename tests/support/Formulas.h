// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Formula.h"

#include <variant>

namespace lightsout {

/// Parses a text that contains only an expression.
inline std::variant<Expression, LessonError> parseExpression(std::string_view text) {
    LessonSource source(text);
    Expression expression = readExpression(source, text);
    if (source.error()) {
        return *source.error();
    }
    return expression;
}

inline std::variant<Formula, LessonError> parseFormula(std::string_view text, const Rule& rule) {
    LessonSource source(text);
    Formula formula = readFormula(source, text, rule);
    if (source.error()) {
        return *source.error();
    }
    return formula;
}

} // namespace lightsout
