// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/Ranking.h"
#include "tests/support/Test.h"

using namespace lightsout;

namespace {

QStringList namesOf(const std::vector<RankingTotal>& totals) {
    QStringList names;
    for (const RankingTotal& total : totals) {
        names << total.name;
    }
    return names;
}

} // namespace

/// Tests the order of players.
class RankingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fewerPressesThenLessTime() {
        std::vector<RankingTotal> totals{{QStringLiteral("Camille"), 1, 9, 277},
                                         {QStringLiteral("Noam"), 1, 11, 178},
                                         {QStringLiteral("Lina"), 1, 9, 185},
                                         {QStringLiteral("Jonas"), 1, 11, 178}};
        sortRanking(totals, RankingOrder::pressesThenTime);
        QCOMPARE(namesOf(totals), (QStringList{"Lina", "Camille", "Noam", "Jonas"}));
        QCOMPARE(rankingPlaces(totals, RankingOrder::pressesThenTime),
                 (std::vector<std::size_t>{1, 2, 3, 3}));
        QVERIFY(rankingPlaces({}, RankingOrder::pressesThenTime).empty());
    }

    void moreRoundsRankFirst() {
        std::vector<RankingTotal> totals{{QStringLiteral("Lina"), 1, 9, 100},
                                         {QStringLiteral("Noam"), 2, 19, 120},
                                         {QStringLiteral("Inès"), 1, 9, 60},
                                         {QStringLiteral("Jonas"), 1, 9, 60}};
        for (const RankingOrder order :
             {RankingOrder::pressesThenTime, RankingOrder::time, RankingOrder::presses}) {
            sortRanking(totals, order);
            QCOMPARE(totals.front().name, QStringLiteral("Noam"));
        }
        sortRanking(totals, RankingOrder::pressesThenTime);
        QCOMPARE(namesOf(totals), (QStringList{"Noam", "Inès", "Jonas", "Lina"}));
        QCOMPARE(rankingPlaces(totals, RankingOrder::pressesThenTime),
                 (std::vector<std::size_t>{1, 2, 2, 4}));
    }

    void teacherChoosesWhatDecides() {
        const std::vector<RankingTotal> totals{{QStringLiteral("Lina"), 1, 9, 100},
                                               {QStringLiteral("Noam"), 1, 12, 50},
                                               {QStringLiteral("Inès"), 1, 9, 60}};
        const auto sorted = [&totals](RankingOrder order) {
            std::vector<RankingTotal> copy = totals;
            sortRanking(copy, order);
            return copy;
        };
        QCOMPARE(namesOf(sorted(RankingOrder::time)), (QStringList{"Noam", "Inès", "Lina"}));
        QCOMPARE(namesOf(sorted(RankingOrder::presses)), (QStringList{"Lina", "Inès", "Noam"}));
        QCOMPARE(namesOf(sorted(RankingOrder::pressesThenTime)),
                 (QStringList{"Inès", "Lina", "Noam"}));
        QCOMPARE(rankingPlaces(sorted(RankingOrder::presses), RankingOrder::presses),
                 (std::vector<std::size_t>{1, 1, 3}));
        QCOMPARE(rankingPlaces(sorted(RankingOrder::time), RankingOrder::time),
                 (std::vector<std::size_t>{1, 2, 3}));
    }

    void everyOrderHasAName() {
        QCOMPARE(rankingOrderNames().size(), static_cast<int>(RankingOrder::presses) + 1);
    }
};

LIGHTSOUT_TEST(RankingTest)
#include "RankingTest.moc"
