// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/SweepText.h"

#include "text/CommandText.h"
#include "text/NumberText.h"

namespace lightsout {

namespace {

/// The file name that the atlas suggests for its rows.
constexpr const char* savedGraphs = "graphs.g6";

QString rangeOption(const char* name, const std::optional<SweepRange>& range) {
    return range ? QStringLiteral(" --%1 %2..%3")
                       .arg(QLatin1String(name))
                       .arg(range->first)
                       .arg(range->last)
                 : QString();
}

} // namespace

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
    const std::string_view name = sweep.fact->id;
    QString command =
        QStringLiteral("lightsout-cli sweep %1 --board %2")
            .arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                 sweep.graphs != nullptr ? QLatin1String(savedGraphs)
                                         : quotedForShell(QString::fromStdString(sweep.board)));
    if (sweep.graphs == nullptr) {
        command += rangeOption("n", sweep.n) + rangeOption("m", sweep.m);
    } else if (!sweep.graphs->selfInfluence) {
        command += QStringLiteral(" --self off");
    }
    if (!sweep.fact->arguments.empty()) {
        command += QStringLiteral(" --presses %1").arg(sweep.presses);
    }
    if (sweep.isDrawn()) {
        command += QStringLiteral(" --samples %1 --seed %2").arg(sweep.samples).arg(sweep.seed);
    }
    return command;
}

} // namespace lightsout
