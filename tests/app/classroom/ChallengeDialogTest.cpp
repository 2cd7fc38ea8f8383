// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/ChallengeDialog.h"

#include "board/BoardView.h"
#include "challenge/ChallengeCode.h"
#include "classroom/ClassroomActions.h"
#include "look/TextLabel.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Test.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace lightsout;

namespace {

const Game allOn = Game::allOn(Lattice{.rows = 5, .cols = 5});
const QString codeOfAllOn = QStringLiteral("3LXA RSKP 9A4V");

QPushButton* buttonCalled(const QDialog& dialog, const QString& text) {
    for (auto* button : dialog.findChildren<QPushButton*>()) {
        if (button->text().remove('&') == text) {
            return button;
        }
    }
    return nullptr;
}

/// Types a code over what is there.
void type(QDialog& dialog, const QString& code) {
    auto* field = dialog.findChild<QLineEdit*>();
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, code);
}

} // namespace

/// The dialog of challenge codes.
class ChallengeDialogTest : public QObject {
    Q_OBJECT

private slots:
    void showsAndCopiesTheCode();
    void saysWhyThereIsNone();
    void readsACodeAsItIsTyped();
    void readsADeal();
    void saysWhatIsWrong();
    void beginsTheBoard();
};

void ChallengeDialogTest::showsAndCopiesTheCode() {
    ChallengeDialog dialog(allOn);
    dialog.show();
    QVERIFY(shows(dialog, codeOfAllOn));
    QGuiApplication::clipboard()->clear();
    QTest::mouseClick(buttonCalled(dialog, "Copy"), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), codeOfAllOn);
    // The code is of the lights as they are.
    Game played = allOn;
    played.press(12);
    const ChallengeBoard board{{5, 5}, played.lights()};
    QVERIFY(shows(ChallengeDialog(played), QString::fromStdString(challengeCode(board))));
}

void ChallengeDialogTest::saysWhyThereIsNone() {
    Game withTarget = allOn;
    withTarget.flipTarget(3);
    for (const Game& game : {Game(), Game::allOn(Lattice{.rows = 9, .cols = 5}), withTarget}) {
        ChallengeDialog dialog(game);
        QVERIFY(shows(dialog, "It has no code"));
        QVERIFY(buttonCalled(dialog, "Copy") == nullptr);
    }
}

void ChallengeDialogTest::readsACodeAsItIsTyped() {
    ChallengeDialog dialog{Game()};
    dialog.show();
    auto* begin = buttonCalled(dialog, "Play this board");
    QVERIFY(!begin->isEnabled());
    type(dialog, "3lxa-rskp 9a4");
    QVERIFY(!begin->isEnabled());
    QVERIFY(shows(dialog, "8, 12 or 16"));
    QTest::keyClicks(dialog.findChild<QLineEdit*>(), "v");
    QTRY_VERIFY(begin->isEnabled());
    QCOMPARE(*dialog.entered(), allOn);
    QVERIFY(shows(dialog, "5 × 5, 25 light"));
    // Another letter, and there is none any more.
    QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Backspace);
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

void ChallengeDialogTest::saysWhatIsWrong() {
    ChallengeDialog dialog{Game()};
    dialog.show();
    type(dialog, "3LXA RSKP 9A4W");
    QVERIFY(shows(dialog, "there is no such code"));
    type(dialog, "3LX0");
    QVERIFY(shows(dialog, "“0” is in no code"));
    QVERIFY(!buttonCalled(dialog, "Play this board")->isEnabled());
}

void ChallengeDialogTest::beginsTheBoard() {
    Workbench workbench(Game::allOn(Lattice{.rows = 2, .cols = 2}));
    QWidget window;
    ClassroomActions actions(workbench, &window);
    window.show();
    whenDialogOpens<ChallengeDialog>([](ChallengeDialog& dialog) {
        type(dialog, codeOfAllOn);
        QTRY_VERIFY(dialog.entered());
        QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
    });
    actions.challenge->trigger();
    QCOMPARE(workbench.document.game(), allOn);
    QVERIFY(!workbench.document.undoStack()->canUndo());
    // Closing the dialog leaves the board.
    whenDialogOpens<ChallengeDialog>([](ChallengeDialog& dialog) {
        type(dialog, "3LXA MYBA");
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    actions.challenge->trigger();
    QCOMPARE(workbench.document.game(), allOn);
}

LIGHTSOUT_TEST(ChallengeDialogTest)
#include "ChallengeDialogTest.moc"
