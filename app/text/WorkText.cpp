// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/WorkText.h"

#include "text/NumberText.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace lightsout {

double secondsFor(const WorkEstimate& estimate, std::size_t threads) {
    return estimate.operations / estimate.perSecond /
           static_cast<double>(std::max<std::size_t>(threads, 1));
}

QString workText(const WorkEstimate& estimate, std::size_t threads) {
    constexpr double minute = 60;
    constexpr double hour = 60 * minute;
    constexpr double day = 24 * hour;
    constexpr double year = 365.25 * day;
    const double seconds = secondsFor(estimate, threads);
    const auto in = [seconds](double unit) { return decimalText(std::round(seconds / unit), 0); };
    const QString time =
        seconds < 1        ? QCoreApplication::translate("WorkText", "less than 1 s")
        : seconds < minute ? QCoreApplication::translate("WorkText", "about %1 s").arg(in(1))
        : seconds < hour   ? QCoreApplication::translate("WorkText", "about %1 min").arg(in(minute))
        : seconds < day    ? QCoreApplication::translate("WorkText", "about %1 h").arg(in(hour))
        : seconds < year   ? QCoreApplication::translate("WorkText", "about %1 days").arg(in(day))
                           : QCoreApplication::translate("WorkText", "years");
    constexpr double maxBytes = 9e18;
    const QString memory = QLocale().formattedDataSize(
        static_cast<qint64>(std::min(std::max(estimate.bytes, 0.0), maxBytes)), 1);
    return QStringLiteral("%1, %2").arg(time, isolated(memory));
}

} // namespace lightsout
