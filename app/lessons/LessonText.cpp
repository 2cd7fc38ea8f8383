// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/LessonText.h"

#include "lesson/Quantities.h"
#include "text/BoardText.h"
#include "text/ErrorText.h"
#include "text/NumberText.h"

#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace lightsout {

namespace {

/// Replaces the factorials of an expression, such as "4!", by their values.
QString withoutFactorials(QString expression) {
    static const QRegularExpression factorial(QStringLiteral("(\\d+)!"));
    constexpr int greatest = 18; // larger ones are not exact
    for (auto found = factorial.match(expression); found.hasMatch();
         found = factorial.match(expression)) {
        const int number = found.captured(1).size() > 2 ? greatest + 1 : found.captured(1).toInt();
        if (number > greatest) {
            break; // the sign that is left is not read
        }
        qint64 product = 1;
        for (int factor = 2; factor <= number; ++factor) {
            product *= factor;
        }
        expression.replace(found.capturedStart(), found.capturedLength(), QString::number(product));
    }
    return expression;
}

} // namespace

QString LessonText::expected(Expected expected) {
    switch (expected) {
    case Expected::text:
        return tr("text in UTF-8");
    case Expected::shorterText:
        return tr("a file of at most one megabyte");
    case Expected::heading:
        return tr("“---” as the first line");
    case Expected::headingEnd:
        return tr("“---” after the lines about the lesson");
    case Expected::field:
        return tr("title, book, aims, age, minutes, needs, after or pieces, followed by a colon");
    case Expected::fieldOnce:
        return tr("a line of a kind that has not appeared yet");
    case Expected::title:
        return tr("a title for the lesson");
    case Expected::yesOrNo:
        return tr("yes or no");
    case Expected::lessonNumber:
        return tr("the number of a lesson");
    case Expected::minutes:
        return tr("a number of minutes from 1 to 600");
    case Expected::step:
        return tr("“## ” and the title of a step");
    case Expected::teacherPageLast:
        return tr("the end of the file after the page for the teacher");
    case Expected::fence:
        return tr("```step or a single ```board");
    case Expected::fenceEnd:
        return tr("``` at the end of this block");
    case Expected::directive:
        return tr("a known word");
    case Expected::board:
        return tr("a board");
    case Expected::lights:
        return tr("all, none, 0s and 1s, random N, solvable N, or “after” followed by cells");
    case Expected::lightPerVertex:
        return tr("a 0 or 1 for each light of the board");
    case Expected::page:
        return tr("the name of a page");
    case Expected::mode:
        return tr("a mode of the page");
    case Expected::value:
        return tr("a value of the page");
    case Expected::concealable:
        return tr("facts, solutions, laws or states");
    case Expected::thing:
        return tr("the name of an item in the window");
    case Expected::card:
        return tr("the name of a card of the page");
    case Expected::place:
        return tr("a cell, as row,column or as a number");
    case Expected::placeOnBoard:
        return tr("a cell of the board");
    case Expected::boardFirst:
        return tr("a board before its lights");
    case Expected::ask:
        return tr("a kind of question");
    case Expected::goal:
        return tr("a goal that fits the board");
    case Expected::arrow:
        return tr("=> followed by text");
    case Expected::askFirst:
        return tr("a question before its hints and answers");
    case Expected::fewerHints:
        return tr("at most three hints");
    case Expected::choices:
        return tr("a right answer and a wrong one");
    case Expected::choiceFirst:
        return tr("a question that allows an answer of this kind");
    case Expected::expression:
        return tr("a number or a quantity");
    case Expected::quantity:
        return tr("a quantity with its arguments in brackets");
    case Expected::condition:
        return tr("a condition such as n > 3");
    case Expected::shorterFormula:
        return tr("a shorter, less nested formula");
    case Expected::formula:
        return tr("a letter, a number, a sign or a formula command");
    case Expected::formulaCommand:
        return tr("a known formula command");
    case Expected::formulaEnd:
        return tr("$ at the end of a formula");
    case Expected::brace:
        return tr("a closing brace");
    case Expected::evenRows:
        return tr("the same number of entries in each row");
    case Expected::emphasisEnd:
        return tr("* or ** after emphasised words");
    case Expected::picture:
        return tr("a picture of a board");
    }
    return {};
}

QString LessonText::mistake(const LessonError& error) {
    const QString sentence =
        error.met.empty()
            ? tr("%1 was expected at the end.").arg(expected(error.expected))
            : tr("%1 was expected, not “%2”.")
                  .arg(expected(error.expected), isolated(QString::fromStdString(error.met)));
    const QString text = sentence.left(1).toUpper() + sentence.mid(1);
    return error.names.size() == 1 ? text + QLatin1Char(' ') + suggestion(error) : text;
}

QString LessonText::suggestion(const LessonError& error) {
    return tr("Did you mean “%1”?").arg(isolated(QString::fromStdString(error.names.front())));
}

QString LessonText::error(const LessonError& error) {
    constexpr qsizetype maxLength = 40;
    QString met = QString::fromStdString(error.met).simplified();
    if (met.size() > maxLength) {
        met = met.left(maxLength) + QChar(0x2026);
    }
    const QString line = QLocale().toString(qulonglong{error.position.line});
    const QString sentence =
        met.isEmpty()
            ? tr("Line %1: %2 was expected.").arg(line, expected(error.expected))
            : tr("Line %1: %2 was expected, not “%3”.").arg(line, expected(error.expected), met);
    if (error.names.size() == 1) {
        return sentence + QLatin1Char(' ') + suggestion(error);
    }
    if (!error.names.empty()) {
        QStringList names;
        for (const std::string& name : error.names) {
            names << QString::fromStdString(name);
        }
        return sentence + QLatin1Char(' ') +
               tr("Names: %1.").arg(isolated(names.join(QStringLiteral(", "))));
    }
    return error.cause ? sentence + QLatin1Char(' ') + errorText(*error.cause) : sentence;
}

QString valueText(double value) {
    constexpr double whole = 9e15;
    if (value == std::floor(value) && std::abs(value) < whole) {
        return QLocale().toString(static_cast<qlonglong>(value));
    }
    constexpr double large = 1000;
    if (std::abs(value) >= large) {
        return QLocale().toString(value, 'f', 0);
    }
    constexpr int digits = 4;
    QString text = QLocale().toString(value, 'f', digits);
    while (text.endsWith(QLocale().zeroDigit())) {
        text.chop(1);
    }
    if (text.endsWith(QLocale().decimalPoint())) {
        text.chop(1);
    }
    return text;
}

namespace {

/// Returns the ASCII equivalent of a sign in an expression; empty if the sign has no meaning there.
QString plainSign(QChar sign) {
    static const std::pair<QStringView, QStringView> signs[] = {
        {u"\u2212\u2010\u2011\u2013", u"-"},
        {u"\u00D7\u00B7\u22C5", u"*"},
        {u"\u00F7\u2044\u2215:", u"/"},
        {u"\u00BD", u"(1/2)"},
        {u"\u00BC", u"(1/4)"},
        {u"\u00BE", u"(3/4)"},
        {u"\u066A", u"%"},
        {u"\u066B", u","},
    };
    for (const auto& [written, plain] : signs) {
        if (written.contains(sign)) {
            return plain.toString();
        }
    }
    constexpr QStringView kept = u"+-*/^()%.,'!";
    return kept.contains(sign) ? QString(sign) : QString();
}

/// Converts a text to ASCII, including digits of any script and, as powers, superscripts. Returns
/// nullopt if the text contains a letter or an unknown sign.
std::optional<QString> plainText(const QString& text) {
    constexpr QStringView superscripts =
        u"\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079";
    QString plain;
    bool isRaised = false;
    for (const QChar sign : text) {
        const qsizetype raised = superscripts.indexOf(sign);
        plain += raised >= 0 && !isRaised ? QStringLiteral("^") : QString();
        isRaised = raised >= 0;
        if (isRaised) {
            plain += QString::number(raised);
        } else if (sign.isDigit()) {
            plain += QString::number(sign.digitValue());
        } else if (sign.isSpace()) {
            plain += QLatin1Char(' ');
        } else if (sign.category() != QChar::Other_Format) { // direction marks are skipped
            const QString known = plainSign(sign);
            if (known.isEmpty()) {
                return std::nullopt;
            }
            plain += known;
        }
    }
    return plain.trimmed();
}

/// Returns a written number with a decimal point and without digit grouping.
std::optional<QString> plainNumber(QString digits) {
    static const QRegularExpression grouped(
        QStringLiteral("^\\d{1,3}([ '])\\d{3}(\\1\\d{3})*([.,]|$)"));
    if (grouped.match(digits).hasMatch()) {
        digits.remove(QLatin1Char(' ')).remove(QLatin1Char('\''));
    }
    bool isNumber = false;
    double number = QLocale().toDouble(digits, &isNumber);
    if (!isNumber) {
        digits.replace(QLatin1Char(','), QLatin1Char('.'));
        number = QLocale::c().toDouble(digits, &isNumber);
    }
    return isNumber && std::isfinite(number)
               ? std::optional(QString::number(number, 'f', QLocale::FloatingPointShortest))
               : std::nullopt;
}

} // namespace

std::optional<double> numberIn(const QString& text) {
    static const QRegularExpression times(QStringLiteral("(?<=\\d) ?[xX] ?(?=\\d)"));
    auto plain = plainText(QString(text).replace(times, QStringLiteral("*")));
    if (!plain) {
        return std::nullopt;
    }
    if (plain->startsWith(QLatin1Char('+'))) {
        plain->remove(0, 1);
    }
    static const QRegularExpression number(QStringLiteral("\\d[\\d.,']*( \\d{3}[\\d.,]*)*( ?%)?"));
    QString formula;
    qsizetype from = 0;
    for (auto found = number.globalMatch(*plain); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        QString digits = match.captured();
        const bool isPercentage = digits.endsWith(QLatin1Char('%'));
        if (isPercentage) {
            digits.chop(1);
        }
        const auto value = plainNumber(digits.trimmed());
        if (!value) {
            return std::nullopt;
        }
        formula += plain->sliced(from, match.capturedStart() - from) +
                   (isPercentage ? QStringLiteral("(%1/100)").arg(*value) : *value);
        from = match.capturedEnd();
    }
    const std::string source = withoutFactorials(formula + plain->sliced(from)).toStdString();
    LessonSource read(source);
    const Expression expression = readExpression(read, read.text());
    Progress progress;
    return read.error() ? std::nullopt : Quantities(Game()).valueOf(expression, progress);
}

ShownNumbers shownNumbers(const Rule& rule, LessonValues values) {
    return {.value =
                [values = std::move(values)](const Expression& expression) {
                    const auto found = values.find(expressionText(expression));
                    return found == values.end() || !found->second ? QString(QChar(0x2026))
                                                                   : valueText(*found->second);
                },
            .symbol =
                [rule](QChar letter, const CellName& cell) {
                    const auto vertex = vertexAt(rule, cell);
                    return letter + (vertex ? subscript(shownNumber(*vertex)) : QString());
                }};
}

namespace {

Formula resolved(Formula formula, const ShownNumbers& numbers) {
    const auto become = [&formula](Formula::Kind kind, const QString& text) {
        formula = {.kind = kind, .text = text.toStdString()};
    };
    switch (formula.kind) {
    case Formula::Kind::value:
        become(Formula::Kind::number, numbers.value(formula.value));
        break;
    case Formula::Kind::press:
        become(Formula::Kind::letter, numbers.symbol(QLatin1Char('x'), formula.cell));
        break;
    case Formula::Kind::change:
        become(Formula::Kind::letter, numbers.symbol(QLatin1Char('d'), formula.cell));
        break;
    case Formula::Kind::equation:
        become(Formula::Kind::letter, numbers.symbol(rowLetter(), formula.cell));
        break;
    default:
        for (Formula& part : formula.parts) {
            part = resolved(std::move(part), numbers);
        }
    }
    return formula;
}

} // namespace

Prose resolved(const Prose& prose, const Rule& rule, const ShownNumbers& numbers) {
    Prose texts;
    for (const Run& run : prose) {
        Run text{.isEmphasized = run.isEmphasized, .isStrong = run.isStrong};
        const auto setWords = [&text](const QString& words) { text.words = words.toStdString(); };
        switch (run.kind) {
        case Run::Kind::words:
            text.words = run.words;
            break;
        case Run::Kind::formula:
            text.kind = Run::Kind::formula;
            text.formula = resolved(run.formula, numbers);
            break;
        case Run::Kind::value:
            setWords(isolated(numbers.value(run.value)));
            break;
        case Run::Kind::cell:
            setWords(vertexName(rule, vertexAt(rule, run.cell).value_or(0)));
            break;
        case Run::Kind::press:
            setWords(isolated(numbers.symbol(QLatin1Char('x'), run.cell)));
            break;
        case Run::Kind::change:
            setWords(isolated(numbers.symbol(QLatin1Char('d'), run.cell)));
            break;
        case Run::Kind::equation:
            setWords(isolated(numbers.symbol(rowLetter(), run.cell)));
            break;
        }
        texts.push_back(std::move(text));
    }
    return texts;
}

} // namespace lightsout
