// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/SweepText.h"

#include "text/CommandText.h"
#include "text/NumberText.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace lightsout {

namespace {

constexpr int shownDigits = 6;
constexpr int digitsOfBounds = 3;
/// Numbers with more digits than this are rounded.
constexpr std::size_t maxDigits = 15;

QString sweepWords(const char* source) {
    return QCoreApplication::translate("Sweep", source);
}

QString realText(double number, int digits = shownDigits) {
    return isolated(QLocale().toString(number, 'g', digits));
}

bool isWhole(const std::string& value) {
    return value.find_first_not_of("0123456789") == std::string::npos;
}

/// Returns an integer in full or, if it is long, rounded as in "1.27 × 10³⁸".
QString integerText(const std::string& digits) {
    if (digits.size() <= maxDigits) {
        return isolated(QLocale().toString(QString::fromStdString(digits).toLongLong()));
    }
    const QString leading = QLocale().toString(
        QString::fromStdString(digits.substr(0, 1) + "." + digits.substr(1, 4)).toDouble(), 'f', 2);
    return isolated(QStringLiteral("%1 × 10%2").arg(leading, superscript(digits.size() - 1)));
}

QString rangeOption(const char* name, const std::optional<SweepRange>& range) {
    return range ? QStringLiteral(" --%1 %2..%3")
                       .arg(QLatin1String(name))
                       .arg(range->first)
                       .arg(range->last)
                 : QString();
}

} // namespace

QString quantityName(Quantity quantity) {
    switch (quantity) {
    case Quantity::rank:
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "Rank"));
    case Quantity::nullity:
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "Nullity"));
    case Quantity::solvableShare:
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "Solvable share"));
    case Quantity::fewest:
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "Fewest presses, all lights on"));
    case Quantity::classes:
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "Solutions up to symmetry"));
    case Quantity::hardest:
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "Presses for the hardest board"));
    case Quantity::tilings:
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "Tilings"));
    case Quantity::mean:
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "Mean number of black cells"));
    case Quantity::variance:
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "Variance of the number of black cells"));
    case Quantity::limitTime:
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "Presses to reach the limit law"));
    case Quantity::chance:
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "Presses to win by chance"));
    case Quantity::gaussOperations:
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "Elimination operations"));
    case Quantity::fillingOperations:
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "Light-chasing operations"));
    case Quantity::automorphisms:
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "Symmetries"));
    }
    return {};
}

std::optional<double> measuredNumber(const std::optional<std::string>& value) {
    if (!value) {
        return std::nullopt;
    }
    const QString text = QString::fromStdString(*value);
    const qsizetype slash = text.indexOf(QLatin1Char('/'));
    const double number = text.left(slash).toDouble();
    return slash < 0 ? number : number / text.mid(slash + 1).toDouble();
}

QString measuredText(Quantity quantity, const std::optional<std::string>& value) {
    if (!value) {
        return QStringLiteral("–");
    }
    const std::size_t slash = value->find('/');
    if (quantity == Quantity::solvableShare && (slash != std::string::npos || *value == "1")) {
        const double share = *measuredNumber(value);
        constexpr std::size_t tooLong = 300; // characters, for conversion to a double
        if (value->size() < tooLong) {
            return solvableShareText(static_cast<std::size_t>(std::lround(-std::log2(share))));
        }
        return sweepWords(QT_TRANSLATE_NOOP("Sweep", "1 in %1"))
            .arg(integerText(value->substr(slash + 1)));
    }
    return isWhole(*value) ? integerText(*value) : realText(*measuredNumber(value));
}

QString rangeText(Quantity quantity, const Measurement& measurement) {
    if (!measurement.low || !measurement.high || measurement.low == measurement.high) {
        return {};
    }
    const auto bound = [quantity](const std::optional<std::string>& value) {
        return isWhole(*value) ? measuredText(quantity, value)
                               : realText(*measuredNumber(value), digitsOfBounds);
    };
    return isolated(bound(measurement.low) + QStringLiteral(" … ") + bound(measurement.high));
}

QString pointText(const SweepPoint& point) {
    QStringList parts;
    if (point.n) {
        parts << QStringLiteral("n = %1").arg(*point.n);
    }
    if (point.m) {
        parts << QStringLiteral("m = %1").arg(*point.m);
    }
    return parts.isEmpty() ? QString() : isolated(parts.join(QLatin1String(", ")));
}

QString sweepCommand(const Sweep& sweep) {
    const std::string_view name = nameOf(sweep.quantity);
    QString command = QStringLiteral("lightsout-cli sweep %1 --board %2")
                          .arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                               quotedForShell(QString::fromStdString(sweep.board)));
    command += rangeOption("n", sweep.n) + rangeOption("m", sweep.m);
    if (hasTime(sweep.quantity)) {
        command += QStringLiteral(" --presses %1").arg(sweep.presses);
    }
    if (sweep.isDrawn()) {
        command += QStringLiteral(" --samples %1 --seed %2").arg(sweep.samples).arg(sweep.seed);
    }
    return command;
}

} // namespace lightsout
