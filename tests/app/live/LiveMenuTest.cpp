// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveActions.h"

#include "live/LiveDialog.h"
#include "live/LiveWindow.h"
#include "live/PupilWall.h"
#include "tests/app/lessons/LessonWindow.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "window/StartPage.h"

#include <QComboBox>
#include <QDir>
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
    program.window->findChild<LiveWindow*>()->liveClass().begin();
}

LiveWindow* wallOf(const LessonWindow& program) {
    return program.window->findChild<LiveWindow*>();
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
    void firstPageSaysSo();
    void lessonsAskTheClass();
    void closingTheWindowEndsTheClass();
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
    QVERIFY(wallOf(program) != nullptr);
    QVERIFY(program.action("giveEveryoneThisBoard")->isEnabled());
    program.action("giveEveryoneThisBoard")->trigger();
    QCOMPARE(wallOf(program)->liveClass().room().roundIndex(), 1U);
    program.action("endLiveClass")->trigger();
    QTRY_VERIFY(wallOf(program) == nullptr);
    QCOMPARE(program.action("openLiveClass")->text().remove(QLatin1Char('&')),
             QStringLiteral("Open a live class …"));
}

void LiveMenuTest::firstPageSaysSo() {
    const LessonWindow program;
    program.action("startPage")->trigger();
    const auto privacy = [&program] {
        return program.window->findChild<QLabel*>(QStringLiteral("privacy"))->text();
    };
    QVERIFY(privacy().startsWith(QStringLiteral("No network")));
    openClass(program);
    QVERIFY(privacy().contains(wallOf(program)->liveClass().host()));
    wallOf(program)->close(false);
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
    const Room& room = wallOf(program)->liveClass().room();
    QCOMPARE(room.scene(), LiveScene::question);
    QVERIFY(room.question().place.starts_with("Lesson 1 · step "));
    QVERIFY(!room.question().text.empty());
    QVERIFY(hasRightAnswer(room.question()));
    wallOf(program)->close(false);
    QTRY_VERIFY(!button()->isVisible());
}

void LiveMenuTest::closingTheWindowEndsTheClass() {
    const LessonWindow program;
    openClass(program);
    play(wallOf(program)->liveClass(), {{QStringLiteral("Ada"), {}}});
    const auto answer = [&program](QMessageBox::StandardButton button) {
        whenDialogOpens<QMessageBox>([button](const QMessageBox& box) {
            QTest::mouseClick(box.button(button), Qt::LeftButton);
        });
        return program.window->close();
    };
    QVERIFY(!answer(QMessageBox::No));
    QVERIFY(wallOf(program) != nullptr);
    QVERIFY(answer(QMessageBox::Yes));
    QTRY_VERIFY(wallOf(program) == nullptr);
}

void LiveMenuTest::classSurvivesChangesOfTheWindow() {
    const LessonWindow program;
    openClass(program);
    LiveClass& live = wallOf(program)->liveClass();
    play(live, {{QStringLiteral("Ada"), QStringLiteral("3")}});
    program.window->setAppearance(
        {.language = QStringLiteral("fr"), .theme = Appearance::Theme::dark});
    program.window->showTab(QStringLiteral("kernel"));
    QCoreApplication::processEvents();
    QTRY_COMPARE(wallOf(program)->wall().textOf(0), QStringLiteral("Ada, 1 appui"));
    QCOMPARE(live.room().pupils()[0].path.size(), 1U);
    wallOf(program)->close(false);
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
    LiveWindow& wall = *wallOf(program);
    wall.resize(1280, 800);
    LiveClass& live = wall.liveClass();
    Game board(program.game().rule(), program.game().target(), program.game().target());
    for (const Vertex vertex : {2U, 6U, 10U, 13U, 19U, 21U}) {
        board.press(vertex);
    }
    const Game dealt(board.rule(), board.lights(), board.target());
    live.begin({.boards = {dealt, dealt, dealt}});
    const QStringList names{"Ada",  "Bilal", "Chloé", "Dov", "Élise", "Farid", "Gali", "Hugo",
                            "Inès", "Jonas", "Karim", "Léa", "Maya",  "Noam",  "Omar", "Paul",
                            "Rose", "Sami",  "Tal",   "Uri", "Vera",  "Yael",  "Zoé",  "Anna"};
    QList<std::pair<QString, QString>> pupils;
    for (int i = 0; i < names.size(); ++i) {
        const QString some = QStringLiteral("%1,12,%2,6").arg(i % 25).arg((7 * i + 3) % 25);
        const QString all = QStringLiteral("0,0,1,1"); // nobody has finished
        pupils.append({names[i], i % 3 == 0 ? all : some});
    }
    play(live, pupils);
    QTest::qWait(600); // until all tiles are painted
    const QString folder = qEnvironmentVariable("LIVE_PICTURES");
    const auto save = [&](const char* scene) {
        QTest::qWait(250);
        QVERIFY(wall.width() == 1280 && wall.height() == 800); // nothing requests more space
        if (!folder.isEmpty()) {
            wall.grab().save(QDir(folder).filePath(
                QStringLiteral("%1-%2-%3.png")
                    .arg(QLatin1String(scene), isDark ? "dark" : "light", language)));
        }
    };
    save("wall");
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
    live.showRight();
    save("answers");
    live.begin({.boards = {dealt}, .contest = LiveContest{}});
    play(live, {});
    for (quint64 i = 1; i <= 5; ++i) {
        Q_EMIT live.server().received(i,
                                      QStringLiteral(R"({"type":"moves","round":2,"moves":[%1]})")
                                          .arg(i % 2 == 0 ? QStringLiteral("2,6,10,13,19,21")
                                                          : QStringLiteral("0,0,2,6,10,13,19,21")));
    }
    live.showRanking();
    save("ranking");
    wall.close(false);
    program.window->setAppearance({.language = QStringLiteral("en")});
}

LIGHTSOUT_TEST(LiveMenuTest)
#include "LiveMenuTest.moc"
