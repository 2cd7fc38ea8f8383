// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/PinnedBoard.h"

#include "game/Reduction.h"
#include "graph/Families.h"

#include "tests/support/LitGrid.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

namespace {} // namespace

class PinnedBoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void placesAreRowsAndColumnsOrNumbers() {
        const Rule five = Lattice{.rows = 5, .cols = 5};
        const Rule wide = Lattice{.rows = 3, .cols = 7};
        const Rule circle = cycleGraph(6);
        QCOMPARE(samePlace(five, 7, wide), std::optional<Vertex>(9)); // row 1, column 2
        QCOMPARE(samePlace(wide, 9, five), std::optional<Vertex>(7));
        QCOMPARE(samePlace(wide, 6, five), std::optional<Vertex>()); // column 6
        QCOMPARE(samePlace(five, 20, wide), std::optional<Vertex>());
        QCOMPARE(samePlace(five, 5, circle), std::optional<Vertex>(5));
        QCOMPARE(samePlace(five, 6, circle), std::optional<Vertex>());
        QCOMPARE(samePlace(circle, 4, five), std::optional<Vertex>(4));
    }

    void pressIsRepeatedOnBothBoardsInOneStep() {
        CurrentDocument document(litGrid(4, 4));
        PinnedBoard pinned(document);
        pinned.pin(litGrid(3, 6));
        document.press(0); // the boards are not compared yet
        QVERIFY(pinned.game() == litGrid(3, 6));

        pinned.setCompared(true);
        document.press(6); // row 1, column 2
        Game both = litGrid(3, 6);
        both.press(8);
        QVERIFY(pinned.game() == both);
        pinned.press(2);
        both.press(2);
        QVERIFY(pinned.game() == both);
        QVERIFY(document.game().presses()[2]);
        QCOMPARE(document->undoStack()->count(), 3);

        document->undoStack()->undo();
        QVERIFY(!document.game().presses()[2] && !pinned.game().presses()[2]);
        document->undoStack()->redo();
        QVERIFY(document.game().presses()[2] && pinned.game().presses()[2]);
        document->undoStack()->setIndex(0);
        QVERIFY(pinned.game() == litGrid(3, 6));
        QVERIFY(document.game() == litGrid(4, 4));
    }

    /// A cell that only one board has is pressed only there, and undo reverts such presses in their
    /// order.
    void pressesAMissingCellOnOneBoardOnly() {
        CurrentDocument document(litGrid(2, 2));
        PinnedBoard pinned(document);
        pinned.pin(litGrid(4, 4));
        pinned.setCompared(true);
        pinned.press(15);
        document.press(0);
        QCOMPARE(pinned.game().pressCount(), 2U);
        QCOMPARE(document.game().pressCount(), 1U);
        QVERIFY(!document->isDrawn());
        document->undoStack()->undo();
        QCOMPARE(pinned.game().pressCount(), 1U);
        document->undoStack()->undo();
        QVERIFY(pinned.game() == litGrid(4, 4));
        document->undoStack()->redo();
        QVERIFY(pinned.game().presses()[15]);
    }

    /// A cell without a button on the pinned board is pressed only on the other board.
    void pressesNoCellWithoutAButton() {
        CurrentDocument document(litGrid(3, 3));
        PinnedBoard pinned(document);
        const Game withHole =
            withMarks(litGrid(3, 3), {{.vertex = 4, .hasButton = false, .hasLight = false}});
        pinned.pin(withHole);
        pinned.setCompared(true);
        document.press(4);
        QVERIFY(document.game().presses()[4]);
        QVERIFY(pinned.game() == withHole);
        document.press(0);
        QVERIFY(pinned.game().presses()[0]);
        document->undoStack()->setIndex(0);
        QVERIFY(pinned.game() == withHole);
    }

    void startingOverIsForBoth() {
        CurrentDocument document(litGrid(3, 3));
        PinnedBoard pinned(document);
        pinned.pin(litGrid(4, 4));
        pinned.setCompared(true);
        document.press(4);
        document.press(1);
        const Game played = pinned.game();
        document.make(Replace{litGrid(3, 3)}, QStringLiteral("start over"));
        QVERIFY(pinned.game() == litGrid(4, 4));
        document->undoStack()->undo();
        QVERIFY(pinned.game() == played);
        // Changing the lights does not restart the pinned board.
        document.make(Replace{Game(document.game().rule(), BitVector(9), BitVector(9))},
                      QStringLiteral("all off"));
        QVERIFY(pinned.game() == played);
    }

    /// Undo restores the previously pinned board. The steps made with each board belong to it.
    void undoRestoresThePinnedBoard() {
        CurrentDocument document(litGrid(3, 3));
        PinnedBoard pinned(document);
        pinned.pin(litGrid(3, 3));
        QCOMPARE(document->undoStack()->count(), 0); // there was no pinned board before
        pinned.setCompared(true);
        document.press(4);
        const Game former = pinned.game();
        pinned.pin(litGrid(5, 5));
        QVERIFY(pinned.game() == litGrid(5, 5));
        document.press(0);
        const Game later = pinned.game();
        QVERIFY(later.presses()[0]);
        pinned.unpin();
        QVERIFY(!pinned.exists());
        document.press(1);
        document->undoStack()->undo();
        document->undoStack()->undo();
        QVERIFY(pinned.game() == later);
        document->undoStack()->undo();
        QVERIFY(pinned.game() == litGrid(5, 5));
        document->undoStack()->undo();
        QVERIFY(pinned.game() == former);
        document->undoStack()->undo();
        QVERIFY(pinned.game() == litGrid(3, 3));
        QVERIFY(document.game() == litGrid(3, 3));
        document->undoStack()->setIndex(document->undoStack()->count());
        QVERIFY(!pinned.exists());
        document->undoStack()->setIndex(3);
        QVERIFY(pinned.game() == later);
        // If the game is replaced, its history is cleared, and so the previous board is lost.
        document.begin(litGrid(2, 2));
        QVERIFY(pinned.game() == later);
    }

    /// A quiet pattern may still be pressed, cell by cell, when another board is pinned.
    void pinningDuringAStrokeIsAStepOfItsOwn() {
        CurrentDocument document(litGrid(3, 3));
        PinnedBoard pinned(document);
        pinned.pin(litGrid(3, 3));
        const Stroke stroke = newStroke();
        document.make(Press{0}, QStringLiteral("stroke"), stroke);
        const Game before = document.game();
        pinned.pin(litGrid(5, 5));
        document.make(Press{1}, QStringLiteral("stroke"), stroke);
        const Game after = document.game();
        QCOMPARE(document->undoStack()->count(), 3);
        document->undoStack()->undo();
        QVERIFY(document.game() == before && pinned.game() == litGrid(5, 5));
        document->undoStack()->undo();
        QVERIFY(document.game() == before && pinned.game() == litGrid(3, 3));
        document->undoStack()->setIndex(3);
        QVERIFY(document.game() == after && pinned.game() == litGrid(5, 5));
    }

    void offCellsAreNotPressedWhereOnlyLitOnesMayBe() {
        CurrentDocument document(litGrid(2, 2));
        document.setOnlyLit(true);
        PinnedBoard pinned(document);
        pinned.pin(Game(Lattice{.rows = 3, .cols = 3}, BitVector::unit(9, 8), BitVector(9)));
        pinned.setCompared(true);
        pinned.press(7);
        QCOMPARE(pinned.game().pressCount(), 0U);
        pinned.press(8);
        QCOMPARE(pinned.game().pressCount(), 1U);
    }

    void isRestoredInTheNextProgram() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("state/pinned.lightsout"));
        CurrentDocument document(litGrid(3, 3));
        Game kept = litGrid(6, 5);
        {
            PinnedBoard pinned(document);
            pinned.keepIn(path);
            pinned.pin(kept);
            pinned.setCompared(true);
            document.press(4);
            kept.press(6);
        }
        {
            PinnedBoard pinned(document);
            pinned.keepIn(path);
            QTRY_VERIFY(pinned.exists());
            QVERIFY(pinned.game() == kept);
            pinned.unpin();
        }
        QVERIFY(!QFile::exists(path));
        PinnedBoard pinned(document);
        pinned.keepIn(path);
        pinned.pin(litGrid(2, 2)); // pinned before the file is read
        QTest::qWait(0);
        QVERIFY(pinned.game() == litGrid(2, 2));
    }

    void reportsThatItCannotBeSaved() {
        const QTemporaryDir folder;
        CurrentDocument document(litGrid(3, 3));
        PinnedBoard pinned(document);
        QFile inTheWay(folder.filePath(QStringLiteral("state")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        pinned.keepIn(folder.filePath(QStringLiteral("state/pinned.lightsout")));
        pinned.pin(litGrid(2, 2));
        QTRY_VERIFY(!pinned.problem().isEmpty());
    }
};

LIGHTSOUT_TEST(PinnedBoardTest)
#include "PinnedBoardTest.moc"
