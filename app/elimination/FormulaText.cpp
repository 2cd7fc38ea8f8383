#include "elimination/FormulaText.h"

#include "document/VertexText.h"

#include <QStringList>

namespace lightsout {

namespace {

constexpr qsizetype mostTerms = 60;

QString formula(std::size_t press, QStringList terms) {
    if (terms.size() > mostTerms) {
        const qsizetype last = terms.size() - 1;
        terms.erase(terms.begin() + mostTerms - 2, terms.begin() + last);
        terms.insert(mostTerms - 2, QStringLiteral("…"));
    }
    const QString sum = terms.isEmpty() ? QStringLiteral("0") : terms.join(QStringLiteral(" + "));
    return isolated(QStringLiteral("x%1 = %2").arg(subscript(press + 1), sum));
}

} // namespace

QString inverseFormula(const BitMatrix& inverse, std::size_t press) {
    QStringList terms;
    inverse.row(press).forEachOne(
        [&terms](std::size_t light) { terms.append(QLatin1Char('d') + subscript(light + 1)); });
    return formula(press, terms);
}

QString solutionFormula(const GeneralSolution& solution, std::size_t press) {
    QStringList terms;
    if (solution.particular[press]) {
        terms.append(QStringLiteral("1"));
    }
    for (std::size_t i = 0; i < solution.directions.size(); ++i) {
        if (solution.directions[i][press]) {
            terms.append(QLatin1Char('t') + subscript(i + 1));
        }
    }
    return formula(press, terms);
}

} // namespace lightsout
