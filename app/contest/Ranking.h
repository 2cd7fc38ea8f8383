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

/// What decides who is first.
enum class RankingOrder {
    pressesThenTime, ///< fewer presses; among equals, less time
    time,            ///< less time alone
    presses,         ///< fewer presses alone
};

/// What a class did in the rounds of a contest.
class Ranking {
public:
    /// In place of what the same person did in the same round before.
    void add(const RankingEntry& entry);
    /// The entries of a round, the first place first.
    std::vector<RankingEntry> ofRound(std::size_t round,
                                      RankingOrder order = RankingOrder::pressesThenTime) const;
    /// The sums over all rounds: those with more rounds first, then as in a round.
    std::vector<RankingTotal> ofContest(RankingOrder order = RankingOrder::pressesThenTime) const;
    /// Sorts as ofContest() does.
    static void sort(std::vector<RankingTotal>& totals, RankingOrder order);
    /// The place of each of a round's entries, counted from 1. Equal entries share a place.
    static std::vector<std::size_t> places(const std::vector<RankingEntry>& sorted,
                                           RankingOrder order = RankingOrder::pressesThenTime);
    static std::vector<std::size_t> places(const std::vector<RankingTotal>& sorted,
                                           RankingOrder order = RankingOrder::pressesThenTime);

    QJsonArray toJson() const;
    static Ranking fromJson(const QJsonArray& array);

private:
    std::vector<RankingEntry> entries_;
};

} // namespace lightsout
