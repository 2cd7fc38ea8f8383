// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/ContestText.h"

#include "classroom/CodeText.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QCoreApplication>
#include <QStringList>

namespace lightsout {

QString timeText(quint64 seconds) {
    return isolated(
        QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

QStringList rankingOrderNames() {
    return {QCoreApplication::translate("ContestText", "fewest presses, then time"),
            QCoreApplication::translate("ContestText", "time"),
            QCoreApplication::translate("ContestText", "fewest presses")};
}

QString roundText(std::size_t round, std::size_t rounds) {
    return QCoreApplication::translate("ContestText", "Round %1 of %2")
        .arg(numberText(round + 1), numberText(rounds));
}

QString codesText(const ContestRound& round) {
    QStringList codes;
    for (const ContestBoard& board : round) {
        codes << board.code;
    }
    return isolated(codes.join(QStringLiteral(", ")));
}

QString roundsFaultText(const RoundsFault& fault) {
    return QCoreApplication::translate("ContestText", "Line %1: %2")
        .arg(numberText(static_cast<std::size_t>(fault.line)),
             fault.fault
                 ? codeFaultText(*fault.fault)
                 : QCoreApplication::translate(
                       "ContestText", "this board is already off, or can't be turned off."));
}

QString pathText(const Lattice& lattice, const std::vector<Vertex>& path) {
    QStringList names;
    for (const Vertex vertex : path) {
        names << vertexShortName(Rule(lattice), vertex);
    }
    return isolated(names.join(QStringLiteral(" ")));
}

} // namespace lightsout
