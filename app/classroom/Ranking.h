// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace lightsout {

/// A player's total result on the boards of a contest.
struct RankingTotal {
    QString name;
    std::size_t rounds = 0;
    quint64 presses = 0;
    quint64 seconds = 0;
    std::size_t roundsWithHints = 0; ///< not counted in the other numbers

    friend bool operator==(const RankingTotal&, const RankingTotal&) = default;
};

/// The criterion by which players are ranked.
enum class RankingOrder {
    pressesThenTime, ///< fewer presses; if they are equal, less time
    time,            ///< less time; presses do not count
    presses,         ///< fewer presses; time does not count
};

/// Returns the names of the ranking orders, in the order of RankingOrder's values.
QStringList rankingOrderNames();

/// Sorts players, the best one first. Players who have turned off more boards come first.
void sortRanking(std::vector<RankingTotal>& totals, RankingOrder order);

/// Returns the place of each player, counted from 1. Equal players share a place.
std::vector<std::size_t> rankingPlaces(const std::vector<RankingTotal>& sorted, RankingOrder order);

} // namespace lightsout
