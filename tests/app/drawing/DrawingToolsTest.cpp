// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/DrawingClipboard.h"
#include "graph/Families.h"
#include "tests/app/drawing/DrawingTable.h"
#include "tests/support/Test.h"

using namespace lightsout;

class DrawingToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void clickOnAnEmptyPlaceAddsAVertexThere() {
        DrawingTable table;
        const QPoint place = table.between(0, 2) + QPoint(-60, 40);
        table.click(place);
        QCOMPARE(table.graph().vertexCount(), 4U);
        QVERIFY((table.at(3) - place).manhattanLength() <= 2);
        QCOMPARE(table.steps(), 1);
    }

    void theBoardStaysInPlaceWhileItGrows() {
        DrawingTable table;
        const QPoint before = table.at(2);
        table.click({5, 495});
        QCOMPARE(table.at(2), before);
    }

    void theBoardStaysInPlaceWhenMuchIsPasted() {
        DrawingTable table;
        table.workbench.document.press(0);
        const QPoint before = table.at(2);
        Progress progress;
        replaceByPasted(
            table.workbench.drawing,
            *withPasted(table.workbench.document.game(), Game::allOn(completeGraph(9)), progress));
        QCOMPARE(table.graph().vertexCount(), 12U);
        QCOMPARE(table.at(2), before);
        QVERIFY(table.workbench.clock.isRunning());
        table.workbench.document->undoStack()->undo();
        QCOMPARE(table.at(2), before);
    }

    /// Many vertices are copied on another thread, because that takes longer than a frame.
    void manyVerticesAreCopiedAndDuplicated() {
        constexpr std::size_t count = 200;
        DrawingTable table(completeGraph(count));
        table.workbench.drawing.selectAll();
        DrawingActions actions(table.workbench.drawing, DrawingActions::Keys::none, nullptr);
        actions.copy->trigger();
        actions.duplicate->trigger();
        QCOMPARE(table.steps(), 0);
        QTRY_COMPARE(table.steps(), 1);
        QCOMPARE(table.graph().vertexCount(), 2 * count);
        QCOMPARE(table.graph().arcCount(), 2 * count * (count - 1));
        QCOMPARE(table.selected().size(), count);
        const auto isCopied = [] {
            Progress progress;
            const auto part = copiedPart(copiedText(), progress);
            return part && *part == Game::allOn(completeGraph(count));
        };
        QTRY_VERIFY(isCopied());
        table.workbench.document->undoStack()->undo();
        QCOMPARE(table.graph().vertexCount(), count);
    }

    void cellsThatBecomeAGraphArePlacedAnew() {
        const Lattice cells{.rows = 3, .cols = 8};
        DrawingTable table(Rule::onCells(cells, toGraph(cells)));
        table.workbench.drawing.turnIntoGraph();
        BoardGeometry expected(table.workbench.document.game().rule(), true);
        expected.setViewSize(table.board.size());
        QCOMPARE(table.board.cellRect(23), expected.cellRect(23));
    }

    void dragFromVertexToVertexConnects() {
        DrawingTable table;
        table.drag(table.at(1), table.at(2));
        QVERIFY(table.graph().hasArc(1, 2) && table.graph().hasArc(2, 1));
        QCOMPARE(table.steps(), 1);
        table.drag(table.at(1), table.at(2)); // they are joined already
        QCOMPARE(table.steps(), 1);
        table.workbench.document->undoStack()->undo();
        QVERIFY(!table.graph().hasArc(1, 2));
    }

    void shiftConnectsOneWay() {
        DrawingTable table;
        table.drag(table.at(1), table.at(2), Qt::ShiftModifier);
        QVERIFY(table.graph().hasArc(1, 2) && !table.graph().hasArc(2, 1));
        table.choose("mutual");
        table.drag(table.at(2), table.at(0));
        QVERIFY(table.graph().hasArc(2, 0) && !table.graph().hasArc(0, 2));
    }

    void dragBesideTheBoardAddsAConnectedVertex() {
        DrawingTable table;
        table.drag(table.at(2), table.at(2) + QPoint(-120, 0));
        QCOMPARE(table.graph().vertexCount(), 4U);
        QVERIFY(table.graph().hasArc(2, 3) && table.graph().hasArc(3, 2));
        QCOMPARE(table.steps(), 1);
    }

    void theAdviceNamesWhatWouldBeConnected() {
        DrawingTable table;
        QTest::mousePress(&table.board, Qt::LeftButton, {}, table.at(1));
        QTest::mouseMove(&table.board, table.between(1, 2));
        QTest::mouseMove(&table.board, table.at(2));
        QVERIFY(table.headline().remove(QChar(0x2066)).remove(QChar(0x2069)) ==
                QStringLiteral("Drop on 3 to connect 2 and 3."));
        QTest::mouseRelease(&table.board, Qt::LeftButton, {}, table.at(2));
        QVERIFY(table.headline().startsWith(QStringLiteral("Click to add a vertex")));
    }

    void connectsByKeyboard() {
        DrawingTable table;
        table.type(Qt::Key_Right); // moves the cursor to the first vertex
        table.type(Qt::Key_Space);
        table.type(Qt::Key_Down);
        table.type(Qt::Key_Space);
        QVERIFY(table.graph().hasArc(0, 2) && table.graph().hasArc(2, 0));
        table.type(Qt::Key_Space);
        table.type(Qt::Key_Escape);
        table.type(Qt::Key_Insert);
        QCOMPARE(table.graph().vertexCount(), 4U);
        QCOMPARE(table.steps(), 2);
    }

    /// When the second vertex is removed, nothing is selected any more, so no signal reports that.
    void removingAVertexCancelsItsLine() {
        DrawingTable table;
        QUndoStack* history = table.workbench.document->undoStack();
        table.type(Qt::Key_Insert);
        table.type(Qt::Key_Insert);
        history->undo();
        table.workbench.selection.setVertex(3);
        table.type(Qt::Key_Space);
        QVERIFY(table.headline().contains(QStringLiteral("you want to connect to")));
        history->undo();
        QCOMPARE(table.graph().vertexCount(), 3U);
        QVERIFY(table.headline().startsWith(QStringLiteral("Click to add a vertex")));
    }

    void anEmptyBoardIsDrawnByKeyboardAlone() {
        DrawingTable table{Rule()};
        for (int i = 0; i < 3; ++i) {
            table.type(i == 1 ? Qt::Key_N : Qt::Key_Insert);
        }
        QCOMPARE(table.graph().vertexCount(), 3U);
        for (Vertex u = 0; u < 3; ++u) {
            for (Vertex v = 0; v < u; ++v) {
                QVERIFY(!table.board.cellRect(u).intersects(table.board.cellRect(v)));
            }
        }
    }

    void selectsByClickBoxAndLasso() {
        DrawingTable table;
        table.choose("selectAndMove");
        table.click(table.at(1));
        QVERIFY(table.selected() == std::set<Vertex>{1});
        table.click(table.at(2), Qt::ShiftModifier);
        QVERIFY(table.selected() == (std::set<Vertex>{1, 2}));
        table.click(table.between(0, 1));
        QVERIFY(table.selected().empty());
        QVERIFY(table.workbench.drawing.edges() == (std::set<Arc>{{0, 1}}));
        table.drag(table.at(0) - QPoint(40, 40), table.at(1) + QPoint(40, 40));
        QVERIFY(table.selected() == (std::set<Vertex>{0, 1}));
        QTest::mousePress(&table.board, Qt::LeftButton, Qt::AltModifier,
                          table.at(2) - QPoint(50, 40));
        for (const QPoint corner : {QPoint(50, -40), QPoint(50, 40), QPoint(-50, 40)}) {
            QTest::mouseMove(&table.board, table.at(2) + corner);
        }
        QTest::mouseRelease(&table.board, Qt::LeftButton, Qt::AltModifier,
                            table.at(2) - QPoint(50, -30));
        QVERIFY(table.selected() == std::set<Vertex>{2});
        table.type(Qt::Key_Escape);
        QVERIFY(table.selected().empty());
        QCOMPARE(table.steps(), 0);
    }

    void draggingMovesTheSelectionInOneStep() {
        DrawingTable table;
        table.choose("selectAndMove");
        table.workbench.drawing.select({0, 1});
        const QPoint first = table.at(0);
        const QPoint second = table.at(1);
        const QPoint third = table.at(2);
        table.drag(first, first + QPoint(30, 50));
        QVERIFY((table.at(0) - first - QPoint(30, 50)).manhattanLength() <= 2);
        QVERIFY((table.at(1) - second - QPoint(30, 50)).manhattanLength() <= 2);
        QCOMPARE(table.at(2), third);
        QCOMPARE(table.steps(), 1);
        table.workbench.document->undoStack()->undo();
        QCOMPARE(table.at(0), first);
    }

    void draggedVerticesAreSeenMoving() {
        DrawingTable table;
        table.choose("selectAndMove");
        const QPoint from = table.at(2);
        const QPoint to = from - QPoint(0, 150);
        const auto colourAt = [&](QPoint place) {
            return table.board.grab().toImage().pixelColor(place + QPoint(5, 5));
        };
        const QColor lit = colourAt(from);
        QTest::mousePress(&table.board, Qt::LeftButton, {}, from);
        QTest::mouseMove(&table.board, from - QPoint(0, 60));
        QTest::mouseMove(&table.board, to);
        QVERIFY(colourAt(from) != lit);
        QCOMPARE(table.steps(), 0); // the step is made when the drag ends
        QTest::mouseRelease(&table.board, Qt::LeftButton, {}, to);
        QCOMPARE(table.steps(), 1);
        QVERIFY((table.at(2) - to).manhattanLength() <= 2);
    }

    void dragOfAReplacedBoardAddsNothing() {
        DrawingTable table;
        table.type(Qt::Key_Insert);
        QTest::mousePress(&table.board, Qt::LeftButton, {}, table.at(0));
        QTest::mouseMove(&table.board, table.at(0) + QPoint(20, 0));
        table.workbench.document->undoStack()->undo();
        const QPoint empty(table.board.width() - 5, table.board.height() - 5);
        QTest::mouseMove(&table.board, empty);
        QTest::mouseRelease(&table.board, Qt::LeftButton, {}, empty);
        QCOMPARE(table.graph().vertexCount(), 3U);
        QVERIFY(table.workbench.document->undoStack()->canRedo());
    }

    /// During the drag, a key removes the vertices or restores the grid that the graph was before.
    void aDragEndsWithTheVerticesItMoves() {
        DrawingTable table;
        table.choose("selectAndMove");
        const QPoint from = table.at(2);
        const auto beginDrag = [&table](QPoint place) {
            QTest::mousePress(&table.board, Qt::LeftButton, {}, place);
            QTest::mouseMove(&table.board, place - QPoint(0, 30));
            QTest::mouseMove(&table.board, place - QPoint(0, 60));
            table.board.grab();
        };
        beginDrag(from);
        table.workbench.drawing.eraseSelected();
        table.board.grab();
        QCOMPARE(table.graph().vertexCount(), 2U);
        QTest::mouseMove(&table.board, from - QPoint(0, 90));
        QTest::mouseRelease(&table.board, Qt::LeftButton, {}, from - QPoint(0, 90));
        QCOMPARE(table.steps(), 1);

        DrawingTable grid{Lattice{.rows = 3, .cols = 3}};
        grid.choose("turnIntoGraph");
        grid.choose("selectAndMove");
        const QPoint corner = grid.at(8);
        QTest::mousePress(&grid.board, Qt::LeftButton, {}, corner);
        QTest::mouseMove(&grid.board, corner - QPoint(0, 30));
        QTest::mouseMove(&grid.board, corner - QPoint(0, 60));
        grid.workbench.document->undoStack()->undo();
        grid.board.grab();
        QTest::mouseRelease(&grid.board, Qt::LeftButton, {}, corner);
        QVERIFY(!grid.workbench.drawing.canDraw());
    }

    void arrowKeysWithShiftMoveInOneStep() {
        DrawingTable table;
        table.choose("selectAndMove");
        table.type(Qt::Key_Right);
        table.type(Qt::Key_Space);
        QVERIFY(table.selected() == std::set<Vertex>{0});
        for (int i = 0; i < 5; ++i) {
            table.type(Qt::Key_Down, Qt::ShiftModifier);
        }
        QCOMPARE(table.graph().position(0).y, 0.5);
        QCOMPARE(table.steps(), 1);
        // A different action is a separate step.
        table.workbench.drawing.setSelfInfluence(false);
        table.type(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(table.steps(), 3);
        table.workbench.document->undoStack()->undo();
        table.type(Qt::Key_Up, Qt::ShiftModifier);
        table.workbench.document->undoStack()->undo();
        QCOMPARE(table.graph().position(0).y, 0.5);
        QVERIFY(!table.graph().hasArc(0, 0));
    }

    void eraserTakesVerticesAndEdgesInOneStroke() {
        DrawingTable table;
        table.choose("erase");
        table.click(table.between(0, 1));
        QCOMPARE(table.graph().arcCount(), 0U);
        QCOMPARE(table.graph().vertexCount(), 3U);
        table.drag(table.at(0), table.at(1));
        QCOMPARE(table.graph().vertexCount(), 1U);
        QCOMPARE(table.steps(), 2);
        table.workbench.document->undoStack()->undo();
        QCOMPARE(table.graph().vertexCount(), 3U);
        table.type(Qt::Key_Space);
        QCOMPARE(table.graph().vertexCount(), 2U);
    }

    void gridsAreTurnedIntoGraphsFirst() {
        DrawingTable table{Lattice{.rows = 3, .cols = 3}};
        QCOMPARE(table.headline(),
                 QStringLiteral("This board is a grid, so its cells can only be removed."));
        table.click(table.at(4));
        table.drag(table.at(0), table.at(8));
        table.type(Qt::Key_Insert);
        QCOMPARE(table.steps(), 0);
        table.choose("turnIntoGraph");
        table.drag(table.at(0), table.at(8));
        QVERIFY(table.graph().hasArc(0, 8));
        table.choose("erase");
        table.workbench.document->undoStack()->setIndex(0);
        QVERIFY(!table.workbench.drawing.canDraw());
        table.click(table.at(4));
        QCOMPARE(table.workbench.document->undoStack()->index(), 0);
    }

    void cellsOfGridsAreRemovedInOneStroke() {
        DrawingTable table{Lattice{.rows = 3, .cols = 3}};
        const auto isHole = [&table](Vertex v) {
            return !table.workbench.document.game().rule().hasButton(v);
        };
        table.choose("removeCell");
        QCOMPARE(table.headline(),
                 QStringLiteral("Click cells to remove them, or drag across several."));
        table.drag(table.at(0), table.at(2));
        QVERIFY(isHole(0) && isHole(1) && isHole(2) && !isHole(3));
        QCOMPARE(table.steps(), 1);
        // The graph of a grid with holes has edges between the corners of cells; they are not
        // drawn.
        const QPoint halfCell = (table.at(4) - table.at(3)) / 2;
        table.click(table.at(3) - halfCell - QPoint(3, 0));
        QCOMPARE(table.steps(), 1);
        table.click(table.at(0)); // a hole already
        table.drag(table.at(1), table.at(4));
        QVERIFY(isHole(4));
        QCOMPARE(table.steps(), 2);
        table.workbench.selection.setVertex(8);
        table.type(Qt::Key_Space);
        QVERIFY(isHole(8));
        table.choose("turnIntoGraph");
        QVERIFY(table.headline().startsWith(QStringLiteral("Click to add a vertex")));
        table.click(table.at(3));
        // Holes are not vertices, and the first tool removes nothing.
        QCOMPARE(table.graph().vertexCount(), std::size_t{4});
    }

    void theBoardPlaysWhileItIsEdited() {
        DrawingTable table;
        const auto solutions = [&table] {
            return WidgetDriver(table.cards).part<FactLabel>("solutionCount")->value();
        };
        QTRY_COMPARE(solutions(), QStringLiteral("2")); // two joined vertices, one alone
        table.drag(table.at(1), table.at(2));
        QTRY_COMPARE(solutions(), QStringLiteral("1")); // a path of three
        table.workbench.document.make(Press{1}, QStringLiteral("press"));
        QVERIFY(table.workbench.document.game().isWon());
    }
};

LIGHTSOUT_TEST(DrawingToolsTest)
#include "DrawingToolsTest.moc"
