// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/FileActions.h"
#include "files/FileHandle.h"
#include "files/NewWindow.h"
#include "formats/BoardFile.h"
#include "graph/Families.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QCoreApplication>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <atomic>
#include <memory>

using namespace lightsout;

namespace {

/// A window with only these actions.
struct Files {
    explicit Files(const Game& game) : document(game) {
        window.addActions({actions.open, actions.save, actions.saveAs});
        window.show();
    }

    /// Types a path into the dialog that asks for one.
    static void typePath(const QString& path) {
        whenDialogOpens<QFileDialog>([path](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(path);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
    }
    QString path(const QString& name) const { return folder.filePath(name); }

    QTemporaryDir folder;
    QWidget window;
    CurrentDocument document;
    FileActions actions{document, nullptr, &window};
};

Game pressedGame() {
    Game game = Game::allOn(generalizedPetersenGraph(5, 2));
    game.flipTarget(3);
    game.press(0);
    return game;
}

} // namespace

class FileActionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void warnsBeforeSavingAboutLosses() {
        Files files(pressedGame());
        Files::typePath(files.path(QStringLiteral("a.g6")));
        QString said;
        files.actions.saveAs->trigger();
        bool cancelled = false;
        whenDialogOpens<QMessageBox>([&](QMessageBox& box) {
            said = box.text() + box.informativeText();
            WidgetDriver(box).click("cancel");
            cancelled = true;
        });
        QTRY_VERIFY(cancelled);
        for (const char* part :
             {"a.g6 will not contain the whole game.", "• the vertex positions", "• the target",
              "• the presses", ".lightsout file stores everything"}) {
            QVERIFY2(said.contains(QString::fromUtf8(part)), part);
        }
        for (const char* part : {"labels", "grid", "toggle themselves"}) {
            QVERIFY2(!said.contains(QString::fromUtf8(part)), part);
        }
        QVERIFY(!QFile::exists(files.path(QStringLiteral("a.g6"))));

        files.document.make(FlipStart{{1}}, QStringLiteral("draw"));
        Files::typePath(files.path(QStringLiteral("a.g6")));
        files.actions.saveAs->trigger();
        whenDialogOpens<QMessageBox>([](QMessageBox& box) { WidgetDriver(box).click("accept"); });
        QTRY_VERIFY(QFile::exists(files.path(QStringLiteral("a.g6"))));
        QTRY_VERIFY(!files.actions.writing->isRunning());
        QVERIFY(files.document->path().isEmpty());
        // The board itself is not saved yet, and the copy does not become its file.
        bool asked = false;
        whenDialogOpens<QMessageBox>([&](QMessageBox& box) {
            asked = true;
            WidgetDriver(box).click("cancel");
        });
        files.actions.leave([] { QFAIL("left"); });
        QVERIFY(asked);
        for (const QAction* action : files.actions.recent->actions()) {
            QVERIFY(!action->toolTip().endsWith(QStringLiteral("a.g6")));
        }
    }

    void asksHowToReadABlock() {
        Files files(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        const QString path = files.path(QStringLiteral("block.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("1 1 0 0\n1 1 1 0\n0 1 1 1\n0 0 1 0\n");
        file.close();
        for (const char* answer : {"cancel", "lights", "matrix"}) {
            bool isAnswered = false;
            files.actions.openFile(path);
            whenDialogOpens<QDialog>([&](QDialog& dialog) {
                QCOMPARE(dialog.objectName(), QStringLiteral("readings"));
                WidgetDriver(dialog).click(answer);
                isAnswered = true;
            });
            QTRY_VERIFY(isAnswered);
            if (QByteArray(answer) == "lights") {
                QTRY_VERIFY(files.document.game().rule().lattice() != nullptr &&
                            files.document.game().rule().lattice()->rows == 4);
                QCOMPARE(files.document.game().lights().count(), std::size_t{9});
            } else if (QByteArray(answer) == "matrix") {
                QTRY_VERIFY(files.document.game().rule().graph() != nullptr);
                QCOMPARE(files.document.game().vertexCount(), std::size_t{4});
                QVERIFY(!files.document.game().rule().graph()->selfInfluence(3));
            } else {
                QCOMPARE(files.document.game().vertexCount(), std::size_t{9});
            }
        }
    }

    void readsATextDifferently() {
        Files files(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        const QAction* differently = files.actions.rereading->action;
        QVERIFY(!differently->isEnabled());
        const QString path = files.path(QStringLiteral("levels.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("4 4\n#..#\n.##.\n.##.\n#..#\n"); // clearly a board
        file.close();
        files.actions.openFile(path);
        QTRY_COMPARE(files.document.game().vertexCount(), std::size_t{16});
        QVERIFY(!differently->isVisible()); // it can't be read in another way

        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[[0 1 0]\n [1 0 1]\n [0 1 0]]\n"); // rather a matrix than a board
        file.close();
        files.actions.openFile(path);
        QTRY_COMPARE(files.document.game().vertexCount(), std::size_t{3});
        QVERIFY(differently->isEnabled() && differently->isVisible());
        bool isAnswered = false;
        whenDialogOpens<QDialog>([&](QDialog& dialog) {
            QCOMPARE(dialog.objectName(), QStringLiteral("readings"));
            WidgetDriver(dialog).click("lights");
            isAnswered = true;
        });
        files.actions.rereading->action->trigger();
        QTRY_VERIFY(isAnswered);
        QTRY_COMPARE(files.document.game().vertexCount(), std::size_t{9});
        QVERIFY(differently->isEnabled());
        files.document.begin(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QVERIFY(!differently->isVisible()); // it is about another board
    }

    /// The dialog can be used by keyboard alone.
    void readingsAreChosenByKeys_data() {
        QTest::addColumn<QList<int>>("keys");
        QTest::addColumn<std::size_t>("vertices");
        QTest::newRow("number") << QList<int>{Qt::Key_2} << std::size_t{16};
        QTest::newRow("arrow and Enter")
            << QList<int>{Qt::Key_Down, Qt::Key_Return} << std::size_t{16};
        QTest::newRow("Enter") << QList<int>{Qt::Key_Return} << std::size_t{4};
        QTest::newRow("Escape") << QList<int>{Qt::Key_Escape} << std::size_t{9};
    }
    void readingsAreChosenByKeys() {
        QFETCH(const QList<int>, keys);
        QFETCH(const std::size_t, vertices);
        Files files(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QFile file(files.path(QStringLiteral("block.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("1 1 0 0\n1 1 1 0\n0 1 1 1\n0 0 1 0\n");
        file.close();
        bool isAnswered = false;
        whenDialogOpens<QDialog>([&](QDialog& dialog) {
            for (const int key : keys) {
                QWidget* focused = dialog.focusWidget();
                QTest::keyClick(focused != nullptr ? focused : &dialog, Qt::Key(key));
            }
            isAnswered = true;
        });
        files.actions.openFile(file.fileName());
        QTRY_VERIFY(isAnswered);
        QTRY_COMPARE(files.document.game().vertexCount(), vertices);
    }

    void savingNeverOverwritesAText() {
        for (const char* name : {"a.csv", "a.txt", "a.edges"}) {
            Files files(Game::allOn(Lattice{.rows = 3, .cols = 3}));
            QFile file(files.path(QString::fromLatin1(name)));
            const QByteArray text = "a b\nb c\nc a\nc d\n";
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
            files.actions.openFile(file.fileName());
            QTRY_COMPARE(files.document.game().vertexCount(), std::size_t{4});
            const bool isGuess = !file.fileName().endsWith(QStringLiteral(".edges"));
            QCOMPARE(files.document->path().isEmpty(), isGuess);
            files.document.make(FlipStart{{1}}, QStringLiteral("draw"));
            bool asksWhere = false;
            whenDialogOpens<QFileDialog>([&asksWhere](QFileDialog& dialog) {
                asksWhere = true;
                dialog.reject();
            });
            files.actions.save->trigger();
            QTRY_VERIFY(asksWhere);
            QVERIFY(!files.actions.writing->isRunning());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), text);
        }
    }

    void warnsBeforeOpeningAboutOmissions() {
        Files files(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        const Game before = files.document.game();
        const QString path = files.path(QStringLiteral("a.gml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("graph [ node [ id 0 colour 3 ] node [ id 1 ] edge [ source 0 target 1 weight "
                   "2 ] ]");
        file.close();
        QString said;
        for (const char* answer : {"cancel", "accept"}) {
            bool isAnswered = false;
            files.actions.openFile(path);
            whenDialogOpens<QMessageBox>([&](QMessageBox& box) {
                said = box.text() + box.informativeText();
                // Nothing has been opened yet.
                QVERIFY(files.document.game() == before);
                WidgetDriver(box).click(answer);
                isAnswered = true;
            });
            QTRY_VERIFY(isAnswered);
            QVERIFY2(said.contains(QStringLiteral("a.gml contains more than a board can hold.")) &&
                         said.contains(QStringLiteral("colour")) &&
                         said.contains(QStringLiteral("the weights of the edges")),
                     qPrintable(said));
        }
        QTRY_COMPARE(files.document.game().vertexCount(), std::size_t{2});
        QCOMPARE(files.document->fileName(), QStringLiteral("a.gml"));
    }

    void reportsASave() {
        Files files(pressedGame());
        const QSignalSpy said(&files.actions, &FileActions::reported);
        Files::typePath(files.path(QStringLiteral("a.lightsout")));
        files.actions.saveAs->trigger();
        QTRY_COMPARE(said.count(), 1);
        QCOMPARE(said.first().first().toString(), QStringLiteral("Saved: a.lightsout"));
        files.document.make(Press{1}, QString());
        files.actions.save->trigger();
        QTRY_COMPARE(said.count(), 2);
    }

    void aNameWithoutAnExtensionIsThatOfADocument() {
        Files files(pressedGame());
        Files::typePath(files.path(QStringLiteral("plain")));
        files.actions.saveAs->trigger();
        QTRY_COMPARE(files.document->fileName(), QStringLiteral("plain.lightsout"));
        QVERIFY(QFile::exists(files.path(QStringLiteral("plain.lightsout"))));
        QVERIFY(!QFile::exists(files.path(QStringLiteral("plain"))));
    }

    void aCopyLeavesTheBoardWhereItIs() {
        Files files(pressedGame());
        Files::typePath(files.path(QStringLiteral("a.lightsout")));
        files.actions.saveAs->trigger();
        QTRY_COMPARE(files.document->fileName(), QStringLiteral("a.lightsout"));
        files.document.make(Press{1}, QString());
        Files::typePath(files.path(QStringLiteral("b.lightsout")));
        files.actions.saveCopy->trigger();
        QTRY_VERIFY(QFile::exists(files.path(QStringLiteral("b.lightsout"))));
        QCOMPARE(files.document->fileName(), QStringLiteral("a.lightsout"));
        QVERIFY(files.document->isModified());
        const auto copy = readBoardFile(files.path(QStringLiteral("b.lightsout")).toStdString());
        QVERIFY(copy->game == files.document.game());
    }

    void theBoardIsDraggedOutAsAFile() {
        Files files(pressedGame());
        FileHandle handle(files.document, files.actions.saveCopy);
        const auto boardOf = [](const QMimeData& data) {
            return readBoardFile(data.urls().first().toLocalFile().toStdString());
        };
        // The board is not in a file yet.
        const auto unsaved = handle.dragged();
        QVERIFY(boardOf(*unsaved)->game == files.document.game());
        Files::typePath(files.path(QStringLiteral("a.lightsout")));
        files.actions.saveAs->trigger();
        QTRY_VERIFY(!files.document->path().isEmpty());
        QCOMPARE(handle.dragged()->urls().first().toLocalFile(), files.document->path());
        // The file is out of date.
        files.document.make(Press{1}, QString());
        const auto changed = handle.dragged();
        QVERIFY(changed->urls().first().toLocalFile() != files.document->path());
        QVERIFY(changed->urls().first().fileName() == QStringLiteral("a.lightsout"));
        QVERIFY(boardOf(*changed)->game == files.document.game());
    }

    void windowsAreSeparateProcesses() {
        QStringList started;
        setProgramStarter([&started](const QString& /*program*/, const QStringList& arguments) {
            started << arguments;
            return true;
        });
        QVERIFY(openNewWindow());
        QVERIFY(openNewWindow(QStringLiteral("--a.lightsout")));
        setProgramStarter([](const QString&, const QStringList&) { return false; });
        QCOMPARE(started.size(), 2);
        QCOMPARE(started.first(), QStringLiteral("--new"));
        // A file name that looks like an option is not one.
        QVERIFY(started.last().startsWith(QLatin1Char('/')));
        QVERIFY(started.last().endsWith(QStringLiteral("/--a.lightsout")));
    }

    void formatsThatKeepEverythingAskNothing() {
        Files files(pressedGame());
        for (const QString& name : {QStringLiteral("a.graphml"), QStringLiteral("a.gml")}) {
            Files::typePath(files.path(name));
            files.actions.saveAs->trigger();
            QTRY_VERIFY(QFile::exists(files.path(name)));
            const auto back = readBoardFile(files.path(name).toStdString());
            QVERIFY(back->game == files.document.game());
        }
    }

    void readingRunsInTheBackgroundAndCanBeStopped() {
        Files files((Game()));
        // This board is large enough to take a while.
        std::string text = "vertices 500000\n";
        for (int v = 1; v < 500'000; ++v) {
            text += "0 " + std::to_string(v) + "\n";
        }
        const QString path = files.path(QStringLiteral("star.edges"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.data(), static_cast<qint64>(text.size()));
        file.close();
        files.actions.openFile(path);
        QVERIFY(files.actions.reading->isRunning());
        QCOMPARE(files.document.game().vertexCount(), 0U); // the window stays responsive meanwhile
        files.actions.reading->stop();
        QVERIFY(!files.actions.reading->isRunning());
        files.actions.openFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(files.document.game().vertexCount() == 500'000, 60'000);
        QVERIFY(!files.actions.reading->isRunning());
        QCOMPARE(files.document->path(), path);
    }

    void asksAboutChangesMadeWhileReading() {
        Files files(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        const QString path = files.path(QStringLiteral("a.edges"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("a b\n");
        file.close();
        files.actions.openFile(path);
        files.document.make(FlipStart{{0}}, QStringLiteral("draw"));
        bool asked = false;
        whenDialogOpens<QMessageBox>([&asked](QMessageBox& box) {
            asked = true;
            QTest::keyClick(&box, Qt::Key_Escape);
        });
        QTRY_VERIFY(asked);
        QCOMPARE(files.document.game().vertexCount(), 4U);
    }

    void asksAboutTheUsersBoardIfALessonBeginsWhileReading() {
        Files files(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        const QString path = files.path(QStringLiteral("a.edges"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("a b\n");
        file.close();
        files.actions.openFile(path);
        files.document.make(FlipStart{{0}}, QStringLiteral("draw"));
        files.document.push(Game::allOn(Lattice{.rows = 1, .cols = 3}));
        bool asked = false;
        whenDialogOpens<QMessageBox>([&asked](QMessageBox& box) {
            asked = true;
            QTest::keyClick(&box, Qt::Key_Escape);
        });
        QTRY_VERIFY(asked);
        QVERIFY(!files.document.game().start()[0]);
        QVERIFY(files.document.own()->isModified());
    }

    void savesFirstAndThenContinues() {
        Files files(pressedGame());
        files.document.make(FlipTarget{{4}}, QStringLiteral("draw"));
        bool wentOn = false;
        const QString path = files.path(QStringLiteral("mine.lightsout"));
        whenDialogOpens<QMessageBox>([path](QMessageBox& box) {
            Files::typePath(path);
            WidgetDriver(box).click("save");
        });
        files.actions.leave([&wentOn] { wentOn = true; });
        QVERIFY(!wentOn);
        QTRY_VERIFY(wentOn);
        QVERIFY(QFile::exists(path));
        QVERIFY(!files.document->isModified());
    }

    void waitsForASaveThatIsUnderWay() {
        Files files(pressedGame());
        files.document.make(FlipTarget{{4}}, QStringLiteral("draw"));
        Files::typePath(files.path(QStringLiteral("mine.lightsout")));
        files.actions.save->trigger();
        QVERIFY(files.actions.writing->isRunning());
        bool wentOn = false;
        files.actions.leave([&wentOn] { wentOn = true; });
        QVERIFY(!wentOn);
        QTRY_VERIFY(wentOn);
        QVERIFY(!files.document->isModified());
    }

    /// Exports and copies are written by other actions.
    void waitsForAnyFileThatIsBeingWritten() {
        Files files(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        files.actions.writing->start(
            QString(), [](Progress&) { return 0; }, [](int) {});
        bool wentOn = false;
        files.actions.leave([&wentOn] { wentOn = true; });
        QVERIFY(!wentOn);
        QTRY_VERIFY(wentOn);
        // The action continues once, and not after a later save.
        wentOn = false;
        Files::typePath(files.path(QStringLiteral("a.lightsout")));
        files.actions.saveAs->trigger();
        QTRY_VERIFY(!files.document->path().isEmpty() && !files.actions.writing->isRunning());
        QVERIFY(!wentOn);
    }

    /// The board that is being read could arrive while the dialog asks where to save.
    void nothingIsSavedWhileAnotherBoardIsOpened() {
        Files files(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        const auto isReading = std::make_shared<std::atomic_bool>(true);
        files.actions.reading->start(
            QString(),
            [isReading](Progress& progress) {
                while (*isReading) {
                    progress.checkpoint();
                }
                return 0;
            },
            [](int) {});
        for (const QAction* action :
             {files.actions.save, files.actions.saveAs, files.actions.saveCopy}) {
            QVERIFY(!action->isEnabled());
        }
        // Leaving the board cancels the reading.
        bool isLeft = false;
        files.actions.leave([&isLeft] { isLeft = true; });
        QVERIFY(isLeft && !files.actions.reading->isRunning());
        QVERIFY(files.actions.save->isEnabled());
    }

    /// The file belongs to the board that was left.
    void saveDoesNotApplyToAnotherBoard() {
        Files files(pressedGame());
        files.document.make(FlipTarget{{4}}, QStringLiteral("draw"));
        const std::shared_ptr<Document> saved = files.document.top();
        Files::typePath(files.path(QStringLiteral("mine.lightsout")));
        files.actions.save->trigger();
        files.document.replace(std::make_shared<Document>(
            SavedBoard{.game = Game::allOn(Lattice{.rows = 2, .cols = 2})},
            Document::Origin::drawn));
        QTRY_VERIFY(!files.actions.writing->isRunning());
        QVERIFY(QFile::exists(files.path(QStringLiteral("mine.lightsout"))));
        QCOMPARE(saved->fileName(), QStringLiteral("mine.lightsout"));
        QVERIFY(!saved->isModified());
        QCOMPARE(files.document->path(), QString());
        QVERIFY(files.document->isModified());
    }

    static void saveAs(Files& files, const QString& path) {
        Files::typePath(path);
        files.actions.saveAs->trigger();
        QTRY_COMPARE(files.document->path(), path);
        QTRY_VERIFY(!files.actions.writing->isRunning());
    }

    /// Saves a board, lets another program write to the file, and saves again after a change.
    /// Clicks `button` in the dialog that appears.
    static void saveOverAChangedFile(Files& files, const QString& path, const QByteArray& foreign,
                                     const char* button) {
        saveAs(files, path);
        if (foreign.isEmpty()) {
            QVERIFY(QFile::remove(path));
        } else {
            writeFile(path, foreign);
        }
        files.document.make(Press{1}, QStringLiteral("press"));
        bool asked = false;
        files.actions.save->trigger();
        whenDialogOpens<QMessageBox>(
            [&asked, button, isRemoved = foreign.isEmpty()](QMessageBox& box) {
                asked = true;
                QCOMPARE(WidgetDriver(box).read("overwrite"),
                         isRemoved ? QStringLiteral("Save to &the same place")
                                   : QStringLiteral("&Overwrite the file"));
                WidgetDriver(box).click(button);
            });
        QTRY_VERIFY(asked);
    }
    static void writeFile(const QString& path, const QByteArray& content) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void asksBeforeOverwritingAChangedFile() {
        Files files(pressedGame());
        const QString path = files.path(QStringLiteral("ours.lightsout"));
        saveOverAChangedFile(files, path, "theirs", "cancel");
        QTRY_VERIFY(!files.actions.writing->isRunning());
        QCOMPARE(contentOf(path), QByteArray("theirs"));
        QVERIFY(files.document->isModified());
        QCOMPARE(files.document->path(), path);
    }

    void aFileChangedElsewhereIsOverwrittenOnDemand() {
        Files files(pressedGame());
        const QString path = files.path(QStringLiteral("ours.lightsout"));
        saveOverAChangedFile(files, path, "theirs", "overwrite");
        QTRY_VERIFY(!files.document->isModified());
        QVERIFY(readBoardFile(path.toStdString())->game == files.document.game());
        // From now on, the changed file is the known one.
        files.document.make(Press{2}, QStringLiteral("press"));
        files.actions.save->trigger();
        QTRY_VERIFY(!files.document->isModified());
    }

    /// The document is written, not the board of a lesson that has begun meanwhile.
    void changedFileIsOverwrittenByItsDocument() {
        Files files(pressedGame());
        const QString path = files.path(QStringLiteral("mine.lightsout"));
        saveAs(files, path);
        writeFile(path, "foreign");
        files.document.make(Press{1}, QStringLiteral("press"));
        const Game mine = files.document.game();
        whenDialogOpens<QMessageBox>([](QMessageBox& box) {
            QVERIFY(box.text().contains(QStringLiteral("mine.lightsout")));
            WidgetDriver(box).click("overwrite");
        });
        files.actions.save->trigger();
        files.document.push(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QTRY_VERIFY(!files.document.own()->isModified() && !files.actions.writing->isRunning());
        QVERIFY(readBoardFile(path.toStdString())->game == mine);
        QVERIFY(files.document->isTemporary());
    }

    void aFileChangedElsewhereIsReloadedOnDemand() {
        Files files(pressedGame());
        const QString path = files.path(QStringLiteral("ours.lightsout"));
        Result<std::string> theirs =
            writeBoard({.game = Game::allOn(Lattice{.rows = 2, .cols = 3})}, FileFormat::document);
        saveOverAChangedFile(files, path, QByteArray::fromStdString(*theirs), "reload");
        QTRY_COMPARE(files.document.game().vertexCount(), 6U);
        QVERIFY(!files.document->isModified());
        QCOMPARE(contentOf(path), QByteArray::fromStdString(*theirs));
    }

    void aFileChangedElsewhereCanBeLeftAlone() {
        Files files(pressedGame());
        const QString path = files.path(QStringLiteral("ours.lightsout"));
        const QString other = files.path(QStringLiteral("other.lightsout"));
        saveAs(files, path);
        writeFile(path, "theirs");
        files.document.make(Press{1}, QStringLiteral("press"));
        files.actions.save->trigger();
        whenDialogOpens<QMessageBox>([other](QMessageBox& box) {
            Files::typePath(other);
            WidgetDriver(box).click("saveElsewhere");
        });
        QTRY_COMPARE(files.document->path(), other);
        QCOMPARE(contentOf(path), QByteArray("theirs"));
    }

    void reportsAFileRemovedElsewhere() {
        Files files(pressedGame());
        const QString path = files.path(QStringLiteral("ours.lightsout"));
        saveOverAChangedFile(files, path, QByteArray(), "overwrite");
        QTRY_VERIFY(!files.document->isModified());
        QVERIFY(readBoardFile(path.toStdString())->game == files.document.game());
    }

    /// Copying or checking out a file changes its time but not its content.
    void touchedFileIsSavedAsUsual() {
        Files files(pressedGame());
        const QString path = files.path(QStringLiteral("ours.lightsout"));
        saveAs(files, path);
        writeFile(path, contentOf(path));
        files.document.make(Press{1}, QStringLiteral("press"));
        files.actions.save->trigger();
        QTRY_VERIFY(!files.document->isModified());
    }

    void dealtBoardIsReplacedWithoutAQuestion() {
        Files files(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        files.document.make(Press{1}, QStringLiteral("press"));
        files.document.begin(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QCOMPARE(files.document.game().vertexCount(), 4U);
    }

    void asksBeforeReplacingADrawnBoard() {
        Files files(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        files.document.make(FlipStart{{1}}, QStringLiteral("draw"));
        whenDialogOpens<QMessageBox>([](QMessageBox& box) { WidgetDriver(box).click("cancel"); });
        files.document.begin(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QCOMPARE(files.document.game().vertexCount(), 9U);
        whenDialogOpens<QMessageBox>([](QMessageBox& box) { WidgetDriver(box).click("dontSave"); });
        files.document.begin(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QCOMPARE(files.document.game().vertexCount(), 4U);
    }

    /// Nothing is lost, because the board is among the recent ones. The user is asked only if
    /// nothing can be saved.
    void autosavedDrawingIsReplacedWithoutAQuestion() {
        Files files(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        Autosave autosave(files.document, KeptBoards(files.path(QStringLiteral("kept"))));
        FileActions actions(files.document, &autosave, &files.window);
        QSignalSpy said(&actions, &FileActions::reported);
        files.document.make(FlipStart{{1}}, QStringLiteral("draw"));
        files.document.begin(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QCOMPARE(files.document.game().vertexCount(), 4U);
        QCOMPARE(said.size(), 1);
        QTRY_COMPARE(autosave.kept().left().size(), std::size_t{1});

        autosave.setOn(false);
        files.document.make(FlipStart{{1}}, QStringLiteral("draw"));
        bool isAsked = false;
        whenDialogOpens<QMessageBox>([&isAsked](QMessageBox& box) {
            isAsked = true;
            WidgetDriver(box).click("cancel");
        });
        actions.leave([] { QFAIL("left"); });
        QVERIFY(isAsked);
    }

    void reportsFailedWrites() {
        Files files(pressedGame());
        Files::typePath(QStringLiteral("/proc/no.lightsout"));
        QString said;
        files.actions.save->trigger();
        whenDialogOpens<QMessageBox>([&said](QMessageBox& box) {
            said = box.text();
            QTest::keyClick(&box, Qt::Key_Return);
        });
        QTRY_COMPARE(said, QStringLiteral("no.lightsout could not be saved."));
    }

    /// The program does not continue as if the save had succeeded, not even if the board needs no
    /// question.
    void doesNotContinueAfterAFailedSave() {
        Files files(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        Files::typePath(QStringLiteral("/proc/no.lightsout"));
        files.actions.save->trigger();
        bool wentOn = false;
        bool said = false;
        files.actions.leave([&wentOn] { wentOn = true; });
        QVERIFY(!wentOn);
        whenDialogOpens<QMessageBox>([&said](QMessageBox& box) {
            said = true;
            QTest::keyClick(&box, Qt::Key_Return);
        });
        QTRY_VERIFY(said);
        QCoreApplication::processEvents();
        QVERIFY(!wentOn && !files.actions.writing->isRunning());
    }

    void aLessonsBoardIsSavedAsACopy() {
        Files files(pressedGame());
        files.document.push(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        Files::typePath(files.path(QStringLiteral("lesson.lightsout")));
        files.actions.saveAs->trigger();
        files.document.pop(); // before the file is written
        QTRY_VERIFY(!files.actions.writing->isRunning());
        QVERIFY(QFile::exists(files.path(QStringLiteral("lesson.lightsout"))));
        QCOMPARE(files.document->path(), QString());
    }
};

LIGHTSOUT_TEST(FileActionsTest)
#include "FileActionsTest.moc"
