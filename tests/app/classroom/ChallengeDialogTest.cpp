// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/ChallengeDialog.h"

#include "board/BoardView.h"
#include "challenge/ChallengeCode.h"
#include "classroom/ClassroomActions.h"
#include "controls/TextLabel.h"
#include "io/BoardSpec.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Shell.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace lightsout;

namespace {

const Game allOn = Game::allOn(Lattice{.rows = 5, .cols = 5});
const QString codeOfAllOn = QStringLiteral("3LXA RSKP 9A4V");

QPushButton* button(const QDialog& dialog, const char* name) {
    return WidgetDriver(dialog).part<QPushButton>(name);
}

/// Types a code in place of the current text.
void type(QDialog& dialog, const QString& code) {
    auto* field = dialog.findChild<QLineEdit*>("code");
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, code);
}

} // namespace

/// Tests the dialog for challenge codes.
class ChallengeDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsAndCopiesTheCode();
    void explainsAMissingCode();
    void readsACodeAsItIsTyped();
    void readsADeal();
    void reportsErrors();
    void beginsTheBoard();
    void dealsBoardsOfADifficulty();
    void showsTheDifficulty();
    void hasABoardForEveryDay();
    void theCommandsGiveTheSameCodes();
    void namesAndNumbersDealLights();
};

void ChallengeDialogTest::showsAndCopiesTheCode() {
    ChallengeDialog dialog(allOn);
    dialog.show();
    QVERIFY(shows(dialog, codeOfAllOn));
    QGuiApplication::clipboard()->clear();
    WidgetDriver(dialog).click("copyCode");
    QCOMPARE(QGuiApplication::clipboard()->text(), codeOfAllOn);
    // The code encodes the current lights.
    Game played = allOn;
    played.press(12);
    const ChallengeBoard board{{5, 5}, played.lights()};
    QVERIFY(shows(ChallengeDialog(played), QString::fromStdString(challengeCode(board))));
}

void ChallengeDialogTest::explainsAMissingCode() {
    Game withTarget = allOn;
    withTarget.flipTarget(3);
    for (const Game& game : {Game(), Game::allOn(Lattice{.rows = 9, .cols = 5}), withTarget}) {
        ChallengeDialog dialog(game);
        QVERIFY(shows(dialog, "This board has no code"));
        QVERIFY(dialog.findChild<QPushButton*>("copyCode") == nullptr);
    }
}

void ChallengeDialogTest::readsACodeAsItIsTyped() {
    ChallengeDialog dialog{Game()};
    dialog.show();
    auto* begin = button(dialog, "playBoard");
    QVERIFY(!begin->isEnabled());
    type(dialog, "3lxa-rskp 9a4");
    QVERIFY(!begin->isEnabled());
    QVERIFY(shows(dialog, "8, 12 or 16"));
    QTest::keyClicks(dialog.findChild<QLineEdit*>("code"), "v");
    QTRY_VERIFY(begin->isEnabled());
    QCOMPARE(*dialog.entered(), allOn);
    QVERIFY(shows(dialog, "5 × 5, 25 light"));
    // With one letter changed, the code is invalid.
    QTest::keyClick(dialog.findChild<QLineEdit*>("code"), Qt::Key_Backspace);
    QVERIFY(!begin->isEnabled());
    QVERIFY(!dialog.entered());
}

void ChallengeDialogTest::readsADeal() {
    const Deal deal{.seed = 1, .rows = 7, .cols = 8, .presses = 38}; // one of the slowest
    ChallengeDialog dialog{Game()};
    dialog.show();
    type(dialog, QString::fromStdString(*challengeCode(deal)));
    QTRY_VERIFY(dialog.entered());
    QCOMPARE(dialog.entered()->lights(), dealtBoard(deal, Progress()).board.lights);
}

void ChallengeDialogTest::reportsErrors() {
    ChallengeDialog dialog{Game()};
    dialog.show();
    type(dialog, "3LXA RSKP 9A4W");
    QVERIFY(shows(dialog, "There is no such code"));
    type(dialog, "3LX0");
    QVERIFY(shows(dialog, "No code contains “0”"));
    QVERIFY(!button(dialog, "playBoard")->isEnabled());
}

void ChallengeDialogTest::beginsTheBoard() {
    Workbench workbench(Game::allOn(Lattice{.rows = 2, .cols = 2}));
    QWidget window;
    ClassroomActions actions(workbench, &window);
    window.show();
    whenDialogOpens<ChallengeDialog>([](ChallengeDialog& dialog) {
        type(dialog, codeOfAllOn);
        QTRY_VERIFY(dialog.entered());
        QTest::keyClick(dialog.findChild<QLineEdit*>("code"), Qt::Key_Return);
    });
    actions.challenge->trigger();
    QCOMPARE(workbench.document.game(), allOn);
    QVERIFY(!workbench.document->undoStack()->canUndo());
    // Closing the dialog leaves the board unchanged.
    whenDialogOpens<ChallengeDialog>([](ChallengeDialog& dialog) {
        type(dialog, "3LXA MYBA");
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    actions.challenge->trigger();
    QCOMPARE(workbench.document.game(), allOn);
}

void ChallengeDialogTest::dealsBoardsOfADifficulty() {
    ChallengeDialog dialog{Game()};
    dialog.show();
    const auto set = [&dialog](const char* field, int value) {
        WidgetDriver(dialog).part<QSpinBox>(field)->setValue(value);
    };
    const auto deal = [&dialog] {
        const auto read =
            readChallengeCode(dialog.findChild<QLineEdit*>("code")->text().toStdString());
        return std::get<Deal>(std::get<Challenge>(read));
    };
    set("rows", 4);
    set("columns", 6);
    set("fewestPresses", 23);
    WidgetDriver(dialog).click("deal");
    const Deal first = deal();
    QVERIFY(first.rows == 4 && first.cols == 6 && first.presses == 23);
    QTRY_VERIFY(dialog.entered());
    QCOMPARE(dialog.entered()->lights(), dealtBoard(first, Progress()).board.lights);
    // Deals a board that needs one more press, until there is none.
    WidgetDriver(dialog).click("oneMorePress");
    QCOMPARE(deal(), *oneMore(first));
    QVERIFY(!button(dialog, "oneMorePress")->isEnabled());
    // A smaller board needs fewer presses.
    set("rows", 2);
    set("columns", 2);
    WidgetDriver(dialog).click("deal");
    QCOMPARE(deal().presses, std::size_t{4});
}

void ChallengeDialogTest::showsTheDifficulty() {
    ChallengeDialog dialog{Game()};
    dialog.show();
    type(dialog, codeOfAllOn);
    // 15 presses, OEIS A075464; 4 solutions, A159257.
    QTRY_VERIFY(shows(dialog, "It needs 15 press"));
    QVERIFY(shows(dialog, "4 solution") && shows(dialog, "Chasing leaves "));
    const ChallengeBoard unsolvable{{1, 2}, BitVector::unit(2, 0)};
    type(dialog, QString::fromStdString(challengeCode(unsolvable)));
    QTRY_VERIFY(shows(dialog, "can't be turned off"));
    const ChallengeBoard chased{{3, 3}, Rule(Lattice{3, 3}).changedBy(BitVector::unit(9, 8))};
    type(dialog, QString::fromStdString(challengeCode(chased)));
    QTRY_VERIFY(shows(dialog, "It needs 1 press"));
    QVERIFY(shows(dialog, " 1 solution"));
}

void ChallengeDialogTest::hasABoardForEveryDay() {
    const QDate day = QDate::currentDate();
    ChallengeDialog dialog{Game()};
    dialog.show();
    WidgetDriver(dialog).click("boardOfTheDay");
    QTRY_VERIFY(dialog.entered());
    Workbench workbench(Game::allOn(Lattice{.rows = 2, .cols = 2}));
    QWidget window;
    ClassroomActions actions(workbench, &window);
    actions.today->trigger();
    if (QDate::currentDate() != day) {
        QSKIP("a day ended in the midst of it");
    }
    QCOMPARE(workbench.document.game(), *dialog.entered());
    const auto days = QDate(1970, 1, 1).daysTo(day);
    QCOMPARE(dealOfToday(), dealOfDay(std::chrono::sys_days(std::chrono::days(days))));
    QCOMPARE(dealOfToday().presses, static_cast<std::size_t>(3 + day.dayOfWeek()));
}

void ChallengeDialogTest::theCommandsGiveTheSameCodes() {
    ChallengeDialog dialog(allOn);
    dialog.show();
    auto* copy = dialog.findChild<QPushButton*>("copyCommand");
    const auto printed = [&] {
        QTest::mouseClick(copy, Qt::LeftButton);
        QList<QByteArray> outputs;
        for (const QString& line : QGuiApplication::clipboard()->text().split('\n')) {
            outputs << shellOutput(line, ".", {COMMAND_LINE});
        }
        return outputs;
    };
    QCOMPARE(printed(), {codeOfAllOn.toUtf8() + '\n'});
    const Deal deal{.seed = 99, .rows = 4, .cols = 5, .presses = 6};
    const QString code = QString::fromStdString(*challengeCode(deal));
    type(dialog, code);
    QTRY_VERIFY(dialog.entered().has_value());
    const auto outputs = printed();
    QCOMPARE(outputs.size(), 3);
    QVERIFY2(outputs[1].startsWith("grid:4x5\nDealt with seed 99 and difficulty 6\n"), outputs[1]);
    QVERIFY2(outputs[2].contains(code.toUtf8()), outputs[2]);
    // There is no code for this board, and no other board was entered, so there is nothing to copy.
    ChallengeDialog large(Game::allOn(Lattice{.rows = 9, .cols = 9}));
    QVERIFY(!large.findChild<QPushButton*>("copyCommand")->isEnabled());
}

/// Larger boards and graphs are entered by a name and a number.
void ChallengeDialogTest::namesAndNumbersDealLights() {
    const Game petersen = Game::allOn(*parseBoardSpec("petersen"));
    ChallengeDialog dialog(petersen);
    dialog.show();
    QVERIFY(shows(dialog, "petersen 7"));
    type(dialog, "petersen");
    QVERIFY(shows(dialog, "Type a number after the name"));
    QVERIFY(!dialog.entered());
    type(dialog, "Petersen  7");
    QTRY_VERIFY(dialog.entered());
    // These lights are the same in every version.
    QCOMPARE(QString::fromStdString(dialog.entered()->lights().toString()), QString("1110100101"));
    QCOMPARE(dialog.entered()->vertexCount(), std::size_t{10});
    QVERIFY(button(dialog, "playBoard")->isEnabled());
    // The command line deals the same lights, and can turn them off.
    QTest::mouseClick(dialog.findChild<QPushButton*>("copyCommand"), Qt::LeftButton);
    const QString line = QGuiApplication::clipboard()->text();
    const auto answer = QJsonDocument::fromJson(shellOutput(line + " --json", ".", {COMMAND_LINE}));
    const auto presses =
        BitVector::fromString(answer["presses"].toString().toStdString()).value_or(BitVector());
    QCOMPARE(petersen.rule().changedBy(presses), dialog.entered()->lights());
    type(dialog, "grid:30x30 12345");
    QTRY_VERIFY(dialog.entered() && dialog.entered()->vertexCount() == 900);
    type(dialog, "grid:30x0 1");
    QTRY_VERIFY(shows(dialog, "out of range") || shows(dialog, "column"));
    QVERIFY(!dialog.entered());
    type(dialog, "grid:3000x3000 1");
    QTRY_VERIFY(shows(dialog, "9,000,000") || shows(dialog, "1,000,000"));
}

LIGHTSOUT_TEST(ChallengeDialogTest)
#include "ChallengeDialogTest.moc"
