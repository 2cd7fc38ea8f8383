// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QString>

#include <vector>

namespace lightsout {

/// How somebody did in a round.
struct RankingEntry {
    std::size_t round = 0; ///< counted from 0
    QString name;
    quint64 presses = 0;
    quint64 seconds = 0;

    friend bool operator==(const RankingEntry&, const RankingEntry&) = default;
};

/// What a class did in the rounds of a contest.
class Ranking {
public:
    /// In place of what the same person did in the same round before.
    void add(const RankingEntry& entry);
    /// Those of a round: fewer presses first, then less time.
    std::vector<RankingEntry> ofRound(std::size_t round) const;
    /// The place of each of a round's entries, counted from 1; who did the same shares one.
    static std::vector<std::size_t> places(const std::vector<RankingEntry>& sorted);

    QJsonArray toJson() const;
    static Ranking fromJson(const QJsonArray& array);

private:
    std::vector<RankingEntry> entries_;
};

} // namespace lightsout
