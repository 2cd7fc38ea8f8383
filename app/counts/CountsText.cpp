// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/CountsText.h"

#include "solve/SolutionCount.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>

namespace lightsout {

namespace {

constexpr std::size_t longestPolynomial = 24; ///< degree

QString factorText(const PolynomialFactor& entry) {
    const bool isVariable = entry.factor == Polynomial::monomial(1);
    const QString base = polynomialText(entry.factor);
    const QString closed = isVariable ? base : QLatin1Char('(') + base + QLatin1Char(')');
    return entry.multiplicity == 1 ? closed : closed + superscript(entry.multiplicity);
}

} // namespace

HeatScale scaleFor(MapMode mode) {
    switch (mode) {
    case MapMode::solutions:
        break;
    case MapMode::unique:
        return HeatScale({{0, QCoreApplication::translate("Counts", "one")},
                          {1, QCoreApplication::translate("Counts", "several")}});
    case MapMode::solvable:
        return HeatScale({{0, QCoreApplication::translate("Counts", "all")},
                          {1, QStringLiteral("1/2")},
                          {2, QStringLiteral("1/4")},
                          {3, QStringLiteral("1/8")},
                          {4, QStringLiteral("1/16 …")},
                          {10, QStringLiteral("1/1024 …")}});
    }
    const auto range = [](std::size_t from, std::size_t to) {
        return isolated(QStringLiteral("%1 – %2").arg(powerText(from), powerText(to)));
    };
    return HeatScale({{0, QStringLiteral("1")},
                      {1, isolated(QStringLiteral("2 – 4"))},
                      {3, range(3, 5)},
                      {6, range(6, 11)},
                      {12, range(12, 23)},
                      {24, isolated(powerText(24) + QStringLiteral(" …"))}});
}

QString powerText(std::size_t exponent) {
    return isolated(QLatin1Char('2') + superscript(exponent));
}

QString writtenOut(std::size_t exponent) {
    QString digits = QString::fromStdString(powerOfTwo(exponent));
    constexpr qsizetype group = 3;
    for (qsizetype place = digits.size() - group; place > 0; place -= group) {
        digits.insert(place, QLatin1Char(' '));
    }
    return isolated(digits);
}

QString solvableShare(std::size_t nullity) {
    return nullity == 0 ? QCoreApplication::translate("Counts", "all")
                        : QCoreApplication::translate("Counts", "1 in %1").arg(powerText(nullity));
}

QString polynomialText(const Polynomial& polynomial) {
    if (polynomial.isZero()) {
        return QStringLiteral("0");
    }
    const std::size_t degree = *polynomial.degree();
    QStringList terms;
    for (std::size_t k = degree + 1; k-- > 0;) {
        if (polynomial.coefficient(k)) {
            terms << (k == 0   ? QStringLiteral("1")
                      : k == 1 ? QStringLiteral("s")
                               : QLatin1Char('s') + superscript(k));
        }
    }
    if (degree > longestPolynomial) {
        constexpr qsizetype kept = 3;
        terms = terms.mid(0, kept) << QStringLiteral("…") << terms.last();
    }
    return terms.join(QStringLiteral(" + "));
}

QString productText(const std::vector<PolynomialFactor>& factors) {
    QStringList parts;
    for (const PolynomialFactor& entry : factors) {
        parts << factorText(entry);
    }
    return isolated(parts.isEmpty() ? QStringLiteral("1") : parts.join(QLatin1Char(' ')));
}

QString methodText(CensusMethod method, std::size_t side) {
    const auto sentence = [method] {
        switch (method) {
        case CensusMethod::closedForm:
            return QCoreApplication::translate("Counts", "Boards up to %1, by a formula.");
        case CensusMethod::factors:
            return QCoreApplication::translate(
                "Counts", "Boards up to %1, by the common factors of polynomials.");
        case CensusMethod::moebius:
            return QCoreApplication::translate("Counts",
                                               "Boards up to %1, by polynomials for each of them.");
        case CensusMethod::elimination:
            break;
        }
        return QCoreApplication::translate(
            "Counts", "Boards up to %1: each is eliminated by itself, which takes its time.");
    };
    return sentence().arg(isolated(QStringLiteral("%1 × %1").arg(numberText(side))));
}

QString percentText(double fraction) {
    constexpr double percent = 100;
    return isolated(QLocale().toString(std::floor(percent * fraction), 'f', 0) +
                    QStringLiteral(" %"));
}

QString neighboursText(Neighbours neighbours) {
    switch (neighbours) {
    case Neighbours::plus:
        return QCoreApplication::translate("Counts", "four neighbours");
    case Neighbours::king:
        return QCoreApplication::translate("Counts", "eight neighbours");
    case Neighbours::diagonal:
        return QCoreApplication::translate("Counts", "four corners");
    case Neighbours::knight:
        return QCoreApplication::translate("Counts", "knight’s moves");
    case Neighbours::rowColumn:
        return QCoreApplication::translate("Counts", "row and column");
    }
    return {};
}

QString familyText(const LatticeFamily& family) {
    QStringList parts{topologyName(family.topology)};
    if (family.neighbours != Neighbours::plus) {
        parts << neighboursText(family.neighbours);
    }
    if (!family.selfInfluence) {
        parts << QCoreApplication::translate("Counts", "without self-influence");
    }
    return parts.join(QCoreApplication::translate("Counts", ", "));
}

} // namespace lightsout
