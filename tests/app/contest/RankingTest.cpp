// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/Ranking.h"
#include "tests/support/Test.h"

using namespace lightsout;

/// Tests the order of players.
class RankingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fewerPressesThenLessTime() {
        Ranking ranking;
        const auto add = [&](const char* name, quint64 presses, quint64 seconds,
                             std::size_t round = 0) {
            ranking.add({round, QString::fromUtf8(name), presses, seconds});
        };
        add("Camille", 9, 277);
        add("Noam", 11, 178);
        add("Lina", 9, 185);
        add("Jonas", 11, 178);
        add("Inès", 7, 10, 1);
        QStringList names;
        const auto sorted = ranking.ofRound(0);
        for (const RankingEntry& entry : sorted) {
            names << entry.name;
        }
        QCOMPARE(names, (QStringList{"Lina", "Camille", "Noam", "Jonas"}));
        QCOMPARE(Ranking::places(sorted), (std::vector<std::size_t>{1, 2, 3, 3}));
        // An entry with the same name replaces the earlier one in the same round, but not in
        // another round.
        add("lina", 12, 5);
        QCOMPARE(ranking.ofRound(0).back().name, QStringLiteral("lina"));
        QCOMPARE(ranking.ofRound(0).size(), 4U);
        add("Lina", 8, 5, 1);
        QCOMPARE(ranking.ofRound(0).size(), 4U);
        QCOMPARE(ranking.ofRound(1).size(), 2U);
        QVERIFY(Ranking::places(ranking.ofRound(2)).empty());
    }

    void moreRoundsRankFirst() {
        Ranking ranking;
        ranking.add({0, QStringLiteral("Lina"), 9, 100});
        ranking.add({0, QStringLiteral("Noam"), 12, 50});
        ranking.add({1, QStringLiteral("noam"), 7, 70});
        ranking.add({0, QStringLiteral("Inès"), 9, 60});
        ranking.add({1, QStringLiteral("Jonas"), 9, 60});
        const auto totals = ranking.ofContest();
        QStringList names;
        for (const RankingTotal& total : totals) {
            names << total.name;
        }
        QCOMPARE(names, (QStringList{"Noam", "Inès", "Jonas", "Lina"}));
        QCOMPARE(totals[0].rounds, 2U);
        QCOMPARE(totals[0].presses, 19U);
        QCOMPARE(totals[0].seconds, 120U);
        QCOMPARE(Ranking::places(totals), (std::vector<std::size_t>{1, 2, 2, 4}));
        QVERIFY(Ranking().ofContest().empty());
    }

    void teacherChoosesWhatDecides() {
        Ranking ranking;
        ranking.add({0, QStringLiteral("Lina"), 9, 100});
        ranking.add({0, QStringLiteral("Noam"), 12, 50});
        ranking.add({0, QStringLiteral("Inès"), 9, 60});
        const auto namesBy = [&ranking](RankingOrder order) {
            QStringList names;
            for (const RankingEntry& entry : ranking.ofRound(0, order)) {
                names << entry.name;
            }
            return names;
        };
        QCOMPARE(namesBy(RankingOrder::time), (QStringList{"Noam", "Inès", "Lina"}));
        QCOMPARE(namesBy(RankingOrder::presses), (QStringList{"Lina", "Inès", "Noam"}));
        QCOMPARE(namesBy(RankingOrder::pressesThenTime), (QStringList{"Inès", "Lina", "Noam"}));
        QCOMPARE(Ranking::places(ranking.ofRound(0, RankingOrder::presses), RankingOrder::presses),
                 (std::vector<std::size_t>{1, 1, 3}));
        QCOMPARE(Ranking::places(ranking.ofContest(RankingOrder::time), RankingOrder::time),
                 (std::vector<std::size_t>{1, 2, 3}));
    }

    void isKept() {
        Ranking ranking;
        ranking.add({1, QStringLiteral("Aïcha"), 13, 242});
        QCOMPARE(Ranking::fromJson(ranking.toJson()).ofRound(1), ranking.ofRound(1));
    }
};

LIGHTSOUT_TEST(RankingTest)
#include "RankingTest.moc"
