// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/CountsText.h"

#include "io/LatticeNames.h"
#include "solve/Solutions.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <bit>
#include <span>

namespace lightsout {

namespace {

constexpr std::size_t maxDegree = 24; ///< largest degree of a polynomial that is written out
/// Of longer products, only the first factors are written.
constexpr std::size_t maxFactors = 8;

QString factorText(const PolynomialFactor& entry) {
    const bool isVariable = entry.factor == Polynomial::monomial(1);
    const QString base = polynomialText(entry.factor);
    const QString closed = isVariable ? base : QLatin1Char('(') + base + QLatin1Char(')');
    return entry.multiplicity == 1 ? closed : closed + superscript(entry.multiplicity);
}

} // namespace

HeatScale scaleFor(MapMode mode, std::size_t side) {
    if (mode == MapMode::unique && side > 1) {
        return HeatScale({{0, QCoreApplication::translate("Counts", "smallest share")},
                          {1, QCoreApplication::translate("Counts", "greatest share")}});
    }
    if (mode == MapMode::unique) {
        return HeatScale({{0, QCoreApplication::translate("Counts", "one")},
                          {1, QCoreApplication::translate("Counts", "several")}});
    }
    if (side > 1) {
        // Each band reaches to twice as far as the one before. The first one holds what is usual.
        const auto name = [mode](std::size_t nullity) {
            return mode == MapMode::solvable && nullity > 0
                       ? isolated(QStringLiteral("2⁻") + superscript(nullity))
                       : cellText(mode, nullity);
        };
        constexpr std::size_t bandCount = 10;
        std::size_t last = side > 4 ? std::bit_floor(side) / 2 : 0;
        std::vector<HeatBand> bands{{0, name(last)}};
        while (bands.size() < bandCount) {
            bands.push_back({static_cast<std::uint32_t>(last + 1), {}});
            last = std::max<std::size_t>(2 * last, 2);
            bands.back().name = name(last);
        }
        return HeatScale(std::move(bands));
    }
    // All other modes use the same bands, but label them with different quantities.
    const auto name = [mode](std::size_t from, std::size_t to) {
        const QString first =
            mode == MapMode::solvable ? solvableShareText(from) : cellText(mode, from);
        const QString last = cellText(mode, to);
        return mode == MapMode::solvable ? first + (to > from ? QStringLiteral(" …") : QString())
               : from == to              ? first
               : to == from + 1          ? first + QStringLiteral(", ") + last
                                         : isolated(first + QStringLiteral(" – ") + last);
    };
    return HeatScale({{0, name(0, 0)},
                      {1, name(1, 2)},
                      {3, name(3, 4)},
                      {5, name(5, 8)},
                      {9, name(9, 16)},
                      {17, cellText(mode, 17) + QStringLiteral(" …")}});
}

QString cellText(MapMode mode, std::size_t nullity) {
    constexpr std::size_t maxExponent = 13; // four digits
    return mode == MapMode::nullity ? numberText(nullity)
           : nullity <= maxExponent ? QString::number(std::size_t{1} << nullity)
                                    : powerText(nullity);
}

std::optional<std::size_t> boundOf(const LatticeFamily& family, std::size_t rows,
                                   std::size_t cols) {
    const bool isChased =
        family.topology == Topology::plane && family.neighbours == Neighbours::plus;
    return isChased ? std::optional(std::min(rows, cols)) : std::nullopt;
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
    if (degree > maxDegree) {
        constexpr qsizetype kept = 3;
        terms = terms.mid(0, kept) << QStringLiteral("…") << terms.last();
    }
    return terms.join(QStringLiteral(" + "));
}

QString productText(const std::vector<PolynomialFactor>& factors) {
    QStringList parts;
    for (const PolynomialFactor& entry :
         std::span(factors).first(std::min(factors.size(), maxFactors))) {
        parts << factorText(entry);
    }
    const QString product =
        isolated(parts.isEmpty() ? QStringLiteral("1") : parts.join(QLatin1Char(' ')));
    const int count = static_cast<int>(factors.size()); // lupdate reads no casts in translate()
    return factors.size() <= maxFactors
               ? product
               : QCoreApplication::translate("Counts", "%1 ⋯ (%Ln different factor(s))", nullptr,
                                             count)
                     .arg(product);
}

QString censusCommand(const LatticeFamily& family, SizeRange rows, std::optional<SizeRange> cols,
                      bool areCounts) {
    const auto word = [](std::string_view name) {
        return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    };
    const auto range = [](const char* option, SizeRange sizes) {
        return QStringLiteral(" --%1 %2..%3")
            .arg(QLatin1String(option))
            .arg(sizes.first)
            .arg(sizes.last);
    };
    return QStringLiteral("lightsout-cli census") + range("rows", rows) +
           (cols ? range("cols", *cols) : QStringLiteral(" --square")) +
           QStringLiteral(" --topology %1 --neighbours %2 --self %3")
               .arg(word(nameOf(family.topology)), word(nameOf(family.neighbours)),
                    family.selfInfluence ? QStringLiteral("on") : QStringLiteral("off")) +
           (areCounts ? QStringLiteral(" --counts") : QString());
}

QString methodText(CensusMethod method, std::size_t side) {
    const auto sentence = [method] {
        switch (method) {
        case CensusMethod::closedForm:
            return QCoreApplication::translate("Counts",
                                               "Boards up to %1, computed with a formula.");
        case CensusMethod::factors:
            return QCoreApplication::translate(
                "Counts", "Boards up to %1, computed from the common factors of polynomials.");
        case CensusMethod::moebius:
            return QCoreApplication::translate(
                "Counts", "Boards up to %1, computed from polynomials for each board.");
        case CensusMethod::elimination:
            break;
        }
        return QCoreApplication::translate(
            "Counts", "Boards up to %1, computed by a separate elimination for each board (slow).");
    };
    return sentence().arg(isolated(QStringLiteral("%1 × %1").arg(numberText(side))));
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
