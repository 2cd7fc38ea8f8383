// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeCode.h"
#include "contest/Ranking.h"
#include "support/Progress.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace lightsout {

/// A board of a contest, and the challenge code from which everybody can get it.
struct ContestBoard {
    QString code;
    ChallengeBoard board;
};
/// The boards of a round, which have to be turned off one after the other.
using ContestRound = std::vector<ContestBoard>;

/// The rounds and rules of a contest.
struct ContestPlan {
    std::vector<ContestRound> rounds{}; ///< no round is empty
    qint64 roundSeconds = 480;
    qint64 pauseSeconds = 120; ///< between rounds
    bool isRanking = false;    ///< whether to show the ranking of the class instead of a board
    RankingOrder order = RankingOrder::pressesThenTime;
    QString player{}; ///< name of the player on this computer; may be empty

    QJsonObject toJson() const;
    /// Returns nullopt if `object` is not a valid plan.
    static std::optional<ContestPlan> fromJson(const QJsonObject& object);
};

/// The reason why codes can't be read as rounds.
struct RoundsFault {
    int line = 0;                     ///< counted from 1; 0 if there is no code at all
    std::optional<CodeFault> fault{}; ///< nullopt if the board is off or can't be turned off
};

/// Reads rounds from challenge codes: one round per line, the codes of its boards separated by
/// commas. Throws Cancelled.
std::variant<std::vector<ContestRound>, RoundsFault> roundsOf(const QString& lines,
                                                              Progress& progress);

} // namespace lightsout
