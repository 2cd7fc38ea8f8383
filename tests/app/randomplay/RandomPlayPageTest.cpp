// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/RandomPlayPage.h"

#include "graph/Families.h"
#include "randomplay/ChainCard.h"
#include "randomplay/ChanceCard.h"
#include "randomplay/ExperimentsCard.h"
#include "randomplay/GamesCard.h"
#include "randomplay/JobStrip.h"
#include "randomplay/LimitCard.h"
#include "randomplay/LiveCard.h"
#include "randomplay/TimeCard.h"
#include "tests/app/randomplay/Tab.h"
#include "tests/support/Test.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

using namespace lightsout;

class RandomPlayPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesStandUnderTheExactLaw() {
        const Tab tab(grid(3, 3));
        QTRY_VERIFY(tab.hasGames());
        QTRY_COMPARE(tab.points(tab.chart<GamesCard>(), QStringLiteral("exact law")),
                     std::size_t{10});
        const Chart chart = tab.chart<GamesCard>();
        double played = 0;
        double exact = 0;
        for (std::size_t black = 0; black <= 9; ++black) {
            played += chart.series[0].points[black].y;
            exact += chart.series[1].points[black].y;
            QVERIFY(std::abs(chart.series[0].points[black].y - chart.series[1].points[black].y) <
                    0.1);
        }
        QVERIFY(std::abs(played - 1) < 1e-9 && std::abs(exact - 1) < 1e-9);
        QVERIFY(tab.shows(QStringLiteral("Exact: mean")));
    }

    void otherGamesArePlayedOnDemand() {
        const Tab tab(grid(3, 3));
        QTRY_VERIFY(tab.hasGames());
        const auto before = tab.chart<GamesCard>().series[0].points;
        tab.click(QStringLiteral("Play again"));
        QTRY_VERIFY(tab.hasGames());
        const auto after = tab.chart<GamesCard>().series[0].points;
        QVERIFY(!std::ranges::equal(before, after, {}, &ChartPoint::y, &ChartPoint::y));
    }

    void lengthNumberAndStartCanBeChosen() {
        const Tab tab(grid(2, 2, true));
        auto* presses = tab.page.findChild<GamesCard*>()->findChild<QSpinBox*>();
        presses->setValue(1);
        QTRY_VERIFY(tab.hasGames());
        // All four lit: one press leaves one.
        QCOMPARE(tab.chart<GamesCard>().series[0].points[1].y, 1.0);
        for (auto* box : tab.page.findChildren<QComboBox*>()) {
            if (box->accessibleName() == QStringLiteral("Start of the games")) {
                box->setCurrentIndex(1);
            }
        }
        QTRY_VERIFY(tab.hasGames());
        QCOMPARE(tab.chart<GamesCard>().series[0].points[3].y, 1.0);
    }

    void timeAndLimitAreShown() {
        const Tab tab(grid(2, 2));
        QTRY_COMPARE(tab.points(tab.chart<TimeCard>(), QStringLiteral("exact mean")),
                     std::size_t{41});
        QTRY_VERIFY(tab.points(tab.chart<TimeCard>(), QStringLiteral("games, 95 %")) > 0);
        const Chart limit = tab.chart<LimitCard>();
        QCOMPARE(limit.series.size(), std::size_t{2});
        QCOMPARE(limit.series[0].points[2].y, 0.75);
        QCOMPARE(limit.series[1].points[1].y, 0.5);
        QTRY_VERIFY(tab.points(tab.chart<GamesCard>(), QStringLiteral("exact law")) > 0);
        tab.click(QStringLiteral("Distance to the limit"));
        QVERIFY(tab.chart<TimeCard>().y.isLogarithmic);
        QVERIFY(tab.points(tab.chart<TimeCard>(), QStringLiteral("distance")) > 10);
    }

    void chancesFollowTheSlider() {
        const Tab tab(grid(3, 3));
        auto* card = tab.page.findChild<ChanceCard*>();
        auto* map = card->findChild<ChanceMap*>();
        auto* time = card->findChild<QSlider*>();
        time->setValue(1);
        // A corner is toggled by 3 of 9 presses, the middle by 5.
        QTRY_VERIFY(tab.shows(QStringLiteral("after 1")));
        QTRY_VERIFY(!map->vertexAt(QPointF(-5, -5)) && tab.chart<LimitCard>().series.size() == 2);
        QCOMPARE(map->chance(0), 3.0 / 9);
        QCOMPARE(map->chance(4), 5.0 / 9);
        time->setValue(60);
        QVERIFY(std::abs(map->chance(0) - 0.5) < 1e-6);
    }

    void theLiveGamePlays() {
        const Tab tab(grid(4, 4));
        auto* live = tab.page.findChild<LiveCard*>();
        for (auto* slider : live->findChildren<QSlider*>()) {
            slider->setValue(slider->maximum());
        }
        QVERIFY(!live->isRunning());
        tab.click(QStringLiteral("Start"));
        QVERIFY(live->isRunning());
        std::uint64_t press = 0;
        connect(live, &LiveCard::moved, this, [&press](std::uint64_t now) { press = now; });
        QTRY_VERIFY(press > 10'000);
        tab.click(QStringLiteral("Pause"));
        QVERIFY(!live->isRunning());
        tab.click(QStringLiteral("Restart"));
        QCOMPARE(press, std::uint64_t{0});
        // Nothing of this touches the game.
        QCOMPARE(tab.workbench.document.game().pressCount(), std::uint64_t{0});
    }

    /// The journal's table: games of several lengths from a board with one black cell.
    void experimentsStandSideBySide() {
        const Tab tab(grid(2, 2));
        tab.page.findChild<QComboBox*>(QStringLiteral("start"))->setCurrentIndex(2);
        tab.click(QStringLiteral("Experiments"));
        auto* card = tab.page.findChild<ExperimentsCard*>();
        auto* table = card->findChild<NumberTable*>();
        QTRY_COMPARE(table->columnCount(), 8);
        QCOMPARE(table->rowCount(), 5 + 2);
        // From one black cell, an even number of presses leaves an odd number.
        QTRY_VERIFY(table->item(1, 1) != nullptr);
        QCOMPARE(table->item(1, 1)->text(), QStringLiteral("500.0"));
        QCOMPARE(table->item(2, 0)->text(), QStringLiteral("0"));
        const int one = table->item(1, 0)->text().toInt();
        QVERIFY(one > 420 && one < 580);
        QCOMPARE(one + table->item(3, 0)->text().toInt(), 1000);
        // The same seed plays the same, another one something else.
        const QString first = table->csv();
        auto* seed = card->findChild<QSpinBox*>();
        tab.click(QStringLiteral("Play again"));
        QCOMPARE(seed->value(), 2);
        QTRY_VERIFY(table->rowCount() > 0 && table->csv() != first);
        seed->setValue(1);
        QTRY_COMPARE(table->csv(), first);
        QVERIFY(first.startsWith(QStringLiteral(",20 press")) && first.count('\n') == 8);
        // Other lengths.
        auto* presses = card->findChild<QLineEdit*>(QStringLiteral("lengths"));
        presses->setFocus();
        presses->selectAll();
        QTest::keyClicks(presses, QStringLiteral("1;2"));
        QTest::keyClick(presses, Qt::Key_Return);
        QTRY_COMPARE(table->columnCount(), 4);
        QCOMPARE(presses->text(), QStringLiteral("1, 2"));
        tab.click(QStringLiteral("Copy the table"));
        QCOMPARE(QGuiApplication::clipboard()->text(), table->forClipboard());
        QVERIFY(ExperimentsCard::lengthsIn(QStringLiteral("no number")).empty());
    }

    void lazyPlayHasOneLimit() {
        const Tab tab(grid(2, 2));
        auto* lazy = tab.page.findChild<QCheckBox*>(QStringLiteral("lazy"));
        QTRY_COMPARE(tab.chart<LimitCard>().series.size(), std::size_t{2});
        QVERIFY(tab.page.findChild<LimitCard*>()->findChild<PatternPicture*>()->isVisible());
        QTest::mouseClick(lazy, Qt::LeftButton, {}, {10, lazy->height() / 2});
        QTRY_COMPARE(tab.chart<LimitCard>().series.size(), std::size_t{1});
        QCOMPARE(tab.chart<LimitCard>().series[0].points[2].y, 3.0 / 8);
        QVERIFY(tab.shows(QStringLiteral("Lazy play has one limit")));
    }

    void aChosenCellIsFollowed() {
        const Tab tab(grid(3, 3));
        auto* live = tab.page.findChild<LiveCard*>();
        auto* board = live->findChild<BoardView*>();
        QTRY_VERIFY(tab.shows(QStringLiteral("r1c1")));
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellRect(4).center().toPoint());
        QTRY_VERIFY(tab.shows(QStringLiteral("r2c2")));
        for (auto* slider : live->findChildren<QSlider*>()) {
            slider->setValue(slider->maximum());
        }
        tab.click(QStringLiteral("Start"));
        QTRY_VERIFY(tab.shows(QStringLiteral("50.0")) || tab.shows(QStringLiteral("49.9")));
    }

    void theChainsGraphIsDrawn() {
        const Tab tab(grid(2, 2));
        tab.click(QStringLiteral("Markov chain"));
        auto* graph = tab.page.findChild<ChainGraphView*>();
        QTRY_VERIFY(graph->isVisible());
        QCOMPARE(graph->label(0, 3), QStringLiteral("1"));
        QCOMPARE(graph->label(1, 2), QStringLiteral("3/4"));
        QVERIFY(graph->label(1, 3).isEmpty());
        QTest::mouseClick(graph, Qt::LeftButton, {}, graph->centre(3).toPoint());
        QCOMPARE(graph->chosen(), std::size_t{3});
        QTest::keyClick(graph, Qt::Key_Left);
        QCOMPARE(graph->chosen(), std::size_t{2});
    }

    void theChainIsWrittenOut() {
        const Tab tab(grid(2, 2));
        tab.click(QStringLiteral("Markov chain"));
        QTRY_VERIFY(tab.shows(QStringLiteral("is a Markov chain")));
        auto* card = tab.page.findChild<ChainCard*>();
        auto* table = card->findChild<NumberTable*>();
        QCOMPARE(table->rowCount(), 5);
        QCOMPARE(table->item(1, 2)->text(), QStringLiteral("3/4"));
        QCOMPARE(table->item(2, 3)->text(), QStringLiteral("1/2"));
        auto* power = card->findChild<QSlider*>();
        power->setValue(power->maximum() - 1);
        QVERIFY(tab.shows(QStringLiteral("limit of")));
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("1/8"));
        QCOMPARE(table->item(0, 2)->text(), QStringLiteral("3/4"));
    }

    void aWitnessIsShownWhereThereIsNoChain() {
        const Tab tab(grid(3, 3));
        tab.click(QStringLiteral("Markov chain"));
        QTRY_VERIFY(tab.shows(QStringLiteral("is no Markov chain")));
        QVERIFY(tab.shows(QStringLiteral("lead(s) to")));
    }

    void whatIsOutOfReachIsSaid() {
        const Tab tab(grid(10, 10));
        QTRY_VERIFY(tab.shows(QStringLiteral("out of reach")));
        QTRY_VERIFY(tab.hasGames());
        QTRY_COMPARE(tab.chart<LimitCard>().series.size(), std::size_t{2});
    }

    /// The law of this board takes a minute.
    void longWorkIsShownAndCanBeStopped() {
        Tab tab(grid(8, 8, true));
        const auto* strip = tab.page.findChild<JobStrip*>();
        QVERIFY(!strip->isVisible());
        QTRY_VERIFY(strip->isVisible());
        QTRY_COMPARE(tab.chart<LimitCard>().series.size(), std::size_t{2});
        QTRY_VERIFY(tab.hasGames());
        QTRY_VERIFY(strip->isVisible()); // with the law
        tab.click(QStringLiteral("Stop"));
        QVERIFY(!strip->isVisible());
        QVERIFY(tab.shows(QStringLiteral("was stopped")));
        QVERIFY(tab.hasGames());
        tab.click(QStringLiteral("Play again"));
        QVERIFY(!tab.shows(QStringLiteral("was stopped")));
        QTRY_VERIFY(strip->isVisible());
        tab.workbench.document.make(Replace{grid(2, 2)}, QStringLiteral("new"));
        QTRY_COMPARE(tab.points(tab.chart<GamesCard>(), QStringLiteral("exact law")),
                     std::size_t{5});
        QTRY_VERIFY(!strip->isVisible());
    }

    void boardsComeAndGo() {
        Tab tab(grid(3, 3));
        for (const QString& view :
             {QStringLiteral("Games and laws"), QStringLiteral("Experiments"),
              QStringLiteral("Markov chain"), QStringLiteral("State graph")}) {
            tab.click(view);
            for (const Game& game : {grid(1, 1), Game(), Game::allOn(completeGraph(7)),
                                     grid(60, 60), grid(400, 400), grid(2, 3)}) {
                tab.workbench.document.make(Replace{game}, QStringLiteral("new"));
                QVERIFY(!tab.page.grab().isNull());
                QTRY_VERIFY(tab.workbench.analysis.facts() != nullptr);
                QVERIFY(!tab.page.grab().isNull());
            }
        }
    }
};

LIGHTSOUT_TEST(RandomPlayPageTest)
#include "RandomPlayPageTest.moc"
