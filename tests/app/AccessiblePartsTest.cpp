// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartPanel.h"
#include "controls/NumberTable.h"
#include "graph/Families.h"
#include "map/HeatMap.h"
#include "matrix/MatrixView.h"
#include "randomplay/ChainCard.h"
#include "randomplay/ChanceCard.h"
#include "randomplay/StateGraphView.h"
#include "randomplay/StateMatrixView.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"
#include "tilings/TilingView.h"

#include "tests/support/Reader.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QRegularExpression>
#include <QScopeGuard>

using namespace lightsout;

/// Tests that every cell, vertex, entry, bar and state can be found, read and pressed in the
/// accessible tree.
class AccessiblePartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        observeParts(hear);
    }
    void cleanupTestCase() { observeParts({}); }

    void everyCellSaysWhereItIsAndWhetherItIsOn() {
        const Reader reader(boardOf(3));
        auto* board = reader.page->findChild<BoardView*>();
        for (Vertex v = 0; v < 9; ++v) {
            const QString name =
                QStringLiteral("row %1, column %2, on").arg(v / 3 + 1).arg(v % 3 + 1);
            QAccessibleInterface* cell = reader.named(name);
            QVERIFY2(cell != nullptr, qPrintable(name));
            QCOMPARE(cell->role(), QAccessible::CheckBox);
            QVERIFY(cell->state().checkable && cell->state().checked);
            QCOMPARE(cell->parent()->object(), static_cast<QObject*>(board));
            const QPoint middle = board->mapToGlobal(board->cellRect(v).center().toPoint());
            QVERIFY(cell->rect().contains(middle));
            QCOMPARE(cell->parent()->childAt(middle.x(), middle.y()), cell);
            QCOMPARE(cell->parent()->child(cell->parent()->indexOfChild(cell)), cell);
        }
    }

    void pressingACellReportsItsState() {
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

    /// A screen reader may keep a reference to a cell indefinitely.
    void keptCellIsInvalidOnAnotherBoard() {
        Reader reader(boardOf(3));
        QAccessibleInterface* cell = reader.named(QStringLiteral("row 1, column 2, on"));
        QVERIFY(cell != nullptr && cell->isValid());
        reader.workbench.document.begin(boardOf(4));
        QVERIFY(!cell->isValid());
        QVERIFY(cell->state().invalid);
        QVERIFY(cell->rect().isNull() && cell->text(QAccessible::Name).isEmpty());
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(reader.workbench.document.game().pressCount(), std::uint64_t{0});
        const QAccessibleInterface* other = reader.named(QStringLiteral("row 1, column 2, on"));
        QVERIFY(other != nullptr && other->isValid());
    }

    /// Hidden pages still show the previous board, and a screen reader may press its cells.
    void hiddenPagesDoNotPressAnotherBoard() {
        Reader reader(boardOf(2), "random");
        showPage(*reader.window, {"random", "states"});
        settle(reader.workbench, *reader.window);
        auto* states = reader.page->findChild<StateGraphView*>();
        QVERIFY(!states->partActionName(1).isEmpty()); // presses the last cell
        showPage(*reader.window, {"tilings", "by-hand"});
        auto* tiles = reader.window->findChild<TilingView*>();
        showPage(*reader.window, {"play"});
        reader.workbench.document.begin(Game::allOn(Lattice{.rows = 1, .cols = 2}));
        QCOMPARE(tiles->partCount(), std::size_t{4});
        tiles->pressPart(3);
        for (std::size_t board = 0; board < 16; ++board) {
            states->pressPart(board);
        }
        QCOMPARE(reader.workbench.document.game().pressCount(), std::uint64_t{0});
    }

    void reportsTheCursor() {
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
        matrix->setFocus(Qt::TabFocusReason);
        QTest::keyClick(matrix, Qt::Key_Down);
        QCOMPARE(matrix->accessibleDescription(), QStringLiteral("Row 1: \u20661 1 1 0 | 1\u2069"));
        // The cursor moves along the row, beyond the bar, and down its column.
        const auto current = [matrix] { return matrix->currentPart().value_or(100); };
        QCOMPARE(current(), std::size_t{0});
        heard().clear();
        for (std::size_t column = 1; column <= 5; ++column) {
            QTest::keyClick(matrix, Qt::Key_Right);
            QCOMPARE(current(), std::min<std::size_t>(column, 4));
        }
        QCOMPARE(heard(), QStringList({QStringLiteral("at 1"), QStringLiteral("at 1"),
                                       QStringLiteral("at 0"), QStringLiteral("at | 1")}));
        QTest::keyClick(matrix, Qt::Key_Down);
        QCOMPARE(current(), std::size_t{9});
        QTest::keyClick(matrix, Qt::Key_Left);
        QCOMPARE(current(), std::size_t{8});
    }

    /// A screen reader moves along rows and columns and reads their names.
    void matricesAreTables() {
        Reader reader(boardOf(2), "elimination");
        auto* matrix = reader.page->findChild<MatrixView*>();
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(matrix);
        QAccessibleTableInterface* table = accessible->tableInterface();
        QVERIFY(table != nullptr);
        QCOMPARE(accessible->role(), QAccessible::Table);
        QCOMPARE(table->rowCount(), 4);
        QCOMPARE(table->columnCount(), 5);
        for (int row = 0; row < 4; ++row) {
            for (int column = 0; column < 5; ++column) {
                QAccessibleInterface* cell = table->cellAt(row, column);
                QCOMPARE(cell, accessible->child(accessible->indexOfChild(cell)));
                QCOMPARE(cell->tableCellInterface()->rowIndex(), row);
                QCOMPARE(cell->tableCellInterface()->columnIndex(), column);
                QCOMPARE(cell->tableCellInterface()->table(), accessible);
            }
        }
        QCOMPARE(table->cellAt(0, 3)->text(QAccessible::Name), QStringLiteral("0"));
        QCOMPARE(table->cellAt(3, 4)->text(QAccessible::Name), QStringLiteral("| 1"));
        QCOMPARE(table->cellAt(3, 0)->text(QAccessible::Name), QStringLiteral("R₄: 0"));
        QVERIFY(table->cellAt(4, 0) == nullptr && table->cellAt(0, 5) == nullptr);
        QVERIFY(table->cellAt(-1, 0) == nullptr && table->rowDescription(4).isEmpty());
        // The names are the same as in the window.
        QCOMPARE(table->rowDescription(3), QStringLiteral("R₄"));
        QCOMPARE(table->columnDescription(0), QStringLiteral("x₁"));
        QCOMPARE(table->columnDescription(4), QStringLiteral("d"));
        const QAccessibleTableCellInterface* last = table->cellAt(3, 4)->tableCellInterface();
        const QList<QAccessibleInterface*> heads =
            last->rowHeaderCells() + last->columnHeaderCells();
        QCOMPARE(heads.size(), qsizetype{2});
        QCOMPARE(heads[0]->role(), QAccessible::RowHeader);
        QCOMPARE(heads[0]->text(QAccessible::Name), QStringLiteral("R₄"));
        QCOMPARE(heads[1]->role(), QAccessible::ColumnHeader);
        QCOMPARE(heads[1]->text(QAccessible::Name), QStringLiteral("d"));
        QCOMPARE(heads[1]->parent(), accessible);
        // A cell that was kept from another board does not exist in this table.
        QAccessibleInterface* kept = table->cellAt(3, 3);
        QAccessibleTableCellInterface* keptCell = kept->tableCellInterface();
        reader.workbench.document.begin(Game::allOn(Rule(generalizedPetersenGraph(5, 2))));
        settle(reader.workbench, *reader.window);
        QVERIFY(!kept->isValid() && kept->tableCellInterface() == nullptr);
        QVERIFY(!heads[0]->isValid() && heads[1]->text(QAccessible::Name).isEmpty());
        QCOMPARE(keptCell->rowIndex(), -1);
        QCOMPARE(accessible->tableInterface()->rowCount(), 10);
        // A matrix with more entries than are reported is not a table.
        reader.workbench.document.begin(boardOf(11));
        settle(reader.workbench, *reader.window);
        QVERIFY(accessible->tableInterface() == nullptr);
        QCOMPARE(accessible->role(), QAccessible::Grouping);
    }

    void rowsOfAMatrixHaveTheNamesOfTheBoard() {
        const auto numbers = qScopeGuard([] { Numbering::setCurrent({}); });
        Numbering::setCurrent({.cells = CellNumbers::rowAndColumn});
        const Reader reader(boardOf(2), "elimination");
        auto* matrix = reader.page->findChild<MatrixView*>();
        const auto* table = QAccessible::queryAccessibleInterface(matrix)->tableInterface();
        QCOMPARE(table->rowDescription(3), QStringLiteral("R₄ r2c2"));
        QCOMPARE(table->columnDescription(1), QStringLiteral("x₂ r1c2"));
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
            QAccessibleInterface* bar = reader.named(withoutIsolates(chart->partName(part)));
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
        // On the 2 × 2 board, a press changes every cell but the opposite one, so turning all
        // lights off takes four presses.
        const auto* present = reader.named(
            QStringLiteral("black: row 1, column 1; row 1, column 2; row 2, column 1; row 2, "
                           "column 2, 4 presses to win, the current board"));
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
        QVERIFY(next->text(QAccessible::Name).endsWith(QStringLiteral("the current board")));
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
        showPage(*reader.window, {"random", "states", "statesPower"});
        settle(reader.workbench, *reader.window);
        auto* matrix = reader.page->findChild<StateMatrixView*>();
        QTRY_VERIFY(!matrix->isEmpty());
        const auto parts = Reader::under(QAccessible::queryAccessibleInterface(matrix));
        QCOMPARE(parts.size(), std::size_t{1 + 4 * 4});
        const auto* table = QAccessible::queryAccessibleInterface(matrix)->tableInterface();
        QVERIFY(table != nullptr);
        QCOMPARE(table->columnCount(), 4);
        QCOMPARE(table->cellAt(2, 1)->text(QAccessible::Name),
                 withoutIsolates(matrix->partName(9)));
        for (std::size_t part = 0; part < matrix->partCount(); ++part) {
            QAccessibleInterface* entry = reader.named(withoutIsolates(matrix->partName(part)));
            QVERIFY2(entry != nullptr, qPrintable(matrix->partName(part)));
            QCOMPARE(entry->role(), QAccessible::Cell);
            QCOMPARE(matrix->partAt(matrix->partRect(part).center()), std::optional(part));
        }
        // The keyboard cursor starts at the entry for games from the current board to the target,
        // whose column is the first.
        heard().clear();
        matrix->setFocus(Qt::TabFocusReason);
        QTest::keyClick(matrix, Qt::Key_Right);
        const std::size_t current = matrix->currentPart().value();
        QCOMPARE(heard().value(0), QStringLiteral("at ") + matrix->partName(current));
        QCOMPARE(current % 4, std::size_t{1});
        const int row = static_cast<int>(current / 4);
        QCOMPARE(table->rowDescription(row),
                 QStringLiteral("black: row 1, column 1; row 1, column 2"));
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
        QVERIFY2(names.contains(QStringLiteral("0 black cells, to 3 with probability 1")),
                 qPrintable(names.join(QLatin1Char('\n'))));
        QVERIFY2(names.contains(QStringLiteral(
                     "1 black cell, to 2 with probability 3/4, to 4 with probability 1/4")),
                 qPrintable(names.join(QLatin1Char('\n'))));
        chain->choose(0); // it was at the number of black cells of the board
        heard().clear();
        chain->setFocus(Qt::TabFocusReason);
        QTest::keyClick(chain, Qt::Key_Right);
        QVERIFY(!heard().isEmpty() && heard().last().startsWith(QStringLiteral("at 1 black cell")));
    }

    void numbersAreReadWithTheirRow() {
        NumberTable table;
        table.setHeads({QStringLiteral("2 × 2"), QStringLiteral("3 × 3")},
                       {QStringLiteral("Gaussian"), QStringLiteral("Chasing")});
        table.setNumber(1, 0, QStringLiteral("146"));
        table.setNumber(1, 1, QStringLiteral("214"));
        QAccessibleTableInterface* cells =
            QAccessible::queryAccessibleInterface(&table)->tableInterface();
        QCOMPARE(cells->cellAt(1, 0)->text(QAccessible::Name), QStringLiteral("3 × 3: 146"));
        QCOMPARE(cells->cellAt(1, 1)->text(QAccessible::Name), QStringLiteral("214"));
    }

    void chancesOfCellsAreRead() {
        const Reader reader(boardOf(3), "random");
        auto* chances = reader.page->findChild<ChanceMap*>();
        WidgetDriver(*reader.page).click("unfold cellsCard");
        QTRY_COMPARE(chances->partCount(), std::size_t{9});
        for (Vertex v = 0; v < 9; ++v) {
            QAccessibleInterface* cell = reader.named(withoutIsolates(chances->partName(v)));
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
        showPage(*reader.window, {"tilings", "by-hand"});
        settle(reader.workbench, *reader.window);
        QAccessibleInterface* cell =
            reader.named(QStringLiteral("row 1, column 1: not covered by a tile"));
        QVERIFY(cell != nullptr);
        QCOMPARE(cell->role(), QAccessible::CheckBox);
        QVERIFY(cell->state().checkable && !cell->state().checked);
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(cell->state().checked);
        QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("row 1, column 1: pressed"));
        QVERIFY(reader.named(QStringLiteral(
                    "row 1, column 2: covered by the tile of row 1, column 1")) != nullptr);
    }

    void reportsTheCursorOnLargeBoards() {
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
