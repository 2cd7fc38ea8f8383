// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveActions.h"

#include "lessons/LessonQuestions.h"
#include "lessons/ProseView.h"
#include "live/ClassDock.h"
#include "live/ClassJournal.h"
#include "live/LiveClass.h"
#include "live/LiveDialog.h"
#include "live/LiveWall.h"
#include "live/PupilWall.h"
#include "tests/app/lessons/LessonWindow.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "window/StartPage.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHostAddress>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTcpServer>

using namespace lightsout;

namespace {

/// Returns a port that is not in use.
int freePort() {
    QTcpServer server;
    return server.listen(QHostAddress(QHostAddress::LocalHost)) ? server.serverPort() : 0;
}

/// Opens a class on the loopback address from the menu.
void openClass(const LessonWindow& program) {
    whenDialogOpens<LiveDialog>([](LiveDialog& dialog) {
        auto* address = dialog.findChild<QComboBox*>(QStringLiteral("address"));
        address->setCurrentIndex(address->count() - 1);
        dialog.findChild<QSpinBox*>(QStringLiteral("port"))->setValue(freePort());
        dialog.accept();
    });
    program.action("openLiveClass")->trigger();
}

LiveActions& liveOf(const LessonWindow& program) {
    return *program.window->findChild<LiveActions*>();
}

/// Ends the class without questions.
void end(const LessonWindow& program) {
    liveOf(program).liveClass()->markResultsSaved();
    QVERIFY(liveOf(program).endClass());
}

/// Lets pupils join and press, as if their messages had arrived.
void play(LiveClass& live, const QList<std::pair<QString, QString>>& pupils) {
    quint64 connection = 1;
    for (const auto& [name, moves] : pupils) {
        Q_EMIT live.server().received(
            connection, QStringLiteral(R"({"type":"join","version":2,"name":"%1","word":"%2"})")
                            .arg(name, QString::fromStdString(live.room().word())));
        if (!moves.isEmpty()) {
            Q_EMIT live.server().received(
                connection, QStringLiteral(R"({"type":"moves","round":%1,"moves":[%2]})")
                                .arg(live.room().roundIndex())
                                .arg(moves));
        }
        ++connection;
    }
}

} // namespace

/// Tests the live class in the window: its menu, the start page, lessons, and its appearance.
class LiveMenuTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void menuOpensAndEndsAClass();
    void startPageSaysSo();
    void lessonsAskTheClass();
    void lessonsPrepareQuestions();
    void continuesAClassAfterACrash();
    void closingTheWindowEndsTheClass();
    void keysOfTheDocumentWorkOnTheWall();
    void fourClicksStartAClass();
    void classSurvivesChangesOfTheWindow();
    void looksAsDesigned_data();
    void looksAsDesigned();
};

void LiveMenuTest::menuOpensAndEndsAClass() {
    const LessonWindow program;
    QStringList menus;
    for (const QAction* action : program.window->menuBar()->actions()) {
        menus << action->text().remove(QLatin1Char('&'));
    }
    QVERIFY(menus.contains(QStringLiteral("Class")));
    QVERIFY(!program.action("endLiveClass")->isEnabled());
    openClass(program);
    QVERIFY(liveOf(program).isOpen());
    QVERIFY(program.action("giveEveryoneThisBoard")->isEnabled());
    program.action("giveEveryoneThisBoard")->trigger();
    QCOMPARE(liveOf(program).liveClass()->room().scene(), LiveScene::board);
    program.action("endLiveClass")->trigger();
    QTRY_VERIFY(!liveOf(program).isOpen());
    QCOMPARE(program.action("openLiveClass")->text().remove(QLatin1Char('&')),
             QStringLiteral("Open a live class …"));
}

void LiveMenuTest::startPageSaysSo() {
    const LessonWindow program;
    program.action("startPage")->trigger();
    const auto privacy = [&program] {
        return program.window->findChild<QLabel*>(QStringLiteral("privacy"))->text();
    };
    QVERIFY(privacy().startsWith(QStringLiteral("No network")));
    openClass(program);
    QVERIFY(privacy().contains(liveOf(program).liveClass()->host()));
    end(program);
    QVERIFY(privacy().startsWith(QStringLiteral("No network")));
}

void LiveMenuTest::lessonsAskTheClass() {
    const LessonWindow program;
    program.dock->openLesson(QStringLiteral("01-two-laws"));
    const auto button = [&program] {
        return program.dock->findChild<QPushButton*>(QStringLiteral("askClass"));
    };
    std::size_t step = 0;
    const auto& steps = program.session().lesson().steps;
    while (step < steps.size() &&
           (!steps[step].ask || (steps[step].ask->kind != Ask::Kind::choice &&
                                 steps[step].ask->kind != Ask::Kind::number))) {
        ++step;
    }
    QVERIFY(step < steps.size());
    program.session().goTo(step);
    QTRY_VERIFY(program.session().areValuesKnown());
    QVERIFY(!button()->isVisible());
    openClass(program);
    program.window->activateWindow();
    QTRY_VERIFY(button()->isVisible());
    button()->click();
    const Room& room = liveOf(program).liveClass()->room();
    QCOMPARE(room.scene(), LiveScene::question);
    QVERIFY(room.question().place.starts_with("Lesson 1 · step "));
    QVERIFY(!room.question().text.empty());
    QVERIFY(hasRightAnswer(room.question()));
    end(program);
    QTRY_VERIFY(!button()->isVisible());
}

void LiveMenuTest::lessonsPrepareQuestions() {
    const LessonWindow program;
    program.dock->openLesson(QStringLiteral("01-two-laws"));
    const auto prepare = [&program] {
        Q_EMIT program.dock->menu()->aboutToShow();
        return program.dock->menu()->findChild<QAction*>(QStringLiteral("prepareClass"));
    };
    QVERIFY(!prepare()->isVisible());
    openClass(program);
    LiveClass& live = *liveOf(program).liveClass();
    prepare()->trigger();
    const auto count = std::ranges::count_if(program.session().lesson().steps, isForClass);
    QVERIFY(count > 1);
    QTRY_COMPARE(live.room().prepared().size(), static_cast<std::size_t>(count));
    for (const ClassQuestion& question : live.room().prepared()) {
        QVERIFY(question.place.starts_with("Lesson 1 · step "));
        QVERIFY(!question.text.empty() && !question.prose.empty() && !question.step.empty());
        QVERIFY(hasRightAnswer(question));
    }
    const std::string first = live.room().prepared()[0].text;
    liveOf(program).dock()->findChild<QPushButton*>(QStringLiteral("askNext"))->click();
    QCOMPARE(live.room().question().text, first);
    // The wall draws the text of the step with its formulas.
    auto* prose = liveOf(program).wall()->findChild<ProseView*>(QStringLiteral("wallProse"));
    QVERIFY(prose->isVisible() && prose->drawsAllFormulas());
    QVERIFY(prose->height() < liveOf(program).wall()->height());
    // The lesson and the class share the space next to the pages.
    QVERIFY(program.window->tabifiedDockWidgets(program.dock).contains(liveOf(program).dock()));
    end(program);
}

void LiveMenuTest::continuesAClassAfterACrash() {
    // Leaves the journal of a class with a pupil.
    const auto crash = [] {
        auto journal = std::make_unique<ClassJournal>(ClassJournal::usualFolder());
        ClassJournal& kept = *journal;
        LiveClass live({.address = {.address = QStringLiteral("127.0.0.1"),
                                    .kind = ClassAddress::Kind::loopback},
                        .port = static_cast<quint16>(freePort()),
                        .word = "amber",
                        .series = {.boards = {Game::allOn(Lattice{.rows = 2, .cols = 2})}}},
                       std::move(journal));
        QVERIFY(live.open());
        live.begin();
        play(live, {{QStringLiteral("Ada"), QStringLiteral("3")}});
        const auto isWritten = [&] {
            const QFileInfoList files =
                QDir(ClassJournal::usualFolder()).entryInfoList(QDir::Files);
            return std::ranges::any_of(files, [](const QFileInfo& info) {
                QFile file(info.filePath());
                return file.open(QIODevice::ReadOnly) && file.readAll().contains("Ada");
            });
        };
        QTRY_VERIFY(isWritten());
        kept.keep();
    };
    const LessonWindow program;
    const auto answer = [&program](QMessageBox::StandardButton button) {
        program.window->offerKeptWork();
        auto* box = program.window->findChild<QMessageBox*>(QStringLiteral("continueClass"));
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains(QStringLiteral("1 pupil")), qPrintable(box->text()));
        box->button(button)->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    crash();
    answer(QMessageBox::Cancel);
    QVERIFY(!liveOf(program).isOpen());
    answer(QMessageBox::Yes); // it is offered again
    QVERIFY(liveOf(program).isOpen());
    QCOMPARE(liveOf(program).liveClass()->room().pupils()[0].name, QStringLiteral("Ada"));
    QVERIFY(liveOf(program).dock()->isVisible() && liveOf(program).wall()->isVisible());
    end(program);
    QVERIFY(ClassJournal::find() == nullptr); // nothing is left of it
    crash();
    answer(QMessageBox::No);
    QVERIFY(!liveOf(program).isOpen());
    QVERIFY(ClassJournal::find() == nullptr);
}

void LiveMenuTest::closingTheWindowEndsTheClass() {
    const LessonWindow program;
    openClass(program);
    liveOf(program).liveClass()->begin();
    play(*liveOf(program).liveClass(), {{QStringLiteral("Ada"), QStringLiteral("3")}});
    const auto answer = [&program](const char* button) {
        whenDialogOpens<QMessageBox>([button](QMessageBox& box) {
            auto* chosen = box.findChild<QPushButton*>(QLatin1String(button));
            QTest::mouseClick(chosen != nullptr ? chosen : box.button(QMessageBox::Cancel),
                              Qt::LeftButton);
        });
        return program.window->close();
    };
    QVERIFY(!answer("cancel"));
    QVERIFY(liveOf(program).isOpen());
    QVERIFY(answer("endWithoutSaving"));
}

// From the start of the program to the first phone on the board, the teacher clicks four times: on
// the menu, on its command, on Open in the dialog, and on Begin.
/// The keys of the main window work there, but F11 is the wall's own.
void LiveMenuTest::keysOfTheDocumentWorkOnTheWall() {
    LessonWindow program;
    openClass(program);
    LiveWall* wall = liveOf(program).wall();
    const BitVector lights = program.game().lights();
    program.document().press(0);
    wall->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(wall));
    QTest::keyClick(wall, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(program.game().lights(), lights);
    QTest::keyClick(wall, Qt::Key_F11);
    QVERIFY(wall->isFullScreen());
    QVERIFY(!program.window->isFullScreen());
    end(program);
}

void LiveMenuTest::fourClicksStartAClass() {
    const LessonWindow program;
    int clicks = 0;
    QMenuBar& bar = *program.window->menuBar();
    QAction* menu = nullptr;
    for (QAction* action : bar.actions()) {
        if (action->menu() != nullptr &&
            action->menu()->actions().contains(program.action("openLiveClass"))) {
            menu = action;
        }
    }
    QVERIFY(menu != nullptr);
    whenDialogOpens<LiveDialog>([&clicks](LiveDialog& dialog) {
        // The test can't choose a free port by a click.
        auto* address = dialog.findChild<QComboBox*>(QStringLiteral("address"));
        address->setCurrentIndex(address->count() - 1);
        dialog.findChild<QSpinBox*>(QStringLiteral("port"))->setValue(freePort());
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("openClass")),
                          Qt::LeftButton);
        ++clicks;
    });
    QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.actionGeometry(menu).center());
    ++clicks;
    QTRY_VERIFY(menu->menu()->isVisible());
    QTest::mouseClick(menu->menu(), Qt::LeftButton, {},
                      menu->menu()->actionGeometry(program.action("openLiveClass")).center());
    ++clicks;
    QTRY_VERIFY(liveOf(program).isOpen());
    play(*liveOf(program).liveClass(), {{QStringLiteral("Ada"), {}}});
    auto* begin = liveOf(program).dock()->findChild<QPushButton*>(QStringLiteral("begin"));
    QTRY_VERIFY(begin->isVisible());
    QTest::mouseClick(begin, Qt::LeftButton);
    ++clicks;
    QCOMPARE(liveOf(program).liveClass()->room().scene(), LiveScene::board);
    QCOMPARE(clicks, 4);
    end(program);
}

void LiveMenuTest::classSurvivesChangesOfTheWindow() {
    const LessonWindow program;
    openClass(program);
    LiveClass& live = *liveOf(program).liveClass();
    live.begin();
    play(live, {{QStringLiteral("Ada"), QStringLiteral("3")}});
    program.window->setAppearance(
        {.language = QStringLiteral("fr"), .theme = Appearance::Theme::dark});
    program.window->showTab(QStringLiteral("kernel"));
    QCoreApplication::processEvents();
    QTRY_COMPARE(liveOf(program).wall()->tiles().textOf(0), QStringLiteral("Ada, 1 appui"));
    QCOMPARE(live.room().pupils()[0].path.size(), 1U);
    end(program);
    program.window->setAppearance({.language = QStringLiteral("en")});
}

void LiveMenuTest::looksAsDesigned_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDark");
    for (const char* language : {"en", "fr", "he"}) {
        for (const bool isDark : {false, true}) {
            QTest::addRow("%s %s", language, isDark ? "dark" : "light")
                << QString::fromLatin1(language) << isDark;
        }
    }
}

// If LIVE_PICTURES names a folder, writes pictures there for comparison with the design.
void LiveMenuTest::looksAsDesigned() {
    QFETCH(QString, language);
    QFETCH(bool, isDark);
    const LessonWindow program;
    openClass(program);
    program.window->setAppearance(
        {.language = language,
         .theme = isDark ? Appearance::Theme::dark : Appearance::Theme::light});
    LiveWall& wall = *liveOf(program).wall();
    LiveClass& live = *liveOf(program).liveClass();
    const QString folder = qEnvironmentVariable("LIVE_PICTURES");
    const auto save = [&](const QString& scene, QWidget& window) {
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            window.resize(size);
            // Pictures need all tiles to be painted.
            if (folder.isEmpty()) {
                QCoreApplication::processEvents();
            } else {
                QTest::qWait(600);
            }
            QCOMPARE(window.size(), size); // nothing requests more space
            if (!folder.isEmpty()) {
                window.grab().save(QDir(folder).filePath(
                    QStringLiteral("%1-%2-%3-%4.png")
                        .arg(scene, isDark ? QStringLiteral("dark") : QStringLiteral("light"),
                             language)
                        .arg(size.width())));
            }
        }
    };
    const QStringList names{"Ada",  "Bilal", "Chloé", "Dov",   "Élise", "Farid", "Gali", "Hugo",
                            "Inès", "Jonas", "Karim", "Léa",   "Maya",  "Noam",  "Omar", "Paul",
                            "Rose", "Sami",  "Tal",   "Uri",   "Vera",  "Yael",  "Zoé",  "Anna",
                            "Bea",  "Carl",  "Dina",  "Émile", "Fay",   "Gil"};
    const auto join = [&](int count) {
        for (int i = static_cast<int>(live.room().pupils().size()); i < count; ++i) {
            Q_EMIT live.server().received(
                static_cast<quint64>(i + 1),
                QStringLiteral(R"({"type":"join","version":2,"name":"%1","word":"%2"})")
                    .arg(names[i % names.size()], QString::fromStdString(live.room().word())));
        }
    };
    const auto press = [&](int pupil, const QString& moves) {
        Q_EMIT live.server().received(static_cast<quint64>(pupil + 1),
                                      QStringLiteral(R"({"type":"moves","round":%1,"moves":[%2]})")
                                          .arg(live.room().roundIndex())
                                          .arg(moves));
    };
    Game board(program.game().rule(), program.game().target(), program.game().target());
    for (const Vertex vertex : {2U, 6U, 10U, 13U, 19U, 21U}) {
        board.press(vertex);
    }
    const Game dealt(board.rule(), board.lights(), board.target());
    join(17);
    save(QStringLiteral("lobby"), wall);
    live.begin(LiveSeries{.boards = {dealt, dealt, dealt}});
    for (const int count : {3, 30, 100}) {
        if (count == 3) {
            while (live.room().pupils().size() > 3) {
                live.remove(3, false);
            }
        }
        join(count);
        for (int i = 0; i < count; ++i) {
            press(i, i % 3 == 0 ? QStringLiteral("2,6,10,13,19,21")
                                : QStringLiteral("%1,12,%2,6").arg(i % 25).arg((7 * i + 3) % 25));
        }
        save(QStringLiteral("wall%1").arg(count), wall);
        if (count == 30) {
            live.ask({.kind = ClassQuestion::Kind::choice,
                      .place = "Lesson 1 · step 3 of 9",
                      .text = "How many lights does the middle cell change?",
                      .choices = {"0", "1", "5", "9"},
                      .board = dealt,
                      .right = {2},
                      .why = "Itself and its four neighbours."});
            for (quint64 i = 1; i <= 24; ++i) {
                Q_EMIT live.server().received(
                    i, QStringLiteral(R"({"type":"answer","question":0,"choice":%1})")
                           .arg(i < 2   ? 0
                                : i < 4 ? 1
                                : i < 8 ? 3
                                        : 2));
            }
            save(QStringLiteral("question"), wall);
            live.setRevealed(true);
            live.showRight();
            save(QStringLiteral("answers"), wall);
            live.resume();
            save(QStringLiteral("dock"), *program.window);
        }
    }
    live.begin(LiveSeries{.boards = {dealt}, .contest = LiveContest{}});
    for (int i = 0; i < 14; ++i) {
        press(i, i % 2 == 0 ? QStringLiteral("2,6,10,13,19,21")
                            : QStringLiteral("0,0,2,6,10,13,19,21"));
    }
    save(QStringLiteral("contest"), wall);
    live.showRanking();
    save(QStringLiteral("ranking"), wall);
    end(program);
    program.window->setAppearance({.language = QStringLiteral("en")});
}

LIGHTSOUT_TEST(LiveMenuTest)
#include "LiveMenuTest.moc"
