// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/Ranking.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <tuple>

namespace lightsout {

namespace {

/// Returns a function that maps a player to a sort key; smaller is better.
auto meritBy(RankingOrder order) {
    return [order](const RankingTotal& total) {
        const bool countsPresses = order != RankingOrder::time;
        const bool countsTime = order != RankingOrder::presses;
        return std::tuple(-static_cast<qint64>(total.rounds), countsPresses ? total.presses : 0,
                          countsTime ? total.seconds : 0);
    };
}

} // namespace

QStringList rankingOrderNames() {
    return {QCoreApplication::translate("Ranking", "fewest presses, then time"),
            QCoreApplication::translate("Ranking", "time"),
            QCoreApplication::translate("Ranking", "fewest presses")};
}

void sortRanking(std::vector<RankingTotal>& totals, RankingOrder order) {
    std::ranges::stable_sort(totals, {}, meritBy(order));
}

std::vector<std::size_t> rankingPlaces(const std::vector<RankingTotal>& sorted,
                                       RankingOrder order) {
    const auto meritOf = meritBy(order);
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const bool isShared = i > 0 && meritOf(sorted[i]) == meritOf(sorted[i - 1]);
        places.push_back(isShared ? places.back() : i + 1);
    }
    return places;
}

} // namespace lightsout
