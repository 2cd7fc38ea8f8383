// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QString>

#include <vector>

namespace lightsout {

/// The maximum length of a name in a contest.
constexpr int maxNameLength = 40;

/// A player's result in one round.
struct RankingEntry {
    std::size_t round = 0; ///< counted from 0
    QString name;
    quint64 presses = 0;
    quint64 seconds = 0;

    friend bool operator==(const RankingEntry&, const RankingEntry&) = default;
};

/// A player's total result in all rounds of a contest.
struct RankingTotal {
    QString name; ///< spelt as it was first typed
    std::size_t rounds = 0;
    quint64 presses = 0;
    quint64 seconds = 0;
};

/// The criterion by which players are ranked.
enum class RankingOrder {
    pressesThenTime, ///< fewer presses; if they are equal, less time
    time,            ///< less time; presses do not count
    presses,         ///< fewer presses; time does not count
};

/// The results of a class in the rounds of a contest.
class Ranking {
public:
    /// Adds an entry. It replaces an earlier one with the same name and round.
    void add(const RankingEntry& entry);
    /// Returns the entries of a round, the best one first.
    std::vector<RankingEntry> ofRound(std::size_t round,
                                      RankingOrder order = RankingOrder::pressesThenTime) const;
    /// Returns the sums over all rounds. Players with more rounds come first; players with equally
    /// many rounds are ordered as in a round.
    std::vector<RankingTotal> ofContest(RankingOrder order = RankingOrder::pressesThenTime) const;
    /// Sorts totals in the order of ofContest().
    static void sort(std::vector<RankingTotal>& totals, RankingOrder order);
    /// Returns the place of each entry, counted from 1. Equal entries share a place.
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
