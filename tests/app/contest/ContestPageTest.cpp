// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/ContestPage.h"
#include "MainWindow.h"
#include "board/BoardView.h"
#include "contest/ContestActions.h"
#include "contest/ContestDialog.h"
#include "contest/PlayView.h"
#include "contest/RankingView.h"
#include "contest/RoundCards.h"
#include "tests/app/contest/Rounds.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"
#include "window/CommandPalette.h"
#include "window/ToolBar.h"

#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace lightsout;

namespace {

/// Stores a contest whose first round lasts an hour, as if its window had been closed.
void leaveRunning(ContestPlan plan) {
    plan.roundSeconds = 3600;
    plan.pauseSeconds = 3600;
    TestClock time;
    time.now = Contest::systemTime() - 600'000; // ten minutes ago
    Contest contest(plan, time.clock());
    time.pass(contest, 6);
    QVERIFY(ContestStore(ContestStore::usualPath()).keep(contest, false));
}

/// The program when it starts, with a game in progress.
struct ContestProgram {
    ContestProgram() : workbench(Game::allOn(Lattice{.rows = 5, .cols = 5})) {
        const Appearance appearance{.language = QStringLiteral("en")};
        appearance.apply(*qApp);
        workbench.document.press(12);
        revision = workbench.document.revision();
        open();
    }
    void open() {
        window = std::make_unique<MainWindow>(workbench, Appearance{.language = "en"});
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->resumeContest();
        window->show();
        window->activateWindow();
        QCoreApplication::processEvents();
    }
    ContestPage* page() const { return window->findChild<ContestActions*>()->page(); }
    Contest& contest() const { return page()->contest(); }
    BoardView* board() const { return page()->findChild<BoardView*>(); }
    QTabWidget* tabs() const { return window->findChild<QTabWidget*>(); }

    void clickCells(const std::vector<Vertex>& cells) {
        for (const Vertex v : cells) {
            QTest::mouseClick(board(), Qt::LeftButton, Qt::NoModifier,
                              board()->cellRect(v).center().toPoint());
        }
        QCoreApplication::processEvents();
    }
    void click(const char* button) const { WidgetDriver(*page()).click(button); }
    bool shows(const QString& text) const {
        const auto labels = page()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    /// Lets the time of the round end, by opening the window again an hour later.
    void endRound() {
        window.reset();
        QFile file(ContestStore::usualPath());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QJsonObject saved = QJsonDocument::fromJson(file.readAll()).object();
        QJsonObject contest = saved.value(QStringLiteral("contest")).toObject();
        contest.insert(QStringLiteral("roundBegins"),
                       contest.value(QStringLiteral("roundBegins")).toInteger() - 3'600'000);
        saved.insert(QStringLiteral("contest"), contest);
        file.resize(0);
        file.write(QJsonDocument(saved).toJson());
        file.close();
        open();
    }
    /// Clicks the button that leaves the contest, and answers the question that follows.
    void leave(QMessageBox::ButtonRole answer = QMessageBox::AcceptRole) {
        bool wasAsked = false;
        answerQuestion(answer, wasAsked);
        click("leaveContest");
        QVERIFY(wasAsked);
        window->activateWindow();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    static void answerQuestion(QMessageBox::ButtonRole role, bool& wasAsked) {
        whenDialogOpens<QMessageBox>([role, &wasAsked](QMessageBox& question) {
            wasAsked = true;
            for (QAbstractButton* button : question.buttons()) {
                if (question.buttonRole(button) == role) {
                    QTest::mouseClick(button, Qt::LeftButton);
                    return;
                }
            }
        });
    }
    /// Returns true if the user's game is unchanged and the guide shows nothing.
    bool isUntouched() const {
        return workbench.document.revision() == revision && !workbench.guide.stars() &&
               !workbench.guide.hint() && !workbench.guide.isPlaying();
    }

    Workbench workbench;
    quint64 revision = 0;
    std::unique_ptr<MainWindow> window;
};

/// Returns all commands in the menus.
QStringList commandsIn(const MainWindow& window) {
    QStringList names;
    for (const Command& command : commandsOf(window.menuBar()->actions())) {
        names << command.name;
    }
    return names;
}

} // namespace

/// Tests a contest in the window: what it locks, how it continues, and how it ends.
class ContestPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void beginsFromTheMenu();
    void isAmongTheModes();
    void menusAndPaletteContainNothingElse();
    void menusAreKept();
    void keysDoNothingElse();
    void isAlwaysLeftByOneClickAndOneQuestion();
    void undoHasAButton();
    void filesAreNotTaken();
    void survivesClosingAndReopening();
    void survivesFullScreenAndAnotherLanguage();
    void showsHowItWentAndThenTheSolution();
    void leavingShowsThePages();
    void oneWindowHasTheContest();
    void ranksWhatIsTypedIn();
    void teacherChoosesWhatRanks();
    void headersSortTheRanking();
    void showsFormerRoundsAgain();

private:
    QTemporaryDir state_;
};

void ContestPageTest::initTestCase() {
    useTestSettings();
    qputenv("XDG_STATE_HOME", state_.path().toUtf8());
}

void ContestPageTest::init() {
    QSettings().clear();
    QFile::remove(ContestStore::usualPath());
}

void ContestPageTest::beginsFromTheMenu() {
    ContestProgram program;
    QVERIFY(program.page() == nullptr);
    whenDialogOpens<ContestDialog>([](ContestDialog& dialog) {
        auto* codes = dialog.findChild<QPlainTextEdit*>();
        const auto* begin = WidgetDriver(dialog).part<QPushButton>("begin");
        QVERIFY(!begin->isEnabled());
        QTest::keyClicks(codes, "3LX0");
        QTest::qWait(0);
        QTRY_VERIFY(!begin->isEnabled());
        WidgetDriver(dialog).click("deal");
        QTRY_VERIFY(begin->isEnabled());
        QCOMPARE(dialog.plan().rounds.size(), 3U);
        WidgetDriver(dialog).click("begin");
    });
    program.window->findChild<ContestActions*>()->contest->trigger();
    QCoreApplication::processEvents();
    QVERIFY(program.page() != nullptr);
    QVERIFY(program.page()->isVisible());
    QVERIFY(!program.tabs()->isVisible());
    // No board is visible before its round begins.
    QCOMPARE(program.contest().phase(), Contest::Phase::ready);
    QVERIFY(program.shows("Begins in"));
    QCOMPARE(program.board()->shownText(), QString());
}

void ContestPageTest::isAmongTheModes() {
    ContestProgram program;
    program.window->showTab(QStringLiteral("play"));
    QCoreApplication::processEvents();
    auto* button = program.window->findChild<QPushButton*>(QStringLiteral("contest"));
    QVERIFY(button != nullptr && button->isVisible());
    QCOMPARE(button->text(), QStringLiteral("Contest"));
    bool wasOpen = false;
    whenDialogOpens<ContestDialog>([&](ContestDialog& dialog) {
        wasOpen = true;
        dialog.reject();
    });
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(wasOpen);
    QVERIFY(program.page() == nullptr);
}

void ContestPageTest::menusAndPaletteContainNothingElse() {
    leaveRunning(twoRounds());
    ContestProgram program;
    const QStringList commands = commandsIn(*program.window);
    QVERIFY(commands.contains("Save the results"));
    QVERIFY(commands.contains("Leave the contest"));
    for (const char* name :
         {"Hint", "Solution", "Autoplay", "New board", "Open", "Random", "Paste as board",
          "Challenge code", "Worksheet", "Copy current view", "Start page", "Contest", "Picture",
          "Print", "Board of the day", "Lights from a picture"}) {
        QVERIFY2(!commands.contains(name), name);
    }
    whenDialogOpens<CommandPalette>([](CommandPalette& palette) {
        auto* field = palette.findChild<QLineEdit*>();
        for (const char* name : {"solution", "hint", "kernel", "petersen", "new board"}) {
            field->clear();
            QTest::keyClicks(field, name);
            QVERIFY2(palette.chosen() == nullptr, name);
        }
        palette.reject();
    });
    QTest::keyClick(program.window.get(), Qt::Key_K, Qt::ControlModifier);
    QVERIFY(program.isUntouched());
}

/// The menus are the same objects in each contest, after it, and in another language.
void ContestPageTest::menusAreKept() {
    leaveRunning(twoRounds());
    ContestProgram program;
    ContestActions& actions = *program.window->findChild<ContestActions*>();
    const auto menus = [&program] { return program.window->menuBar()->actions(); };
    const auto choose = [&program](const char* language) {
        WidgetDriver(*program.window).trigger(language);
    };
    const QList<QAction*> ofContest = menus();
    QCOMPARE(ofContest.size(), 5);
    QCOMPARE(ofContest.front()->text(), QStringLiteral("&File"));
    choose("language fr");
    QTRY_COMPARE(ofContest.front()->text(), QStringLiteral("&Fichier"));
    QCOMPARE(menus(), ofContest);
    const QStringList commands = commandsIn(*program.window);
    QVERIFY(commands.contains(QStringLiteral("Quitter le concours")));
    program.leave();
    const QList<QAction*> ofWorkbench = menus();
    QCOMPARE(ofWorkbench.size(), 8);
    QCOMPARE(ofWorkbench.front()->text(), QStringLiteral("&Fichier"));
    leaveRunning(twoRounds());
    actions.resume();
    QCOMPARE(menus(), ofContest);
    QCOMPARE(commandsIn(*program.window), commands);
    choose("language en");
    QTRY_COMPARE(ofContest.front()->text(), QStringLiteral("&File"));
    program.leave();
    QCOMPARE(menus(), ofWorkbench);
    QCOMPARE(ofWorkbench.front()->text(), QStringLiteral("&File"));
}

void ContestPageTest::keysDoNothingElse() {
    leaveRunning(twoRounds());
    ContestProgram program;
    program.clickCells({3});
    const std::pair<int, Qt::KeyboardModifiers> keys[] = {
        {Qt::Key_H, Qt::ControlModifier},
        {Qt::Key_J, Qt::ControlModifier},
        {Qt::Key_F5, Qt::NoModifier},
        {Qt::Key_N, Qt::ControlModifier},
        {Qt::Key_O, Qt::ControlModifier},
        {Qt::Key_S, Qt::ControlModifier},
        {Qt::Key_R, Qt::ControlModifier},
        {Qt::Key_L, Qt::ControlModifier},
        {Qt::Key_Backspace, Qt::ControlModifier},
        {Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier},
        {Qt::Key_Y, Qt::ControlModifier | Qt::ShiftModifier},
        {Qt::Key_PageDown, Qt::NoModifier},
        {Qt::Key_PageUp, Qt::NoModifier},
        {Qt::Key_Tab, Qt::ControlModifier},
        {Qt::Key_PageDown, Qt::ControlModifier},
        {Qt::Key_P, Qt::ControlModifier},
        {Qt::Key_C, Qt::ControlModifier},
        {Qt::Key_V, Qt::ControlModifier},
        {Qt::Key_F6, Qt::NoModifier},
        {Qt::Key_F11, Qt::ShiftModifier},
    };
    // The same holds on a wall, where other keys turn pages.
    for (const bool isOnWall : {false, true}) {
        program.window->setAppearance({.language = "en", .projector = isOnWall});
        QCoreApplication::processEvents();
        for (const auto& [key, modifiers] : keys) {
            QTest::keyClick(program.board(), static_cast<Qt::Key>(key), modifiers);
            QVERIFY2(QApplication::activeModalWidget() == nullptr,
                     qPrintable(QString::number(key)));
            QVERIFY2(program.isUntouched(), qPrintable(QString::number(key)));
        }
        QVERIFY(!program.tabs()->isVisible());
        QCOMPARE(program.contest().path(0), std::vector<Vertex>{3});
    }
    // Undo reverts the presses of the contest.
    QTest::keyClick(program.board(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(program.contest().path(0).empty());
    QVERIFY(program.isUntouched());
}

void ContestPageTest::isAlwaysLeftByOneClickAndOneQuestion() {
    for (const bool isRanking : {false, true}) {
        ContestPlan plan = twoRounds();
        plan.isRanking = isRanking;
        leaveRunning(plan);
        ContestProgram program;
        program.leave(QMessageBox::RejectRole);
        QVERIFY(program.page() != nullptr && program.page()->isVisible());
        QVERIFY(!program.contest().hasLeft());
        // The same holds after a restart, on a wall and in another language.
        program.window.reset();
        program.open();
        program.window->setAppearance({.language = "fr", .projector = true});
        QCoreApplication::processEvents();
        // This pattern excludes the warning that windows print without a display.
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        program.leave();
        QVERIFY(program.page() == nullptr);
        QVERIFY(program.tabs()->isVisible());
        const auto last = ContestStore(ContestStore::usualPath()).last();
        QVERIFY(last->hasLeft());
        program.window->setAppearance({.language = "en"});
        QCoreApplication::processEvents();
        QVERIFY(program.window->findChild<ToolBar*>(QStringLiteral("toolbar"))->isVisible());
    }
}

void ContestPageTest::undoHasAButton() {
    leaveRunning(twoRounds());
    ContestProgram program;
    program.clickCells({3});
    program.click("undoPress");
    QVERIFY(program.contest().path(0).empty());
}

void ContestPageTest::filesAreNotTaken() {
    leaveRunning(twoRounds());
    ContestProgram program;
    QTemporaryDir folder;
    const QString path = folder.filePath("board.txt");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("0 1\n1 2\n");
    file.close();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(program.window.get(), &enter);
    QVERIFY(!enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(program.window.get(), &drop);
    program.window->openFile(path);
    QCoreApplication::processEvents();
    // Dropped and pasted pictures are refused, too.
    QImage image(20, 20, QImage::Format_RGB32);
    image.fill(Qt::white);
    QMimeData picture;
    picture.setImageData(image);
    QDragEnterEvent enterPicture({50, 50}, Qt::CopyAction, &picture, Qt::LeftButton,
                                 Qt::NoModifier);
    QCoreApplication::sendEvent(program.window.get(), &enterPicture);
    QVERIFY(!enterPicture.isAccepted());
    QDropEvent dropPicture({50, 50}, Qt::CopyAction, &picture, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(program.window.get(), &dropPicture);
    QGuiApplication::clipboard()->setImage(image);
    QTest::keyClick(program.board(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    for (int round = 0; round < 3; ++round) {
        QCoreApplication::processEvents();
        QVERIFY(QApplication::activeModalWidget() == nullptr);
    }
    QVERIFY(program.window->findChildren<Job*>().size() > 0);
    for (const Job* job : program.window->findChildren<Job*>()) {
        QVERIFY(!job->isRunning());
    }
    QVERIFY(program.isUntouched());
    // After the contest is left, files are accepted again.
    program.leave();
    QDragEnterEvent again({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(program.window.get(), &again);
    QVERIFY(again.isAccepted());
}

void ContestPageTest::survivesClosingAndReopening() {
    leaveRunning(twoRounds());
    ContestProgram program;
    program.clickCells({3, 8});
    QVERIFY(program.window->close());
    program.window.reset();
    program.open();
    QVERIFY(program.page() != nullptr);
    QVERIFY(program.contest().isRoundRunning());
    QCOMPARE(program.contest().path(0), (std::vector<Vertex>{3, 8}));
    QVERIFY(!program.tabs()->isVisible());
}

void ContestPageTest::survivesFullScreenAndAnotherLanguage() {
    leaveRunning(twoRounds());
    ContestProgram program;
    program.clickCells({3});
    program.window->setAppearance({.language = "fr", .projector = true});
    QCoreApplication::processEvents();
    QVERIFY(program.shows("Temps restant"));
    QVERIFY(program.page()->isVisible());
    program.clickCells({8});
    program.window->setAppearance({.language = "he", .projector = false});
    QCoreApplication::processEvents();
    QVERIFY(program.shows("הזמן שנותר"));
    QVERIFY(!program.tabs()->isVisible());
    QCOMPARE(program.contest().path(0), (std::vector<Vertex>{3, 8}));
    QVERIFY(program.contest().isRoundRunning());
    // The menus in another language are restricted as well.
    for (const QString& name : commandsIn(*program.window)) {
        QVERIFY(!name.contains(QStringLiteral("פתרון")));
    }
    program.window->setAppearance({.language = "en"});
    QCoreApplication::processEvents();
}

void ContestPageTest::showsHowItWentAndThenTheSolution() {
    leaveRunning(twoRounds());
    ContestProgram program;
    QVERIFY(program.shows("Hints and solutions are hidden during the round."));
    program.clickCells({3, 3});
    program.clickCells(pressesOf(dealOf(3)));
    QCOMPARE(program.contest().phase(), Contest::Phase::waiting);
    QVERIFY(program.shows("Solved!"));
    QVERIFY(program.shows("5 presses"));
    QVERIFY(program.shows("The solution is shown when the time is up."));
    QVERIFY(!program.shows("The minimum is"));
    const QString code = program.page()->findChild<QLabel*>("resultsCode")->text();
    const RoundResult read = std::get<RoundResult>(readResultsCode(code.toStdString()));
    QCOMPARE(read, *program.contest().result(0));
    QVERIFY(program.shows("4 4"));
    // A click on the board has no effect, and the board shows no stars.
    QTest::mouseClick(program.page()->findChild<PlayView*>(), Qt::LeftButton, {},
                      program.board()->mapTo(program.page(), QPoint(60, 60)));
    QCOMPARE(program.contest().presses(), 5U);
    program.endRound();
    QTRY_VERIFY(program.shows("The minimum is 3."));
    QVERIFY(program.shows("The next round begins in"));
    // The board shows the initial lights, and a star on each cell of a solution.
    QCOMPARE(program.board()->shownText().count(QLatin1Char('1')),
             static_cast<int>(dealtBoard(dealOf(3), Progress()).board.lights.count()));
    program.click("beginRound");
    QCOMPARE(program.contest().round(), 1U);
    QVERIFY(!program.shows("Solved!"));
    QVERIFY(program.shows("Round 2 of 2"));
    // Giving up requires confirmation, because it can't be undone.
    bool wasAsked = false;
    ContestProgram::answerQuestion(QMessageBox::RejectRole, wasAsked);
    program.click("giveUp");
    QVERIFY(wasAsked);
    QVERIFY(!program.shows("You gave up."));
    ContestProgram::answerQuestion(QMessageBox::AcceptRole, wasAsked);
    program.click("giveUp");
    QVERIFY(program.shows("You gave up."));
    QVERIFY(program.contest().isRoundRunning());
}

void ContestPageTest::leavingShowsThePages() {
    leaveRunning(twoRounds());
    ContestProgram program;
    const Game before = program.workbench.document.game();
    program.clickCells({3});
    program.leave();
    QVERIFY(program.page() == nullptr);
    QVERIFY(program.tabs()->isVisible());
    QVERIFY(commandsIn(*program.window).contains("Solution"));
    QCOMPARE(program.workbench.document.game(), before);
    QVERIFY(program.workbench.document->undoStack()->canUndo());
    // The shortcut for hints works again, and the next start of the program has no contest.
    QTest::keyClick(program.window.get(), Qt::Key_H, Qt::ControlModifier);
    QTRY_VERIFY(program.workbench.guide.hint());
    QVERIFY(ContestStore(ContestStore::usualPath()).running() == nullptr);
    QVERIFY(ContestStore(ContestStore::usualPath()).last() != nullptr);
}

/// A second window shows no pages either, and does not overwrite the contest.
void ContestPageTest::oneWindowHasTheContest() {
    ContestStore(ContestStore::usualPath())
        .keep(Contest(twoRounds(), [] { return std::int64_t{0}; }), true);
    ContestProgram before; // started before the contest
    const auto trigger = [&] { before.window->findChild<ContestActions*>()->contest->trigger(); };
    leaveRunning(twoRounds());
    ContestProgram first;
    {
        const ContestProgram second;
        QVERIFY(second.page() != nullptr);
        bool isExplained = false;
        whenDialogOpens<QMessageBox>([&isExplained](QMessageBox& box) {
            isExplained = box.text().contains(QStringLiteral("in another window"));
            box.reject();
        });
        trigger();
        QVERIFY(isExplained);
        first.leave();
    }
    QVERIFY(ContestStore(ContestStore::usualPath()).running() == nullptr);
    QTRY_VERIFY(ContestStore(ContestStore::usualPath()).hold() != nullptr); // the page is gone
    // A running contest that no window shows any more can be resumed.
    leaveRunning(twoRounds());
    trigger();
    QVERIFY(before.page() != nullptr);
}

void ContestPageTest::ranksWhatIsTypedIn() {
    ContestPlan plan = twoRounds();
    plan.isRanking = true;
    leaveRunning(plan);
    ContestProgram program;
    const auto fieldNamed = [&](const char* name) {
        return WidgetDriver(*program.page()).part<QLineEdit>(name);
    };
    const auto enter = [&](const QString& name, const RoundResult& result) {
        fieldNamed("playerName")->clear();
        fieldNamed("resultCode")->clear();
        QTest::keyClicks(fieldNamed("playerName"), name);
        QTest::keyClicks(fieldNamed("resultCode"),
                         QString::fromStdString(resultsCode(result)).toLower());
        program.click("enterResult");
    };
    const std::uint32_t digest = program.contest().digest(0);
    enter("Noam", {.digest = digest, .presses = 5, .seconds = 178});
    enter("Lina", {.digest = digest, .presses = 3, .seconds = 185});
    QVERIFY(program.shows("2 results so far."));
    enter("Tomer", {.digest = digest + 1, .presses = 3, .seconds = 185});
    QVERIFY(program.shows("This code belongs to another board."));
    enter("", {.digest = digest, .presses = 3, .seconds = 185});
    QVERIFY(program.shows("Enter the name that goes with this code."));
    fieldNamed("resultCode")->setText("W4PX 9");
    QTest::keyClicks(fieldNamed("playerName"), "Tomer");
    program.click("enterResult");
    QVERIFY(program.shows("12 letters and digits"));
    const auto sorted = program.contest().ranking().ofRound(0);
    QCOMPARE(sorted.size(), 2U);
    QCOMPARE(sorted.front().name, QStringLiteral("Lina"));
    QVERIFY(program.shows("3:05"));
    // The first place has a background of another colour; the others have a line below them.
    QCoreApplication::processEvents();
    auto* table = program.page()->findChild<RankingTable*>();
    const auto first = table->findChildren<QFrame*>(QStringLiteral("first"));
    QCOMPARE(first.size(), 1);
    QCOMPARE(table->findChildren<QFrame*>(QStringLiteral("line")).size(), 2); // with headings
    for (const QLabel* label : table->findChildren<QLabel*>()) {
        if (label->text() == QStringLiteral("Lina") || label->text() == QStringLiteral("Noam")) {
            QCOMPARE(first.front()->geometry().contains(label->geometry()),
                     label->text() == QStringLiteral("Lina"));
        }
    }
    // The difference from the fewest presses is shown when the round is over.
    const auto extra = [&] { return WidgetDriver(*program.page()).part<QPushButton>("head3"); };
    QVERIFY(!extra()->isVisible());
    program.endRound();
    QTRY_VERIFY(program.shows("proven; "));
    QVERIFY(program.shows("Fewest presses"));
    QVERIFY(extra()->isVisible());
    QCOMPARE(extra()->text(), QStringLiteral("Extra"));
    QVERIFY(program.shows("+ 2"));
    enter("Tomer", {.digest = digest, .presses = 2, .seconds = 9});
    QVERIFY(program.shows("Too few presses"));
    enter("Tomer", {.digest = digest, .presses = 5, .seconds = 3601});
    QVERIFY(program.shows("The time in this code is longer"));
}

void ContestPageTest::teacherChoosesWhatRanks() {
    whenDialogOpens<ContestDialog>([](ContestDialog& dialog) {
        auto* order = dialog.findChild<QComboBox*>(QStringLiteral("order"));
        QVERIFY(!order->isEnabled());
        WidgetDriver(dialog).part<QRadioButton>("showRanking")->setChecked(true);
        QVERIFY(order->isEnabled());
        QCOMPARE(dialog.plan().order, RankingOrder::pressesThenTime);
        order->setCurrentIndex(static_cast<int>(RankingOrder::time));
        QCOMPARE(dialog.plan().order, RankingOrder::time);
        dialog.findChild<QPlainTextEdit*>()->setPlainText(codeOf(dealOf(3)));
        auto* begin = dialog.findChild<QPushButton*>(QStringLiteral("begin"));
        QTRY_VERIFY(begin->isEnabled());
        begin->click();
    });
    ContestProgram program;
    program.window->findChild<ContestActions*>()->contest->trigger();
    QCoreApplication::processEvents();
    program.contest().rank({.round = 0, .name = "Lina", .presses = 3, .seconds = 90});
    program.contest().rank({.round = 0, .name = "Noam", .presses = 5, .seconds = 60});
    program.contest().rank({.round = 0, .name = "Tomer", .presses = 3, .seconds = 70});
    const auto first = [&program] {
        const auto* table = program.page()->findChild<RankingTable*>();
        const QRect back = table->findChild<QFrame*>(QStringLiteral("first"))->geometry();
        QString name;
        for (const QLabel* label : table->findChildren<QLabel*>()) {
            if (back.contains(label->geometry()) && label->text().size() > 2 &&
                label->text()[0].isLetter()) {
                name = label->text();
            }
        }
        return name;
    };
    QCoreApplication::processEvents();
    QCOMPARE(first(), QStringLiteral("Noam"));
    auto* order = program.page()->findChild<QComboBox*>(QStringLiteral("order"));
    QCOMPARE(order->currentIndex(), static_cast<int>(RankingOrder::time));
    order->setCurrentIndex(static_cast<int>(RankingOrder::pressesThenTime));
    Q_EMIT order->activated(order->currentIndex());
    QCoreApplication::processEvents();
    QCOMPARE(first(), QStringLiteral("Tomer"));
    // The order is kept when the program is restarted.
    program.window.reset();
    program.open();
    QCOMPARE(program.contest().plan().order, RankingOrder::pressesThenTime);
}

void ContestPageTest::headersSortTheRanking() {
    RankingTable table(nullptr);
    table.resize(600, 400);
    table.show({{.name = "Lina", .presses = 3, .seconds = 90},
                {.name = "Noam", .presses = 5, .seconds = 60},
                {.name = "Ada", .presses = 5, .seconds = 75}},
               RankingOrder::pressesThenTime, 3);
    static_cast<QWidget&>(table).show();
    const auto names = [&table] {
        QCoreApplication::processEvents();
        std::map<int, QString> byHeight;
        for (const QLabel* label : table.findChildren<QLabel*>()) {
            if (label->text().size() > 2 && label->text()[0].isLetter()) {
                byHeight[label->y()] = label->text();
            }
        }
        QStringList all;
        for (const auto& [height, name] : byHeight) {
            all << name;
        }
        return all;
    };
    const auto head = [&table](int column) {
        return table.findChild<QPushButton*>(QStringLiteral("head%1").arg(column));
    };
    QCOMPARE(names(), (QStringList{"Lina", "Noam", "Ada"}));
    head(1)->click();
    QCOMPARE(names(), (QStringList{"Ada", "Lina", "Noam"}));
    QTest::keyClick(head(1), Qt::Key_Space);
    QCOMPARE(names(), (QStringList{"Noam", "Lina", "Ada"}));
    QCOMPARE(head(1)->text(), QStringLiteral("Name ↓"));
    head(4)->click();
    QCOMPARE(names(), (QStringList{"Noam", "Ada", "Lina"}));
    QCOMPARE(head(1)->text(), QStringLiteral("Name"));
    // Another ranking is sorted in the same way.
    table.show({{.name = "Lina", .rounds = 2, .presses = 9, .seconds = 200},
                {.name = "Noam", .rounds = 1, .presses = 5, .seconds = 60}},
               RankingOrder::time);
    QCOMPARE(names(), (QStringList{"Noam", "Lina"}));
    head(0)->click();
    QCOMPARE(names(), (QStringList{"Lina", "Noam"}));
}

void ContestPageTest::showsFormerRoundsAgain() {
    ContestPlan plan = twoRounds();
    plan.isRanking = true;
    leaveRunning(plan);
    ContestProgram program;
    const auto roundTabs = [&] { return WidgetDriver(*program.page()).part<QTabBar>("rounds"); };
    QVERIFY(roundTabs() != nullptr && roundTabs()->isVisible());
    QCOMPARE(roundTabs()->count(), 3);
    const auto clickTab = [&](int tab) {
        QTest::mouseClick(roundTabs(), Qt::LeftButton, {}, roundTabs()->tabRect(tab).center());
        QCoreApplication::processEvents();
    };
    const auto enter = [&](const QString& name, std::size_t round, std::uint64_t presses) {
        const RoundResult result{.digest = program.contest().digest(round),
                                 .presses = presses,
                                 .seconds = round == 0 ? 60U : 0U};
        const WidgetDriver page(*program.page());
        page.part<QLineEdit>("playerName")->setText(name);
        page.part<QLineEdit>("resultCode")->setText(QString::fromStdString(resultsCode(result)));
        program.click("enterResult");
        QCoreApplication::processEvents();
    };
    // Future rounds can't be viewed.
    QCOMPARE(roundTabs()->currentIndex(), 1);
    clickTab(2);
    clickTab(0);
    QCOMPARE(roundTabs()->currentIndex(), 1);
    enter("Lina", 0, 3);
    enter("Noam", 1, 6); // a result of a round that has not begun
    QVERIFY(!program.shows("Noam"));
    program.endRound();
    program.click("beginRound");
    QCoreApplication::processEvents();
    // The round that has begun is shown, without any information about its solution.
    QCOMPARE(roundTabs()->currentIndex(), 2);
    QVERIFY(!program.shows("Lina"));
    QVERIFY(!program.shows("Fewest presses"));
    enter("Noam", 1, 6);
    QVERIFY(program.shows("Noam"));
    clickTab(1);
    QVERIFY(program.shows("Lina"));
    QVERIFY(!program.shows("Noam"));
    QVERIFY(program.shows("Round 1 of 2"));
    QTRY_VERIFY(program.shows("Fewest presses"));
    QCOMPARE(program.board()->shownText().count(QLatin1Char('1')),
             static_cast<int>(dealtBoard(dealOf(3), Progress()).board.lights.count()));
    // A code that is read out late is added to the round to which it belongs.
    clickTab(2);
    enter("Noam", 0, 5);
    QCOMPARE(roundTabs()->currentIndex(), 1);
    QVERIFY(program.shows("Noam"));
    // The ranking of all rounds shows that Noam played both.
    clickTab(0);
    QVERIFY(program.shows("11"));
    QVERIFY(program.shows("1:00"));
    const auto totals = program.contest().ranking().ofContest();
    QCOMPARE(totals.front().name, QStringLiteral("Noam"));
    QVERIFY(!program.shows("Fewest presses"));
}

LIGHTSOUT_TEST(ContestPageTest)
#include "ContestPageTest.moc"
