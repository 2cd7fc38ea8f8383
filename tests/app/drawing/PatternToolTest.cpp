// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/PatternTool.h"
#include "board/BoardLink.h"
#include "graph/CellGraphs.h"

#include "analysis/Workbench.h"

#include "tests/support/Lattices.h"
#include "tests/support/Test.h"

#include <QCheckBox>
#include <QTest>

using namespace lightsout;

namespace {

/// A board whose press patterns are being drawn.
struct PatternTable {
    explicit PatternTable(const Rule& rule) : workbench(Game::allOn(rule)) {
        linkBoard(board, workbench.document, workbench.selection);
        board.setAnimated(false);
        board.setMode(BoardMode::editPattern);
        board.setTool(&tool);
        board.resize(500, 500);
        board.show();
        card.show();
    }
    const Rule& rule() const { return workbench.document.game().rule(); }
    std::set<Vertex> patternOf(Vertex cell) const {
        std::set<Vertex> lights;
        rule().forEachToggled(cell, [&lights](Vertex v) { lights.insert(v); });
        return lights;
    }
    void click(Vertex cell, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(&board, Qt::LeftButton, modifiers,
                          board.cellRect(cell).center().toPoint());
    }
    int steps() { return workbench.document->undoStack()->count(); }

    Workbench workbench;
    BoardView board;
    PatternTool tool{workbench.document, board};
    PatternCard card{workbench.document, tool};
};

} // namespace

class PatternToolTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneClickChangesEveryCellsPattern() {
        PatternTable table(grid(3, 3));
        table.click(0); // the corner at the upper left, relative to the cell in the middle
        QVERIFY(table.patternOf(4) == (std::set<Vertex>{0, 1, 3, 4, 5, 7}));
        QVERIFY(table.patternOf(8) == (std::set<Vertex>{4, 5, 7, 8}));
        QVERIFY(table.patternOf(0) == (std::set<Vertex>{0, 1, 3}));
        QCOMPARE(table.steps(), 1);
        QVERIFY(table.board.geometry().isGrid());
        table.workbench.document->undoStack()->undo();
        QVERIFY(table.rule() == grid(3, 3));
    }

    void oneCellCanHaveAPatternOfItsOwn() {
        PatternTable table(grid(3, 3));
        table.card.findChild<QCheckBox*>()->click();
        table.click(0, Qt::ControlModifier);
        table.click(8);
        table.click(0);
        QVERIFY(table.patternOf(0) == (std::set<Vertex>{1, 3, 8}));
        QVERIFY(table.patternOf(8) == (std::set<Vertex>{5, 7, 8}));
        QCOMPARE(table.steps(), 2);
    }

    /// Merlin's Magic Square: a corner changes a 2 × 2 square, the middle of a side changes that
    /// side, and the centre changes a cross.
    void merlinsMagicSquareCanBeDrawn() {
        PatternTable table(grid(3, 3));
        table.card.findChild<QCheckBox*>()->click();
        const Rule merlin = merlinGraph();
        for (Vertex cell = 0; cell < 9; ++cell) {
            table.click(cell, Qt::ControlModifier);
            for (Vertex light = 0; light < 9; ++light) {
                BitVector press = BitVector::unit(9, cell);
                if (merlin.changedBy(press)[light] != table.rule().changedBy(press)[light]) {
                    table.click(light);
                }
            }
        }
        QVERIFY(table.rule().influenceMatrix() == merlin.influenceMatrix());
    }

    void patternsAreDrawnByKeyboard() {
        PatternTable table(grid(3, 3));
        QTest::keyClick(&table.board, Qt::Key_Right); // moves the cursor into view
        QTest::keyClick(&table.board, Qt::Key_Space);
        QVERIFY(table.patternOf(4).contains(0));
        QTest::keyClick(&table.board, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(table.tool.chosen() == Vertex{0});
    }

    void lightsAndPressesStayAsTheyWere() {
        PatternTable table(grid(4, 4));
        table.workbench.document.make(Press{5}, QStringLiteral("press"));
        const Game before = table.workbench.document.game();
        table.click(0);
        QVERIFY(table.workbench.document.game().lights() == before.lights());
        QVERIFY(table.workbench.document.game().presses() == before.presses());
    }

    void tooLargeAndEmptyBoardsStayAsTheyAre() {
        for (const Rule& rule : {Rule(), Rule(grid(200, 200))}) {
            PatternTable table(rule);
            QTest::mouseClick(&table.board, Qt::LeftButton, {}, QPoint(250, 250));
            QTest::keyClick(&table.board, Qt::Key_Space);
            QVERIFY(!table.board.grab().isNull());
            QCOMPARE(table.steps(), 0);
        }
    }
};

LIGHTSOUT_TEST(PatternToolTest)
#include "PatternToolTest.moc"
