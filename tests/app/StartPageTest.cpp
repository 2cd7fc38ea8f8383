// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/StartPage.h"
#include "MainWindow.h"
#include "document/Autosave.h"
#include "facts/Fact.h"
#include "formats/BoardFile.h"
#include "io/AtomicFile.h"
#include "lessons/BookDialog.h"
#include "lessons/CourseMap.h"
#include "lessons/LessonDock.h"
#include "settings/Remembered.h"

#include "tests/support/Dialogs.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>

#include <algorithm>

using namespace lightsout;

namespace {

const auto english = Appearance{.language = QStringLiteral("en")};

/// The program when it starts, with the boards that were left in a folder.
struct ProgramAtStart {
    explicit ProgramAtStart(const QString& folder)
        : autosave(workbench.document, KeptBoards(folder)) {
        english.apply(*qApp);
        workbench.autosave = &autosave;
        window = std::make_unique<MainWindow>(workbench, english);
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->resize(1280, 800);
        window->greet();
        window->show();
        window->activateWindow();
    }

    StartPage* page() const { return window->findChild<StartPage*>(); }
    template <typename Part>
    Part* part(const char* name) const {
        return window->findChild<Part*>(QString::fromLatin1(name));
    }
    QString firstLesson() const {
        return LessonShelf(window->lessonVocabulary()).lessons().front().name;
    }
    /// Returns the lessons on the line of the course.
    QList<QAbstractButton*> stops() const {
        QList<QAbstractButton*> found;
        for (auto* button : part<QWidget>("lessons")->findChildren<QAbstractButton*>()) {
            if (button->objectName().startsWith(QStringLiteral("lesson "))) {
                found << button;
            }
        }
        return found;
    }
    void showAgain() const { WidgetDriver(*window).trigger("startPage"); }
    bool isLeft() const {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return page() == nullptr && window->findChild<QTabWidget*>()->isVisible() &&
               window->findChild<QToolBar*>(QStringLiteral("toolbar"))->isVisible();
    }
    QString texts() const {
        QString all;
        for (const auto* label : page()->findChildren<QLabel*>()) {
            all += label->text() + QLatin1Char('\n');
        }
        return all;
    }

    Workbench workbench{Game::allOn(Lattice{.rows = 5, .cols = 5})};
    Autosave autosave;
    std::unique_ptr<MainWindow> window;
};

} // namespace

class StartPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() { QSettings().clear(); }

    void escapeLeavesIt() {
        const ProgramAtStart program(folder_.path());
        QVERIFY(program.page()->isVisible());
        QVERIFY(!program.window->findChild<QToolBar*>(QStringLiteral("toolbar"))->isVisible());
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(program.isLeft());
    }

    void tabOrProjectorClosesIt() {
        {
            const ProgramAtStart program(folder_.path());
            program.window->showTab(QStringLiteral("kernel"));
            QVERIFY(program.isLeft());
        }
        const ProgramAtStart other(folder_.path());
        QVERIFY(QTest::qWaitForWindowActive(other.window.get()));
        QTest::keyClick(other.window.get(), Qt::Key_F11);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(other.page() == nullptr && other.window->findChild<QTabWidget*>()->isVisible());
    }

    /// The shortcuts of pages work on the start page, whichever page is behind it.
    void theKeysOfPagesLeaveIt() {
        for (int page = 0; page < 6; ++page) {
            const ProgramAtStart program(folder_.path());
            QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
            QTest::keyClick(program.window.get(), static_cast<Qt::Key>(Qt::Key_1 + page),
                            Qt::AltModifier);
            QVERIFY(program.isLeft());
            QCOMPARE(program.window->findChild<QTabWidget*>()->currentIndex(), page);
        }
    }

    void itCanBeTurnedOff() {
        {
            const ProgramAtStart program(folder_.path());
            program.page()->findChild<QCheckBox*>()->click();
        }
        const ProgramAtStart program(folder_.path());
        QVERIFY(program.isLeft());
    }

    void theFirstTimeOffersTheClassicBoard() {
        const ProgramAtStart program(folder_.path());
        QVERIFY(program.texts().contains(QStringLiteral("Begin with the classic board")));
        QTest::mouseClick(program.part<QPushButton>("goOn"), Qt::LeftButton);
        QVERIFY(program.isLeft());
        QCOMPARE(program.workbench.document.game().vertexCount(), 25U);
    }

    void itListsTheLessons() {
        const ProgramAtStart program(folder_.path());
        const QList<QAbstractButton*> stops = program.stops();
        const QStringList folders =
            QDir(QStringLiteral(":/lessons")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QCOMPARE(stops.size(), folders.size());
        for (const QAbstractButton* stop : stops) {
            QVERIFY(stop->isVisible() && !stop->toolTip().isEmpty());
        }
        QCOMPARE(stops.first()->accessibleName(), QStringLiteral("1. The game and its two laws"));
        QVERIFY(program.texts().contains(QStringLiteral("0 of 16 done")));
        QVERIFY(program.texts().contains(QStringLiteral("Next: 1. The game and its two laws")));
        const QString name = stops.last()->objectName();
        QTest::mouseClick(stops.last(), Qt::LeftButton);
        QVERIFY(program.isLeft());
        const LessonSession& session = program.window->findChild<LessonDock*>()->session();
        QVERIFY(session.isOpen());
        QCOMPARE(QStringLiteral("lesson ") + session.name(), name);
    }

    void theUsersOwnLessonsAreInAMenu() {
        QDir().mkpath(LessonShelf::ownFolder());
        QFile own(LessonShelf::ownFolder() + QStringLiteral("/mine.md"));
        QVERIFY(own.open(QIODevice::WriteOnly));
        own.write("---\ntitle: Mine\nminutes: 10\n---\n## Step\n");
        own.close();
        const ProgramAtStart program(folder_.path());
        const QList<QAction*> lessons = program.part<QPushButton>("ownLessons")->menu()->actions();
        QCOMPARE(lessons.size(), 1);
        QCOMPARE(lessons[0]->text(), QStringLiteral("Mine"));
        QVERIFY(QFile::remove(own.fileName()));
    }

    /// The course map is computed from the lessons: each is after those that it needs, and a click
    /// opens it.
    void theCourseMapOpensLessons() {
        const ProgramAtStart program(folder_.path());
        QTest::mouseClick(program.part<QPushButton>("courseMap"), Qt::LeftButton);
        auto* map = program.window->findChild<CourseMap*>();
        QVERIFY(map != nullptr && map->isVisible());
        const LessonShelf shelf(program.window->lessonVocabulary());
        for (const ShelvedLesson& lesson : shelf.lessons()) {
            if (lesson.isBook()) {
                continue;
            }
            const auto* button =
                map->findChild<QPushButton*>(QStringLiteral("course ") + lesson.name);
            QVERIFY2(button != nullptr, qPrintable(lesson.name));
            QVERIFY(button->text().contains(QString::number(lesson.lesson()->minutes)));
            QVERIFY(button->text().contains(QString::fromStdString(lesson.lesson()->age)));
            for (const ShelvedLesson& other : shelf.lessons()) {
                const auto& after = lesson.lesson()->after;
                if (std::ranges::find(after, std::size_t(other.number)) != after.end()) {
                    const auto* needed =
                        map->findChild<QPushButton*>(QStringLiteral("course ") + other.name);
                    QVERIFY2(needed->geometry().right() < button->geometry().left(),
                             qPrintable(lesson.name));
                }
            }
        }
        QTest::mouseClick(map->findChild<QPushButton*>(QStringLiteral("course 02-equations")),
                          Qt::LeftButton);
        const LessonSession& session = program.window->findChild<LessonDock*>()->session();
        QTRY_VERIFY(session.isOpen());
        QCOMPARE(session.name(), QStringLiteral("02-equations"));
    }

    void itsLessonsFollowTheLanguage() {
        const ProgramAtStart program(folder_.path());
        program.window->setAppearance({.language = QStringLiteral("fr")});
        QTRY_COMPARE(program.stops().first()->accessibleName(),
                     QStringLiteral("1. Le jeu et ses deux lois"));
        QTRY_VERIFY(program.stops().first()->isVisible());
        QTest::mouseClick(program.stops().first(), Qt::LeftButton);
        QVERIFY(program.isLeft());
        QVERIFY(program.window->findChild<LessonDock*>()->session().isOpen());
        english.apply(*qApp);
    }

    void everythingIsAboveTheFold_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "fr", "he"}) {
            QTest::newRow(language) << QString::fromLatin1(language);
        }
    }
    void everythingIsAboveTheFold() {
        QFETCH(const QString, language);
        const QTemporaryDir folder;
        for (const std::size_t side : {3U, 4U}) {
            CurrentDocument document(Game::allOn(Lattice{.rows = side, .cols = side}));
            Autosave autosave(document, KeptBoards(folder.path()));
            document.make(Press{2}, QStringLiteral("press"));
            autosave.finish();
            QTest::qWait(5); // boards are distinguished by milliseconds
        }
        const ProgramAtStart program(folder.path());
        program.window->setAppearance({.language = language});
        QTRY_VERIFY(!program.page()->findChildren<QLabel*>().isEmpty());
        QTRY_VERIFY(program.part<QWidget>("recentBoards")->isVisible());
        QTRY_COMPARE(program.page()->verticalScrollBar()->maximum(), 0);
        english.apply(*qApp);
    }

    void returnOpensTileAndLesson() {
        const ProgramAtStart program(folder_.path());
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        auto* tile = program.part<QAbstractButton>("playNew");
        tile->setFocus(Qt::TabFocusReason);
        QTest::keyClick(tile, Qt::Key_Return);
        QVERIFY(program.isLeft());
        program.showAgain();
        QAbstractButton* stop = program.stops().front();
        stop->setFocus(Qt::TabFocusReason);
        QTest::keyClick(stop, Qt::Key_Return);
        QTRY_VERIFY(program.window->findChild<LessonDock*>()->isVisible());
    }

    void playDealsASolvableBoard() {
        for (int i = 0; i < 8; ++i) { // three of four boards have no solution
            const ProgramAtStart program(folder_.path());
            QTest::mouseClick(program.part<QAbstractButton>("playNew"), Qt::LeftButton);
            QVERIFY(program.isLeft());
            const Game& game = program.workbench.document.game();
            QCOMPARE(game.vertexCount(), 25U);
            FactContext context(game);
            Progress progress;
            QVERIFY(realOf(*valueOf(*factNamed("solutions-now"), context, progress).number()) > 0);
        }
    }

    void theBooksAreOneClickAway() {
        const ProgramAtStart program(folder_.path());
        bool isShown = false;
        whenDialogOpens<BookDialog>([&](BookDialog& dialog) {
            isShown = true;
            dialog.reject();
        });
        QTest::mouseClick(program.part<QAbstractButton>("openBooks"), Qt::LeftButton);
        QVERIFY(isShown);
    }

    void continuesTheLastBoard() {
        const QTemporaryDir folder;
        std::optional<Game> last;
        for (const std::size_t side : {3U, 4U}) {
            CurrentDocument document(Game::allOn(Lattice{.rows = side, .cols = side}));
            Autosave autosave(document, KeptBoards(folder.path()));
            document.make(Press{2}, QStringLiteral("press"));
            last = document.game();
            autosave.finish();
            QTest::qWait(5); // boards are distinguished by milliseconds
        }
        const ProgramAtStart program(folder.path());
        QTRY_VERIFY(program.texts().contains(QStringLiteral("Welcome back")));
        QVERIFY(program.texts().contains(QStringLiteral("4 × 4")));
        QVERIFY(program.texts().contains(QStringLiteral("with 1 press")));
        QTest::mouseClick(program.part<QPushButton>("goOn"), Qt::LeftButton);
        QTRY_VERIFY(program.workbench.document.game() == *last);
        QVERIFY(program.isLeft());
    }

    /// After a crash in a lesson, the start page offers its step with the board as it was.
    void continuesAnInterruptedLesson() {
        const QTemporaryDir folder;
        const QTemporaryDir crashed;
        Game pressed;
        {
            ProgramAtStart program(folder.path());
            LessonDock& dock = program.window->lessons();
            dock.openLesson(program.firstLesson(), 1);
            program.workbench.document.press(0);
            pressed = program.workbench.document.game();
            const auto isKept = [&] {
                const QFileInfoList files =
                    QDir(folder.path()).entryInfoList({QStringLiteral("*.lesson")});
                const auto journal = readKeptBoard(files.value(0).filePath());
                return files.size() == 1 && journal && journal->board.game == pressed &&
                       (QFile::exists(crashed.filePath(files[0].fileName())) ||
                        QFile::copy(files[0].filePath(), crashed.filePath(files[0].fileName())));
            };
            QTRY_VERIFY(isKept());
            dock.session().close();
            QTRY_VERIFY(QDir(folder.path()).entryList({QStringLiteral("*.lesson")}).isEmpty());
            QVERIFY(QDir(folder.path()).entryList({QStringLiteral("*.left")}).isEmpty());
        }
        const ProgramAtStart program(crashed.path());
        QTRY_VERIFY(program.texts().contains(QStringLiteral("Continue lesson 1, step 2")));
        QVERIFY2(
            program.texts().contains(QStringLiteral("1. The game and its two laws, last played")),
            qPrintable(program.texts()));
        QVERIFY(program.texts().contains(QStringLiteral("with 1 press so far")));
        WidgetDriver(*program.window).click("goOn");
        QVERIFY(program.isLeft());
        const LessonSession& session = program.window->lessons().session();
        QVERIFY(session.isOpen());
        QCOMPARE(session.name(), program.firstLesson());
        QCOMPARE(session.stepIndex(), 1U);
        QVERIFY(program.workbench.document.game() == pressed);
        // From now on, this session has the lesson.
        QTRY_VERIFY(QDir(crashed.path()).entryList({QStringLiteral("*.lesson")}) ==
                    QDir(crashed.path())
                        .entryList({QStringLiteral("*%1-0.lesson").arg(qApp->applicationPid())}));
        QVERIFY(program.autosave.kept().interruptedLessons().empty());
        program.window->lessons().session().startOver();
        QCOMPARE(program.workbench.document.game().pressCount(), 0U);
    }

    /// The board of a lesson is not the board that the page names.
    void offersTheUsersOwnBoardDuringALesson() {
        ProgramAtStart program(folder_.path());
        program.window->lessons().openLesson(program.firstLesson());
        QVERIFY(program.workbench.document.game().vertexCount() != 25U);
        const auto picture = [&program] {
            for (const auto* label : program.page()->findChildren<QLabel*>()) {
                if (!label->pixmap().isNull()) {
                    return label->pixmap().toImage();
                }
            }
            return QImage();
        };
        QVERIFY(program.isLeft());
        program.showAgain();
        const QImage duringLesson = picture();
        QVERIFY(program.texts().contains(QStringLiteral("Begin with the classic board")));
        WidgetDriver(*program.window).click("goOn");
        QVERIFY(program.isLeft());
        QVERIFY(!program.window->lessons().session().isOpen());
        QVERIFY(program.workbench.document.game() == Game::allOn(Lattice{.rows = 5, .cols = 5}));
        program.showAgain();
        QCOMPARE(picture(), duringLesson);
        // Any other board is not the classic one.
        program.workbench.document.press(3);
        QVERIFY(program.isLeft());
        program.showAgain();
        QVERIFY(program.texts().contains(QStringLiteral("5 × 5")));
        QVERIFY(!program.texts().contains(QStringLiteral("classic")));
    }

    /// A board has no name of its own in one language: its name follows the language.
    void namesOfBoardsFollowTheLanguage() {
        const QTemporaryDir folder;
        Graph claw(5);
        claw.addEdge(0, 1);
        claw.addEdge(1, 2);
        claw.addEdge(2, 0);
        claw.addEdge(2, 3);
        claw.addEdge(3, 4);
        for (const Rule& rule :
             {Rule(claw), Rule(Lattice{.rows = 3, .cols = 4, .topology = Topology::torus})}) {
            CurrentDocument document(Game::allOn(rule));
            Autosave autosave(document, KeptBoards(folder.path()));
            document.make(Press{2}, QStringLiteral("press"));
            autosave.finish();
            QTest::qWait(5); // boards are distinguished by milliseconds
        }
        const ProgramAtStart program(folder.path());
        const auto names = [&program] {
            auto* recent = program.window->findChild<QMenu*>(QStringLiteral("recent"));
            Q_EMIT recent->aboutToShow();
            QString all;
            for (const QAction* action : recent->actions()) {
                all += action->text() + QLatin1Char('\n');
            }
            return all;
        };
        QVERIFY2(names().contains(QStringLiteral("drawn graph")), qPrintable(names()));
        program.window->setAppearance({.language = QStringLiteral("fr")});
        QVERIFY2(!names().contains(QStringLiteral("drawn graph")), qPrintable(names()));
        QVERIFY2(names().contains(QStringLiteral("graphe dessiné")), qPrintable(names()));
        QVERIFY2(names().contains(QStringLiteral(", tore")), qPrintable(names()));
        english.apply(*qApp);
    }

    /// While the question whether to save is open, work that ends may change the board and so close
    /// the page.
    void theQuestionOutlivesThePage_data() {
        QTest::addColumn<bool>("isFile");
        QTest::newRow("left without saving") << false;
        QTest::newRow("file") << true;
    }
    void theQuestionOutlivesThePage() {
        QFETCH(const bool, isFile);
        const QTemporaryDir folder;
        CurrentDocument left(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        if (isFile) {
            const QString path = folder.filePath(QStringLiteral("board.lightsout"));
            const auto text = writeBoard(left->board(), FileFormat::document);
            QVERIFY(writeFileAtomically(path.toStdString(), *text).hasValue());
            remembered::setRecentFiles({path});
        } else {
            Autosave autosave(left, KeptBoards(folder.path()));
            left.make(Press{2}, QStringLiteral("press"));
            autosave.finish();
        }
        ProgramAtStart program(folder.path());
        CurrentDocument& document = program.workbench.document;
        document.begin(Game::allOn(Lattice{.rows = 2, .cols = 2}), Document::Origin::drawn);
        program.autosave.setOn(false); // so that the question is asked
        QVERIFY(document->hasUnsavedWork() && program.isLeft());
        program.showAgain();
        QTRY_VERIFY(program.texts().contains(QStringLiteral("Welcome back")));
        bool outlives = false;
        whenDialogOpens<QMessageBox>([&](QMessageBox&) {
            document.make(Press{1}, QStringLiteral("press"));
            whenDialogOpens<QMessageBox>([&](QMessageBox& box) {
                outlives = program.page() == nullptr;
                WidgetDriver(box).click("dontSave");
            });
        });
        QTest::mouseClick(program.part<QPushButton>("goOn"), Qt::LeftButton);
        QVERIFY(outlives);
        QTRY_VERIFY(document.game() == left.game());
    }

    void ownBoardsAreDrawn() {
        const ProgramAtStart program(folder_.path());
        QTest::mouseClick(program.part<QAbstractButton>("drawOwn"), Qt::LeftButton);
        QCOMPARE(program.workbench.document.game().vertexCount(), 0U);
        QVERIFY(program.workbench.document.game().rule().graph() != nullptr);
        QVERIFY(program.isLeft());
    }

private:
    QTemporaryDir folder_; ///< contains only boards of this test
};

LIGHTSOUT_TEST(StartPageTest)
#include "StartPageTest.moc"
