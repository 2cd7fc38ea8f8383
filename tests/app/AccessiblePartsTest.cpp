// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartPanel.h"
#include "graph/Families.h"
#include "map/HeatMap.h"
#include "matrix/MatrixView.h"
#include "randomplay/ChainGraphView.h"
#include "randomplay/ChanceCard.h"
#include "randomplay/StateGraphView.h"
#include "randomplay/StateMatrixView.h"

#include "tests/support/Reader.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QRegularExpression>

using namespace lightsout;

/// Every cell, vertex, entry, bar and state is found, read and pressed in the accessible tree.
class AccessiblePartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        hearParts(hear);
    }
    void cleanupTestCase() { hearParts({}); }

    void everyCellSaysWhereItIsAndWhetherItIsOn() {
        const Reader reader(boardOf(3));
        auto* board = reader.page->findChild<BoardView*>();
        for (Vertex v = 0; v < 9; ++v) {
            const QString name =
                QStringLiteral("row %1, column %2, on").arg(v / 3 + 1).arg(v % 3 + 1);
            QAccessibleInterface* cell = reader.named(name);
            QVERIFY2(cell != nullptr, qPrintable(name));
            QCOMPARE(cell->role(), QAccessible::Button);
            QVERIFY(cell->state().checkable && cell->state().checked);
            QCOMPARE(cell->parent()->object(), static_cast<QObject*>(board));
            const QPoint middle = board->mapToGlobal(board->cellRect(v).center().toPoint());
            QVERIFY(cell->rect().contains(middle));
            QCOMPARE(cell->parent()->childAt(middle.x(), middle.y()), cell);
            QCOMPARE(cell->parent()->child(cell->parent()->indexOfChild(cell)), cell);
        }
    }

    void cellsArePressedAndSayWhatBecameOfThem() {
        const Reader reader(boardOf(3));
        QAccessibleInterface* cell = reader.named(QStringLiteral("row 1, column 1, on"));
        QVERIFY(cell != nullptr);
        QCOMPARE(
            cell->actionInterface()->localizedActionName(QAccessibleActionInterface::pressAction()),
            QStringLiteral("Press row 1, column 1"));
        heard().clear();
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(reader.workbench.document.game().pressCount(), std::uint64_t{1});
        QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("row 1, column 1, off"));
        QVERIFY(!cell->state().checked);
        QVERIFY2(heard().contains(QStringLiteral("now row 1, column 1, off")),
                 qPrintable(heard().join(QLatin1Char('\n'))));
    }

    void theCellOfTheKeysIsTold() {
        const Reader reader(boardOf(3));
        auto* board = reader.page->findChild<BoardView*>();
        board->clearFocus();
        board->setFocus(Qt::TabFocusReason);
        heard().clear();
        QTest::keyClick(board, Qt::Key_Right);
        QVERIFY2(heard().contains(QStringLiteral("at row 1, column 2, on")),
                 qPrintable(heard().join(QLatin1Char('\n'))));
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(board);
        QCOMPARE(accessible->focusChild()->text(QAccessible::Name),
                 QStringLiteral("row 1, column 2, on"));
        QVERIFY(accessible->focusChild()->state().focused);
        QTest::keyClick(board, Qt::Key_Return);
        QVERIFY(heard().contains(QStringLiteral("now row 1, column 2, off")));
    }

    void theResultIsFound() {
        const Reader reader(Game::allOn(Lattice{.rows = 1, .cols = 2}));
        QAccessibleInterface* cell = reader.named(QStringLiteral("row 1, column 2, on"));
        QVERIFY(reader.named(QStringLiteral("Solved!")) == nullptr);
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        settle(reader.workbench, *reader.window);
        QVERIFY(reader.named(QStringLiteral("Solved!")) != nullptr);
    }

    void verticesHaveTheirNames() {
        const Reader reader(Game::allOn(Rule(generalizedPetersenGraph(5, 2))));
        for (int vertex = 1; vertex <= 10; ++vertex) {
            QVERIFY(reader.named(QStringLiteral("vertex %1, on").arg(vertex)) != nullptr);
        }
    }

    void entriesOfTheMatrixAreRead() {
        const Reader reader(boardOf(2), "elimination");
        auto* matrix = reader.page->findChild<MatrixView*>();
        const auto parts = Reader::under(QAccessible::queryAccessibleInterface(matrix));
        const auto entries = std::ranges::count_if(
            parts, [](const auto* part) { return part->role() == QAccessible::Cell; });
        QCOMPARE(entries, 4 * 5);
        QVERIFY(reader.named(QStringLiteral("row 1, column 1: 1")) != nullptr);
        QVERIFY(reader.named(QStringLiteral("row 1, column 4: 0")) != nullptr);
        QVERIFY(reader.named(QStringLiteral("row 4, column 1 behind the bar: 1")) != nullptr);
        matrix->setFocus(Qt::TabFocusReason);
        QTest::keyClick(matrix, Qt::Key_Down);
        QCOMPARE(matrix->accessibleDescription(), QStringLiteral("Row 1: \u20661 1 1 0 | 1\u2069"));
    }

    void barsOfChartsAreRead() {
        const Reader reader(boardOf(2), "random");
        const auto charts = reader.page->findChildren<ChartPanel*>();
        const auto filled = [&charts] {
            return std::ranges::find_if(charts,
                                        [](const ChartPanel* one) { return one->partCount() > 1; });
        };
        QTRY_VERIFY(filled() != charts.end());
        const ChartPanel* chart = *filled();
        for (std::size_t part = 0; part < chart->partCount(); ++part) {
            QAccessibleInterface* bar = reader.named(chart->partName(part));
            QVERIFY2(bar != nullptr, qPrintable(chart->partName(part)));
            QVERIFY(!bar->text(QAccessible::Name).contains(QLatin1Char('\n')));
        }
    }

    void cellsOfMapsAreRead() {
        const Reader reader(boardOf(4), "counts");
        const auto* map = reader.page->findChild<HeatMap*>();
        QTRY_VERIFY(map->valueAt({4, 4}).has_value());
        // A 4 × 4 board has 2⁴ solutions.
        QAccessibleInterface* cell = reader.named(QStringLiteral("Row 4, column 4: 16"));
        QVERIFY(cell != nullptr);
        QCOMPARE(cell->role(), QAccessible::Button);
    }

    void boardsOfTheStateGraphAreReadAndPressed() {
        const Reader reader(boardOf(2), "random");
        showPage(*reader.window, {"random", "states"});
        settle(reader.workbench, *reader.window);
        auto* graph = reader.page->findChild<StateGraphView*>();
        const auto parts = Reader::under(QAccessible::queryAccessibleInterface(graph));
        QCOMPARE(parts.size(), std::size_t{1 + 16});
        // Of 2 x 2 every cell but the opposite one changes by a press: all off takes four presses.
        const auto* present = reader.named(
            QStringLiteral("black: row 1, column 1; row 1, column 2; row 2, column 1; row 2, "
                           "column 2, 4 presses to win, the present board"));
        QVERIFY(present != nullptr);
        QVERIFY(reader.named(QStringLiteral("all white, 0 presses to win")) != nullptr);
        QAccessibleInterface* next =
            reader.named(QStringLiteral("black: row 2, column 2, 3 presses to win"));
        QVERIFY(next != nullptr);
        QCOMPARE(next->role(), QAccessible::Button);
        const QPoint middle = graph->mapToGlobal(graph->centre(8).toPoint());
        QCOMPARE(next->parent()->childAt(middle.x(), middle.y()), next);
        next->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(reader.workbench.document.game().presses(), BitVector::unit(4, 0));
        QVERIFY(next->text(QAccessible::Name).endsWith(QStringLiteral("the present board")));
        heard().clear();
        graph->clearFocus();
        graph->setFocus(Qt::TabFocusReason);
        QTest::keyClick(graph, Qt::Key_Right);
        QVERIFY(!heard().isEmpty() && heard().last().startsWith(QStringLiteral("at black: row")));
        QCOMPARE(
            QStringLiteral("at ") +
                QAccessible::queryAccessibleInterface(graph)->focusChild()->text(QAccessible::Name),
            heard().last());
    }

    void entriesOfTheStatesMatrixAreRead() {
        const Reader reader(Game::allOn(Lattice{.rows = 1, .cols = 2}), "random");
        showPage(*reader.window, {"random", "states"});
        settle(reader.workbench, *reader.window);
        showPage(*reader.window, {"random", "statesPower"});
        settle(reader.workbench, *reader.window);
        auto* matrix = reader.page->findChild<StateMatrixView*>();
        QTRY_VERIFY(!matrix->isEmpty());
        const auto parts = Reader::under(QAccessible::queryAccessibleInterface(matrix));
        QCOMPARE(parts.size(), std::size_t{1 + 4 * 4});
        for (std::size_t part = 0; part < matrix->partCount(); ++part) {
            QAccessibleInterface* entry = reader.named(matrix->partName(part));
            QVERIFY2(entry != nullptr, qPrintable(matrix->partName(part)));
            QCOMPARE(entry->role(), QAccessible::Cell);
            QCOMPARE(matrix->partAt(matrix->partRect(part).center()), std::optional(part));
        }
        // The keys stand on the games from the board to the target, which comes first.
        heard().clear();
        matrix->setFocus(Qt::TabFocusReason);
        QTest::keyClick(matrix, Qt::Key_Right);
        QVERIFY(!heard().isEmpty());
        QVERIFY2(heard()
                     .last()
                     .remove(QRegularExpression(QStringLiteral("[\u2066-\u2069]")))
                     .startsWith(QStringLiteral(
                         "at from black: row 1, column 1; row 1, column 2 to black: ")),
                 qPrintable(heard().last()));
    }

    void statesOfTheChainAreRead() {
        const Reader reader(boardOf(2), "random");
        showPage(*reader.window, {"random", "chain"});
        settle(reader.workbench, *reader.window);
        auto* chain = reader.page->findChild<ChainGraphView*>();
        QTRY_COMPARE(chain->partCount(), std::size_t{5});
        const auto parts = Reader::under(QAccessible::queryAccessibleInterface(chain));
        QCOMPARE(parts.size(), std::size_t{1 + 5});
        // A press changes three of the four cells.
        QStringList names;
        for (const QAccessibleInterface* part : parts) {
            names << part->text(QAccessible::Name)
                         .remove(QRegularExpression(QStringLiteral("[\u2066-\u2069]")));
        }
        QVERIFY2(names.contains(QStringLiteral("0 black cells, to 3 with chance 1")),
                 qPrintable(names.join(QLatin1Char('\n'))));
        QVERIFY2(names.contains(
                     QStringLiteral("1 black cell, to 2 with chance 3/4, to 4 with chance 1/4")),
                 qPrintable(names.join(QLatin1Char('\n'))));
        heard().clear();
        chain->setFocus(Qt::TabFocusReason);
        QTest::keyClick(chain, Qt::Key_Right);
        QVERIFY(!heard().isEmpty() && heard().last().startsWith(QStringLiteral("at 1 black cell")));
    }

    void chancesOfCellsAreRead() {
        const Reader reader(boardOf(3), "random");
        auto* chances = reader.page->findChild<ChanceMap*>();
        QTRY_COMPARE(chances->partCount(), std::size_t{9});
        for (Vertex v = 0; v < 9; ++v) {
            QAccessibleInterface* cell = reader.named(chances->partName(v));
            QVERIFY2(cell != nullptr, qPrintable(chances->partName(v)));
            QCOMPARE(cell->role(), QAccessible::Cell);
        }
        QVERIFY(chances->partName(5).startsWith(QStringLiteral("row 2, column 3: ")));
        heard().clear();
        chances->setFocus(Qt::TabFocusReason);
        QTest::keyClick(chances, Qt::Key_Down);
        QCOMPARE(heard().value(0), QStringLiteral("at ") + chances->partName(3));
        QCOMPARE(chances->accessibleDescription(), chances->partName(3));
    }

    void tilesAreReadAndPlaced() {
        const Reader reader(boardOf(3), "tilings");
        showPage(*reader.window, {"tilings", "tilings-hand"});
        settle(reader.workbench, *reader.window);
        QAccessibleInterface* cell = reader.named(QStringLiteral("row 1, column 1: on no tile"));
        QVERIFY(cell != nullptr);
        QCOMPARE(cell->role(), QAccessible::Button);
        QVERIFY(cell->state().checkable && !cell->state().checked);
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(cell->state().checked);
        QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("row 1, column 1: pressed"));
        QVERIFY(reader.named(QStringLiteral("row 1, column 2: on the tile of row 1, column 1")) !=
                nullptr);
    }

    void ofLargeBoardsTheCellOfTheKeysIsTold() {
        const Reader reader(boardOf(150));
        auto* board = reader.page->findChild<BoardView*>();
        board->clearFocus();
        board->setFocus(Qt::TabFocusReason);
        QTest::keyClick(board, Qt::Key_Down);
        const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(board);
        QVERIFY(accessible->childCount() < 20);
        QCOMPARE(accessible->focusChild()->text(QAccessible::Name),
                 QStringLiteral("row 2, column 1, on"));
    }
};

LIGHTSOUT_TEST(AccessiblePartsTest)
#include "AccessiblePartsTest.moc"
