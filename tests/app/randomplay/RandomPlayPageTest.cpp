// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/RandomPlayPage.h"

#include "analysis/IdleResults.h"
#include "analysis/ProgressStrip.h"
#include "graph/Families.h"
#include "io/BoardSpec.h"
#include "randomplay/ChainCard.h"
#include "randomplay/ChanceCard.h"
#include "randomplay/ExperimentsCard.h"
#include "randomplay/LawCards.h"
#include "randomplay/LiveCard.h"
#include "tests/app/randomplay/RandomPlayTab.h"
#include "tests/support/Shell.h"
#include "tests/support/Test.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

#include <set>

using namespace lightsout;

class RandomPlayPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesAreShownBelowTheExactLaw() {
        const RandomPlayTab tab(grid(3, 3));
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
        // Nearly all shares are in their boxes, and the χ² test agrees.
        const ChartSeries& usual = chart.series[2];
        QVERIFY(usual.shape == ChartShape::boxes && usual.points.size() == 10);
        std::size_t outside = 0;
        for (std::size_t black = 0; black <= 9; ++black) {
            const double share = chart.series[0].points[black].y;
            outside += share < usual.points[black].low || share > usual.points[black].y ? 1 : 0;
        }
        QVERIFY(outside <= 1);
        QVERIFY(tab.shows(QStringLiteral("of freedom")));
        QCOMPARE(chart.conclusion, QStringLiteral("games and law agree"));
        // One press is tested over time, because all presses belong to the same games.
        const QString overTime = tab.chart<TimeCard>().conclusion;
        QVERIFY2(withoutIsolates(overTime).startsWith(
                     QStringLiteral("after 20 press(es), the exact mean 4.")) &&
                     overTime.contains(QStringLiteral("confidence interval of the games, ")),
                 qPrintable(overTime));
    }

    /// A board with a hole is played without it: 3 x 3 without its middle is a ring of eight.
    void holesAreLeftOut() {
        const Rule holed = latticeWithHoles({.rows = 3, .cols = 3}, {4});
        RandomPlayTab tab(Game(holed, BitVector(9), BitVector(9)));
        auto* whole = tab.page.findChild<RandomPlayPage*>(QStringLiteral("withoutHoles"));
        QVERIFY(whole != nullptr && whole->isVisible());
        const auto law = [whole] {
            const Chart chart = whole->findChild<GamesCard*>()->findChild<ChartPanel*>()->data();
            const auto exact =
                std::ranges::find(chart.series, QStringLiteral("exact law"), &ChartSeries::name);
            return exact == chart.series.end() ? std::vector<ChartPoint>() : exact->points;
        };
        QTRY_COMPARE(law().size(), std::size_t{9});
        const std::vector<ChartPoint> points = law();
        RandomPlayTab ring(Game(cycleGraph(8), BitVector(8), BitVector(8)));
        QTRY_COMPARE(ring.points(ring.chart<GamesCard>(), QStringLiteral("exact law")),
                     std::size_t{9});
        for (std::size_t black = 0; black <= 8; ++black) {
            QVERIFY(std::abs(ring.chart<GamesCard>().series[1].points[black].y - points[black].y) <
                    1e-12);
        }
        QVERIFY(tab.page.commands().value(0).startsWith(QStringLiteral("lightsout-cli law")));
        // The modes of the page are those of the page without holes.
        tab.choose("states");
        QCOMPARE(whole->mode(), QStringLiteral("states"));
        // A press is followed, and so is a board without holes.
        tab.workbench.document.press(0);
        QTRY_VERIFY(tab.page.commands().value(0).contains(QStringLiteral("--lights")));
        tab.workbench.document.replace(std::make_shared<Document>(SavedBoard{.game = grid(3, 3)}));
        QVERIFY(!whole->isVisible());
        tab.choose("laws");
        QTRY_VERIFY(tab.hasGames());
    }

    /// On a ring of five whose second vertex has no light, each of five presses changes two or
    /// three of four lights: three presses change two, two change three.
    void lawsCountLightsAndPressButtons() {
        Graph graph = cycleGraph(5);
        graph.mark({{.vertex = 1, .hasLight = false}});
        RandomPlayTab tab(Game(graph, BitVector(5), BitVector(5)));
        tab.page.findChild<GamesCard*>()->findChild<QSpinBox*>()->setValue(1);
        QTRY_COMPARE(tab.points(tab.chart<GamesCard>(), QStringLiteral("exact law")),
                     std::size_t{5});
        const Chart chart = tab.chart<GamesCard>();
        const std::array<double, 5> law{0, 0, 0.6, 0.4, 0};
        for (std::size_t black = 0; black < law.size(); ++black) {
            QVERIFY(std::abs(chart.series[1].points[black].y - law[black]) < 1e-12);
        }
        QTRY_VERIFY(tab.hasGames());
        // A vertex without a light can't be watched.
        auto* board = tab.page.findChild<LiveCard*>()->findChild<BoardView*>();
        QVERIFY(tab.shows(QStringLiteral("Vertex 1 is black")));
        for (const Vertex vertex : {Vertex{2}, Vertex{1}}) {
            QTest::mouseClick(board, Qt::LeftButton, {},
                              board->geometry().cellRect(vertex).center().toPoint());
            QTRY_VERIFY(tab.shows(QStringLiteral("Vertex 3 is black")));
        }
        const QString commands = tab.page.commands().join(QLatin1Char(' '));
        QVERIFY(commands.contains(QStringLiteral("law --presses 1")));
        // The other modes need both at each vertex.
        for (const char* mode : {"experiments", "chain", "states", "winning"}) {
            tab.choose(mode);
            QVERIFY(tab.shows(QStringLiteral("needs a board on which")));
            QVERIFY(!board->isVisible());
        }
        tab.choose("laws");
        QVERIFY(!tab.shows(QStringLiteral("needs a board on which")) && board->isVisible());
        tab.choose("states");
        tab.workbench.document.replace(std::make_shared<Document>(SavedBoard{.game = grid(2, 2)}));
        QVERIFY(!tab.shows(QStringLiteral("needs a board on which")));
    }

    void cardsAreUnfolded() {
        RandomPlayTab tab(grid(3, 3));
        auto* time = tab.page.findChild<TimeCard*>();
        auto* limit = tab.page.findChild<LimitCard*>();
        QVERIFY(!time->isVisible() && !limit->isVisible());
        tab.click("unfold timeCard");
        QTRY_VERIFY(time->isVisible() && !limit->isVisible());
        const QJsonObject state = tab.page.state();
        tab.click("unfold timeCard");
        QVERIFY(!time->isVisible());
        tab.page.restore(state);
        QVERIFY(time->isVisible());
        Place place;
        place.page = "random";
        place.mode = "laws";
        place.card = "limit";
        tab.page.showPlace(place);
        QVERIFY(limit->isVisible());
    }

    /// The table of a law that takes a minute and 400 MB is given back some time after the page was
    /// hidden, and computed again when it is shown.
    void lawsOfAHiddenPageAreGivenBack() {
        RandomPlayTab tab(grid(16, 7));
        const auto isWorking = [&tab] {
            return std::ranges::any_of(tab.page.findChildren<Job*>(), &Job::isRunning);
        };
        QTRY_VERIFY(tab.hasGames() && tab.shows(QStringLiteral("being computed")));
        tab.page.hide();
        for (int i = 1; i < IdleResults::patience; ++i) {
            IdleResults::instance().check();
        }
        QVERIFY(isWorking());
        IdleResults::instance().check();
        QVERIFY(!isWorking());
        tab.page.show();
        QTRY_VERIFY(isWorking());
    }

    void otherGamesArePlayedOnDemand() {
        const RandomPlayTab tab(grid(3, 3));
        QTRY_VERIFY(tab.hasGames());
        const auto before = tab.chart<GamesCard>().series[0].points;
        tab.click("playAgain");
        QTRY_VERIFY(tab.hasGames());
        const auto after = tab.chart<GamesCard>().series[0].points;
        QVERIFY(!std::ranges::equal(before, after, {}, &ChartPoint::y, &ChartPoint::y));
    }

    void lengthNumberAndStartCanBeChosen() {
        const RandomPlayTab tab(grid(2, 2, true));
        auto* presses = tab.page.findChild<GamesCard*>()->findChild<QSpinBox*>();
        presses->setValue(1);
        QTRY_VERIFY(tab.hasGames());
        // All four lights are on, and one press leaves one of them.
        QCOMPARE(tab.chart<GamesCard>().series[0].points[1].y, 1.0);
        PageDriver(tab.page).select("start", 1);
        QTRY_VERIFY(tab.hasGames());
        QCOMPARE(tab.chart<GamesCard>().series[0].points[3].y, 1.0);
    }

    void timeAndLimitAreShown() {
        const RandomPlayTab tab(grid(2, 2));
        QTRY_COMPARE(tab.points(tab.chart<TimeCard>(), QStringLiteral("exact mean")),
                     std::size_t{41});
        QTRY_VERIFY(tab.points(tab.chart<TimeCard>(),
                               QStringLiteral("games: 95 % confidence interval of the mean")) > 0);
        const Chart limit = tab.chart<LimitCard>();
        QCOMPARE(limit.series.size(), std::size_t{2});
        QCOMPARE(limit.series[0].points[2].y, 0.75);
        QCOMPARE(limit.series[1].points[1].y, 0.5);
        QTRY_VERIFY(tab.points(tab.chart<GamesCard>(), QStringLiteral("exact law")) > 0);
        tab.click("unfold timeCard");
        tab.click("distance");
        QVERIFY(tab.chart<TimeCard>().y.isLogarithmic);
        QVERIFY(tab.points(tab.chart<TimeCard>(), QStringLiteral("distance")) > 10);
    }

    void chancesFollowTheSlider() {
        const RandomPlayTab tab(grid(3, 3));
        auto* card = tab.page.findChild<ChanceCard*>();
        auto* map = card->findChild<ChanceMap*>();
        auto* time = card->findChild<QSlider*>();
        tab.click("unfold cellsCard");
        time->setValue(1);
        // A corner is toggled by 3 of 9 presses, and the middle by 5.
        QTRY_VERIFY(tab.shows(QStringLiteral("after 1")));
        QTRY_VERIFY(!map->partAt(QPointF(-5, -5)) && tab.chart<LimitCard>().series.size() == 2);
        QCOMPARE(map->chance(0), 3.0 / 9);
        QCOMPARE(map->chance(4), 5.0 / 9);
        time->setValue(time->maximum());
        QVERIFY(std::abs(map->chance(0) - 0.5) < 0.005);
    }

    void theLiveGamePlays() {
        const RandomPlayTab tab(grid(4, 4));
        auto* live = tab.page.findChild<LiveCard*>();
        for (auto* slider : live->findChildren<QSlider*>()) {
            slider->setValue(slider->maximum());
        }
        QVERIFY(!live->isRunning());
        QCOMPARE(tab.read("runLiveGame"), QStringLiteral("Start"));
        tab.click("runLiveGame");
        QVERIFY(live->isRunning());
        std::uint64_t press = 0;
        connect(live, &LiveCard::moved, this, [&press](std::uint64_t now) { press = now; });
        QTRY_VERIFY(press > 10'000);
        QCOMPARE(tab.read("runLiveGame"), QStringLiteral("Pause"));
        tab.click("runLiveGame");
        QVERIFY(!live->isRunning());
        tab.click("restartLiveGame");
        QCOMPARE(press, std::uint64_t{0});
        // None of this changes the game.
        QCOMPARE(tab.workbench.document.game().pressCount(), std::uint64_t{0});
    }

    /// The distance to the limit shrinks like the powers of the second eigenvalue, which follows
    /// from how many presses change an odd number of the cells of each set.
    void distancesFollowTheSecondEigenvalue() {
        for (const bool isLazy : {false, true}) {
            const RandomPlayTab tab(grid(3, 3));
            for (auto* box : tab.page.findChildren<QCheckBox*>()) {
                if (box->objectName() == QStringLiteral("lazy")) {
                    box->setChecked(isLazy);
                }
            }
            double second = 0;
            for (std::size_t set = 1; set < 512; ++set) {
                BitVector cells(9);
                for (Vertex v = 0; v < 9; ++v) {
                    cells.set(v, ((set >> v) & 1U) != 0);
                }
                std::size_t odd = 0;
                for (Vertex press = 0; press < 9; ++press) {
                    odd +=
                        grid(3, 3).rule().changedBy(BitVector::unit(9, press)).dot(cells) ? 1 : 0;
                }
                const double value = 1 - 2 * static_cast<double>(odd) / 9;
                const double size = std::abs(isLazy ? (1 + value) / 2 : value);
                second = size < 1 - 1e-9 ? std::max(second, size) : second;
            }
            tab.click("unfold timeCard");
            tab.click("distance");
            QTRY_COMPARE(tab.chart<TimeCard>().series.size(), std::size_t{2});
            const Chart chart = tab.chart<TimeCard>();
            QVERIFY(std::abs(chart.series[1].points[1].y - second) < 1e-12);
            QVERIFY(chart.series[1].name.contains(QLocale().toString(second, 'g', 4)));
            const std::vector<ChartPoint>& distances = chart.series[0].points;
            // Even and odd times may have different factors.
            QVERIFY(distances.size() > 62);
            const double shrinking = std::sqrt(distances[62].y / distances[60].y);
            QVERIFY2(std::abs(shrinking - second) < 1e-3, qPrintable(QString::number(shrinking)));
        }
    }

    /// The table of the journal: games of several lengths from a board with one black cell.
    void experimentsAreSideBySide() {
        const RandomPlayTab tab(grid(2, 2));
        tab.page.findChild<QComboBox*>(QStringLiteral("start"))->setCurrentIndex(2);
        tab.choose("experiments");
        auto* card = tab.page.findChild<ExperimentsCard*>();
        auto* table = card->findChild<NumberTable*>();
        QTRY_COMPARE(table->columnCount(), 8);
        QCOMPARE(table->rowCount(), 5 + 4);
        // From one black cell, an even number of presses leads to an odd number. The first rows are
        // mean, variance, χ² and p.
        QTRY_VERIFY(table->item(5, 1) != nullptr);
        QCOMPARE(table->verticalHeaderItem(0)->text(), QStringLiteral("Mean"));
        QCOMPARE(table->item(5, 1)->text(), QStringLiteral("500.0"));
        QCOMPARE(table->item(6, 0)->text(), QStringLiteral("0"));
        const int one = table->item(5, 0)->text().toInt();
        QVERIFY(one > 420 && one < 580);
        QCOMPARE(one + table->item(7, 0)->text().toInt(), 1000);
        // The same seed plays the same games, and another seed plays other games.
        const QString first = table->csv();
        auto* seed = card->findChild<QSpinBox*>();
        tab.click("repeatExperiment");
        QCOMPARE(seed->value(), 2);
        QTRY_VERIFY(table->rowCount() > 0 && table->csv() != first);
        seed->setValue(1);
        QTRY_COMPARE(table->csv(), first);
        QVERIFY(first.startsWith(QStringLiteral("Black cells,20 press")) &&
                first.count('\n') == 10);
        // Enters other lengths.
        auto* presses = card->findChild<QLineEdit*>(QStringLiteral("lengths"));
        presses->setFocus();
        presses->selectAll();
        QTest::keyClicks(presses, QStringLiteral("1;2"));
        QTest::keyClick(presses, Qt::Key_Return);
        QTRY_COMPARE(table->columnCount(), 4);
        QCOMPARE(presses->text(), QStringLiteral("1, 2"));
        tab.click("copyTable");
        QCOMPARE(QGuiApplication::clipboard()->text(), table->forClipboard());
        // An invalid length is reported, and stays in the field for correction.
        presses->setFocus();
        presses->selectAll();
        QTest::keyClicks(presses, QStringLiteral("20, -5"));
        QTest::keyClick(presses, Qt::Key_Return);
        QVERIFY(tab.shows(QStringLiteral("“-5” is not valid")));
        QCOMPARE(presses->text(), QStringLiteral("20, -5"));
        QCOMPARE(table->columnCount(), 0);
    }

    /// The copied command plays the same games.
    void commandsGiveTheSameGames_data() {
        QTest::addColumn<bool>("isLazy");
        QTest::newRow("plain") << false;
        QTest::newRow("lazy") << true;
    }
    void commandsGiveTheSameGames() {
        QFETCH(const bool, isLazy);
        const RandomPlayTab tab(grid(2, 3, true));
        for (auto* box : tab.page.findChildren<QCheckBox*>()) {
            if (box->isVisible()) {
                box->setChecked(isLazy);
            }
        }
        const auto answerOf = [](const QString& line) {
            const QByteArray json = shellOutput(line + " --json", ".", {COMMAND_LINE});
            return QJsonDocument::fromJson(json).object();
        };
        tab.click("playAgain");
        QTRY_VERIFY(tab.hasGames());
        const QJsonObject games = answerOf(tab.page.commands().constLast());
        QCOMPARE(games["games"].toInt(), 1000);
        const auto histogram = [&] {
            QJsonArray counts;
            const Chart chart = tab.chart<GamesCard>();
            for (const ChartPoint& point : chart.series[0].points) {
                counts << std::round(1000 * point.y);
            }
            return counts;
        };
        QTRY_COMPARE(histogram(), games["histogram"].toArray());
        tab.choose("experiments");
        auto* table = tab.page.findChild<ExperimentsCard*>()->findChild<NumberTable*>();
        QTRY_VERIFY(table->columnCount() == 8 && table->item(0, 6) != nullptr);
        const QStringList commands = tab.page.commands();
        QCOMPARE(commands.size(), 4);
        for (int length = 0; length < 4; ++length) {
            const QJsonObject answer = answerOf(commands[length]);
            Simulation same;
            same.games = 1000;
            for (const auto& count : answer["histogram"].toArray()) {
                same.histogram.push_back(static_cast<std::uint64_t>(count.toInt()));
            }
            QCOMPARE(table->item(0, 2 * length)->text(),
                     estimateText(answer["mean"].toDouble(), same.meanMargin()));
        }
        tab.choose("winning");
        const auto played = [&] { return tab.page.commands().size() - 1; };
        QTRY_COMPARE(played(), 1);
        QTest::mouseClick(tab.page.findChild<QPushButton*>(QStringLiteral("playMore")),
                          Qt::LeftButton);
        QTRY_COMPARE(played(), 2);
        double presses = 0;
        double count = 0;
        for (const QString& line : tab.page.commands().mid(1)) {
            const QJsonObject answer = answerOf(line);
            presses += answer["games"].toDouble() * answer["mean_of_games"].toDouble();
            count += answer["games"].toDouble();
        }
        QVERIFY2(tab.shows(QLocale().toString(presses / count, 'f', 2)),
                 qPrintable(QString::number(presses / count)));
    }

    void hiddenPageHasNoCommandForAnotherBoard() {
        RandomPlayTab tab(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QVERIFY(!tab.page.commands().isEmpty());
        tab.page.hide();
        tab.workbench.document.replace(std::make_shared<Document>(
            SavedBoard{.game = Game::allOn(Lattice{.rows = 4, .cols = 4})}));
        QVERIFY(tab.page.commands().isEmpty());
        tab.page.show();
        QVERIFY(tab.page.commands().constFirst().contains(QStringLiteral("4x4")));
    }

    void lengthsAreReadToTheLetter() {
        const auto read = [](const char* text) {
            return ExperimentsCard::lengthsIn(QString::fromUtf8(text));
        };
        QCOMPARE(read("20, 30;40 100").numbers, (std::vector<std::uint64_t>{20, 30, 40, 100}));
        QCOMPARE(read("0,100000").numbers, (std::vector<std::uint64_t>{0, 100'000}));
        for (const char* text :
             {"-5", "20,-5", "10^9", "1000000000", "100001", "1e3", "2.5", "+7", "1 000",
              "no number", "", " ,", "1,2,3,4,5,6,7,8,9", "99999999999999999999999"}) {
            QVERIFY2(read(text).numbers.empty() && !read(text).mistake.isEmpty(), text);
        }
    }

    // A table with 2501 rows of zeros would not be informative.
    void largeBoardsHaveClasses() {
        const RandomPlayTab tab(grid(50, 50));
        tab.choose("experiments");
        auto* table = tab.page.findChild<ExperimentsCard*>()->findChild<NumberTable*>();
        QTRY_VERIFY(table->rowCount() > 0);
        QVERIFY(table->rowCount() <= 4 + 25);
        int games = 0;
        for (int row = 4; row < table->rowCount(); ++row) {
            games += QLocale().toInt(table->item(row, 0)->text());
        }
        QCOMPARE(games, 1000);
        QVERIFY(table->verticalHeaderItem(4)->text().contains(QStringLiteral(" – ")));
        QVERIFY(tab.shows(QStringLiteral("are left out")));
    }

    void oneBlackCellIsNamed() {
        const RandomPlayTab tab(grid(3, 3));
        auto* start = tab.page.findChild<QComboBox*>(QStringLiteral("start"));
        QTRY_VERIFY(start->itemText(2).endsWith(QStringLiteral(": \u20661\u2069")));
        auto* board = tab.page.findChild<LiveCard*>()->findChild<BoardView*>();
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellRect(4).center().toPoint());
        QVERIFY(start->itemText(2).endsWith(QStringLiteral(": \u20665\u2069")));
    }

    // The slider reaches the time that the slowest cell needs, in growing steps.
    void chancesGoAsFarAsTheLimit() {
        RandomPlayTab tab(grid(30, 30, true));
        auto* card = tab.page.findChild<ChanceCard*>();
        auto* map = card->findChild<ChanceMap*>();
        auto* time = card->findChild<QSlider*>();
        tab.click("unfold cellsCard");
        QTRY_VERIFY_WITH_TIMEOUT(tab.shows(QStringLiteral("3/900")), 30'000); // sanitizers
        QVERIFY(tab.shows(QStringLiteral("4/900")) && tab.shows(QStringLiteral("5/900")));
        QVERIFY(tab.shows(QStringLiteral("c\u00a0(1\u00a0−\u00a0r) + (1\u00a0−\u00a0c)\u00a0r")));
        QVERIFY(time->maximum() < 200);
        time->setValue(time->maximum());
        QVERIFY(std::abs(map->chance(0) - 0.5) < 0.005);
        time->setValue(time->maximum() - 2);
        QVERIFY(std::abs(map->chance(0) - 0.5) > 0.004);
        // Probabilities are written in the cells of boards up to 12 × 12, as "0.88" or ".88".
        tab.workbench.document.make(Replace{grid(12, 12, true)}, QStringLiteral("new"));
        QTRY_VERIFY(tab.shows(QStringLiteral("3/144")));
        time->setValue(1);
        const QImage later = map->grab().toImage();
        map->setChances(tab.workbench.document.game().rule(),
                        std::vector<double>(144, map->chance(0)));
        std::set<QRgb> colours;
        const QImage ofOneColour = map->grab().toImage();
        const int middleOfARow = later.height() / 2 + later.width() / 24;
        for (int x = 0; x < later.width(); ++x) {
            colours.insert(ofOneColour.pixel(x, middleOfARow));
        }
        QVERIFY(colours.size() > 6); // each cell has one colour, with a number in it
    }

    void limitsHaveTheirButtons() {
        const RandomPlayTab tab(grid(2, 2));
        tab.choose("chain");
        QTRY_VERIFY(tab.shows(QStringLiteral("is a Markov chain")));
        const auto* table = tab.page.findChild<ChainCard*>()->findChild<NumberTable*>();
        tab.click("matrixQ");
        QVERIFY(tab.shows(QStringLiteral("Q = lim")));
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("1/8"));
        tab.click("matrixR");
        QVERIFY(tab.shows(QStringLiteral("R = lim")));
        QCOMPARE(table->item(0, 1)->text(), QStringLiteral("1/2"));
        tab.click("matrixP");
        QCOMPARE(table->item(1, 2)->text(), QStringLiteral("3/4"));
    }

    // Labels of loops are next to the circles, not behind them.
    void loopsCanBeRead() {
        const RandomPlayTab tab(grid(2, 2));
        auto* lazy = tab.page.findChild<QCheckBox*>(QStringLiteral("lazy"));
        QTest::mouseClick(lazy, Qt::LeftButton, {}, {10, lazy->height() / 2});
        tab.choose("chain");
        const auto* graph = tab.page.findChild<ChainGraphView*>();
        QTRY_VERIFY(graph->isVisible());
        for (std::size_t state = 0; state < 5; ++state) {
            QVERIFY(!graph->label(state, state).isEmpty());
            const double r = graph->radius();
            const QRectF circle(graph->centre(state) - QPointF(r, r), QSizeF(2 * r, 2 * r));
            QVERIFY(!graph->labelBox(state, state).intersects(circle));
            QVERIFY(QRectF(graph->rect()).contains(graph->labelBox(state, state)));
        }
    }

    // In the smallest window and the longest language, nothing covers the chart.
    void theLimitsTextKeepsItsRoom() {
        RandomPlayTab tab(grid(3, 3));
        tab.click("unfold limitCard");
        tab.page.resize(960, 480);
        auto* card = tab.page.findChild<LimitCard*>();
        QTRY_VERIFY(tab.shows(QStringLiteral("Every press toggles")));
        QCOMPARE(tab.page.width(), 960);
        const auto* chart = card->findChild<ChartPanel*>();
        const auto* label = PageDriver(tab.page).part<QLabel>("limitText");
        QVERIFY(label->text().startsWith(QStringLiteral("Every press toggles")));
        QTRY_VERIFY(label->height() >= label->heightForWidth(label->width()));
        QTRY_VERIFY(label->mapTo(card, QPoint()).y() >= chart->y() + chart->height());
    }

    // Cells are drawn as black and white pieces, as the text says, not as yellow lights.
    void blackCellsAreBlack() {
        const RandomPlayTab tab(grid(3, 3, true));
        auto* board = tab.page.findChild<LiveCard*>()->findChild<BoardView*>();
        QTRY_VERIFY(board->cellRect(0).width() > 20);
        const QImage picture = board->grab().toImage();
        const QPoint middle = board->cellRect(4).center().toPoint();
        QVERIFY(qGray(picture.pixel(middle)) < 60);
    }

    void lampsReplaceThePieces() {
        const RandomPlayTab tab(grid(2, 2));
        QVERIFY(tab.shows(QStringLiteral("Black (light on)")));
        QCOMPARE(tab.chart<GamesCard>().x.title, QStringLiteral("black cells"));
        const auto* board = tab.page.findChild<LiveCard*>()->findChild<BoardView*>();
        QVERIFY(board->hasPieces());
        const QJsonObject pieces = tab.page.state();
        tab.page.findChild<QCheckBox*>(QStringLiteral("lamps"))->click();
        QVERIFY(!board->hasPieces());
        QVERIFY(!tab.shows(QStringLiteral("Black (light on)")));
        QVERIFY(tab.shows(QStringLiteral("Lights on")));
        for (const Chart& chart : {tab.chart<GamesCard>(), tab.chart<LimitCard>()}) {
            QCOMPARE(chart.x.title, QStringLiteral("lights on"));
        }
        // All other charts and cards speak of lights on as well.
        QTRY_COMPARE(tab.chart<TimeCard>().title, QStringLiteral("Lights on over time"));
        for (const char* mode : {"laws", "experiments", "chain"}) {
            tab.choose(mode);
            QTRY_VERIFY2(!tab.shows(QStringLiteral("black")) && !tab.shows(QStringLiteral("Black")),
                         mode);
        }
        QTRY_VERIFY(tab.shows(QStringLiteral("The number of lights on is a Markov chain")));
        tab.choose("laws");
        RandomPlayTab other(grid(2, 2));
        other.page.restore(tab.page.state());
        QVERIFY(!other.page.findChild<LiveCard*>()->findChild<BoardView*>()->hasPieces());
        other.page.restore(pieces);
        QVERIFY(other.page.findChild<LiveCard*>()->findChild<BoardView*>()->hasPieces());
    }

    void lazyPlayHasOneLimit() {
        const RandomPlayTab tab(grid(2, 2));
        tab.click("unfold limitCard");
        auto* lazy = tab.page.findChild<QCheckBox*>(QStringLiteral("lazy"));
        QTRY_COMPARE(tab.chart<LimitCard>().series.size(), std::size_t{2});
        QVERIFY(tab.page.findChild<LimitCard*>()->findChild<PatternPicture*>()->isVisible());
        QTest::mouseClick(lazy, Qt::LeftButton, {}, {10, lazy->height() / 2});
        QTRY_COMPARE(tab.chart<LimitCard>().series.size(), std::size_t{1});
        QCOMPARE(tab.chart<LimitCard>().series[0].points[2].y, 3.0 / 8);
        QVERIFY(tab.shows(QStringLiteral("Lazy play has one limit")));
    }

    void aChosenCellIsFollowed() {
        const RandomPlayTab tab(grid(3, 3));
        auto* live = tab.page.findChild<LiveCard*>();
        auto* board = live->findChild<BoardView*>();
        QTRY_VERIFY(tab.shows(QStringLiteral("Cell 1 is black")));
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellRect(4).center().toPoint());
        QTRY_VERIFY(tab.shows(QStringLiteral("Cell 5 is black")));
        for (auto* slider : live->findChildren<QSlider*>()) {
            slider->setValue(slider->maximum());
        }
        tab.click("runLiveGame");
        QTRY_VERIFY(tab.shows(QStringLiteral("50.0")) || tab.shows(QStringLiteral("49.9")));
    }

    void theChainsGraphIsDrawn() {
        const RandomPlayTab tab(grid(2, 2));
        tab.choose("chain");
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
        const RandomPlayTab tab(grid(2, 2));
        tab.choose("chain");
        QTRY_VERIFY(tab.shows(QStringLiteral("is a Markov chain")));
        auto* card = tab.page.findChild<ChainCard*>();
        auto* table = card->findChild<NumberTable*>();
        QCOMPARE(table->rowCount(), 5);
        QCOMPARE(table->item(1, 2)->text(), QStringLiteral("3/4"));
        QCOMPARE(table->item(2, 3)->text(), QStringLiteral("1/2"));
        auto* power = card->findChild<QSlider*>();
        power->setValue(power->maximum() - 1);
        QVERIFY(tab.shows(QStringLiteral("Q = lim")));
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("1/8"));
        QCOMPARE(table->item(0, 2)->text(), QStringLiteral("3/4"));
    }

    /// According to the command line, the eigenvalues are 1, 0.5, 0, -0.5, -1, and the mean from
    /// one black cell is 61/3 presses.
    void eigenvaluesAreShown() {
        RandomPlayTab tab(Game(Lattice{.rows = 2, .cols = 2}, BitVector::unit(4, 0), BitVector(4)));
        tab.choose("chain");
        auto* card = tab.page.findChild<SpectrumCard*>();
        auto* table = card->findChild<NumberTable*>();
        QTRY_COMPARE(table->rowCount(), 5);
        QVERIFY(card->isVisible());
        QCOMPARE(table->csv(), QStringLiteral(",λ\nλ₁,1\nλ₂,0.5\nλ₃,0\nλ₄,-0.5\nλ₅,-1\n"));
        QStringList facts;
        for (const auto* fact : card->findChildren<FactLabel*>()) {
            facts << fact->value();
        }
        QCOMPARE(facts,
                 (QStringList{isolated(QStringLiteral("0.5")), isolated(QStringLiteral("20.33"))}));
        QCOMPARE(tab.page.findChild<ChainGraphView*>()->chosen(), std::size_t{1});
        // Next to a lesson, they would be cut off, so they are shown only if the lesson names them.
        tab.page.setStage(Stage::subjectOnly);
        QVERIFY(!card->isVisible());
        tab.page.showPlace({.card = "spectrum"});
        QVERIFY(card->isVisible());
        tab.page.showPlace({.card = "chain"});
        QVERIFY(!card->isVisible());
        tab.page.showPlace({.card = "spectrum"});
        tab.page.showPlace({}); // names no card
        QVERIFY(!card->isVisible());
        tab.page.setStage(Stage::wall);
        QVERIFY(card->isVisible());
    }

    void aWitnessIsShownWhereThereIsNoChain() {
        const RandomPlayTab tab(grid(3, 3));
        tab.choose("chain");
        QTRY_VERIFY(tab.shows(QStringLiteral("is not a Markov chain")));
        QVERIFY(tab.shows(QStringLiteral("lead(s) to")));
        QVERIFY(!tab.page.findChild<SpectrumCard*>()->isVisible());
    }

    /// The result belongs to a board that was replaced; it is computed again when the card is
    /// shown.
    void chainIsRestyledAfterItsBoardIsReplaced() {
        RandomPlayTab tab(grid(3, 3));
        tab.choose("chain");
        QTRY_VERIFY(tab.shows(QStringLiteral("is not a Markov chain")));
        tab.choose("laws");
        tab.workbench.document.make(Replace{grid(2, 2)}, QStringLiteral("new"));
        auto* card = tab.page.findChild<ChainCard*>();
        QVERIFY(!card->isVisible());
        QEvent styleChange(QEvent::StyleChange);
        QCoreApplication::sendEvent(card, &styleChange);
        QCoreApplication::processEvents(); // styles are applied once all changes are reported
        tab.choose("chain");
        QTRY_VERIFY(tab.shows(QStringLiteral("is a Markov chain")));
    }

    void explainsWhatIsOutOfReach() {
        const RandomPlayTab tab(grid(10, 10));
        QTRY_VERIFY(tab.shows(QStringLiteral("can't be computed")));
        QVERIFY(tab.shows(
            QStringLiteral("The closest board of this kind with a computable exact law is %1.")
                .arg(boardName(Lattice{.rows = 8, .cols = 10}))));
        QTRY_VERIFY(tab.hasGames());
        QTRY_COMPARE(tab.chart<LimitCard>().series.size(), std::size_t{2});
    }

    /// A press on this board changes 400 words of lights.
    void gamesBeyondAnHourAreRefused() {
        const RandomPlayTab tab(Game::allOn(completeGraph(1000)));
        QTRY_VERIFY(tab.hasGames());
        auto* card = tab.page.findChild<GamesCard*>();
        card->findChild<QComboBox*>()->setCurrentIndex(5);
        card->findChild<QSpinBox*>()->setValue(1'000'000);
        QVERIFY(!tab.hasGames());
        QVERIFY(tab.shows(QStringLiteral("These games would need about")));
        card->findChild<QSpinBox*>()->setValue(10);
        card->findChild<QComboBox*>()->setCurrentIndex(2);
        QTRY_VERIFY(tab.hasGames());
    }

    /// Computing the law of this board takes a minute.
    void longWorkIsShownAndCanBeStopped() {
        RandomPlayTab tab(grid(8, 8, true));
        const auto* strip = tab.page.findChild<ProgressStrip*>();
        QVERIFY(!strip->isVisible());
        QTRY_VERIFY(strip->isVisible());
        QTRY_COMPARE(tab.chart<LimitCard>().series.size(), std::size_t{2});
        QTRY_VERIFY(tab.hasGames());
        QTRY_VERIFY(strip->isVisible()); // for the law
        QVERIFY(tab.shows(QStringLiteral("The exact law is being computed: about")));
        tab.click("stop");
        QVERIFY(!strip->isVisible());
        QVERIFY(tab.shows(QStringLiteral("was stopped")));
        QVERIFY(tab.hasGames());
        tab.click("playAgain");
        QVERIFY(!tab.shows(QStringLiteral("was stopped")));
        QTRY_VERIFY(strip->isVisible());
        tab.workbench.document.make(Replace{grid(2, 2)}, QStringLiteral("new"));
        QTRY_COMPARE(tab.points(tab.chart<GamesCard>(), QStringLiteral("exact law")),
                     std::size_t{5});
        QTRY_VERIFY(!strip->isVisible());
    }

    void boardsComeAndGo() {
        RandomPlayTab tab(grid(3, 3));
        for (const char* view : {"laws", "experiments", "chain", "states"}) {
            tab.choose(view);
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
