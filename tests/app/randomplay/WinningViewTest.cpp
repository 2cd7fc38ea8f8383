// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/WinningView.h"

#include "chart/ChartPanel.h"
#include "page/FactCard.h"
#include "tests/support/Test.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <cmath>
#include <numeric>

using namespace lightsout;

namespace {

struct ShownWinning {
    explicit ShownWinning(const Game& game) : workbench(game), play(workbench.document, nullptr) {
        view.resize(1200, 640);
        play.refresh();
        view.show();
    }

    bool shows(const QString& text) const {
        const auto labels = view.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    const Chart& chartOf(const QWidget* card) const {
        return card->findChild<ChartPanel*>()->data();
    }

    Workbench workbench;
    RandomPlay play;
    WinningView view{play, workbench};
};

/// Returns the 2 × 2 board one press away from the target: 15 presses by the sum rule.
Game oneAway() {
    Game game = Game::allOn(Lattice{.rows = 2, .cols = 2});
    return {game.rule(), BitVector::ones(4), BitVector::unit(4, 3)};
}

} // namespace

class WinningViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theMeanOfOnePressIsFifteen() {
        const ShownWinning shown(oneAway());
        QTRY_VERIFY(shown.shows(QStringLiteral("15.00")));
        const auto* means = shown.view.findChild<WinningMeansCard*>();
        QCOMPARE(shown.chartOf(means).series.front().points.front().y, 15.0);
        QVERIFY(shown.shows(QStringLiteral("16 boards can be reached")));
        QVERIFY(shown.shows(QStringLiteral("odd-numbered presses")));
        QVERIFY(shown.shows(QStringLiteral("25 %"))); // one of four presses wins
    }

    /// The bars for games are aligned with the marks of the exact law, and both omit what the text
    /// states.
    void gamesAreAlignedWithTheLaw() {
        const ShownWinning shown(oneAway());
        const auto* card = shown.view.findChild<WinningLawCard*>();
        QTRY_VERIFY(shown.chartOf(card).series.size() == 2 &&
                    !shown.chartOf(card).series[0].points.empty());
        const Chart& chart = shown.chartOf(card);
        const auto sum = [](const ChartSeries& series) {
            return std::accumulate(
                series.points.begin(), series.points.end(), 0.0,
                [](double all, const ChartPoint& point) { return all + point.y; });
        };
        QVERIFY(std::abs(sum(chart.series[0]) - sum(chart.series[1])) < 0.02);
        QVERIFY(sum(chart.series[1]) > 0.9 && sum(chart.series[1]) < 1);
        for (std::size_t i = 0; i < chart.series[0].points.size(); ++i) {
            QVERIFY(std::abs(chart.series[0].points[i].y - chart.series[1].points[i].y) < 0.02);
        }
        QCOMPARE(chart.conclusion, QStringLiteral("games and law agree"));
        QVERIFY(std::abs(chart.series[1].points.front().y - 0.25) < 1e-12);
        QVERIFY(shown.shows(QStringLiteral("10,000 game")));
        shown.view.findChild<QPushButton*>(QStringLiteral("playMore"))->click();
        QTRY_VERIFY(shown.shows(QStringLiteral("20,000 game")));
    }

    void lazyPlayTakesTwiceAsLong() {
        ShownWinning shown(oneAway());
        shown.play.setWalk(Walk::lazy);
        QTRY_VERIFY(shown.shows(QStringLiteral("30.00")));
        QVERIFY(shown.shows(QStringLiteral("any press")));
    }

    /// 5 × 5 has rank 23: 8,388,607 presses, at ten per second.
    void theMonkeysTimesAreTheSumRules() {
        const ShownWinning shown(oneAway());
        const auto* table = shown.view.findChild<NumberTable*>();
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("15"));
        QCOMPARE(table->item(1, 0)->text(), QStringLiteral("511"));
        QCOMPARE(table->item(3, 0)->text(), QStringLiteral("8,388,607"));
        QVERIFY(table->item(3, 1)->text().contains(QStringLiteral("9 d 17 h")));
    }

    void reportsUnwinnableBoards() {
        const Lattice four{.rows = 4, .cols = 4};
        const ShownWinning shown(Game(four, BitVector::unit(16, 0), BitVector(16)));
        QTRY_VERIFY(shown.shows(QStringLiteral("This board can't be won")));
        const auto* means = shown.view.findChild<WinningMeansCard*>();
        QVERIFY(!shown.chartOf(means).series.empty()); // the mean of the other boards
        QVERIFY(!shown.view.findChild<QPushButton*>(QStringLiteral("playMore"))->isEnabled());
    }

    void reportsBoardsThatAreWon() {
        const Lattice two{.rows = 2, .cols = 2};
        const ShownWinning shown(Game(two, BitVector(4), BitVector(4)));
        QTRY_VERIFY(shown.shows(QStringLiteral("This board is already won")));
        const auto* card = shown.view.findChild<WinningLawCard*>();
        QVERIFY(!card->findChild<ChartPanel*>()->isVisible());
    }

    void explainsWhyBoardsAreTooLarge() {
        const ShownWinning wide(Game::allOn(Lattice{.rows = 20, .cols = 20}));
        QTRY_VERIFY(wide.shows(QStringLiteral("too many to examine one by one")));
        // Narrower boards have their mean nevertheless.
        const ShownWinning narrow(Game::allOn(Lattice{.rows = 3, .cols = 12}));
        QTRY_VERIFY(narrow.shows(QStringLiteral("too many to examine one by one")));
        const auto* facts = narrow.view.findChild<FactCard*>();
        QTRY_VERIFY(
            !facts->shownText().section(QLatin1Char('\n'), 0, 0).contains(QStringLiteral("–")));
    }
};

LIGHTSOUT_TEST(WinningViewTest)
#include "WinningViewTest.moc"
