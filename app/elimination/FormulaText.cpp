// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/FormulaText.h"

#include "text/NumberText.h"

#include <QStringList>

namespace lightsout {

namespace {

QString symbol(char letter, std::size_t index) {
    return QLatin1Char(letter) + subscript(shownNumber(index));
}

/// Returns "x₁ + x₂ + … + x₉", or 0 if there are no terms.
QString sum(QStringList terms, qsizetype maxTerms) {
    if (maxTerms != unlimitedTerms && terms.size() > maxTerms) {
        const qsizetype last = terms.size() - 1;
        terms.erase(terms.begin() + maxTerms - 2, terms.begin() + last);
        terms.insert(maxTerms - 2, QStringLiteral("…"));
    }
    return terms.isEmpty() ? QStringLiteral("0") : terms.join(QStringLiteral(" + "));
}

void addSymbols(QStringList& terms, char letter, const BitVector& indices) {
    indices.forEachOne([&](std::size_t index) { terms.append(symbol(letter, index)); });
}

/// Returns the terms to the right of the bar.
QStringList rightSide(const BitVector& row, std::size_t columns, MatrixKind kind) {
    QStringList terms;
    if (kind == MatrixKind::inverse) {
        addSymbols(terms, 'd', row.slice(columns, columns));
    } else if (kind == MatrixKind::system && row[columns]) {
        terms.append(QStringLiteral("1"));
    }
    return terms;
}

} // namespace

QString operationSymbols(const RowOperation& operation) {
    const QString source = rowLetter() + subscript(shownNumber(operation.source));
    const QString target = rowLetter() + subscript(shownNumber(operation.target));
    return isolated(operation.kind == RowOperation::Kind::swap
                        ? QStringLiteral("%1 ↔ %2").arg(source, target)
                        : QStringLiteral("%1 ← %1 + %2").arg(target, source));
}

QString inverseFormula(const BitMatrix& inverse, std::size_t press, qsizetype maxTerms) {
    QStringList terms;
    addSymbols(terms, 'd', inverse.row(press));
    return isolated(QStringLiteral("%1 = %2").arg(symbol('x', press), sum(terms, maxTerms)));
}

QString solutionFormula(const GeneralSolution& solution, const BitVector& choice, std::size_t press,
                        qsizetype maxTerms) {
    QStringList terms;
    QStringList values;
    bool value = solution.particular[press];
    if (value) {
        terms.append(QStringLiteral("1"));
        values = terms;
    }
    for (std::size_t i = 0; i < solution.directions.size(); ++i) {
        if (solution.directions[i][press]) {
            terms.append(symbol('t', i));
            values.append(QString::number(choice[i] ? 1 : 0));
            value = value != choice[i];
        }
    }
    QStringList sides{symbol('x', press), sum(terms, maxTerms)};
    if (values.size() > 1) {
        sides.append(sum(values, maxTerms));
    }
    const QString result = QString::number(value ? 1 : 0);
    if (sides.back() != result) {
        sides.append(result);
    }
    return isolated(sides.join(QStringLiteral(" = ")));
}

QString rowEquation(const BitVector& row, std::size_t columns, MatrixKind kind,
                    qsizetype maxTerms) {
    QStringList left;
    addSymbols(left, 'x', row.slice(0, columns));
    const QString presses = sum(left, maxTerms);
    return isolated(isAlone(kind) ? presses
                                  : QStringLiteral("%1 = %2").arg(
                                        presses, sum(rightSide(row, columns, kind), maxTerms)));
}

QString solvedEquation(const BitVector& row, std::size_t columns, MatrixKind kind,
                       std::size_t press) {
    QStringList terms = rightSide(row, columns, kind);
    BitVector others = row.slice(0, columns);
    others.flip(press);
    addSymbols(terms, 'x', others);
    return isolated(QStringLiteral("%1 = %2").arg(symbol('x', press), sum(terms, maxShownTerms)));
}

QString equationText(const Equation& equation, qsizetype maxTerms) {
    const auto& [row, columns, kind, press] = equation;
    return press ? solvedEquation(row, columns, kind, *press)
                 : rowEquation(row, columns, kind, maxTerms);
}

QString formulaLatex(const QString& formula) {
    constexpr char16_t zero = 0x2080;
    QString latex;
    bool isLow = false;
    for (const QChar sign : formula) {
        const bool isDigit = sign.unicode() >= zero && sign.unicode() < zero + 10;
        if (isDigit && !isLow) {
            latex += QStringLiteral("_{");
        } else if (!isDigit && isLow) {
            latex += QLatin1Char('}');
        }
        isLow = isDigit;
        if (isDigit) {
            latex += QChar(u'0' + (sign.unicode() - zero));
        } else if (sign == QChar(0x2026)) {
            latex += QStringLiteral("\\dots");
        } else if (sign.category() != QChar::Other_Format) {
            latex += sign;
        }
    }
    return isLow ? latex + QLatin1Char('}') : latex;
}

} // namespace lightsout
