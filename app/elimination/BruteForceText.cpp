// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/BruteForceText.h"

#include "text/NumberText.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace lightsout {

namespace {

constexpr std::size_t maxVerticesInDigits = 40;
/// The logarithm from which years are written with a power of 10.
constexpr double manyYears = 6;

} // namespace

QString pressSetsText(std::size_t vertices) {
    const QString power = QStringLiteral("2%1 − 1").arg(superscript(vertices));
    if (vertices > maxVerticesInDigits) {
        return isolated(power);
    }
    const qulonglong sets = (qulonglong{1} << vertices) - 1;
    return isolated(QStringLiteral("%1 = %2").arg(power, QLocale().toString(sets)));
}

QString durationText(double logSeconds) {
    constexpr double minute = 60;
    constexpr double hour = 60 * minute;
    constexpr double day = 24 * hour;
    constexpr double year = 365.25 * day;
    const double logYears = logSeconds - std::log10(year);
    if (logYears >= manyYears) {
        double exponent = std::floor(logYears);
        double digit = std::round(std::pow(10, logYears - exponent));
        if (digit > 9) {
            digit = 1;
            ++exponent;
        }
        return QCoreApplication::translate("BruteForceText", "%1 years")
            .arg(isolated(QStringLiteral("%1 × 10%2")
                              .arg(digit)
                              .arg(superscript(static_cast<std::size_t>(exponent)))));
    }
    const double seconds = std::pow(10, logSeconds);
    const auto in = [seconds](double unit, int digits) {
        return QLocale().toString(seconds / unit, 'f', digits);
    };
    return seconds < 1 ? QCoreApplication::translate("BruteForceText", "%1 ms").arg(in(1e-3, 3))
           : seconds < minute ? QCoreApplication::translate("BruteForceText", "%1 s").arg(in(1, 1))
           : seconds < hour
               ? QCoreApplication::translate("BruteForceText", "%1 min").arg(in(minute, 0))
           : seconds < day ? QCoreApplication::translate("BruteForceText", "%1 h").arg(in(hour, 0))
           : seconds < year
               ? QCoreApplication::translate("BruteForceText", "%1 days").arg(in(day, 0))
               : QCoreApplication::translate("BruteForceText", "%1 years").arg(in(year, 0));
}

QString bruteForceTimeText(std::size_t vertices, double secondsPerSet) {
    return durationText(static_cast<double>(vertices) * std::log10(2.0) +
                        std::log10(secondsPerSet));
}

} // namespace lightsout
