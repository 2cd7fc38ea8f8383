// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/ClipboardActions.h"
#include "document/DrawingClipboard.h"
#include "drawing/DrawingActions.h"
#include "graph/Families.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDialog>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace lightsout;

namespace {

/// A window with only these actions.
struct Clipboard {
    explicit Clipboard(const Game& game) : document(game) {
        window.addAction(actions.paste);
        window.addAction(actions.pasteDrawing);
        window.show();
    }

    void copyAs(FileFormat format) {
        QGuiApplication::clipboard()->clear();
        const auto formats = actions.copyAs->actions();
        const auto found = std::ranges::find(formats, format, &Clipboard::formatOf);
        QVERIFY(found != formats.end());
        (*found)->trigger();
    }
    static FileFormat formatOf(const QAction* action) {
        return static_cast<FileFormat>(action->data().toInt());
    }
    static QString text() { return QGuiApplication::clipboard()->text(); }

    /// Returns true if a format stores only cells, no graphs.
    static bool isOfCells(FileFormat format) {
        return format == FileFormat::rle || format == FileFormat::cells ||
               format == FileFormat::flip;
    }

    QWidget window;
    BackgroundWork reading{&window};
    BackgroundWork writing{&window};
    CurrentDocument document;
    Drawing drawing{document};
    Rereading rereading{document, &window};
    ClipboardActions actions{document, drawing,    &reading,
                             &writing, &rereading, [] { return QStringLiteral("shown"); },
                             &window};
};

} // namespace

class ClipboardActionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void copiesTheShownText() {
        Clipboard program(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        program.actions.copyShown->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("shown"));
    }

    void pastesABoardAsADocumentOfItsOwn() {
        Clipboard clipboard(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QVERIFY(QTest::qWaitForWindowActive(&clipboard.window));
        QGuiApplication::clipboard()->setText(QStringLiteral("IheA@GUAo\r\n"));
        QTest::keyClick(&clipboard.window, Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(clipboard.document.game().vertexCount(), 10U);
        QVERIFY(clipboard.document->path().isEmpty());
        QVERIFY(clipboard.document->hasUnsavedWork());
        clipboard.document->undoStack()->undo(); // the board before was fresh
        QVERIFY(clipboard.document.game() == Game::allOn(Lattice{.rows = 2, .cols = 2}));
    }

    void pastesTypedLightsWhereThereAreNoVertices() {
        Clipboard clipboard(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QVERIFY(QTest::qWaitForWindowActive(&clipboard.window));
        QSignalSpy said(&clipboard.actions, &ClipboardActions::reported);
        QGuiApplication::clipboard()->setText(QStringLiteral(". # .\n# # #\n"));
        QTest::keyClick(&clipboard.window, Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(clipboard.document.game().vertexCount(), 6U);
        QCOMPARE(clipboard.document.game().lights().toString(), std::string("010111"));
        QCOMPARE(said.count(), 1);
        QVERIFY(said.first().first().toString().contains(QStringLiteral("2 × 3")));
    }

    void readsAPastedTextDifferently() {
        Clipboard clipboard(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QAction* differently = clipboard.rereading.action;
        QGuiApplication::clipboard()->setText(QStringLiteral("[[0 1 0]\n [1 0 1]\n [0 1 0]]"));
        clipboard.actions.paste->trigger();
        QTRY_COMPARE(clipboard.document.game().vertexCount(), 3U);
        QVERIFY(differently->isEnabled());
        bool isAnswered = false;
        whenDialogOpens<QDialog>([&isAnswered](QDialog& dialog) {
            WidgetDriver(dialog).click("lights");
            isAnswered = true;
        });
        differently->trigger();
        QTRY_VERIFY(isAnswered);
        QTRY_COMPARE(clipboard.document.game().vertexCount(), 9U);
        // The other reading replaces the first one in the history.
        clipboard.document->undoStack()->undo();
        QCOMPARE(clipboard.document.game().vertexCount(), 4U);
        QVERIFY(!clipboard.document->undoStack()->canUndo());
        QVERIFY(!differently->isEnabled());
        clipboard.document->undoStack()->redo();
        QVERIFY(differently->isEnabled());
    }

    void onlyReportsWords() {
        Clipboard clipboard(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        for (const char* words : {"hello", "Please turn the lights out, everyone!", "two words"}) {
            const QSignalSpy said(&clipboard.actions, &ClipboardActions::reported);
            QGuiApplication::clipboard()->setText(QString::fromUtf8(words));
            clipboard.actions.paste->trigger();
            QTRY_COMPARE(said.count(), 1);
            QVERIFY(
                said.first().first().toString().contains(QStringLiteral("not a board but words")));
            QCOMPARE(clipboard.document.game().vertexCount(), 4U);
            QVERIFY(!clipboard.document->undoStack()->canUndo());
        }
    }

    void pastesAPictureUnlessThereIsText() {
        Clipboard clipboard(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        const QSignalSpy pictures(&clipboard.actions, &ClipboardActions::picturePasted);
        QImage picture(3, 2, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QGuiApplication::clipboard()->setImage(picture);
        clipboard.actions.paste->trigger();
        QCOMPARE(pictures.size(), 1);
        QCOMPARE(pictures.first().first().value<QImage>().size(), QSize(3, 2));

        auto* both = new QMimeData;
        both->setImageData(picture);
        both->setText(QStringLiteral("IheA@GUAo\n"));
        QGuiApplication::clipboard()->setMimeData(both);
        clipboard.actions.paste->trigger();
        QTRY_COMPARE(clipboard.document.game().vertexCount(), 10U);
        QCOMPARE(pictures.size(), 1);
    }

    void reportsTextsThatAreNotBoards() {
        Clipboard clipboard(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QGuiApplication::clipboard()->setText(QStringLiteral("a b\nDear Sir or Madam,\n"));
        QString said;
        whenDialogOpens<QMessageBox>([&said](QMessageBox& box) {
            said = box.informativeText();
            QTest::keyClick(&box, Qt::Key_Return);
        });
        clipboard.actions.paste->trigger();
        QTRY_COMPARE(said, QStringLiteral("Line 2, column 1: “Dear Sir or Madam,” is not "
                                          "recognised."));
        QVERIFY(!clipboard.document->undoStack()->canUndo());
    }

    void anEmptyClipboardIsNoBoard() {
        Clipboard clipboard((Game()));
        QGuiApplication::clipboard()->clear();
        bool said = false;
        whenDialogOpens<QMessageBox>([&said](QMessageBox& box) {
            said = true;
            QTest::keyClick(&box, Qt::Key_Return);
        });
        clipboard.actions.paste->trigger();
        QTRY_VERIFY(said);
    }

    void everyTextFormatCanBeCopiedAndPasted() {
        const Game game = Game::allOn(generalizedPetersenGraph(5, 2));
        Clipboard clipboard(game);
        for (const QAction* action : clipboard.actions.copyAs->actions()) {
            const FileFormat format = Clipboard::formatOf(action);
            if (Clipboard::isOfCells(format)) {
                continue;
            }
            clipboard.copyAs(format);
            QTRY_VERIFY(!clipboard.text().isEmpty());
            if (format == FileFormat::latex) {
                QVERIFY(clipboard.text().contains(QStringLiteral("\\begin{tikzpicture}")));
            } else if (format == FileFormat::dot) {
                QVERIFY(clipboard.text().startsWith(QStringLiteral("graph {")));
            } else {
                clipboard.document.make(Replace{Game()}, QStringLiteral("empty"));
                clipboard.actions.paste->trigger();
                QTRY_COMPARE(clipboard.document.game().rule().edgeCount(), 15U);
                QVERIFY(clipboard.document.game().rule().influenceMatrix() ==
                        game.rule().influenceMatrix());
            }
        }
        clipboard.copyAs(FileFormat::graph6);
        QTRY_COMPARE(clipboard.text(), QStringLiteral("IheA@GUAo\n"));
    }

    /// A large part is read on another thread, and added when that is done.
    void verticesOfADrawingArePasted_data() {
        QTest::addColumn<int>("vertices");
        QTest::newRow("at once") << 3;
        QTest::newRow("in the background") << 2000;
    }
    void verticesOfADrawingArePasted() {
        QFETCH(const int, vertices);
        const auto count = static_cast<std::size_t>(vertices);
        Clipboard clipboard(Game::allOn(Graph(count)));
        clipboard.drawing.selectAll();
        copySelected(clipboard.drawing);
        QVERIFY(canPaste());
        clipboard.actions.pasteDrawing->trigger();
        QCOMPARE(clipboard.reading.isRunning(), count > 10);
        QTRY_COMPARE(clipboard.document.game().vertexCount(), 2 * count);
        QCOMPARE(clipboard.drawing.vertices().size(), count);
        QCOMPARE(*clipboard.drawing.vertices().begin(), count);
        clipboard.document->undoStack()->undo();
        QVERIFY(clipboard.document.game() == Game::allOn(Graph(count)));
    }

    void pastingWaitsUntilVerticesAreCopied() {
        constexpr std::size_t count = 2000;
        Graph graph(count);
        for (Vertex v = 0; v < count; ++v) {
            for (Vertex next = 1; next <= 25; ++next) {
                graph.addArc(v, (v + next) % count);
            }
        }
        Clipboard clipboard(Game::allOn(graph));
        const DrawingActions drawing(clipboard.drawing, DrawingActions::Keys::none,
                                     &clipboard.window);
        clipboard.drawing.select({0});
        copySelected(clipboard.drawing);
        clipboard.drawing.selectAll();
        drawing.copy->trigger();
        QVERIFY(clipboard.drawing.isCopying());
        clipboard.actions.pasteDrawing->trigger();
        QTRY_COMPARE(clipboard.document.game().vertexCount(), 2 * count);
        QVERIFY(!clipboard.drawing.isCopying());
        QTest::qWait(50);
        QCOMPARE(clipboard.document.game().vertexCount(), 2 * count); // pasted once
    }

    void verticesAreAddedToTheCurrentBoard() {
        Clipboard clipboard(Game::allOn(Graph(2000)));
        clipboard.drawing.selectAll();
        copySelected(clipboard.drawing);
        int presses = 0;
        // Reading begins once for the copied part, and then again for the board after each press.
        connect(&clipboard.reading, &BackgroundWork::runningChanged, &clipboard.document,
                [&](bool isRunning) {
                    if (isRunning && ++presses <= 3) {
                        QTimer::singleShot(0, &clipboard.document,
                                           [&] { clipboard.document.press(0); });
                    }
                });
        clipboard.actions.pasteDrawing->trigger();
        QTRY_COMPARE(clipboard.document.game().vertexCount(), 4000U);
        QVERIFY(!clipboard.reading.isRunning());
        QCOMPARE(clipboard.document.game().pressCount(), 3U);
    }

    void pastingALargeDrawingCanBeStopped_data() {
        QTest::addColumn<bool>("whileAdding");
        QTest::newRow("while it is read") << false;
        QTest::newRow("while it is added") << true;
    }
    void pastingALargeDrawingCanBeStopped() {
        QFETCH(const bool, whileAdding);
        constexpr std::size_t count = 20'000;
        Graph graph(count);
        for (Vertex v = 0; v < count; ++v) {
            for (Vertex next = 1; next <= 25; ++next) {
                graph.addArc(v, (v + next) % count);
            }
        }
        Clipboard clipboard(Game::allOn(graph));
        clipboard.drawing.selectAll();
        copySelected(clipboard.drawing);
        clipboard.document.replace(
            std::make_shared<Document>(SavedBoard{.game = Game::allOn(Graph(1))}));
        QSignalSpy begins(&clipboard.reading, &BackgroundWork::runningChanged);
        clipboard.actions.pasteDrawing->trigger();
        QVERIFY(clipboard.reading.isRunning());
        if (whileAdding) {
            QVERIFY(begins.wait(60'000)); // slow under sanitizers
            QVERIFY(clipboard.reading.isRunning());
        }
        // The widget is visible only if the work takes longer than usual on a fast machine: see
        // BackgroundWork.
        clipboard.reading.strip->findChild<QAbstractButton*>()->click();
        QVERIFY(!clipboard.reading.isRunning());
        QVERIFY(!clipboard.reading.strip->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(clipboard.document.game().vertexCount(), 1U);
    }

    void patternsOfCellsCanBeCopiedAndPasted() {
        const Lattice grid{.rows = 3, .cols = 4};
        const Game game(grid, *BitVector::fromString("010000000101"),
                        BitVector(grid.rows * grid.cols));
        Clipboard clipboard(game);
        int formats = 0;
        for (const QAction* action : clipboard.actions.copyAs->actions()) {
            const FileFormat format = Clipboard::formatOf(action);
            if (Clipboard::isOfCells(format)) {
                clipboard.copyAs(format);
                QTRY_VERIFY(!clipboard.text().isEmpty());
                clipboard.document.make(Replace{Game()}, QStringLiteral("empty"));
                clipboard.actions.paste->trigger();
                QTRY_COMPARE(clipboard.document.game().vertexCount(), 12U);
                QVERIFY(clipboard.document.game().lights() == game.lights());
                ++formats;
            }
        }
        QCOMPARE(formats, 3);
    }

    void reportsWhatAFormatCannotStore() {
        Graph oneWay(2);
        oneWay.addArc(0, 1);
        Clipboard clipboard(Game::allOn(oneWay));
        QString said;
        whenDialogOpens<QMessageBox>([&said](QMessageBox& box) {
            said = box.text();
            QTest::keyClick(&box, Qt::Key_Return);
        });
        clipboard.copyAs(FileFormat::graph6);
        QTRY_COMPARE(said, QStringLiteral("The board could not be copied."));
        QVERIFY(clipboard.text().isEmpty());
    }
};

LIGHTSOUT_TEST(ClipboardActionsTest)
#include "ClipboardActionsTest.moc"
