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

/// A board of a contest, and the code by which everybody gets it.
struct ContestBoard {
    QString code;
    ChallengeBoard board;
};
/// Boards to be turned off one after the other.
using ContestRound = std::vector<ContestBoard>;

/// What a contest is made of.
struct ContestPlan {
    std::vector<ContestRound> rounds{}; ///< none of them empty
    qint64 roundSeconds = 480;
    qint64 pauseSeconds = 120; ///< between rounds
    bool isRanking = false;    ///< shows the class who is first, in place of a board to play
    RankingOrder order = RankingOrder::pressesThenTime;
    QString player{}; ///< who plays here; may be empty

    QJsonObject toJson() const;
    /// Nothing for what makes no sense.
    static std::optional<ContestPlan> fromJson(const QJsonObject& object);
};

/// Why codes are no rounds.
struct RoundsFault {
    int line = 0;                     ///< counted from 1; 0 where there is no code at all
    std::optional<CodeFault> fault{}; ///< nothing where the board is off, or can't be turned off
};

/// The rounds of codes: one a line, the codes of its boards separated by commas. Throws Cancelled.
std::variant<std::vector<ContestRound>, RoundsFault> roundsOf(const QString& lines,
                                                              Progress& progress);

} // namespace lightsout
