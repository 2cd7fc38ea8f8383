// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/StatesCard.h"

#include "tests/app/randomplay/RandomPlayTab.h"
#include "tests/support/Test.h"
#include "text/Numbering.h"

#include <QCheckBox>
#include <QClipboard>
#include <QSpinBox>

#include <set>

using namespace lightsout;

class StatesCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStateGraphCanBeWalked() {
        RandomPlayTab tab(grid(2, 2, true));
        tab.choose("states");
        auto* graph = tab.page.findChild<StateGraphView*>();
        QTRY_VERIFY(graph->isVisible());
        QTRY_VERIFY(tab.shows(QStringLiteral("24"))); // the number of winning games of four presses
        const std::uint32_t next = afterPress(tab.workbench.document.game().rule(), 15, 2);
        QTest::mouseClick(graph, Qt::LeftButton, {}, graph->centre(next).toPoint());
        QVERIFY(tab.workbench.document.game().presses() == BitVector::unit(4, 2));
    }

    void theStateGraphIsWalkedByKeyboard() {
        RandomPlayTab tab(grid(2, 2, true));
        tab.choose("states");
        auto* graph = tab.page.findChild<StateGraphView*>();
        QTRY_VERIFY(graph->isVisible());
        QTest::keyClick(graph, Qt::Key_Down);
        const Rule rule = tab.workbench.document.game().rule();
        QCOMPARE(graph->chosen(), std::optional(afterPress(rule, 15, 1)));
        QTest::keyClick(graph, Qt::Key_Space);
        QVERIFY(tab.workbench.document.game().presses() == BitVector::unit(4, 1));
    }

    /// A click in the graph is a move: presses that the playing option forbids are refused, and
    /// undo names the press.
    void stateGraphObeysThePlayingOption() {
        const Rule rule = Lattice{.rows = 2, .cols = 2};
        RandomPlayTab tab(Game(rule, BitVector::unit(4, 0), BitVector(4)));
        tab.choose("states");
        auto* graph = tab.page.findChild<StateGraphView*>();
        QTRY_VERIFY(graph->isVisible());
        tab.workbench.document.setOnlyLit(true);
        const auto walk = [&](Vertex vertex) {
            const std::uint32_t next = afterPress(rule, 1, vertex);
            QTest::mouseClick(graph, Qt::LeftButton, {}, graph->centre(next).toPoint());
        };
        walk(3);
        QVERIFY(tab.workbench.document.game().presses().none());
        QVERIFY(tab.shows(QStringLiteral("Only lit cells can be pressed")));
        walk(0);
        QVERIFY(tab.workbench.document.game().presses() == BitVector::unit(4, 0));
        QVERIFY(!tab.shows(QStringLiteral("Only lit cells can be pressed")));
        QCOMPARE(tab.workbench.document->undoStack()->undoText(), QStringLiteral("press"));
    }

    /// Table 1 of "Retourner des pions": the last columns of A, A², A³, A⁴ and their sum.
    void thePowersAreOneTable() {
        RandomPlayTab tab(grid(2, 2, true));
        tab.choose("states");
        auto* table = PageDriver(tab.page).part<NumberTable>("powersTable");
        QTRY_VERIFY(PageDriver(tab.page).part<QWidget>("statesPowers")->isVisible());
        tab.click("statesPowers");
        QTRY_COMPARE(table->rowCount(), 16);
        QCOMPARE(table->columnCount(), 7);
        QTRY_VERIFY(table->isVisible());
        const auto rowOf = [&](int board) {
            QStringList row;
            for (int column = 0; column < table->columnCount(); ++column) {
                row << table->item(board - 1, column)->text();
            }
            return row.join(QLatin1Char(' '));
        };
        QCOMPARE(rowOf(1), QStringLiteral("1111 4 0 0 0 24 24"));
        QCOMPARE(rowOf(2), QStringLiteral("0001 1 0 0 6 0 6"));
        QCOMPARE(rowOf(6), QStringLiteral("0111 3 1 0 10 0 11"));
        QCOMPARE(rowOf(15), QStringLiteral("0011 2 0 2 0 32 34"));
        QCOMPARE(rowOf(16), QStringLiteral("0000 0 0 4 0 40 44"));
        const QJsonObject state = tab.page.state();
        RandomPlayTab other(grid(2, 2, true));
        other.page.restore(state);
        QTRY_VERIFY(PageDriver(other.page).part<NumberTable>("powersTable")->isVisible());
    }

    void winningGamesBreakBetweenGamesOnly() {
        const RandomPlayTab tab(grid(2, 2, true));
        tab.choose("states");
        const QString firstTwo = QStringLiteral("\u20661\u00a02\u00a03\u00a04\u2069\u00a0· "
                                                "\u20661\u00a02\u00a04\u00a03\u2069");
        QTRY_VERIFY(tab.shows(firstTwo));
    }

    void pressesAreCountedAsEverywhere() {
        Numbering::setCurrent({.first = 0});
        const RandomPlayTab tab(grid(2, 2, true));
        tab.choose("states");
        const bool isFromZero =
            QTest::qWaitFor([&tab] { return tab.shows(QStringLiteral("0\u00a01\u00a02\u00a03")); });
        Numbering::setCurrent({});
        QVERIFY(isFromZero);
    }

    void oneIsNotSeveral() {
        RandomPlayTab tab(grid(1, 1, true));
        tab.choose("states");
        QTRY_VERIFY(tab.shows(QStringLiteral("1 edge(s) in all")));
        tab.workbench.document.make(Replace{Game::allOn(Graph(2))}, QStringLiteral("new"));
        QTRY_VERIFY(tab.shows(QStringLiteral("4 edge(s) in all")));
    }

    void truncatedListsSaySo() {
        const RandomPlayTab tab(grid(2, 2, true));
        tab.choose("states");
        QTRY_VERIFY(tab.shows(QStringLiteral("1\u00a02\u00a03\u00a04")));
        QVERIFY(!tab.shows(QStringLiteral("the first")));
        tab.page.findChild<StatesCard*>()->findChild<QSpinBox*>()->setValue(6);
        QTRY_VERIFY(tab.shows(QStringLiteral("… (the first 24 of 480)")));
    }

    void describesTheGraph() {
        RandomPlayTab tab(grid(2, 2, true));
        tab.choose("states");
        QTRY_VERIFY(tab.shows(QStringLiteral("has degree 4")));
        QVERIFY(tab.shows(QStringLiteral("32 edge(s)")));
        QVERIFY(tab.shows(QStringLiteral("The graph is connected")));
        QVERIFY(tab.shows(QStringLiteral("Diameter 4")));
        tab.workbench.document.make(Replace{grid(4, 4)}, QStringLiteral("new"));
        QTRY_VERIFY(tab.shows(QStringLiteral("16 components of 4,096 board(s)")));
        QVERIFY(tab.shows(QStringLiteral("Diameter 7")));
    }

    // The edges of two presses from the same board differ in colour and in line style.
    void pressesHaveLinesOfTheirOwn() {
        RandomPlayTab tab(grid(2, 2, true));
        tab.choose("states");
        auto* graph = tab.page.findChild<StateGraphView*>();
        QTRY_VERIFY(graph->isVisible());
        const QImage picture = graph->grab().toImage();
        std::vector<std::set<QRgb>> samples;
        for (int press = 0; press < 4; ++press) {
            std::set<QRgb> colours;
            const int left = graph->width() * press / 4 + 5;
            for (int x = left; x < left + 30; ++x) {
                colours.insert(picture.pixel(x, graph->height() - 12));
            }
            for (const std::set<QRgb>& other : samples) {
                QVERIFY(other != colours);
            }
            samples.push_back(colours);
        }
    }

    void gamesBetweenAllBoardsAreCounted() {
        const RandomPlayTab tab(grid(2, 2, true));
        tab.choose("states");
        auto* matrix = tab.page.findChild<StateMatrixView*>();
        auto* graph = tab.page.findChild<StateGraphView*>();
        QTRY_VERIFY(graph->isVisible());
        QVERIFY(!matrix->isVisible());
        tab.click("statesPower");
        QTRY_VERIFY(tab.shows(QStringLiteral("Games of exactly 4")));
        const StateMatrixView::Entry win{15, 0};
        QCOMPARE(matrix->chosen(), win);
        QVERIFY(matrix->games(win) == 24);
        QVERIFY(matrix->games({0, 0}) == 40);
        // The sum over all boards is the number of sequences of presses.
        BigInteger all = 0;
        for (std::uint32_t board = 0; board < 16; ++board) {
            all += matrix->games({3, board});
        }
        QVERIFY(all == 256);
        tab.click("statesAdjacency");
        QTRY_VERIFY(tab.shows(QStringLiteral("Presses from the row's board")));
        const std::uint32_t next = afterPress(tab.workbench.document.game().rule(), 15, 0);
        QVERIFY(matrix->games(win) == 0);
        QTest::mouseMove(matrix, matrix->centre({15, next}).toPoint());
        QTRY_COMPARE(matrix->chosen(), (StateMatrixView::Entry{15, next}));
        QVERIFY(matrix->games(matrix->chosen()) == 1);
        QTest::keyClick(matrix, Qt::Key_Up);
        QVERIFY(matrix->chosen().from != 15);
        tab.click("statesSum");
        // The numbers agree with the journal; the game without presses is counted on request.
        QTRY_VERIFY(tab.shows(QStringLiteral("Games of 1 to 4")));
        QVERIFY(matrix->games({0, 0}) == 4 + 40);
        tab.page.findChild<QCheckBox*>(QStringLiteral("statesIdentity"))->click();
        QTRY_VERIFY(tab.shows(QStringLiteral("Games of at most 4")));
        QTRY_VERIFY(matrix->games({0, 0}) == 1 + 4 + 40);
        QTest::keyClick(matrix, Qt::Key_C, Qt::ControlModifier);
        const QString text = QGuiApplication::clipboard()->text();
        QCOMPARE(text.count('\n'), 17);
        QVERIFY(text.startsWith(QStringLiteral("\t0000\t")));
        QVERIFY(text.contains(QStringLiteral("\n0000\t45\t")));
        tab.page.findChild<StatesCard*>()->findChild<QSpinBox*>()->setValue(500);
        QTRY_VERIFY(tab.shows(QStringLiteral("· 10³⁰⁰"))); // 4⁵⁰⁰ / 8, and a third of that
    }

    void factsStayUnderTheTitleWhileBoardsAreCounted() {
        RandomPlayTab tab(grid(6, 6));
        tab.choose("states");
        QTRY_VERIFY(tab.shows(QStringLiteral("boards of up to 25")));
        QVERIFY(tab.page.grab().height() > 0); // lays the page out
        const auto* card = tab.page.findChild<StatesCard*>();
        const auto* length = card->findChild<QSpinBox*>();
        QVERIFY(length->mapTo(card, QPoint()).y() < card->height() / 4);
    }

    void statesOfLargerBoardsAreCounted() {
        const RandomPlayTab tab(grid(4, 4));
        tab.choose("states");
        QTRY_COMPARE(tab.points(tab.chart<StatesCard>(), QStringLiteral("boards")), std::size_t{8});
        QVERIFY(tab.shows(QStringLiteral("1 in 16")));
        QVERIFY(!tab.page.findChild<StateGraphView*>()->isVisible());
        const auto* table = PageDriver(tab.page).part<NumberTable>("statesTable");
        QVERIFY(table->isVisible());
        QCOMPARE(table->rowCount(), 8 + 1);
        QCOMPARE(table->item(5, 0)->text(), QStringLiteral("1,440"));
        QCOMPARE(table->item(8, 0)->text(), QStringLiteral("61,440")); // can't be solved
    }
};

LIGHTSOUT_TEST(StatesCardTest)
#include "StatesCardTest.moc"
