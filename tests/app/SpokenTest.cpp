// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrix/MatrixView.h"

#include "tests/support/Reader.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QRegularExpression>

using namespace lightsout;

namespace {

QStringList& announced() {
    static QStringList all;
    return all;
}

/// Returns what was announced since the last call.
QStringList news(const Reader& reader) {
    settle(reader.workbench, *reader.window);
    return std::exchange(announced(), {});
}

/// Returns the same without the characters that isolate names.
QStringList plainNews(const Reader& reader) {
    return news(reader).replaceInStrings(QRegularExpression(QStringLiteral("[\u2066-\u2069]")),
                                         QString());
}

void press(const Reader& reader, Vertex vertex) {
    reader.page->findChild<BoardView*>()->pressPart(vertex);
}

} // namespace

/// Tests what the window announces to screen readers during a game. What Orca makes of it is tested
/// in tests/accessibility.
class SpokenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        observeParts([](const QString& text, QAccessible::Event what) {
            if (what == QAccessible::Alert) {
                announced() << text;
            }
        });
    }
    void init() { announced().clear(); }
    void cleanupTestCase() { observeParts({}); }

    void pressAndUndoSayWhatChanged() {
        Reader reader(boardOf(3));
        news(reader);
        press(reader, 4);
        QCOMPARE(news(reader), QStringList{QStringLiteral("off; 5 lights changed, 4 on.")});
        press(reader, 0);
        QCOMPARE(news(reader), QStringList{QStringLiteral("off; 3 lights changed, 5 on.")});
        reader.workbench.document->undoStack()->undo();
        QCOMPARE(news(reader), QStringList{QStringLiteral(
                                   "Undone: row 1, column 1: on; 3 lights changed, 4 on.")});
        reader.workbench.selection.setVertex(8);
        reader.workbench.document.press(0);
        QCOMPARE(news(reader),
                 QStringList{QStringLiteral("row 1, column 1: off; 3 lights changed, 5 on.")});
    }

    void lightsAndBoardsAreAnnounced() {
        const Lattice cells{.rows = 1, .cols = 4};
        Graph graph = toGraph(cells);
        graph.mark({{.vertex = 1, .hasLight = false}});
        Reader reader(Game::allOn(Rule::onCells(cells, std::move(graph))));
        news(reader);
        // The cell has no light whose state could be announced.
        press(reader, 1);
        QCOMPARE(news(reader), QStringList{QStringLiteral("2 lights changed, 1 on.")});
        reader.workbench.document.make(FlipStart{{0}}, QStringLiteral("light"));
        QCOMPARE(news(reader),
                 QStringList{QStringLiteral("row 1, column 1: on; 1 light changed, 2 on.")});
        // Otherwise, the program would ask whether to save the change.
        reader.workbench.document->undoStack()->setClean();
        reader.workbench.document.begin(boardOf(2));
        QVERIFY(!news(reader).filter(QStringLiteral(": 4 of 4 lights on.")).isEmpty());
    }

    void drawingIsSaid() {
        Reader reader(Game::allOn(Rule(toGraph(Lattice{.rows = 1, .cols = 4}))));
        showPage(*reader.window, {"play", "draw"});
        auto* board = reader.page->findChild<BoardView*>();
        Drawing& drawing = reader.workbench.drawing;
        QUndoStack& history = *reader.workbench.document->undoStack();
        QTest::keyClick(board, Qt::Key_Right); // shows the cursor
        news(reader);
        QTest::keyClick(board, Qt::Key_Space);
        QCOMPARE(
            plainNews(reader),
            QStringList{QStringLiteral(
                "With the keyboard: move there with the arrow keys and press the space bar.")});
        QTest::keyClick(board, Qt::Key_Right);
        QTest::keyClick(board, Qt::Key_Right);
        QTest::keyClick(board, Qt::Key_Space);
        QCOMPARE(plainNews(reader),
                 QStringList{QStringLiteral("vertex 1 and vertex 3 are connected.")});
        QTest::keyClick(board, Qt::Key_Space);
        QTest::keyClick(board, Qt::Key_Left);
        news(reader);
        QTest::keyClick(board, Qt::Key_Space);
        QCOMPARE(plainNews(reader), QStringList{QStringLiteral("3 and 2 are already connected.")});
        history.undo();
        QCOMPARE(plainNews(reader),
                 QStringList{QStringLiteral("vertex 1 and vertex 3 are no longer connected.")});
        drawing.setConnectsMutually(false);
        drawing.connectVertices(2, 0);
        QCOMPARE(plainNews(reader), QStringList{QStringLiteral("vertex 3 changes vertex 1.")});
        history.undo();
        QCOMPARE(plainNews(reader),
                 QStringList{QStringLiteral("vertex 3 no longer changes vertex 1.")});
        drawing.addVertex({9, 9});
        QCOMPARE(plainNews(reader), QStringList{QStringLiteral("1 vertex added.")});
        reader.workbench.document.make(FlipArcs{{{4, 4}}}, QStringLiteral("self-influence"));
        QCOMPARE(plainNews(reader),
                 QStringList{QStringLiteral("vertex 5 no longer changes itself.")});
        history.undo();
        QCOMPARE(plainNews(reader), QStringList{QStringLiteral("vertex 5 changes itself.")});
        drawing.select({1, 4});
        drawing.eraseSelected();
        QCOMPARE(plainNews(reader), (QStringList{QStringLiteral("4 influences changed."),
                                                 QStringLiteral("2 vertices removed.")}));
    }

    void predictedChangesAreSaid() {
        Reader reader(Game::allOn(Rule(toGraph(Lattice{.rows = 1, .cols = 4}))));
        showPage(*reader.window, {"play", "whatif"});
        auto* board = reader.page->findChild<BoardView*>();
        QTest::keyClick(board, Qt::Key_Right); // shows the cursor
        news(reader);
        QTest::keyClick(board, Qt::Key_Space);
        QVERIFY(plainNews(reader).value(0).startsWith(QStringLiteral("Move to another vertex")));
        QTest::keyClick(board, Qt::Key_Right);
        QTest::keyClick(board, Qt::Key_Right);
        // A path of four vertices has nullity 0; with this edge, it has nullity 1.
        QCOMPARE(plainNews(reader),
                 QStringList{
                     QStringLiteral("Connect 1 and 3. Of all boards, 1 in 2 can be solved then.")});
        QTest::keyClick(board, Qt::Key_Space);
        QVERIFY(plainNews(reader).contains(QStringLiteral("vertex 1 and vertex 3 are connected.")));
    }

    void winningIsSaid() {
        Reader reader(Game::allOn(Lattice{.rows = 1, .cols = 2}));
        news(reader);
        press(reader, 0);
        const QStringList said = news(reader);
        QCOMPARE(said.size(), 2);
        QVERIFY(said.contains(QStringLiteral("off; 2 lights changed, none on.")));
        QVERIFY2(!said.filter(QStringLiteral("Solved! 1 press in ")).isEmpty(),
                 qPrintable(said.join(QLatin1Char('\n'))));
    }

    void hintsAndSolutionsAreSaid() {
        Reader reader(boardOf(3));
        news(reader);
        reader.workbench.guide.showHint();
        QVERIFY(news(reader).value(0).startsWith(QStringLiteral("Press row 1, column 1.")));
        reader.workbench.guide.setSolutionWanted(true);
        const QString said = news(reader).join(QLatin1Char(' '));
        QVERIFY2(said.endsWith(QStringLiteral("row 1, column 1; row 1, column 3; row 2, column 2; "
                                              "row 3, column 1; row 3, column 3.")),
                 qPrintable(said));
        QVERIFY(reader.named(QStringLiteral("row 2, column 2, on, starred")) != nullptr);
        QVERIFY(reader.named(QStringLiteral("row 1, column 2, on")) != nullptr);
    }

    void missingSolutionIsSaid() {
        const Game game = Game::allOn(Lattice{.rows = 1, .cols = 2});
        Reader reader(Game(game.rule(), BitVector::unit(2, 0), BitVector(2)));
        news(reader);
        reader.workbench.guide.setSolutionWanted(true);
        const QString said = news(reader).value(0);
        QVERIFY2(said.startsWith(QStringLiteral("This board has no solution.")), qPrintable(said));
        QVERIFY2(said.endsWith(QStringLiteral("row 1, column 1; row 1, column 2.")),
                 qPrintable(said));
    }

    void rowsAreLiftedByEar() {
        Reader reader(boardOf(2), "elimination");
        showPage(*reader.window, {"elimination", "by-hand"});
        news(reader);
        auto* matrix = reader.page->findChild<MatrixView*>();
        QVERIFY(matrix->isVisible());
        const auto key = [&](Qt::Key pressed) {
            QTest::keyClick(matrix, pressed);
            return news(reader).join(QLatin1Char('|'));
        };
        key(Qt::Key_Down);
        const QString lifted = QStringLiteral("Row 1 is lifted. Choose another row: Return adds it "
                                              "there, and S swaps the two rows.");
        QCOMPARE(key(Qt::Key_Space), lifted);
        QCOMPARE(key(Qt::Key_Escape), QStringLiteral("Row 1 is put back."));
        QCOMPARE(key(Qt::Key_Space), lifted);
        QCOMPARE(key(Qt::Key_Return), QStringLiteral("Row 1 is put back."));
        QCOMPARE(key(Qt::Key_Space), lifted);
        QCOMPARE(key(Qt::Key_Down), QString());
        QCOMPARE(key(Qt::Key_Return).trimmed(), QStringLiteral("Row 1 is added to row 2:"));
        WidgetDriver(*reader.page).activate("operationHint");
        const QString hint = news(reader).join(QLatin1Char('|'));
        QVERIFY2(hint.startsWith(QStringLiteral("Add row 1 to row 3. This removes the 1 in row 3")),
                 qPrintable(hint));
        WidgetDriver(*reader.page).activate("undoOperation");
        QCOMPARE(news(reader), QStringList{QStringLiteral("Undone: 0 operations by hand")});
        QTest::mousePress(matrix, Qt::LeftButton, {}, matrix->partRect(0).center().toPoint());
        QCOMPARE(news(reader), QStringList{QStringLiteral(
                                   "Row 1 is lifted. Drop it on another row to add it there.")});
        QTest::mouseRelease(matrix, Qt::LeftButton, {}, matrix->partRect(0).center().toPoint());
        QCOMPARE(news(reader), QStringList{QStringLiteral("Row 1 is put back.")});
    }

    void eachRefusalIsSaid() {
        Reader reader(boardOf(3));
        reader.workbench.document.setOnlyLit(true);
        press(reader, 4);
        news(reader);
        for (int i = 0; i < 2; ++i) {
            press(reader, 4);
            const QString said = news(reader).value(0);
            QVERIFY2(said.startsWith(QStringLiteral("You can't press row 2, column 2: it is off.")),
                     qPrintable(said));
        }
    }
};

LIGHTSOUT_TEST(SpokenTest)
#include "SpokenTest.moc"
