// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/ClassDock.h"

#include "board/BoardView.h"
#include "live/LiveResults.h"
#include "live/QuestionForm.h"
#include "settings/Appearance.h"
#include "tests/app/live/LiveTeacher.h"
#include "tests/support/Dialogs.h"
#include "tests/support/FocusRings.h"
#include "tests/support/PaleParts.h"
#include "tests/support/Settings.h"
#include "tests/support/SmallTargets.h"
#include "tests/support/Touch.h"
#include "text/CsvText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>

using namespace lightsout;

namespace {

// The plural forms of texts are in the catalogues, which are not loaded here.

/// Clicks a button of the next message box.
void answer(const char* button) {
    whenDialogOpens<QMessageBox>([button](QMessageBox& box) {
        for (QAbstractButton* one : box.buttons()) {
            if (one->objectName() == QLatin1String(button)) {
                one->click();
                return;
            }
        }
        box.button(QMessageBox::Cancel)->click();
    });
}

/// Calls handle(name) in each scene of a class with two pupils, of whom one is selected, and with
/// each kind of question in the form.
template <typename Handler>
void forEachScene(LiveTeacher& teacher, Handler handle) {
    const auto show = [&](const QString& name) {
        QCoreApplication::processEvents();
        handle(name);
    };
    const Player ada(teacher.live(), QStringLiteral("Ada"));
    const Player bilal(teacher.live(), QStringLiteral("Bilal"));
    const auto* list = teacher.actions->dock()->findChild<QTreeWidget*>(QStringLiteral("pupils"));
    QTRY_COMPARE(list->topLevelItemCount(), 2);
    teacher.select(QStringLiteral("Ada"));
    teacher.live().setPrepared({{.text = "Half of 5?"}});
    show(QStringLiteral("before the first board"));
    teacher.button("begin")->click();
    QTRY_VERIFY(teacher.button("showSolution")->isEnabled());
    show(QStringLiteral("board"));
    auto* kind = teacher.actions->dock()->findChild<QComboBox*>(QStringLiteral("kind"));
    for (int i = 0; i < kind->count(); ++i) {
        kind->setCurrentIndex(i);
        show(kind->currentText());
    }
    teacher.live().ask({.kind = ClassQuestion::Kind::choice, .text = "?", .choices = {"1", "2"}});
    show(QStringLiteral("question"));
    teacher.live().setRevealed(true);
    show(QStringLiteral("answers"));
    teacher.live().begin({.boards = {pair}, .contest = LiveContest{}});
    teacher.live().showRanking();
    show(QStringLiteral("ranking"));
}

} // namespace

/// Tests the teacher's side of a live class.
class ClassDockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void beginsAndGoesToTheNextBoard();
    void listsPupils();
    void renamesAPupil();
    void removesAPupil();
    void looksCloser();
    void hidesNames();
    void asksTypedQuestions();
    void asksPreparedQuestions();
    void revealsAndShowsTheAnswer();
    void ranks();
    void savesResultsAsCsv();
    void spreadsheetsGetNoFormulas();
    void keepsResultsInTheLabBook();
    void endsOnlyAfterAsking();
    void givesTheCurrentBoard();
    void isNextToOrBelowThePages();
    void questionsAreTyped();
    void rightCellsArePressed();
    void actionsFollowTheClass();
    void windowsMayCloseWithAClass();
    void everythingHasAName();
    void ringsAreWhole();
    void textsAndFieldsAreSeen_data();
    void textsAndFieldsAreSeen();
    void targetsAreLarge();
};

void ClassDockTest::beginsAndGoesToTheNextBoard() {
    LiveTeacher teacher({pair, pair});
    QVERIFY(teacher.button("begin")->isVisible());
    QVERIFY(!teacher.button("pause")->isVisible() && !teacher.button("next")->isVisible());
    teacher.button("begin")->click();
    QCOMPARE(teacher.room().scene(), LiveScene::board);
    QVERIFY(!teacher.button("begin")->isVisible());
    QVERIFY(teacher.shows(QStringLiteral("Board 1 of 2")));
    teacher.button("pause")->click();
    QVERIFY(teacher.room().isPaused());
    QVERIFY(teacher.shows(QStringLiteral("Paused")));
    QCOMPARE(teacher.button("pause")->text(), QStringLiteral("Resume"));
    teacher.button("pause")->click();
    QVERIFY(!teacher.room().isPaused());
    QTRY_VERIFY(teacher.button("showSolution")->isEnabled());
    teacher.button("showSolution")->click();
    QVERIFY(teacher.room().round().isSolutionShown);
    QVERIFY(teacher.shows(QStringLiteral("A solution")));
    teacher.button("next")->click();
    QVERIFY(teacher.shows(QStringLiteral("Board 2 of 2")));
    QVERIFY(teacher.shows(QStringLiteral("How many pupils pressed each cell")));
    QCOMPARE(teacher.button("next")->text(), QStringLiteral("Other boards …"));
}

void ClassDockTest::listsPupils() {
    LiveTeacher teacher({pair});
    auto* list = teacher.actions->dock()->findChild<QTreeWidget*>(QStringLiteral("pupils"));
    Player bilal(teacher.live(), QStringLiteral("Bilal"));
    QTRY_COMPARE(list->topLevelItemCount(), 1);
    Player ada(teacher.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(list->topLevelItemCount(), 2);
    QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("Ada")); // sorted
    teacher.button("begin")->click();
    ada.send(QStringLiteral(R"({"type":"moves","round":0,"moves":[0]})"));
    QTRY_COMPARE(list->topLevelItem(0)->text(1), QStringLiteral("solved, 1 press(es)"));
    ada.socket.close();
    QTRY_VERIFY(list->topLevelItem(0)->text(1).endsWith(QStringLiteral("away")));
    QTRY_VERIFY(teacher.actions->dock()
                    ->findChild<QLabel*>(QStringLiteral("classInfo"))
                    ->text()
                    .contains(QStringLiteral("1 of 2 connected")));
}

void ClassDockTest::renamesAPupil() {
    LiveTeacher teacher({pair});
    Player ada(teacher.live(), QStringLiteral("Ada the very great"));
    auto* list = teacher.actions->dock()->findChild<QTreeWidget*>(QStringLiteral("pupils"));
    QTRY_COMPARE(list->topLevelItemCount(), 1);
    QVERIFY(!teacher.button("rename")->isEnabled()); // no pupil is selected
    teacher.select(QStringLiteral("Ada the very great"));
    teacher.button("rename")->click();
    auto* editor = list->viewport()->findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    editor->setText(QStringLiteral(" Ada "));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(teacher.room().pupils()[0].name, QStringLiteral("Ada"));
    QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("Ada"));
    // An empty name changes nothing.
    list->topLevelItem(0)->setText(0, QStringLiteral("  "));
    QCOMPARE(teacher.room().pupils()[0].name, QStringLiteral("Ada"));
    QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("Ada"));
}

void ClassDockTest::removesAPupil() {
    LiveTeacher teacher({pair});
    Player ada(teacher.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(teacher.room().pupils().size(), 1U);
    Player bilal(teacher.live(), QStringLiteral("Bilal"));
    QTRY_COMPARE(teacher.room().pupils().size(), 2U);
    auto* list = teacher.actions->dock()->findChild<QTreeWidget*>(QStringLiteral("pupils"));
    QTRY_COMPARE(list->topLevelItemCount(), 2);
    teacher.select(QStringLiteral("Ada"));
    answer("nothing");
    teacher.button("remove")->click();
    QCOMPARE(teacher.room().pupils().size(), 2U);
    answer("keepOut");
    teacher.button("remove")->click();
    QCOMPARE(teacher.room().pupils().size(), 1U);
    QCOMPARE(teacher.room().pupils()[0].name, QStringLiteral("Bilal"));
    QCOMPARE(list->topLevelItemCount(), 1);
    QCOMPARE(teacher.wall().tiles().tileCount(), 1U);
    QTRY_COMPARE(ada.socket.state(), QAbstractSocket::UnconnectedState);
}

void ClassDockTest::looksCloser() {
    LiveTeacher teacher({pair, pair});
    Player ada(teacher.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(teacher.room().pupils().size(), 1U);
    teacher.button("begin")->click();
    teacher.select(QStringLiteral("Ada"));
    teacher.button("lookCloser")->click();
    QVERIFY(teacher.part("closeBoard")->isVisible());
    QVERIFY(!teacher.wall().tiles().isVisible());
    QVERIFY(teacher.shows(QStringLiteral("Ada")));
    ada.send(QStringLiteral(R"({"type":"moves","round":0,"moves":[0]})"));
    QTRY_VERIFY(teacher.shows(QStringLiteral("solved, 1 press(es)")));
    teacher.button("lookCloser")->click();
    QVERIFY(teacher.wall().tiles().isVisible());
    // A pupil who is removed, and the next board, show all boards again.
    teacher.button("lookCloser")->click();
    teacher.button("next")->click();
    QVERIFY(teacher.wall().tiles().isVisible());
    teacher.button("lookCloser")->click();
    teacher.live().remove(0, false);
    QVERIFY(teacher.wall().tiles().isVisible());
}

void ClassDockTest::hidesNames() {
    LiveTeacher teacher({pair});
    Player ada(teacher.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(teacher.wall().tiles().tileCount(), 1U);
    teacher.button("hideNames")->click();
    QVERIFY(teacher.room().areNamesHidden()); // on the phones, too
    QCOMPARE(teacher.wall().tiles().textOf(0), QStringLiteral("Pupil 1, 0 press(es)"));
    QCOMPARE(teacher.part("wallNames")->accessibleDescription(), QStringLiteral("Pupil 1"));
    teacher.button("hideNames")->click();
    QCOMPARE(teacher.wall().tiles().textOf(0), QStringLiteral("Ada, 0 press(es)"));
}

void ClassDockTest::asksTypedQuestions() {
    LiveTeacher teacher({pair});
    QVERIFY(!teacher.button("ask")->isEnabled());
    auto* text = teacher.actions->dock()->findChild<QPlainTextEdit*>(QStringLiteral("text"));
    text->setPlainText(QStringLiteral("How many?"));
    teacher.actions->dock()
        ->findChild<QLineEdit*>(QStringLiteral("number"))
        ->setText(QStringLiteral("1,000"));
    QVERIFY(teacher.button("ask")->isEnabled());
    teacher.button("ask")->click();
    QCOMPARE(teacher.room().scene(), LiveScene::question);
    QCOMPARE(teacher.room().question().number, std::optional(1000.0)); // by value
    QVERIFY(teacher.shows(QStringLiteral("How many?")));
    QVERIFY(!teacher.shows(QStringLiteral("1,000"))); // only the teacher sees it
    QVERIFY(text->toPlainText().isEmpty());
    // The menu of the window leads to the form.
    teacher.actions->ask->trigger();
    QCOMPARE(teacher.window.focusWidget(), text);
}

void ClassDockTest::asksPreparedQuestions() {
    LiveTeacher teacher({pair});
    auto* list = teacher.actions->dock()->findChild<QListWidget*>(QStringLiteral("prepared"));
    QVERIFY(!list->isVisible());
    const auto question = [](const char* text) {
        ClassQuestion asked;
        asked.text = text;
        return asked;
    };
    teacher.actions->prepare({question("One?"), question("Two?"), question("Three?")});
    QVERIFY(list->isVisible());
    QCOMPARE(list->count(), 3);
    teacher.button("askNext")->click();
    QCOMPARE(teacher.room().question().text, "One?");
    QCOMPARE(list->count(), 2);
    Q_EMIT list->itemActivated(list->item(1));
    QCOMPARE(teacher.room().question().text, "Three?");
    QCOMPARE(list->count(), 1);
    teacher.button("forgetPrepared")->click();
    QVERIFY(!list->isVisible());
}

void ClassDockTest::revealsAndShowsTheAnswer() {
    LiveTeacher teacher({pair});
    teacher.live().ask({.kind = ClassQuestion::Kind::choice,
                        .text = "How many?",
                        .choices = {"1", "5"},
                        .right = {1}});
    teacher.button("reveal")->click();
    QVERIFY(teacher.room().isRevealed());
    QCOMPARE(teacher.button("next")->text(), QStringLiteral("Show the answer"));
    teacher.button("next")->click();
    QVERIFY(teacher.room().isRightShown());
    teacher.button("askAgain")->click();
    QVERIFY(!teacher.room().isRightShown());
    teacher.live().showRight();
    QCOMPARE(teacher.button("next")->text(), QStringLiteral("Continue"));
    teacher.button("next")->click();
    QCOMPARE(teacher.room().scene(), LiveScene::lobby); // nothing had begun
}

void ClassDockTest::ranks() {
    LiveTeacher teacher({pair});
    Player ada(teacher.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(teacher.room().pupils().size(), 1U);
    Player bilal(teacher.live(), QStringLiteral("Bilal"));
    QTRY_COMPARE(teacher.room().pupils().size(), 2U);
    const Game square = Game::allOn(Lattice{.rows = 2, .cols = 2});
    teacher.live().begin(LiveSeries{.boards = {square, square}, .contest = LiveContest{}});
    const QString moves = QStringLiteral(R"({"type":"moves","round":%1,"moves":[%2]})")
                              .arg(teacher.room().roundIndex());
    bilal.send(moves.arg(QStringLiteral("0,0,0,1,2,3")));
    QTRY_VERIFY(teacher.room().isSolved(1));
    ada.send(moves.arg(QStringLiteral("0,1,2,3")));
    QTRY_VERIFY(teacher.room().isSolved(0));
    QCOMPARE(teacher.button("next")->text(), QStringLiteral("Ranking"));
    teacher.button("next")->click();
    QCOMPARE(teacher.room().scene(), LiveScene::ranking);
    auto* order = teacher.actions->dock()->findChild<QComboBox*>(QStringLiteral("rankedBy"));
    QVERIFY(order->isVisible());
    order->setCurrentIndex(static_cast<int>(RankingOrder::presses));
    Q_EMIT order->activated(order->currentIndex());
    QCOMPARE(teacher.room().ranked()[0].name, "Ada");
    teacher.button("next")->click();
    QCOMPARE(teacher.room().scene(), LiveScene::board);
}

void ClassDockTest::savesResultsAsCsv() {
    LiveTeacher teacher({pair});
    Player ada(teacher.live(), QStringLiteral("=1+1"));
    QTRY_COMPARE(teacher.room().pupils().size(), 1U);
    teacher.live().begin();
    ada.send(QStringLiteral(R"({"type":"moves","round":0,"moves":[0]})"));
    QTRY_COMPARE(teacher.room().solvedCount(), 1U);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("class.csv"));
    QVERIFY(teacher.room().hasUnsavedResults());
    QVERIFY(!teacher.actions->writeResults(QStringLiteral("/proc/class.csv")));
    QVERIFY(teacher.room().hasUnsavedResults());
    QVERIFY(teacher.actions->writeResults(path));
    QVERIFY(!teacher.room().hasUnsavedResults());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("\"'=1+1\",board,1,"));
}

void ClassDockTest::spreadsheetsGetNoFormulas() {
    for (const QString& text :
         {QStringLiteral("=1"), QStringLiteral("+1"), QStringLiteral("-1"), QStringLiteral("@a"),
          QStringLiteral("\tx"), QStringLiteral("\uFF1D1")}) {
        QCOMPARE(csvField(text), "\"'" + text + '"');
    }
    QCOMPARE(csvField(QStringLiteral("a,\"b\"")), QStringLiteral("\"a,\"\"b\"\"\""));
}

void ClassDockTest::keepsResultsInTheLabBook() {
    LiveTeacher teacher({pair});
    Player ada(teacher.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(teacher.room().pupils().size(), 1U);
    teacher.live().begin();
    ada.send(QStringLiteral(R"({"type":"moves","round":0,"moves":[0]})"));
    QTRY_COMPARE(teacher.room().solvedCount(), 1U);
    teacher.actions->keep->trigger();
    QCOMPARE(teacher.book.entries().size(), 1U);
    QVERIFY(teacher.book.entries()[0].values.startsWith(
        QStringLiteral("Ada: 1 board(s) solved, 1 press(es) in ")));
}

void ClassDockTest::endsOnlyAfterAsking() {
    LiveTeacher teacher({pair});
    {
        Player ada(teacher.live(), QStringLiteral("Ada"));
        QTRY_COMPARE(teacher.room().pupils().size(), 1U);
        teacher.live().begin();
        ada.send(QStringLiteral(R"({"type":"moves","round":0,"moves":[0]})"));
        QTRY_COMPARE(teacher.room().solvedCount(), 1U);
    }
    QTRY_COMPARE(teacher.room().connectedCount(), 0U); // the end of a lesson
    answer("nothing");
    QVERIFY(!teacher.actions->endClass());
    QVERIFY(teacher.actions->isOpen());
    // It does not ask just after saving.
    const QTemporaryDir folder;
    QVERIFY(teacher.actions->writeResults(folder.filePath(QStringLiteral("class.csv"))));
    QVERIFY(teacher.actions->endClass());
    QVERIFY(!teacher.actions->isOpen());
    // Nor does it ask if there are no results, and it can end without saving.
    LiveTeacher empty({pair});
    QVERIFY(empty.actions->endClass());
    LiveTeacher other({pair});
    Player bilal(other.live(), QStringLiteral("Bilal"));
    QTRY_COMPARE(other.room().pupils().size(), 1U);
    other.live().begin();
    bilal.send(QStringLiteral(R"({"type":"moves","round":0,"moves":[0]})"));
    QTRY_COMPARE(other.room().solvedCount(), 1U);
    answer("endWithoutSaving");
    other.button("endClass")->click();
    QTRY_VERIFY(!other.actions->isOpen());
}

void ClassDockTest::givesTheCurrentBoard() {
    LiveTeacher teacher({pair});
    teacher.actions->everyone->trigger();
    QCOMPARE(teacher.room().scene(), LiveScene::board);
    QCOMPARE(teacher.room().round().board.vertexCount(), 9U);
}

void ClassDockTest::isNextToOrBelowThePages() {
    LiveTeacher teacher({pair});
    const ClassDock& dock = *teacher.actions->dock();
    const auto areaIn = [&](QSize size) {
        teacher.window.resize(size);
        QCoreApplication::processEvents();
        return teacher.window.dockWidgetArea(teacher.actions->dock());
    };
    QCOMPARE(areaIn({1280, 800}), Qt::RightDockWidgetArea);
    QVERIFY(teacher.window.rect().contains(dock.geometry()));
    const int width = dock.width();
    teacher.actions->wider->trigger();
    QTRY_COMPARE(dock.width(), width + 40);
    teacher.actions->narrower->trigger();
    QTRY_COMPARE(dock.width(), width);
    QCOMPARE(areaIn({960, 600}), Qt::BottomDockWidgetArea);
    QVERIFY(teacher.window.rect().contains(dock.geometry()));
    QCOMPARE(teacher.window.size(), QSize(960, 600)); // nothing makes it grow
    teacher.button("closeDock")->click();
    QVERIFY(!dock.isVisible());
    teacher.actions->open->trigger();
    QVERIFY(dock.isVisible());
    teacher.actions->setOnWall(true);
    QVERIFY(!dock.isVisible()); // the class must not see it
    teacher.actions->setOnWall(false);
    QVERIFY(dock.isVisible());
}

void ClassDockTest::questionsAreTyped() {
    Workbench workbench(pair);
    QuestionForm form(workbench);
    QVERIFY(!form.isComplete());
    form.findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("How many?"));
    QVERIFY(form.isComplete());
    auto* number = form.findChild<QLineEdit*>(QStringLiteral("number"));
    number->setText(QStringLiteral("many"));
    QVERIFY(!form.isComplete());
    number->setText(QStringLiteral("2.5"));
    QCOMPARE(form.question().number, std::optional(2.5));
    auto* kind = form.findChild<QComboBox*>(QStringLiteral("kind"));
    kind->setCurrentIndex(static_cast<int>(ClassQuestion::Kind::choice));
    QVERIFY(!form.isComplete());
    form.findChild<QLineEdit*>(QStringLiteral("choice1"))->setText(QStringLiteral("one"));
    form.findChild<QLineEdit*>(QStringLiteral("choice3"))->setText(QStringLiteral("two"));
    form.findChild<QCheckBox*>(QStringLiteral("right3"))->setChecked(true);
    QVERIFY(form.isComplete());
    QCOMPARE(form.question().choices, (std::vector<std::string>{"one", "two"}));
    QCOMPARE(form.question().right, (std::vector<std::size_t>{1}));
    QVERIFY(!form.question().board.has_value());
    form.findChild<QCheckBox*>(QStringLiteral("withBoard"))->setChecked(true);
    QCOMPARE(form.question().board, std::optional(pair));
    kind->setCurrentIndex(static_cast<int>(ClassQuestion::Kind::cells));
    QCOMPARE(form.question().board, std::optional(pair));
    form.clear();
    QVERIFY(!form.isComplete());
}

void ClassDockTest::rightCellsArePressed() {
    LiveTeacher teacher({pair});
    auto* form = teacher.actions->dock()->findChild<QuestionForm*>();
    form->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("Which cells?"));
    form->findChild<QComboBox*>(QStringLiteral("kind"))
        ->setCurrentIndex(static_cast<int>(ClassQuestion::Kind::cells));
    QVERIFY(!form->question().cells.has_value());
    auto* board = form->findChild<BoardView*>(QStringLiteral("rightCells"));
    QVERIFY(board->isVisible());
    QCoreApplication::processEvents();
    for (const Vertex cell : {Vertex{4}, Vertex{2}, Vertex{8}, Vertex{2}}) {
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellRect(cell).center().toPoint());
    }
    QCOMPARE(form->question().cells, (std::optional(std::vector<Vertex>{4, 8})));
    // The wall and the phones show the answers when the teacher does.
    Player ada(teacher.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(teacher.room().pupils().size(), 1U);
    teacher.button("ask")->click();
    ada.send(QStringLiteral(R"({"type":"answer","question":0,"cells":[8,4]})"));
    QTRY_COMPARE(teacher.room().answers().size(), 1U);
    QWidget* counts = teacher.part("questionBoard");
    teacher.button("reveal")->click();
    QCOMPARE(counts->accessibleDescription(), QStringLiteral("0 0 0 0 1 0 0 0 1"));
    const QImage before = counts->grab().toImage();
    teacher.button("next")->click();
    QVERIFY(teacher.shows(QStringLiteral("1 right answer(s).")));
    QCOMPARE(counts->accessibleDescription(), QStringLiteral("0 0 0 0 1 0 0 0 1. Right: 5 9"));
    QVERIFY(counts->grab().toImage() != before); // the right cells are framed
}

void ClassDockTest::actionsFollowTheClass() {
    Workbench workbench(pair);
    LabBook book(workbench.document);
    QMainWindow window;
    const LiveActions actions(workbench, book, &window);
    QVERIFY(actions.open->isEnabled());
    for (const QAction* action :
         {actions.everyone, actions.boards, actions.ask, actions.save, actions.keep, actions.end}) {
        QVERIFY(!action->isEnabled());
    }
    QVERIFY(actions.host().isEmpty());
}

void ClassDockTest::windowsMayCloseWithAClass() {
    LiveTeacher teacher({pair});
    teacher.actions->dock()->lower(); // Qt does so when it tabs docks, and then deletes it first
}

void ClassDockTest::everythingHasAName() {
    LiveTeacher teacher({pair});
    for (const QWidget* widget : teacher.actions->dock()->findChildren<QWidget*>()) {
        if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0) {
            const auto* pushed = qobject_cast<const QAbstractButton*>(widget);
            const bool hasText = pushed != nullptr && !pushed->text().isEmpty();
            const bool isScroller = widget->inherits("QScrollArea") || widget->inherits("QLabel");
            QVERIFY2(hasText || isScroller || !widget->accessibleName().isEmpty(),
                     qPrintable(widget->objectName() + widget->metaObject()->className()));
        }
    }
}

void ClassDockTest::ringsAreWhole() {
    Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    LiveTeacher teacher({pair});
    std::set<QString> faults;
    std::size_t rings = 0;
    forEachScene(teacher, [&](const QString& name) {
        teacher.window.activateWindow();
        rings += addBrokenRings(faults, teacher.window, name);
    });
    QVERIFY(rings > 100);
    const QStringList all(faults.begin(), faults.end());
    QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
}

void ClassDockTest::textsAndFieldsAreSeen_data() {
    QTest::addColumn<Appearance>("appearance");
    for (const auto theme : {Appearance::Theme::light, Appearance::Theme::dark}) {
        for (const auto contrast : {Appearance::Contrast::normal, Appearance::Contrast::high}) {
            QTest::addRow("%d, %d", static_cast<int>(theme), static_cast<int>(contrast))
                << Appearance{
                       .language = QStringLiteral("en"), .theme = theme, .contrast = contrast};
        }
    }
}

void ClassDockTest::textsAndFieldsAreSeen() {
    QFETCH(const Appearance, appearance);
    appearance.apply(*qApp);
    LiveTeacher teacher({pair});
    std::set<QString> faults;
    forEachScene(teacher, [&](const QString& name) {
        addPaleParts(faults, teacher.window, name + QStringLiteral(" in the panel"));
        addPaleParts(faults, teacher.wall(), name + QStringLiteral(" on the wall"));
    });
    Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    const QStringList all(faults.begin(), faults.end());
    QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
}

void ClassDockTest::targetsAreLarge() {
    Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    LiveTeacher teacher({pair});
    QTest::touchEvent(&teacher.window, touchScreen()).press(0, QPoint(1, 1), &teacher.window);
    QTest::touchEvent(&teacher.window, touchScreen()).release(0, QPoint(1, 1), &teacher.window);
    QTRY_VERIFY(!touch::styleSheet().isEmpty());
    std::set<QString> faults;
    std::size_t targets = 0;
    forEachScene(teacher, [&](const QString&) {
        targets += addSmallTargets(faults, teacher.window);
        targets += addSmallTargets(faults, teacher.wall());
    });
    QVERIFY(targets > 100);
    const QStringList all(faults.begin(), faults.end());
    QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
}

LIGHTSOUT_TEST(ClassDockTest)
#include "ClassDockTest.moc"
