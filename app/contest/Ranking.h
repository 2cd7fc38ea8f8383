// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QString>

#include <vector>

namespace lightsout {

/// The most letters of a name that is given in a contest.
constexpr int maxNameLength = 40;

/// How somebody did in a round.
struct RankingEntry {
    std::size_t round = 0; ///< counted from 0
    QString name;
    quint64 presses = 0;
    quint64 seconds = 0;

    friend bool operator==(const RankingEntry&, const RankingEntry&) = default;
};

/// How somebody did in all rounds of a contest together.
struct RankingTotal {
    QString name; ///< as it was typed first
    std::size_t rounds = 0;
    quint64 presses = 0;
    quint64 seconds = 0;
};

/// What a class did in the rounds of a contest.
class Ranking {
public:
    /// In place of what the same person did in the same round before.
    void add(const RankingEntry& entry);
    /// Those of a round: fewer presses first, then less time.
    std::vector<RankingEntry> ofRound(std::size_t round) const;
    /// Of all rounds: who did more of them first, then as in a round.
    std::vector<RankingTotal> ofContest() const;
    /// The place of each of a round's entries, counted from 1; who did the same shares one.
    static std::vector<std::size_t> places(const std::vector<RankingEntry>& sorted);
    static std::vector<std::size_t> places(const std::vector<RankingTotal>& sorted);

    QJsonArray toJson() const;
    static Ranking fromJson(const QJsonArray& array);

private:
    std::vector<RankingEntry> entries_;
};

} // namespace lightsout
