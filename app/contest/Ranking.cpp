// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/Ranking.h"

#include <QJsonObject>

#include <algorithm>
#include <tuple>

namespace lightsout {

namespace {

const auto entryRoundKey = QStringLiteral("round");
const auto nameKey = QStringLiteral("name");
const auto entryPressesKey = QStringLiteral("presses");
const auto entrySecondsKey = QStringLiteral("seconds");

/// The sort key of an entry; smaller is better.
using Merit = std::tuple<int, quint64, quint64>;

Merit merit(quint64 presses, quint64 seconds, std::size_t rounds, RankingOrder order) {
    const int missing = -static_cast<int>(rounds);
    switch (order) {
    case RankingOrder::time:
        return {missing, seconds, 0};
    case RankingOrder::presses:
        return {missing, presses, 0};
    case RankingOrder::pressesThenTime:
        break;
    }
    return {missing, presses, seconds};
}

auto meritBy(RankingOrder order) {
    return [order](const auto& entry) {
        if constexpr (requires { entry.rounds; }) {
            return merit(entry.presses, entry.seconds, entry.rounds, order);
        } else {
            return merit(entry.presses, entry.seconds, 0, order);
        }
    };
}

template <typename Entry>
std::vector<std::size_t> placesBy(const std::vector<Entry>& sorted, RankingOrder order) {
    const auto meritOf = meritBy(order);
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const bool isShared = i > 0 && meritOf(sorted[i]) == meritOf(sorted[i - 1]);
        places.push_back(isShared ? places.back() : i + 1);
    }
    return places;
}

bool isSameName(const QString& a, const QString& b) {
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

} // namespace

void Ranking::add(const RankingEntry& entry) {
    std::erase_if(entries_, [&](const RankingEntry& other) {
        return other.round == entry.round && isSameName(other.name, entry.name);
    });
    entries_.push_back(entry);
}

std::vector<RankingEntry> Ranking::ofRound(std::size_t round, RankingOrder order) const {
    std::vector<RankingEntry> those;
    std::ranges::copy_if(entries_, std::back_inserter(those),
                         [round](const RankingEntry& entry) { return entry.round == round; });
    std::ranges::stable_sort(those, {}, meritBy(order));
    return those;
}

std::vector<RankingTotal> Ranking::ofContest(RankingOrder order) const {
    std::vector<RankingTotal> totals;
    for (const RankingEntry& entry : entries_) {
        auto total = std::ranges::find_if(
            totals, [&](const RankingTotal& other) { return isSameName(other.name, entry.name); });
        if (total == totals.end()) {
            total = totals.insert(totals.end(), {.name = entry.name});
        }
        ++total->rounds;
        total->presses += entry.presses;
        total->seconds += entry.seconds;
    }
    sort(totals, order);
    return totals;
}

void Ranking::sort(std::vector<RankingTotal>& totals, RankingOrder order) {
    std::ranges::stable_sort(totals, {}, meritBy(order));
}

std::vector<std::size_t> Ranking::places(const std::vector<RankingEntry>& sorted,
                                         RankingOrder order) {
    return placesBy(sorted, order);
}

std::vector<std::size_t> Ranking::places(const std::vector<RankingTotal>& sorted,
                                         RankingOrder order) {
    return placesBy(sorted, order);
}

QJsonArray Ranking::toJson() const {
    QJsonArray array;
    for (const RankingEntry& entry : entries_) {
        array.append(QJsonObject{{entryRoundKey, static_cast<qint64>(entry.round)},
                                 {nameKey, entry.name},
                                 {entryPressesKey, static_cast<qint64>(entry.presses)},
                                 {entrySecondsKey, static_cast<qint64>(entry.seconds)}});
    }
    return array;
}

Ranking Ranking::fromJson(const QJsonArray& array) {
    Ranking ranking;
    for (const QJsonValue& value : array) {
        const QJsonObject entry = value.toObject();
        ranking.entries_.push_back(
            {.round = static_cast<std::size_t>(entry.value(entryRoundKey).toInteger()),
             .name = entry.value(nameKey).toString(),
             .presses = static_cast<quint64>(entry.value(entryPressesKey).toInteger()),
             .seconds = static_cast<quint64>(entry.value(entrySecondsKey).toInteger())});
    }
    return ranking;
}

} // namespace lightsout
