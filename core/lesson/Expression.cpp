// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Expression.h"

#include "facts/Fact.h"
#include "io/Text.h"
#include "lesson/KnownWords.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lightsout {

namespace {

/// Quantities that are not facts of the board. The last three are conditions.
constexpr std::array<QuantityName, 10> functions{{{"n", 0},
                                                  {"m", 0},
                                                  {"guess", 0},
                                                  {"slider", 0},
                                                  {"choose", 2},
                                                  {"mod", 2},
                                                  {"nullityof", 2},
                                                  {"divides", 2},
                                                  {"odd", 1},
                                                  {"even", 1}}};
constexpr std::ptrdiff_t conditionFunctions = 3;

std::optional<QuantityName> quantityNamed(std::string_view name) {
    const auto* const function = std::ranges::find(functions, name, &QuantityName::name);
    if (function != functions.end()) {
        return *function;
    }
    const Fact* fact = factNamed(name);
    return fact != nullptr && fact->kind != FactKind::vertices
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
    using Kind = Expression::Kind;

    ExpressionParser(LessonSource& source, std::string_view text) : source_(source), rest_(text) {}

    Expression number() {
        return required(false, [this] { return sum(0); });
    }
    Expression condition() {
        return required(true, [this] { return disjunction(0); });
    }
    bool takeWord(std::string_view word) {
        const std::string_view rest = skipBlanks();
        if (!rest.starts_with(word) || (rest.size() > word.size() && isLetter(rest[word.size()]))) {
            return false;
        }
        take(word);
        return true;
    }
    void finish() {
        if (!skipBlanks().empty()) {
            fail(Expected::expression);
        }
    }

private:
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
        take(rest_.substr(0, 1));
        return true;
    }
    /// Removes a sign or a word between operands, with which the rest begins.
    void take(std::string_view sign) {
        signSize_ = sign.size();
        rest_.remove_prefix(sign.size());
    }
    void fail(Expected expected) {
        source_.fail(expected, rest_);
        rest_.remove_prefix(rest_.size());
    }
    template <typename Accepts>
    std::string_view takeWhile(Accepts accepts) {
        const auto end = std::ranges::find_if_not(rest_, accepts);
        const std::string_view taken(rest_.begin(), end);
        rest_.remove_prefix(taken.size());
        return taken;
    }
    /// Reports an error unless an expression, which was read from `text`, is a condition or a
    /// number as required.
    void require(bool wantsCondition, std::string_view text, const Expression& expression) {
        if (isCondition(expression) != wantsCondition) {
            source_.fail(wantsCondition ? Expected::condition : Expected::expression,
                         trimmed(text));
        }
    }
    template <typename Read>
    Expression required(bool wantsCondition, Read read) {
        const std::string_view at = skipBlanks();
        Expression expression = read();
        require(wantsCondition, at.substr(0, at.size() - rest_.size()), expression);
        return expression;
    }
    /// Reads the right operand of an operation whose left operand began at `at`.
    template <typename Read>
    Expression join(Kind kind, std::string_view at, Expression left, Read right) {
        const bool joinsConditions = kind == Kind::both || kind == Kind::either;
        require(joinsConditions, at.substr(0, at.size() - rest_.size() - signSize_), left);
        Expression joined{.kind = kind};
        joined.parts.push_back(std::move(left));
        joined.parts.push_back(required(joinsConditions, right));
        return joined;
    }

    Expression disjunction(int depth) {
        const std::string_view at = skipBlanks();
        Expression left = conjunction(depth);
        while (takeWord("or")) {
            left = join(Kind::either, at, std::move(left), [&] { return conjunction(depth); });
        }
        return left;
    }

    Expression conjunction(int depth) {
        const std::string_view at = skipBlanks();
        Expression left = negation(depth);
        while (takeWord("and")) {
            left = join(Kind::both, at, std::move(left), [&] { return negation(depth); });
        }
        return left;
    }

    Expression negation(int depth) {
        if (depth > maxDepth) {
            fail(Expected::shorterFormula);
            return {};
        }
        if (takeWord("not")) {
            Expression negated{.kind = Kind::negation};
            negated.parts.push_back(required(true, [&] { return negation(depth + 1); }));
            return negated;
        }
        return comparison(depth);
    }

    Expression comparison(int depth) {
        struct Sign {
            std::string_view sign;
            Kind kind;
            bool isReversed;
        };
        constexpr std::array<Sign, 10> signs{{{"<=", Kind::atMost, false},
                                              {"≤", Kind::atMost, false},
                                              {">=", Kind::atMost, true},
                                              {"≥", Kind::atMost, true},
                                              {"!=", Kind::unequal, false},
                                              {"≠", Kind::unequal, false},
                                              {"==", Kind::equal, false},
                                              {"=", Kind::equal, false},
                                              {"<", Kind::less, false},
                                              {">", Kind::less, true}}};
        const std::string_view at = skipBlanks();
        Expression left = sum(depth);
        for (const Sign& sign : signs) {
            if (skipBlanks().starts_with(sign.sign)) {
                take(sign.sign);
                Expression compared =
                    join(sign.kind, at, std::move(left), [&] { return sum(depth); });
                if (sign.isReversed) {
                    std::swap(compared.parts[0], compared.parts[1]);
                }
                return compared;
            }
        }
        return left;
    }

    Expression sum(int depth) {
        const std::string_view at = skipBlanks();
        Expression left = product(depth);
        while (true) {
            if (skip('+')) {
                left = join(Kind::sum, at, std::move(left), [&] { return product(depth); });
            } else if (skip('-')) {
                left = join(Kind::difference, at, std::move(left), [&] { return product(depth); });
            } else {
                return left;
            }
        }
    }

    Expression product(int depth) {
        const std::string_view at = skipBlanks();
        Expression left = power(depth);
        while (true) {
            if (skip('*')) {
                left = join(Kind::product, at, std::move(left), [&] { return power(depth); });
            } else if (skip('/')) {
                left = join(Kind::quotient, at, std::move(left), [&] { return power(depth); });
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
            negative.parts.push_back(required(false, [&] { return power(depth + 1); }));
            return negative;
        }
        const std::string_view at = skipBlanks();
        Expression base = atom(depth);
        return skip('^') ? join(Kind::power, at, std::move(base), [&] { return power(depth + 1); })
                         : base;
    }

    Expression atom(int depth) {
        if (skip('(')) {
            Expression inner = disjunction(depth + 1);
            if (!skip(')')) {
                fail(Expected::expression);
            }
            return inner;
        }
        skipBlanks();
        if (!rest_.empty() && isDigit(rest_[0])) {
            const std::string_view digits =
                takeWhile([](char c) { return isDigit(c) || c == '.'; });
            const auto number = realNumber(digits);
            if (!number || digits.ends_with('.')) {
                source_.fail(Expected::expression, digits);
            }
            return {.number = number.value_or(0)};
        }
        const std::string_view word = takeWhile([](char c) { return isLetter(c) || c == '-'; });
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
                quantity.parts.push_back(required(false, [&] { return sum(depth + 1); }));
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
    std::size_t signSize_ = 0; ///< of the sign that was read last
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
    case Expression::Kind::less:
        return " < ";
    case Expression::Kind::atMost:
        return " <= ";
    case Expression::Kind::equal:
        return " = ";
    case Expression::Kind::unequal:
        return " != ";
    case Expression::Kind::both:
        return " and ";
    case Expression::Kind::either:
        return " or ";
    case Expression::Kind::negation:
        return "not ";
    case Expression::Kind::number:
    case Expression::Kind::quantity:
        break;
    }
    return ", ";
}

template <typename Read>
auto readAll(LessonSource& source, std::string_view text, Read read) {
    using Result = decltype(read(std::declval<ExpressionParser&>()));
    if (text.size() > maxExpressionLength) {
        source.fail(Expected::shorterFormula, text);
        return Result{};
    }
    ExpressionParser parser(source, text);
    Result result = read(parser);
    parser.finish();
    return result;
}

} // namespace

std::vector<QuantityName> quantityNames() {
    std::vector<QuantityName> names(functions.begin(), functions.end());
    for (const Fact& fact : allFacts()) {
        if (fact.kind != FactKind::vertices) {
            names.push_back({fact.id, fact.arguments.size()});
        }
    }
    return names;
}

Expression readExpression(LessonSource& source, std::string_view text) {
    return readAll(source, text, [](ExpressionParser& parser) { return parser.number(); });
}

Expression readCondition(LessonSource& source, std::string_view text) {
    return readAll(source, text, [](ExpressionParser& parser) { return parser.condition(); });
}

bool isCondition(const Expression& expression) {
    if (expression.kind != Expression::Kind::quantity) {
        return expression.kind >= Expression::Kind::less;
    }
    const auto* const function =
        std::ranges::find(functions, expression.quantity, &QuantityName::name);
    if (function != functions.end()) {
        return function - functions.begin() >= std::ssize(functions) - conditionFunctions;
    }
    return factNamed(expression.quantity)->kind == FactKind::yesNo;
}

std::variant<Conjecture, LessonError> readConjecture(std::string_view text) {
    LessonSource source(text);
    Conjecture conjecture = readAll(source, text, [](ExpressionParser& parser) {
        Conjecture read{.claim = parser.condition()};
        if (parser.takeWord("if")) {
            read.condition = parser.condition();
        }
        return read;
    });
    if (source.error()) {
        return *source.error();
    }
    return conjecture;
}

std::string expressionText(const Expression& expression) {
    if (expression.kind == Expression::Kind::number) {
        return shortestDigits(expression.number);
    }
    std::string text;
    for (const Expression& part : expression.parts) {
        if (&part != &expression.parts.front() || expression.kind == Expression::Kind::negative ||
            expression.kind == Expression::Kind::negation) {
            text += signOf(expression.kind);
        }
        text += expressionText(part);
    }
    return expression.quantity + (text.empty() ? text : '(' + text + ')');
}

} // namespace lightsout
