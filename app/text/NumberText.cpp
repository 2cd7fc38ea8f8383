// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/NumberText.h"

#include "random/Confidence.h"
#include "text/Numbering.h"

#include <QCoreApplication>
#include <QLocale>

#include <bit>
#include <cmath>

namespace lightsout {

namespace {

constexpr std::size_t maxWrittenOut = 40;

} // namespace

QString numberText(std::size_t number) {
    return QLocale().toString(qulonglong{number});
}

QString decimalText(double number, int decimals) {
    const bool isNegative = number < 0 && std::abs(number) * std::pow(10, decimals) >= 0.5;
    const QString digits = QLocale().toString(std::abs(number), 'f', decimals);
    return isNegative ? QChar(0x2212) + digits : digits;
}

QString significantText(double number, int digits) {
    constexpr double least = 1e-5;
    constexpr double most = 1e15;
    const double size = std::abs(number);
    const QString sign = number < 0 ? QString(QChar(0x2212)) : QString();
    if (size == 0 || !std::isfinite(size) || (size >= least && size < most)) {
        const int exponent = size == 0 ? 0 : static_cast<int>(std::floor(std::log10(size)));
        const bool isLong = exponent >= digits;
        return sign +
               (isLong ? QLocale().toString(size, 'f', 0) : QLocale().toString(size, 'g', digits));
    }
    int exponent = static_cast<int>(std::floor(std::log10(size)));
    double leading = size / std::pow(10, exponent);
    const double unit = std::pow(10, digits - 1);
    if (std::round(leading * unit) >= 10 * unit) {
        leading = 1;
        ++exponent;
    }
    const QString power = (exponent < 0 ? QStringLiteral("⁻") : QString()) +
                          superscript(static_cast<std::size_t>(std::abs(exponent)));
    return sign + QLocale().toString(leading, 'g', digits) + QStringLiteral(" × 10") + power;
}

QString estimateText(double estimate, double margin) {
    const int decimals = decimalsOfEstimate(margin);
    return margin > 0 ? isolated(decimalText(estimate, decimals) + QStringLiteral(" ± ") +
                                 decimalText(margin, decimals))
                      : isolated(decimalText(estimate, decimals));
}

std::size_t shownNumber(std::size_t index) {
    return index + Numbering::current().first;
}

QString powerOfTwoText(std::size_t exponent) {
    return exponent <= maxWrittenOut ? QLocale().toString(qulonglong{1} << exponent)
                                     : isolated(QLatin1Char('2') + superscript(exponent));
}

QString solvableShareText(std::size_t nullity) {
    return nullity == 0
               ? QCoreApplication::translate("CountText", "all")
               : QCoreApplication::translate("CountText", "1 in %1").arg(powerOfTwoText(nullity));
}

QString percentText(std::uint64_t part, std::uint64_t whole) {
    const double percent = 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    const bool isSmall = percent > 0 && percent < 1;
    const int decimals = isSmall ? 3 - static_cast<int>(std::floor(std::log10(percent))) - 1 : 0;
    return isolated((isSmall ? decimalText(percent, decimals) : significantText(percent, 4)) +
                    QStringLiteral(" %"));
}

QString partText(std::uint64_t part, std::uint64_t whole) {
    const std::uint64_t parts = part == 0 ? 0 : whole / part;
    return std::has_single_bit(parts) && parts * part == whole
               ? solvableShareText(static_cast<std::size_t>(std::countr_zero(parts)))
               : percentText(part, whole);
}

QString largeNumberText(const std::string& decimal) {
    constexpr std::size_t maxDigits = 12;
    return decimal.size() <= maxDigits
               ? numberText(QString::fromStdString(decimal).toULongLong())
               : isolated(QStringLiteral("≥ 10") + superscript(decimal.size() - 1));
}

QString shareText(double share) {
    constexpr double percent = 100;
    return isolated(decimalText(percent * share, 1) + QStringLiteral(" %"));
}

QString doneText(double fraction) {
    constexpr double percent = 100;
    return isolated(decimalText(std::floor(percent * fraction), 0) + QStringLiteral(" %"));
}

QString timeText(std::uint64_t seconds) {
    return isolated(
        QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

QChar rowLetter() {
    return QCoreApplication::translate("NumberText", "R", "the letter for rows of a matrix")
        .front();
}

QString subscript(std::size_t number) {
    QString digits = QString::number(number);
    for (QChar& digit : digits) {
        digit = QChar(0x2080 + digit.digitValue());
    }
    return digits;
}

QString superscript(std::size_t number) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString result = QString::number(number);
    for (QChar& digit : result) {
        digit = digits[digit.digitValue()];
    }
    return result;
}

QString isolated(const QString& formula) {
    return QChar(0x2066) + formula + QChar(0x2069);
}

} // namespace lightsout
