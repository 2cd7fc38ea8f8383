// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/FactText.h"

#include "random/Confidence.h"
#include "support/Overloaded.h"
#include "text/NumberText.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int shownDigits = 6;
constexpr int digitsOfBounds = 3;

struct FactEntry {
    std::string_view id;
    std::optional<Term> term{}; ///< its name and sentence are used if there are none below
    const char* name = nullptr;
    const char* sentence = nullptr;
};

constexpr FactEntry factEntries[] = {
    {"rank", Term::rank},
    {"nullity", Term::nullity},
    {"solvable-share",
     {},
     QT_TRANSLATE_NOOP("Facts", "Solvable boards"),
     QT_TRANSLATE_NOOP("Facts", "The share of boards with this rule that can be solved.")},
    {"fewest", Term::fewestPresses},
    {"classes",
     {},
     QT_TRANSLATE_NOOP("Facts", "Solutions up to symmetry"),
     QT_TRANSLATE_NOOP(
         "Facts",
         "The number of solutions, counting those that symmetries of the board exchange once.")},
    {"hardest",
     {},
     QT_TRANSLATE_NOOP("Facts", "Presses for the hardest board"),
     QT_TRANSLATE_NOOP(
         "Facts", "The most presses that a shortest solution of any board with this rule needs.")},
    {"tilings", Term::tiling, QT_TRANSLATE_NOOP("Facts", "Tilings")},
    {"mean", Term::mean, QT_TRANSLATE_NOOP("Facts", "Mean number of black cells"),
     QT_TRANSLATE_NOOP("Facts", "The mean number of black cells after random presses.")},
    {"variance", Term::variance,
     QT_TRANSLATE_NOOP("Facts", "Variance of the number of black cells"),
     QT_TRANSLATE_NOOP("Facts", "The variance of the number of black cells after random presses.")},
    {"limit-time", Term::limitLaw, QT_TRANSLATE_NOOP("Facts", "Presses to reach the limit law"),
     QT_TRANSLATE_NOOP(
         "Facts",
         "The number of random presses after which the law of the number of black cells stays "
         "within 0.01 of its limit.")},
    {"chance", Term::randomPlay, QT_TRANSLATE_NOOP("Facts", "Presses to win by chance"),
     QT_TRANSLATE_NOOP("Facts", "The mean number of random presses until the target is reached.")},
    {"gauss-operations", Term::elimination, QT_TRANSLATE_NOOP("Facts", "Elimination operations"),
     QT_TRANSLATE_NOOP("Facts", "The number of row operations of Gaussian elimination.")},
    {"filling-operations", Term::lightChasing,
     QT_TRANSLATE_NOOP("Facts", "Light-chasing operations"),
     QT_TRANSLATE_NOOP("Facts", "The number of row operations of light chasing.")},
    {"automorphisms", Term::symmetries},
    {"vertices", Term::vertices},
    {"buttons",
     {},
     QT_TRANSLATE_NOOP("Facts", "Buttons"),
     QT_TRANSLATE_NOOP("Facts", "The number of vertices that can be pressed.")},
    {"lights",
     {},
     QT_TRANSLATE_NOOP("Facts", "Lights"),
     QT_TRANSLATE_NOOP("Facts", "The number of vertices with a light.")},
    {"rows",
     {},
     QT_TRANSLATE_NOOP("Facts", "Rows"),
     QT_TRANSLATE_NOOP("Facts", "The number of rows of a grid.")},
    {"cols",
     {},
     QT_TRANSLATE_NOOP("Facts", "Columns"),
     QT_TRANSLATE_NOOP("Facts", "The number of columns of a grid.")},
    {"edges", Term::edges},
    {"symmetric",
     {},
     QT_TRANSLATE_NOOP("Facts", "Mutual influences"),
     QT_TRANSLATE_NOOP("Facts", "Whether each vertex changes exactly those that change it.")},
    {"twins",
     {},
     QT_TRANSLATE_NOOP("Facts", "Largest class of twins"),
     QT_TRANSLATE_NOOP("Facts", "The most vertices that can all be exchanged with one another.")},
    {"reach",
     {},
     QT_TRANSLATE_NOOP("Facts", "Lights changed by a press"),
     QT_TRANSLATE_NOOP("Facts", "The number of lights that a press of this vertex changes.")},
    {"invertible",
     {},
     QT_TRANSLATE_NOOP("Facts", "Invertible matrix"),
     QT_TRANSLATE_NOOP("Facts", "Whether each board has exactly one solution.")},
    {"boards",
     {},
     QT_TRANSLATE_NOOP("Facts", "Boards"),
     QT_TRANSLATE_NOOP("Facts", "The number of ways to switch the lights on and off.")},
    {"solvable-boards",
     {},
     QT_TRANSLATE_NOOP("Facts", "Number of solvable boards"),
     QT_TRANSLATE_NOOP("Facts", "The number of boards with this rule that can be solved.")},
    {"solutions",
     {},
     QT_TRANSLATE_NOOP("Facts", "Solutions of a solvable board"),
     QT_TRANSLATE_NOOP("Facts", "The number of solutions of each board that can be solved.")},
    {"solutions-now", Term::solutions},
    {"lit",
     {},
     QT_TRANSLATE_NOOP("Facts", "Lights on"),
     QT_TRANSLATE_NOOP("Facts", "The number of lights on now.")},
    {"is-solvable", Term::solvable, QT_TRANSLATE_NOOP("Facts", "Solvable")},
    {"solution",
     {},
     QT_TRANSLATE_NOOP("Facts", "Solution"),
     QT_TRANSLATE_NOOP("Facts", "Presses that lead from these lights to the target.")},
    {"needing",
     {},
     QT_TRANSLATE_NOOP("Facts", "Boards that need this many presses"),
     QT_TRANSLATE_NOOP("Facts",
                       "The number of boards whose shortest solution has this many presses.")},
    {"quiet", Term::quietPattern, QT_TRANSLATE_NOOP("Facts", "Quiet patterns of this size"),
     QT_TRANSLATE_NOOP("Facts", "The number of quiet patterns with this many presses.")},
    {"lightest-quiet", Term::quietPattern, QT_TRANSLATE_NOOP("Facts", "Lightest quiet pattern"),
     QT_TRANSLATE_NOOP("Facts", "The smallest number of presses that changes nothing.")},
    {"law", Term::randomPlay, QT_TRANSLATE_NOOP("Facts", "Probability of a number of black cells"),
     QT_TRANSLATE_NOOP("Facts", "The probability of this many black cells after random presses.")},
    {"chain", Term::markovChain, QT_TRANSLATE_NOOP("Facts", "Transition probability"),
     QT_TRANSLATE_NOOP(
         "Facts", "The probability that a press leads from one number of black cells to another.")},
    {"games",
     {},
     QT_TRANSLATE_NOOP("Facts", "Games"),
     QT_TRANSLATE_NOOP(
         "Facts", "The number of games of this many presses from these lights to the target.")},
};

/// The words that Fact::unit can be.
constexpr const char* units[] = {
    QT_TRANSLATE_NOOP("Facts", "presses"), QT_TRANSLATE_NOOP("Facts", "lights on"),
    QT_TRANSLATE_NOOP("Facts", "lights on squared"), QT_TRANSLATE_NOOP("Facts", "row operations"),
    QT_TRANSLATE_NOOP("Facts", "lights")};

QString translated(const char* text) {
    return QCoreApplication::translate("Facts", text);
}

const FactEntry& entryOf(const Fact& fact) {
    const auto* found = std::ranges::find(factEntries, fact.id, &FactEntry::id);
    LIGHTSOUT_ASSERT(found != std::end(factEntries));
    return *found;
}

/// Returns whether a number is a mean with a confidence interval.
bool isEstimate(const Value& value, const Number& number) {
    return !value.isProven && value.low && value.high && value.low != value.high &&
           value.low != number && value.high != number;
}

QString realText(double number, int digits = shownDigits) {
    return isolated(significantText(number, digits));
}

/// Returns an integer in full or, if it is long, as a power of two or rounded as in "1.27 × 10³⁸".
QString integerText(const BigInteger& integer) {
    constexpr std::size_t maxDigits = 15;
    if (integer > 1 && msb(integer) == lsb(integer)) {
        return powerOfTwoText(msb(integer));
    }
    const std::string digits = integer.str();
    if (digits.size() <= maxDigits) {
        return QLocale().toString(QString::fromStdString(digits).toLongLong());
    }
    const QString leading = decimalText(
        QString::fromStdString(digits.substr(0, 1) + "." + digits.substr(1, 4)).toDouble(), 2);
    return isolated(QStringLiteral("%1 × 10%2").arg(leading, superscript(digits.size() - 1)));
}

QString numberText(const Fact& fact, const Number& number) {
    const auto* exact = std::get_if<BigFraction>(&number);
    if (exact == nullptr) {
        return realText(std::get<double>(number));
    }
    const BigInteger parts = denominator(*exact);
    if (fact.kind == FactKind::share && numerator(*exact) == 1) {
        return msb(parts) == lsb(parts)
                   ? solvableShareText(msb(parts))
                   : QCoreApplication::translate("CountText", "1 in %1").arg(integerText(parts));
    }
    return parts == 1 ? integerText(numerator(*exact)) : realText(realOf(number));
}

} // namespace

QString factName(const Fact& fact) {
    const FactEntry& entry = entryOf(fact);
    return entry.name != nullptr ? translated(entry.name) : termName(*entry.term);
}

QString factSentence(const Fact& fact) {
    const FactEntry& entry = entryOf(fact);
    return entry.sentence != nullptr ? translated(entry.sentence) : termSentence(*entry.term);
}

QString factUnit(const Fact& fact) {
    const auto* const unit = std::ranges::find(units, fact.unit);
    return unit == std::end(units) ? QString() : translated(*unit);
}

std::optional<Term> termOf(const Fact& fact) {
    return entryOf(fact).term;
}

QString valueText(const Fact& fact, const Value& value) {
    return std::visit(
        Overloaded{
            [](Missing /*missing*/) { return QStringLiteral("–"); },
            [&](const Number& number) {
                if (isEstimate(value, number)) {
                    const double margin = (realOf(*value.high) - realOf(*value.low)) / 2;
                    return isolated(decimalText(realOf(number), decimalsOfEstimate(margin)));
                }
                const QString text = numberText(fact, number);
                return value.isProven || value.high != number
                           ? text
                           : isolated(QStringLiteral("≤ ") + text);
            },
            [](bool isTrue) {
                return isTrue ? translated(QT_TRANSLATE_NOOP("Facts", "yes"))
                              : translated(QT_TRANSLATE_NOOP("Facts", "no"));
            },
            [](const BitVector& vertices) { return lightsout::numberText(vertices.count()); }},
        value.content);
}

QString rangeText(const Fact& fact, const Value& value) {
    if (!value.low || !value.high || value.low == value.high) {
        return {};
    }
    const auto bound = [&fact](const Number& number) {
        return isInteger(number) ? numberText(fact, number)
                                 : realText(realOf(number), digitsOfBounds);
    };
    return isolated(bound(*value.low) + QStringLiteral(" … ") + bound(*value.high));
}

QString missingText(Missing missing) {
    switch (missing) {
    case Missing::noSolution:
        return translated(QT_TRANSLATE_NOOP("Facts", "This board has no solution."));
    case Missing::noQuietPattern:
        return translated(QT_TRANSLATE_NOOP("Facts", "Every press changes something."));
    case Missing::notAGrid:
        return translated(QT_TRANSLATE_NOOP("Facts", "Only rectangular grids have this value."));
    case Missing::notAChain:
        return translated(
            QT_TRANSLATE_NOOP("Facts", "The number of black cells is not a Markov chain."));
    case Missing::notMutual:
        return translated(QT_TRANSLATE_NOOP("Facts", "Some influences are not mutual."));
    case Missing::noSuchArgument:
        return translated(QT_TRANSLATE_NOOP("Facts", "The number is out of range."));
    case Missing::noBoard:
        return translated(QT_TRANSLATE_NOOP("Facts", "There is no board of this size."));
    case Missing::unequalMarks:
        return translated(
            QT_TRANSLATE_NOOP("Facts", "The numbers of buttons and of lights differ."));
    case Missing::tooLarge:
        return translated(QT_TRANSLATE_NOOP("Facts", "The value for this board is out of reach."));
    }
    return {};
}

ShownValue shownValue(const Fact& fact, const std::optional<Value>& value, bool isComputing) {
    if (!value) {
        return {.text = isComputing ? QStringLiteral("…")
                                    : translated(QT_TRANSLATE_NOOP("Facts", "not known"))};
    }
    const auto missing = value->missing();
    return missing ? ShownValue{.reason = missingText(*missing)}
                   : ShownValue{.text = valueText(fact, *value)};
}

} // namespace lightsout
