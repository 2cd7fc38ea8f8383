// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Expression.h"

#include "facts/Fact.h"
#include "io/Text.h"
#include "lesson/KnownWords.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

/// Quantities that are not facts of the board.
constexpr std::array<QuantityName, 3> functions{{{"guess", 0}, {"choose", 2}, {"nullityof", 2}}};

std::optional<QuantityName> quantityNamed(std::string_view name) {
    const auto* const function = std::ranges::find(functions, name, &QuantityName::name);
    if (function != functions.end()) {
        return *function;
    }
    const Fact* fact = factNamed(name);
    return fact != nullptr && fact->isNumber()
               ? std::optional(QuantityName{fact->id, fact->arguments.size()})
               : std::nullopt;
}

/// Returns the quantity as it is written: "rank", "choose(…, …)".
std::string signatureOf(const QuantityName& quantity) {
    std::string text(quantity.name);
    for (std::size_t i = 0; i < quantity.arguments; ++i) {
        text += i == 0 ? "(…" : ", …";
    }
    return quantity.arguments == 0 ? text : text + ')';
}

constexpr bool isLetter(char character) {
    return character >= 'a' && character <= 'z';
}

class ExpressionParser {
public:
    ExpressionParser(LessonSource& source, std::string_view text) : source_(source), rest_(text) {}

    Expression all() {
        Expression expression = sum(0);
        if (!skipBlanks().empty()) {
            fail(Expected::expression);
        }
        return expression;
    }

private:
    using Kind = Expression::Kind;
    /// Maximum nesting depth of brackets, signs and powers.
    static constexpr int maxDepth = 24;

    std::string_view skipBlanks() {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
        return rest_;
    }
    bool skip(char expected) {
        if (!skipBlanks().starts_with(expected)) {
            return false;
        }
        rest_.remove_prefix(1);
        return true;
    }
    void fail(Expected expected) {
        source_.fail(expected, rest_);
        rest_.remove_prefix(rest_.size());
    }
    template <typename Accepts>
    std::string_view take(Accepts accepts) {
        const auto end = std::ranges::find_if_not(rest_, accepts);
        const std::string_view taken(rest_.begin(), end);
        rest_.remove_prefix(taken.size());
        return taken;
    }
    static Expression join(Kind kind, Expression a, Expression b) {
        Expression joined{.kind = kind};
        joined.parts.push_back(std::move(a));
        joined.parts.push_back(std::move(b));
        return joined;
    }

    Expression sum(int depth) {
        Expression left = product(depth);
        while (true) {
            if (skip('+')) {
                left = join(Kind::sum, std::move(left), product(depth));
            } else if (skip('-')) {
                left = join(Kind::difference, std::move(left), product(depth));
            } else {
                return left;
            }
        }
    }

    Expression product(int depth) {
        Expression left = power(depth);
        while (true) {
            if (skip('*')) {
                left = join(Kind::product, std::move(left), power(depth));
            } else if (skip('/')) {
                left = join(Kind::quotient, std::move(left), power(depth));
            } else {
                return left;
            }
        }
    }

    Expression power(int depth) {
        if (depth > maxDepth) {
            fail(Expected::shorterFormula);
            return {};
        }
        if (skip('-')) {
            Expression negative{.kind = Kind::negative};
            negative.parts.push_back(power(depth + 1));
            return negative;
        }
        Expression base = atom(depth);
        return skip('^') ? join(Kind::power, std::move(base), power(depth + 1)) : base;
    }

    Expression atom(int depth) {
        if (skip('(')) {
            Expression inner = sum(depth + 1);
            if (!skip(')')) {
                fail(Expected::expression);
            }
            return inner;
        }
        skipBlanks();
        if (!rest_.empty() && isDigit(rest_[0])) {
            const std::string_view digits = take([](char c) { return isDigit(c) || c == '.'; });
            const auto number = realNumber(digits);
            if (!number || digits.ends_with('.')) {
                source_.fail(Expected::expression, digits);
            }
            return {.number = number.value_or(0)};
        }
        const std::string_view word = take([](char c) { return isLetter(c) || c == '-'; });
        // In "rank-1" the hyphen is a minus sign, in "limit-time" it belongs to the name.
        std::string_view name = word;
        while (!quantityNamed(name) && name.find('-') != std::string_view::npos) {
            name = name.substr(0, name.rfind('-'));
        }
        rest_ = {name.end(), rest_.end()};
        const std::optional<QuantityName> known = quantityNamed(name);
        if (!known) {
            if (name.empty()) {
                source_.fail(Expected::expression, rest_);
            } else {
                std::vector<std::string_view> names;
                for (const QuantityName& quantity : quantityNames()) {
                    names.push_back(quantity.name);
                }
                for (const Fact& fact : allFacts()) {
                    names.push_back(fact.alias); // empty ones resemble nothing
                }
                failAtWord(source_, Expected::quantity, word, names);
            }
            return {};
        }
        Expression quantity{.kind = Kind::quantity, .quantity = std::string(name)};
        if (skip('(')) {
            do {
                quantity.parts.push_back(sum(depth + 1));
            } while (skip(','));
            if (!skip(')')) {
                fail(Expected::expression);
            }
        }
        if (quantity.parts.size() != known->arguments) {
            source_.fail(Expected::quantity, name, {signatureOf(*known)});
        }
        return quantity;
    }

    LessonSource& source_;
    std::string_view rest_;
};

std::string_view signOf(Expression::Kind kind) {
    switch (kind) {
    case Expression::Kind::sum:
        return " + ";
    case Expression::Kind::difference:
        return " - ";
    case Expression::Kind::product:
        return " * ";
    case Expression::Kind::quotient:
        return " / ";
    case Expression::Kind::power:
        return "^";
    case Expression::Kind::negative:
        return "-";
    case Expression::Kind::number:
    case Expression::Kind::quantity:
        break;
    }
    return ", ";
}

} // namespace

std::vector<QuantityName> quantityNames() {
    std::vector<QuantityName> names(functions.begin(), functions.end());
    for (const Fact& fact : allFacts()) {
        if (fact.isNumber()) {
            names.push_back({fact.id, fact.arguments.size()});
        }
    }
    return names;
}

Expression readExpression(LessonSource& source, std::string_view text) {
    if (text.size() > maxExpressionLength) {
        source.fail(Expected::shorterFormula, text);
        return {};
    }
    return ExpressionParser(source, text).all();
}

std::string expressionText(const Expression& expression) {
    if (expression.kind == Expression::Kind::number) {
        return shortestDigits(expression.number);
    }
    std::string text;
    for (const Expression& part : expression.parts) {
        if (&part != &expression.parts.front() || expression.kind == Expression::Kind::negative) {
            text += signOf(expression.kind);
        }
        text += expressionText(part);
    }
    return expression.quantity + (text.empty() ? text : '(' + text + ')');
}

} // namespace lightsout
