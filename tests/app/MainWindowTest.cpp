// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "board/BoardView.h"
#include "controls/FormulaLabel.h"
#include "controls/WhyButton.h"
#include "elimination/HandElimination.h"
#include "formats/BoardFile.h"
#include "newboard/LightsFromPictureDialog.h"
#include "settings/Appearance.h"
#include "window/CommandPalette.h"
#include "window/PageTabs.h"

#include "tests/support/Dialogs.h"
#include "tests/support/PageDriver.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QUrl>

#include <array>
#include <new>

using namespace lightsout;

namespace {

/// The program as a user sees it: a window that is open on the screen.
struct Program {
    explicit Program(const Game& game = Game::allOn(Lattice{.rows = 5, .cols = 5}),
                     const Appearance& appearance = {.language = QStringLiteral("en")})
        : workbench(game) {
        appearance.apply(*qApp);
        window = std::make_unique<MainWindow>(workbench, appearance);
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->resize(1440, 800);
        window->show();
        window->activateWindow();
        page = &window->tabs().current();
        board = page->findChild<BoardView*>();
        board->setAnimated(false);
        board->setFocus();
    }

    void clickTool(const char* action) {
        auto* tools = window->findChild<QToolBar*>(QStringLiteral("toolbar"));
        QWidget* button = tools->widgetForAction(WidgetDriver(*window).part<QAction>(action));
        QVERIFY2(button != nullptr && button->isVisible(), action);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void choose(const char* mode) { PageDriver(*page).choose(mode); }
    void clickCell(Vertex vertex) {
        QTest::mouseClick(board, Qt::LeftButton, Qt::NoModifier,
                          board->cellRect(vertex).center().toPoint());
    }
    QString headline() const { return PageDriver(*page).read("headline"); }
    /// Returns all texts of the status bar.
    QString facts() const {
        return WidgetDriver(*window).part<QWidget>("facts")->accessibleDescription();
    }
    const Game& game() const { return workbench.document.game(); }

    Workbench workbench;
    std::unique_ptr<MainWindow> window;
    Page* page = nullptr;
    BoardView* board = nullptr;
};

} // namespace

class MainWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() { QSettings().clear(); }

    void theClassicBoardIsSolvedByFollowingTheStars() {
        Program program;
        QCOMPARE(program.headline(), QStringLiteral("Turn all the lights off."));
        program.clickTool("solution");
        QTRY_COMPARE(program.headline(), QStringLiteral("Press the starred cells in any order."));
        const BitVector stars = *program.workbench.guide.stars();
        stars.forEachOne([&](Vertex v) { program.clickCell(v); });
        QVERIFY(program.game().isWon());
        QCOMPARE(program.headline(), QStringLiteral("Solved!"));
        // OEIS A075464: the fewest presses are 15.
        QCOMPARE(program.game().pressCount(), 15U);
    }

    void factsAreLive() {
        Program program;
        QTRY_VERIFY(program.facts().contains(QStringLiteral("Rank 23, Nullity 2, Solutions 4")));
        program.workbench.document.make(FlipStart{{0}}, QStringLiteral("edit"));
        QTRY_VERIFY(program.facts().contains(QStringLiteral("This board not solvable")));
        program.workbench.document->undoStack()->undo();
        QTRY_VERIFY(program.facts().contains(QStringLiteral("This board solvable")));
    }

    void undoAndRedoByKeyboard() {
        Program program;
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        program.clickCell(3);
        program.clickCell(8);
        QTest::keySequence(program.window.get(), QKeySequence::Undo);
        QCOMPARE(program.game().pressCount(), 1U);
        QTest::keySequence(program.window.get(), QKeySequence::Undo);
        QVERIFY(program.game() == Game::allOn(Lattice{.rows = 5, .cols = 5}));
        QTest::keySequence(program.window.get(), QKeySequence::Redo);
        QCOMPARE(program.game().pressCount(), 1U);
    }

    /// When the focus leaves the previous page, layouts may change before the new page exists.
    void tabsCanBeResizedBeforeTheirPageIsMade() {
        Program program;
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        PageTabs& tabs = program.window->tabs();
        int resized = 0;
        connect(qApp, &QApplication::focusChanged, program.window.get(), [&] {
            tabs.resize(tabs.width() - 1, tabs.height());
            ++resized;
        });
        tabs.showPage(QStringLiteral("kernel"));
        QVERIFY(resized > 0);
        QCOMPARE(tabs.current().id(), QStringLiteral("kernel"));
    }

    /// In elimination by hand, undo reverts row operations; on other pages, it reverts changes to
    /// the board.
    void undoAppliesToTheCurrentPage() {
        Program program;
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        program.clickCell(3);
        program.window->showTab(QStringLiteral("elimination"));
        Page* page = &program.window->tabs().current();
        PageDriver(*page).choose("by-hand");
        auto* hand = page->findChild<HandElimination*>();
        QTRY_VERIFY(hand->isLoaded());
        hand->make({RowOperation::Kind::add, 0, 1});
        QTest::keySequence(program.window.get(), QKeySequence::Undo);
        QCOMPARE(hand->step(), 0U);
        QCOMPARE(program.game().pressCount(), 1U);
        QTest::keySequence(program.window.get(), QKeySequence::Redo);
        QCOMPARE(hand->step(), 1U);
        program.window->showTab(QStringLiteral("play"));
        QTest::keySequence(program.window.get(), QKeySequence::Undo);
        QCOMPARE(hand->step(), 1U);
        QCOMPARE(program.game().pressCount(), 0U);
    }

    void everyPageIsCopiedAsText_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("beginning");
        QTest::newRow("play") << QStringLiteral("play") << QStringLiteral("1 1 1\n1 1 1\n");
        QTest::newRow("elimination") << QStringLiteral("elimination") << QStringLiteral("1 1 0");
        QTest::newRow("kernel") << QStringLiteral("kernel") << QStringLiteral("Quiet patterns\n");
        QTest::newRow("tilings") << QStringLiteral("tilings") << QStringLiteral("1 0 0\n");
        QTest::newRow("random") << QStringLiteral("random") << QString();
        QTest::newRow("counts") << QStringLiteral("counts") << QStringLiteral("1\t2");
    }
    void everyPageIsCopiedAsText() {
        QFETCH(const QString, page);
        QFETCH(const QString, beginning);
        Program program(Game::allOn(Lattice{.rows = 2, .cols = 3}));
        program.window->showTab(page);
        QTRY_VERIFY(!program.workbench.analysis.isWorking());
        QTRY_VERIFY(std::ranges::none_of(program.window->findChildren<Job*>(), &Job::isRunning));
        QGuiApplication::clipboard()->clear();
        program.window->findChild<QTabWidget*>()->currentWidget()->setFocus();
        QTest::keySequence(program.window.get(), QKeySequence::Copy);
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(!text.isEmpty() && text.startsWith(beginning), qPrintable(text));
    }

    void newBoardIsTypedIn() {
        Program program;
        whenDialogOpens<QDialog>([](QDialog& dialog) {
            QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("4"));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("6"));
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        program.clickTool("new-board");
        const Lattice expected{.rows = 4, .cols = 6};
        QVERIFY(program.game() == Game::allOn(expected));
    }

    void toolbarSetsTheLights() {
        Program program;
        program.clickTool("random");
        const BitVector random = program.game().lights();
        QVERIFY(random.any() && random.count() < 25);
        program.clickTool("solvable");
        QTRY_VERIFY(program.workbench.analysis.facts() != nullptr);
        QVERIFY(program.workbench.analysis.facts()->isSolvable());
        program.clickTool("all-on");
        QCOMPARE(program.game().lights().count(), 25U);
        program.workbench.document->undoStack()->setIndex(1);
        QVERIFY(program.game().lights() == random);
    }

    /// The toolbar applies to the lights that are being edited.
    void toolbarSetsTheTargetWhileThatIsEdited() {
        Program program;
        const BitVector start = program.game().start();
        program.choose("target");
        program.clickTool("all-on");
        QCOMPARE(program.game().target().count(), 25U);
        QVERIFY(program.game().start() == start);
        program.clickTool("random");
        QVERIFY(program.game().target().count() < 25);
        QVERIFY(program.game().start() == start);
        program.clickTool("solvable");
        QVERIFY(program.game().start() == start);
        QTRY_VERIFY(program.workbench.analysis.facts() != nullptr);
        QVERIFY(program.workbench.analysis.facts()->isSolvable());
        program.workbench.document->undoStack()->setIndex(0);
        QVERIFY(program.game() == Game::allOn(Lattice{.rows = 5, .cols = 5}));
        // On other tabs, the toolbar applies to the current lights, because those are shown there.
        auto* tabs = program.window->findChild<QTabWidget*>();
        tabs->setCurrentIndex(1);
        program.clickTool("random");
        QVERIFY(program.game().start() != start && program.game().target().none());
        tabs->setCurrentIndex(0);
        program.clickTool("all-on");
        QCOMPARE(program.game().target().count(), 25U);
    }

    void fromAllOffToAllOnIsOneChoice() {
        Program program;
        program.clickCell(3);
        WidgetDriver(*program.window).trigger("offToOn");
        QVERIFY(program.game().lights().none() && program.game().start().none());
        QCOMPARE(program.game().target().count(), 25U);
        QCOMPARE(program.game().pressCount(), 0U);
        program.workbench.document->undoStack()->undo();
        QCOMPARE(program.game().pressCount(), 1U);
    }

    void boardFromPaletteKeepsThePreviousFile() {
        Program program;
        CurrentDocument& document = program.workbench.document;
        document->markSaved(QStringLiteral("/a/mine.lightsout"), document.revision());
        whenDialogOpens<CommandPalette>([](CommandPalette& palette) {
            auto* field = palette.findChild<QLineEdit*>();
            QTest::keyClicks(field, QStringLiteral("tetrahedron"));
            QTest::keyClick(field, Qt::Key_Return);
        });
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        QTest::keyClick(program.board, Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(program.game().vertexCount(), 4U);
        QVERIFY(document->path().isEmpty());
    }

    /// Draw, save, new board, save: the drawing's file is not overwritten.
    void newBoardKeepsThePreviousFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mygraph.lightsout"));
        Program program(Game::allOn(Graph(3)));
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        program.workbench.drawing.connectVertices(0, 2);
        whenDialogOpens<QFileDialog>([&path](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(path);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        QTest::keySequence(program.window.get(), QKeySequence::Save);
        QTRY_VERIFY(QFile::exists(path));
        QTRY_COMPARE(program.workbench.document->path(), path);
        const Game drawn = program.game();

        whenDialogOpens<QDialog>([](QDialog& dialog) {
            QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("3"));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("3"));
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        program.clickTool("new-board");
        QCOMPARE(program.game().vertexCount(), 9U);
        QVERIFY(program.window->windowTitle().startsWith(QStringLiteral("New board")));
        program.window->activateWindow(); // needed on this platform
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        program.clickCell(4);
        bool asked = false;
        whenDialogOpens<QFileDialog>([&asked](QFileDialog& dialog) {
            asked = true;
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
        QTest::keySequence(program.window.get(), QKeySequence::Save);
        QVERIFY(asked);
        QVERIFY(readBoardFile(path.toStdString())->game == drawn);
    }

    void showsFailedWorkInItsView() {
        Program program;
        auto* jobs = new QWidget(program.page);
        jobs->resize(300, 100);
        jobs->show();
        Job job(jobs);
        job.start([](Progress&) -> int { throw std::bad_alloc(); }, [](int) {});
        QTRY_VERIFY(jobs->findChild<QLabel*>() != nullptr);
        const auto* notice = jobs->findChild<QLabel*>();
        QVERIFY(notice->isVisible());
        QVERIFY(notice->text().startsWith(QStringLiteral("There is not enough memory")));
        QCOMPARE(notice->geometry(), jobs->rect());
        bool isDone = false;
        job.start([](Progress&) { return 1; }, [&isDone](int) { isDone = true; });
        QVERIFY(!notice->isVisible());
        QTRY_VERIFY(isDone);
    }

    void unsolvableBoardSaysWhy() {
        Program program;
        program.workbench.document.make(FlipStart{{0}}, QStringLiteral("edit"));
        program.clickTool("hint");
        QTRY_COMPARE(program.headline(), QStringLiteral("This board has no solution."));
        QVERIFY(program.workbench.guide.certificate().has_value());
    }

    void savedInADialogAndDroppedBackIn() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.lightsout"));
        Program program;
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        program.clickCell(7);
        const Game saved = program.game();
        whenDialogOpens<QFileDialog>([&path](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(path);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        QTest::keySequence(program.window.get(), QKeySequence::Save);
        QTRY_VERIFY(!program.window->isWindowModified());
        QVERIFY(QFile::exists(path));
        QVERIFY(program.window->windowTitle().startsWith(QStringLiteral("mine.lightsout")));

        Program other(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(other.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({50, 50}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(other.window.get(), &drop);
        QTRY_VERIFY(other.game() == saved);
    }

    void aTextThatIsDroppedBecomesABoard() {
        Program program(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QMimeData mime;
        mime.setText(QStringLiteral("[[0 1 0]\n [1 0 1]\n [0 1 0]]"));
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(program.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({50, 50}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(program.window.get(), &drop);
        QTRY_COMPARE(program.game().vertexCount(), std::size_t{3});
        // The status bar offers the other readings.
        const auto* button =
            program.window->findChild<QToolButton*>(QStringLiteral("readDifferently"));
        QVERIFY(button != nullptr && button->isVisible() && button->isEnabled());
    }

    void aPictureThatIsDroppedOrPastedBecomesLights_data() {
        QTest::addColumn<QString>("way");
        for (const char* way : {"file", "picture", "paste"}) {
            QTest::newRow(way) << QString::fromLatin1(way);
        }
    }

    void aPictureThatIsDroppedOrPastedBecomesLights() {
        QFETCH(QString, way);
        QImage picture(30, 20, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter(&picture).fillRect(0, 0, 10, 10, Qt::black);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("corner.png"));
        QVERIFY(picture.save(path));
        Program program;
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        const std::optional<Game> made = [&] {
            std::optional<Game> game;
            whenDialogOpens<LightsFromPictureDialog>([&game](LightsFromPictureDialog& dialog) {
                game = dialog.game();
                QTest::keyClick(&dialog, Qt::Key_Return);
            });
            if (way == QStringLiteral("paste")) {
                QGuiApplication::clipboard()->setImage(picture);
                QTest::keyClick(program.window.get(), Qt::Key_V,
                                Qt::ControlModifier | Qt::ShiftModifier);
            } else {
                QMimeData mime;
                if (way == QStringLiteral("file")) {
                    mime.setUrls({QUrl::fromLocalFile(path)});
                } else {
                    mime.setImageData(picture);
                }
                QDragEnterEvent enter({50, 50}, Qt::CopyAction, &mime, Qt::LeftButton,
                                      Qt::NoModifier);
                QCoreApplication::sendEvent(program.window.get(), &enter);
                QDropEvent drop({50, 50}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
                QCoreApplication::sendEvent(program.window.get(), &drop);
            }
            [&] { QTRY_VERIFY(game.has_value()); }();
            return game;
        }();
        QVERIFY(made.has_value());
        QTRY_VERIFY(program.game() == *made);
        // The picture is 1.5 times as wide as high. Its dark corner is on, like ink on paper.
        const Lattice& cells = *made->rule().lattice();
        QCOMPARE(cells.cols, std::size_t{20});
        QCOMPARE(cells.rows, std::size_t{13});
        QVERIFY(made->lights()[0]);
        QVERIFY(!made->lights()[cells.cols - 1]);
        QVERIFY(!made->lights()[made->vertexCount() - 1]);
    }

    void badFileIsReportedAndNothingIsLost() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("broken.edges"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("vertices 3\n0 1\n0 9\n");
        file.close();
        Program program;
        const Game before = program.game();
        QString shown;
        whenDialogOpens<QMessageBox>([&shown](QMessageBox& box) {
            shown = box.text() + QLatin1Char(' ') + box.informativeText();
            QTest::keyClick(&box, Qt::Key_Return);
        });
        program.window->openFile(path);
        QTRY_VERIFY(!shown.isEmpty());
        QVERIFY2(shown.contains(QStringLiteral("broken.edges")), qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("Line 3, column 3")), qPrintable(shown));
        QVERIFY(program.game() == before);
    }

    void closingAsksAboutUnsavedChanges() {
        Program program;
        program.choose("lights");
        program.clickCell(0);
        whenDialogOpens<QMessageBox>(
            [](QMessageBox& box) { QTest::keyClick(&box, Qt::Key_Escape); });
        program.window->close();
        QVERIFY(program.window->isVisible());
        whenDialogOpens<QMessageBox>(
            [](const QMessageBox& box) { WidgetDriver(box).click("dontSave"); });
        program.window->close();
        QVERIFY(!program.window->isVisible());
    }

    /// After a board is replaced, the mode is play, whatever was done with the previous board.
    void anotherBoardIsPlayed() {
        Program program(Game::allOn(Graph(4)));
        const auto isPressing = [&program] { return program.board->mode() == BoardMode::press; };
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("other.lightsout"));
        for (const char* mode : {"draw", "lights", "target"}) {
            program.choose(mode);
            QVERIFY2(!isPressing(), mode);
            program.workbench.document.begin(Game::allOn(Graph(5)));
            QVERIFY2(isPressing(), mode);
            program.choose(mode);
            program.workbench.document.replace(std::make_shared<Document>(
                SavedBoard{.game = Game::allOn(Lattice{.rows = 3, .cols = 3})},
                Document::Origin::dealt, path));
            QVERIFY2(isPressing(), mode);
            program.workbench.document.begin(Game::allOn(Graph(4)));
        }
        // An edit of the board does not leave drawing mode, and an empty board begins in it.
        program.choose("draw");
        program.workbench.document.make(Replace{Game::allOn(Graph(6))}, QStringLiteral("more"));
        QVERIFY(program.board->mode() == BoardMode::draw);
        program.workbench.document->undoStack()->undo(); // so that nothing is asked
        program.workbench.document.begin(Game::allOn(Graph(0)));
        QVERIFY(program.board->mode() == BoardMode::draw);
    }

    void editModeDrawsAndPressModePresses() {
        Program program;
        program.choose("target");
        program.clickCell(6);
        QCOMPARE(program.game().target().count(), 1U);
        QCOMPARE(program.game().pressCount(), 0U);
    }

    void aShortcutDuringADragIsAStepOfItsOwn() {
        Program program;
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        program.choose("lights");
        const auto at = [&program](Vertex cell) {
            return program.board->cellRect(cell).center().toPoint();
        };
        QTest::mousePress(program.board, Qt::LeftButton, Qt::NoModifier, at(0));
        QTest::mouseMove(program.board, at(1));
        QTest::keyClick(program.board, Qt::Key_L, Qt::ControlModifier); // random solvable lights
        const Game dealt = program.game();
        for (Vertex cell = 5; cell < 25; ++cell) {
            QTest::mouseMove(program.board, at(cell));
        }
        QTest::mouseRelease(program.board, Qt::LeftButton, Qt::NoModifier, at(24));
        QUndoStack& history = *program.workbench.document->undoStack();
        QCOMPARE(history.count(), 3);
        QVERIFY(program.game() != dealt);
        history.undo();
        QVERIFY(program.game() == dealt);
        history.undo();
        QCOMPARE(program.game().start().count(), 23U);
        history.undo();
        QCOMPARE(program.game().start().count(), 25U);
    }

    void keysReachTheBoardAfterAModeIsChosen() {
        Program program(Game::allOn(Graph(3)));
        const PageDriver driver(*program.page);
        const auto typeWhereTheFocusIs = [&](Qt::Key key) {
            QTest::keyClick(program.window->focusWidget(), key);
        };
        driver.click("draw");
        typeWhereTheFocusIs(Qt::Key_N);
        QCOMPARE(program.game().vertexCount(), std::size_t{4});
        driver.click("mutual");
        driver.click("duplicate");
        typeWhereTheFocusIs(Qt::Key_N);
        QCOMPARE(program.game().vertexCount(), std::size_t{6});
        driver.click("erase");
        typeWhereTheFocusIs(Qt::Key_Right);
        typeWhereTheFocusIs(Qt::Key_Space);
        QCOMPARE(program.game().vertexCount(), std::size_t{5});
        driver.click("press");
        typeWhereTheFocusIs(Qt::Key_Right);
        typeWhereTheFocusIs(Qt::Key_Space);
        QCOMPARE(program.game().pressCount(), std::size_t{1});
    }

    void pointingAtACellNamesItsRowOfTheMatrix() {
        Program program;
        auto* tabs = program.window->findChild<QTabWidget*>();
        program.window->resize(1280, 800);
        program.window->showTab(QStringLiteral("elimination"));
        QCoreApplication::processEvents(); // lays the page out
        auto* board = tabs->currentWidget()->findChild<BoardView*>();
        QTRY_VERIFY(tabs->currentWidget()->findChild<QSlider*>()->maximum() > 0);
        for (QWidget* part = board; part != nullptr; part = part->parentWidget()) {
            if (auto* area = qobject_cast<QScrollArea*>(part)) {
                area->ensureWidgetVisible(board, 0, 0);
            }
        }
        QCoreApplication::processEvents();
        const auto isPointedAt = [&] { // the page may still be laid out
            QTest::mouseMove(board, board->cellRect(12).center().toPoint());
            return program.workbench.selection.vertex() == Vertex{12};
        };
        QTRY_VERIFY(isPointedAt());
        bool found = false;
        for (const auto* label : tabs->currentWidget()->findChildren<QLabel*>()) {
            found = found || label->text().contains(QStringLiteral("is the equation of cell 13"));
        }
        QVERIFY(found);
    }

    void arrowKeysWorkOnEveryNewBoard() {
        Program program;
        QTest::keyClick(program.board, Qt::Key_Right);
        QVERIFY(program.workbench.selection.vertex() == Vertex{0});
        program.workbench.document.make(Replace{Game::allOn(Lattice{.rows = 6, .cols = 5})},
                                        QStringLiteral("new"));
        QVERIFY(!program.workbench.selection.vertex());
        QTest::keyClick(program.board, Qt::Key_Right);
        QTest::keyClick(program.board, Qt::Key_Right);
        QTest::keyClick(program.board, Qt::Key_Space);
        QVERIFY(program.game().presses() == BitVector::unit(30, 1));
    }

    void stoppedWorkIsShownAndResumed() {
        Program program;
        QTRY_VERIFY(program.facts().contains(QStringLiteral("Rank 23")));
        program.workbench.document.make(
            Replace{Game::allOn(Lattice{.rows = 60, .cols = 60, .topology = Topology::torus})},
            QStringLiteral("new"));
        QVERIFY(!program.facts().contains(QStringLiteral("Rank 23")));
        program.workbench.analysis.cancel();
        QVERIFY(program.facts().contains(QStringLiteral("Rank not known")));
        program.clickTool("solution");
        QTRY_VERIFY_WITH_TIMEOUT(program.workbench.guide.stars().has_value(), 120000);
    }

    void newWindowRestoresTheOldState() {
        Program program;
        program.choose("lights");
        auto* tabs = program.window->findChild<QTabWidget*>();
        program.window->showTab(QStringLiteral("elimination"));
        auto* slider = tabs->currentWidget()->findChild<QSlider*>();
        QTRY_VERIFY(slider->maximum() > 0);
        slider->setValue(7);
        program.window->close();
        MainWindow again(program.workbench, {.language = QStringLiteral("en")});
        again.restorePages();
        again.show();
        auto* newTabs = again.findChild<QTabWidget*>();
        again.showTab(QStringLiteral("play"));
        QCOMPARE(newTabs->currentWidget()->findChild<BoardView*>()->mode(), BoardMode::editLights);
        again.showTab(QStringLiteral("elimination"));
        QTRY_COMPARE(newTabs->currentWidget()->findChild<QSlider*>()->value(), 7);
    }

    void windowIsRestored() {
        QSize size(790, 666); // Qt keeps it within the screen of 800 x 800
        {
            Program program;
            program.window->resize(size);
            QCOMPARE(program.window->height(), size.height());
            size = program.window->size();
            program.window->close();
        }
        Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        MainWindow again(workbench, {.language = QStringLiteral("en")});
        again.setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(again.size(), size);
    }

    void theTabIsRememberedByItsName() {
        {
            Program program;
            program.window->showTab(QStringLiteral("elimination"));
            program.window->showTab(QStringLiteral("no such tab"));
            program.window->close();
        }
        const Program again;
        const auto* tabs = again.window->findChild<QTabWidget*>();
        QCOMPARE(tabs->currentWidget()->objectName(), QStringLiteral("elimination"));
    }

    void altAndADigitLeadToATab() {
        const Program program;
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        const auto* tabs = program.window->findChild<QTabWidget*>();
        for (const int tab : {3, 0, 2, 1, 4, 5}) {
            QTest::keyClick(program.window.get(), static_cast<Qt::Key>(Qt::Key_1 + tab),
                            Qt::AltModifier);
            QCOMPARE(tabs->currentIndex(), tab);
            QVERIFY(tabs->tabToolTip(tab).contains(QStringLiteral("Alt+%1").arg(tab + 1)));
            QVERIFY(tabs->currentWidget()->isAncestorOf(program.window->focusWidget()));
            QVERIFY(qobject_cast<WhyButton*>(program.window->focusWidget()) == nullptr);
        }
    }

    void markupInLabelsIsShownAsItIs() {
        Graph graph(1);
        graph.setLabel(0, "<b>A</b> & B");
        Program program(Game::allOn(graph));
        QTest::mouseMove(program.board, program.board->cellRect(0).center().toPoint());
        program.clickCell(0);
        QCOMPARE(program.workbench.document->undoStack()->undoText(), QStringLiteral("press"));
        for (const auto* label : program.page->findChildren<QLabel*>()) {
            // Labels with formulas are excluded because they escape their input; see
            // FormulaLabelTest.
            if (qobject_cast<const FormulaLabel*>(label) == nullptr) {
                QCOMPARE(label->textFormat(), Qt::PlainText);
            }
        }
    }

    void languages_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("tab");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("English") << QStringLiteral("en") << QStringLiteral("Play")
                                 << Qt::LeftToRight;
        QTest::newRow("French") << QStringLiteral("fr") << QStringLiteral("Jouer")
                                << Qt::LeftToRight;
        QTest::newRow("Hebrew") << QStringLiteral("he") << QStringLiteral("משחק")
                                << Qt::RightToLeft;
    }

    void languages() {
        QFETCH(const QString, code);
        QFETCH(const QString, tab);
        QFETCH(const Qt::LayoutDirection, direction);
        {
            Program program(Game::allOn(Lattice{.rows = 5, .cols = 5}), {.language = code});
            QCOMPARE(program.window->findChild<QTabWidget*>()->tabText(0), tab);
            QCOMPARE(program.window->layoutDirection(), direction);
            // Boards keep their orientation.
            QVERIFY(program.board->cellRect(0).left() < program.board->cellRect(1).left());
        }
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    }

    /// Some users set the text size of their desktop to 200 %.
    void tabsAndToolsGrowWithText() {
        Program program;
        const auto* tabs = program.window->findChild<QTabWidget*>()->tabBar();
        const auto* tools = program.window->findChild<QToolBar*>(QStringLiteral("toolbar"));
        const auto* undo =
            qobject_cast<QToolButton*>(tools->widgetForAction(tools->actions().at(2)));
        QVERIFY(!undo->icon().isNull());
        const QPushButton usualButton;
        const auto sizes = [&] {
            return std::array{tabs->font().pointSizeF(), 1.0 * tabs->height(),
                              undo->font().pointSizeF(), 1.0 * undo->iconSize().height(),
                              1.0 * usualButton.iconSize().height()};
        };
        const auto usual = sizes();
        Appearance larger{.language = QStringLiteral("en")};
        larger.textScale = 2;
        program.window->setAppearance(larger);
        QTRY_VERIFY(undo->iconSize().height() > usual.at(3));
        const auto large = sizes();
        // Tabs have a margin around their texts that does not grow.
        constexpr std::array factors{1.9, 1.4, 1.9, 2.0, 2.0};
        for (std::size_t i = 0; i < large.size(); ++i) {
            QVERIFY2(
                large.at(i) >= factors.at(i) * usual.at(i),
                qPrintable(
                    QStringLiteral("%1: %2 after %3").arg(i).arg(large.at(i)).arg(usual.at(i))));
        }
        program.window->setAppearance({.language = QStringLiteral("en")});
    }

    void everythingReachableByKeyboardHasAName() {
        Program program;
        auto* tabs = program.window->findChild<QTabWidget*>();
        for (int index = 0; index < tabs->count(); ++index) {
            tabs->setCurrentIndex(index);
            for (auto* widget : program.window->findChildren<QWidget*>()) {
                const bool reachable = widget->isVisible() && widget->isEnabled() &&
                                       widget->focusPolicy() != Qt::NoFocus &&
                                       widget->focusProxy() == nullptr;
                if (reachable) {
                    auto* accessible = QAccessible::queryAccessibleInterface(widget);
                    const bool named =
                        accessible != nullptr && (!accessible->text(QAccessible::Name).isEmpty() ||
                                                  accessible->role() == QAccessible::PageTabList);
                    QVERIFY2(named, widget->metaObject()->className());
                }
            }
        }
    }
};

LIGHTSOUT_TEST(MainWindowTest)
#include "MainWindowTest.moc"
