// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/ExperimentsView.h"

#include "controls/NumberTable.h"
#include "random/Confidence.h"
#include "random/ExactLaw.h"
#include "randomplay/ExperimentCard.h"
#include "randomplay/PairCard.h"
#include "randomplay/SizesCard.h"
#include "tests/app/randomplay/RandomPlayTab.h"
#include "tests/support/Shell.h"
#include "tests/support/Test.h"

#include <QComboBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>
#include <QTest>

#include <bit>
#include <cmath>

using namespace lightsout;

namespace {

/// Returns the probability of each board after random presses, by playing all games at once.
std::vector<double> lawOfBoards(const Game& game, std::uint64_t presses, Walk walk) {
    const std::size_t vertices = game.vertexCount();
    const auto asNumber = [](const BitVector& lights) {
        std::size_t number = 0;
        lights.forEachOne([&](std::size_t v) { number |= std::size_t{1} << v; });
        return number;
    };
    std::vector<double> law(std::size_t{1} << vertices);
    law[asNumber(game.lights())] = 1;
    for (std::uint64_t i = 0; i < presses; ++i) {
        std::vector<double> next(law.size());
        for (std::size_t board = 0; board < law.size(); ++board) {
            for (Vertex press = 0; press < vertices; ++press) {
                const std::size_t other =
                    board ^ asNumber(game.rule().changedBy(BitVector::unit(vertices, press)));
                const double share = law[board] / static_cast<double>(vertices);
                next[other] += walk == Walk::lazy ? share / 2 : share;
                next[board] += walk == Walk::lazy ? share / 2 : 0;
            }
        }
        law = std::move(next);
    }
    return law;
}

void enter(QLineEdit* field, const QString& text) {
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text.isEmpty() ? QStringLiteral(" ") : text);
    QTest::keyClick(field, Qt::Key_Return);
}

} // namespace

class ExperimentsViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsNumbers() {
        QCOMPARE(numbersIn(QStringLiteral("2, 3;5 10"), 1, 100).numbers,
                 (std::vector<std::uint64_t>{2, 3, 5, 10}));
        QCOMPARE(numbersIn(QStringLiteral("0"), 1, 100).invalid, QStringLiteral("0"));
        QCOMPARE(numbersIn(QStringLiteral("3, 101"), 1, 100).invalid, QStringLiteral("101"));
        QVERIFY(numbersIn(QString(), 1, 100).numbers.empty());
        QCOMPARE(*SizesCard::meansIn(QStringLiteral("2.5; 3,25 4")),
                 (std::vector<double>{2.5, 3.25, 4}));
        for (const char* text : {"2.5; x", "1..2", "-1", "nan"}) {
            QVERIFY2(!SizesCard::meansIn(QString::fromUtf8(text)), text);
        }
    }

    void zeroHasNoSign() {
        NumberTable table;
        table.setHeads({QString()}, {QString(), QString(), QString()});
        table.setDecimal(0, 0, -0.00004, 4);
        table.setDecimal(0, 1, -0.00006, 4);
        table.setDecimal(0, 2, 0.00004, 4);
        QCOMPARE(table.item(0, 0)->text(), QStringLiteral("0.0000"));
        QCOMPARE(table.item(0, 1)->text(), QStringLiteral("−0.0001"));
        QCOMPARE(table.item(0, 2)->text(), QStringLiteral("0.0000"));
    }

    void headingsWithCommasAreQuoted() {
        NumberTable table;
        table.setHeads({QStringLiteral("1")},
                       {QStringLiteral("Mean,\nexact"), QStringLiteral("Mean")});
        table.setDecimal(0, 0, 0.5, 1);
        table.setDecimal(0, 1, 0.25, 2);
        QCOMPARE(table.csv(), QStringLiteral(",\"Mean, exact\",Mean\n1,0.5,0.25\n"));
    }

    /// The exact means against all games, and those of the games against Student's interval.
    void squaresAgreeWithAllGames_data() {
        QTest::addColumn<int>("start");
        QTest::addColumn<bool>("isLazy");
        for (const auto start : {SquareStart::allOff, SquareStart::middleOn, SquareStart::allOn}) {
            for (const bool isLazy : {false, true}) {
                QTest::addRow("%d%s", static_cast<int>(start), isLazy ? " lazy" : "")
                    << static_cast<int>(start) << isLazy;
            }
        }
    }
    void squaresAgreeWithAllGames() {
        QFETCH(const int, start);
        QFETCH(const bool, isLazy);
        const Walk walk = isLazy ? Walk::lazy : Walk::plain;
        const std::vector<Lattice> boards{{.rows = 1, .cols = 1},
                                          {.rows = 2, .cols = 2},
                                          {.rows = 3, .cols = 3, .topology = Topology::torus},
                                          {.rows = 3, .cols = 3}};
        std::vector<SimulationPlan> plans;
        for (const std::uint64_t presses : {3U, 20U, 7U, 30U}) {
            plans.push_back(
                {.games = 10'000, .presses = presses, .batch = plans.size(), .walk = walk});
        }
        Progress progress;
        const std::vector<SquareMean> means =
            squareMeans(boards, static_cast<SquareStart>(start), plans, progress);
        QCOMPARE(means.size(), boards.size());
        for (std::size_t i = 0; i < boards.size(); ++i) {
            const Game game = squareGame(boards[i], static_cast<SquareStart>(start));
            const std::vector<double> law = lawOfBoards(game, plans[i].presses, walk);
            double mean = 0;
            double squares = 0;
            for (std::size_t board = 0; board < law.size(); ++board) {
                const double black = std::popcount(board);
                mean += law[board] * black;
                squares += law[board] * black * black;
            }
            QVERIFY(std::abs(means[i].exact - mean) < 1e-9);
            const double error = std::sqrt((squares - mean * mean) / 10'000);
            QVERIFY(std::abs(means[i].standardError - error) <= 0.05 * error + 1e-9);
            QVERIFY(std::abs(means[i].margin - confidenceFactor(10'000) * means[i].standardError) <
                    1e-12);
            QVERIFY(std::abs(means[i].mean - mean) <= 4 * error + 1e-9);
        }
    }

    void squaresAreSideBySide() {
        const RandomPlayTab tab(grid(4, 4));
        tab.choose("experiments");
        tab.click("severalSizes");
        auto* card = tab.page.findChild<SizesCard*>();
        auto* table = card->findChild<NumberTable*>();
        QTRY_COMPARE(table->rowCount(), 6);
        QCOMPARE(table->columnCount(), 6);
        QVERIFY(tab.shows(QStringLiteral("All cells are white at the start.")));
        // After many presses, half of the cells are black.
        QCOMPARE(table->item(5, 0)->text(), QStringLiteral("100"));
        enter(card->findChild<QLineEdit*>(QStringLiteral("sides")), QStringLiteral("2 3"));
        enter(card->findChild<QLineEdit*>(QStringLiteral("sizeLengths")), QStringLiteral("30; 40"));
        QTRY_COMPARE(table->rowCount(), 2);
        // An error in another field is not in the way once it is corrected.
        auto* others = card->findChild<QLineEdit*>(QStringLiteral("other"));
        enter(others, QStringLiteral("x"));
        enter(card->findChild<QLineEdit*>(QStringLiteral("sides")), QStringLiteral("4"));
        enter(card->findChild<QLineEdit*>(QStringLiteral("sizeLengths")), QStringLiteral("30"));
        enter(others, QString());
        QTRY_COMPARE(table->rowCount(), 1);
        enter(card->findChild<QLineEdit*>(QStringLiteral("sides")), QStringLiteral("2 3"));
        enter(card->findChild<QLineEdit*>(QStringLiteral("sizeLengths")), QStringLiteral("30; 40"));
        QTRY_COMPARE(table->rowCount(), 2);
        QCOMPARE(table->item(1, 0)->text(), QStringLiteral("40"));
        QCOMPARE(table->item(0, 4)->text(), QStringLiteral("2.000"));
        // Means from elsewhere come next to them, in the table and in the chart.
        auto* elsewhere = card->findChild<QLineEdit*>(QStringLiteral("other"));
        enter(elsewhere, QStringLiteral("2,02; 4.6"));
        QCOMPARE(table->columnCount(), 7);
        QCOMPARE(table->item(0, 6)->text(), QStringLiteral("2.020"));
        const Chart chart = card->findChild<ChartPanel*>()->data();
        QCOMPARE(chart.series.back().points.back().x, 3.0);
        QCOMPARE(chart.series.back().points.back().y, 4.6 / 9);
        // Every command plays the games of its row.
        const QStringList commands = tab.page.commands();
        QCOMPARE(commands.size(), 2);
        for (int row = 0; row < 2; ++row) {
            const QByteArray json = shellOutput(commands[row] + " --json", ".", {COMMAND_LINE});
            QCOMPARE(table->item(row, 1)->text(),
                     QLocale().toString(QJsonDocument::fromJson(json).object()["mean"].toDouble(),
                                        'f', 3));
        }
        // From one black cell, the middle one is black.
        tab.page.findChild<QComboBox*>(QStringLiteral("start"))->setCurrentIndex(2);
        QTRY_VERIFY(tab.shows(QStringLiteral("The middle cell is black at the start.")));
        // Mistakes are reported.
        enter(card->findChild<QLineEdit*>(QStringLiteral("sizeLengths")),
              QStringLiteral("10, 20, 30"));
        QVERIFY(tab.shows(QStringLiteral("one for each of them")));
        QCOMPARE(table->rowCount(), 0);
        enter(card->findChild<QLineEdit*>(QStringLiteral("sizeLengths")), QStringLiteral("10"));
        enter(card->findChild<QLineEdit*>(QStringLiteral("sides")), QStringLiteral("2, 101"));
        QVERIFY(tab.shows(QStringLiteral("“101” is not valid")));
        enter(card->findChild<QLineEdit*>(QStringLiteral("sides")), QStringLiteral("2"));
        QTRY_COMPARE(table->rowCount(), 1);
    }

    void timesAreEvenlySpaced() {
        QCOMPARE(pairTimes(4, 25), (std::vector<std::uint64_t>{0, 1, 2, 3, 4}));
        const std::vector<std::uint64_t> times = pairTimes(1000, 25);
        QCOMPARE(times.size(), std::size_t{25});
        QCOMPARE(times.front(), std::uint64_t{0});
        QCOMPARE(times.back(), std::uint64_t{1000});
    }

    /// Covariance and correlation of two cells against all games.
    void pairsAgreeWithAllGames() {
        const Game game(Lattice{.rows = 2, .cols = 3}, *BitVector::fromString("010010"),
                        BitVector(6));
        Progress progress;
        for (const Walk walk : {Walk::plain, Walk::lazy}) {
            for (const Vertex second : {1U, 2U, 5U, 0U}) {
                std::vector<SimulationPlan> plans;
                for (const std::uint64_t presses : {0U, 1U, 2U, 5U, 11U}) {
                    plans.push_back({.games = 20'000,
                                     .presses = presses,
                                     .batch = plans.size(),
                                     .walk = walk,
                                     .watchedPair = std::pair(Vertex{0}, Vertex{second})});
                }
                const std::vector<PairDependence> found =
                    pairDependences(game.rule(), game.lights(), plans, progress);
                for (std::size_t i = 0; i < plans.size(); ++i) {
                    const std::vector<double> law = lawOfBoards(game, plans[i].presses, walk);
                    double both = 0;
                    double onU = 0;
                    double onV = 0;
                    for (std::size_t board = 0; board < law.size(); ++board) {
                        const bool u = (board & 1U) != 0;
                        const bool v = ((board >> second) & 1U) != 0;
                        both += u && v ? law[board] : 0;
                        onU += u ? law[board] : 0;
                        onV += v ? law[board] : 0;
                    }
                    const double covariance = both - onU * onV;
                    QVERIFY(std::abs(found[i].exactCovariance - covariance) < 1e-12);
                    QVERIFY(std::abs(found[i].covariance - covariance) <=
                            5 * found[i].standardError + 1e-12);
                    const double deviations = std::sqrt(onU * (1 - onU) * onV * (1 - onV));
                    QCOMPARE(found[i].exactCorrelation.has_value(), deviations > 1e-9);
                    if (deviations > 1e-9) {
                        QVERIFY(std::abs(*found[i].exactCorrelation - covariance / deviations) <
                                1e-9);
                        QVERIFY(std::abs(*found[i].correlation - *found[i].exactCorrelation) <
                                0.05);
                    }
                }
                if (second == 0) { // a cell and itself
                    QVERIFY(std::abs(*found.back().correlation - 1) < 1e-9);
                }
            }
        }
    }

    void twoCellsOverTime() {
        const RandomPlayTab tab(grid(2, 2));
        tab.choose("experiments");
        tab.click("twoCells");
        auto* card = tab.page.findChild<PairCard*>();
        auto* table = card->findChild<NumberTable*>();
        QTRY_COMPARE(table->rowCount(), 25);
        QVERIFY(tab.shows(QStringLiteral("Cell 1 and cell 2")));
        // After one press, each of the two is black with probability 3/4, and both with 1/2.
        QCOMPARE(table->item(1, 0)->text().remove(QChar(0x2066)).remove(QChar(0x2069)),
                 QStringLiteral("−0.0625"));
        // At the beginning, nothing is random, and there is no correlation.
        QVERIFY(table->item(0, 3) == nullptr && table->item(0, 4) == nullptr);
        const QStringList commands = tab.page.commands();
        QCOMPARE(commands.size(), 25);
        const QByteArray json = shellOutput(commands[7] + " --json", ".", {COMMAND_LINE});
        const QJsonObject covariance =
            QJsonDocument::fromJson(json).object()["covariance"].toObject();
        const auto shown = [&](int column) {
            return table->item(7, column)->text().remove(QChar(0x2066)).remove(QChar(0x2069));
        };
        const auto decimals = [](double number) { // zero has no sign
            return QLocale().toString(std::abs(number) < 0.00005 ? 0 : number, 'f', 4);
        };
        QCOMPARE(shown(0), decimals(covariance["exact"].toDouble()));
        QCOMPARE(shown(1), decimals(covariance["simulated"].toDouble()));
        QCOMPARE(shown(2), decimals(covariance["standard_error"].toDouble()));
        card->findChild<QSpinBox*>(QStringLiteral("lastTime"))->setValue(3);
        QTRY_COMPARE(table->rowCount(), 4);
        // A smaller board has fewer cells.
        QCOMPARE(card->findChild<QSpinBox*>(QStringLiteral("secondCell"))->maximum(), 4);
    }

    void theExperimentIsRemembered() {
        RandomPlayTab tab(grid(3, 3));
        tab.choose("experiments");
        tab.click("twoCells");
        const QJsonObject state = tab.page.state();
        tab.click("severalLengths");
        QVERIFY(!tab.page.findChild<PairCard*>()->isVisible());
        tab.page.restore(state);
        QVERIFY(tab.page.findChild<PairCard*>()->isVisible());
    }
};

LIGHTSOUT_TEST(ExperimentsViewTest)
#include "ExperimentsViewTest.moc"
