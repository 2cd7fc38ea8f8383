// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/ContestResults.h"

#include "contest/Contest.h"
#include "text/CsvText.h"

#include <QDateTime>
#include <QStringList>

namespace lightsout {

namespace {

/// Returns a line of the table. `result` is nullopt if not all boards were turned off.
QString line(const Contest& contest, std::size_t round, const QString& name,
             const std::optional<RoundResult>& result) {
    const bool isLeft = !result && round == contest.round() && contest.hasLeft();
    QStringList codes;
    for (const ContestBoard& board : contest.plan().rounds[round]) {
        codes << board.code;
    }
    const QString begun = QDateTime::fromMSecsSinceEpoch(contest.begun()).toString(Qt::ISODate);
    return QStringList{begun,
                       QString::number(round + 1),
                       csvField(codes.join(QStringLiteral(", "))),
                       csvField(name),
                       result ? QString::number(result->presses) : QString(),
                       result ? QString::number(result->seconds) : QString(),
                       result   ? QStringLiteral("solved")
                       : isLeft ? QStringLiteral("left")
                                : QStringLiteral("not solved")}
               .join(QLatin1Char(',')) +
           QStringLiteral("\r\n");
}

} // namespace

QByteArray contestCsv(const Contest& contest) {
    QString csv = QStringLiteral("date,round,codes,name,presses,seconds,result\r\n");
    for (std::size_t round = 0; round <= contest.round(); ++round) {
        if (!contest.plan().isRanking) {
            csv += line(contest, round, contest.plan().player, contest.result(round));
        }
        for (const RankingEntry& entry : contest.ranking().ofRound(round)) {
            csv += line(contest, round, entry.name,
                        RoundResult{.presses = entry.presses, .seconds = entry.seconds});
        }
    }
    return csv.toUtf8();
}

} // namespace lightsout
