// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/LessonDock.h"

#include "board/BoardView.h"
#include "controls/PartedView.h"
#include "document/Autosave.h"
#include "lessons/FormulaBox.h"
#include "lessons/LessonStep.h"
#include "lessons/PointerOverlay.h"
#include "lessons/ProseView.h"
#include "lessons/TeacherPage.h"
#include "settings/Remembered.h"
#include "text/SpokenText.h"
#include "window/PageTabs.h"

#include "tests/app/lessons/LessonWindow.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Formulas.h"
#include "tests/support/PageDriver.h"
#include "tests/support/Pages.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QAccessible>
#include <QFontMetrics>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QResizeEvent>
#include <QScopeGuard>
#include <QScrollArea>
#include <QSettings>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QToolButton>

using namespace lightsout;

namespace {

const QByteArray smallLesson = "---\ntitle: Mine\nminutes: 10\n---\n## First\nWords.\n\n```step\n"
                               "board grid:2x2\nlights none\npoint cell 1,2 => There.\n```\n"
                               "## Second\n```step\nask until pressed 1,1 => Press.\n```\n"
                               "## Third\n```step\npage kernel\nboard grid:3x3\n```\n";

struct LessonProgram : LessonWindow {
    using LessonWindow::LessonWindow;
    QString text() const {
        return dock->findChild<ProseView*>(QStringLiteral("lessonText"))->words();
    }
};

} // namespace

class LessonDockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() {
        QSettings().clear();
        QDir(LessonShelf::ownFolder()).removeRecursively();
        writeOwn(QStringLiteral("mine.md"), smallLesson);
    }

    void dotsAreChosenWithKeys() {
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("01-two-laws"));
        QWidget* dots = nullptr;
        for (auto* widget : program.dock->findChildren<QWidget*>()) {
            dots = widget->accessibleName() == QStringLiteral("Step 1 of 11") ? widget : dots;
        }
        QVERIFY(dots != nullptr && (dots->focusPolicy() & Qt::TabFocus) != 0);
        const auto step = [&program] { return program.session().stepIndex(); };
        QTest::keyClick(dots, Qt::Key_Right);
        QCOMPARE(step(), std::size_t{1});
        QTest::keyClick(dots, Qt::Key_Left);
        QTest::keyClick(dots, Qt::Key_Left);
        QCOMPARE(step(), std::size_t{0});
        QTest::keyClick(dots, Qt::Key_End);
        QCOMPARE(step(), std::size_t{10});
        QTest::keyClick(dots, Qt::Key_Home);
        QCOMPARE(step(), std::size_t{0});
    }

    /// After the lesson, a button of the panel may still be the focus widget of the window.
    void keysAfterTheLessonDoNothing() {
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("01-two-laws"), 1);
        auto* check = program.dock->findChild<QPushButton*>(QStringLiteral("check"));
        auto* next = program.dock->findChild<QPushButton*>(QStringLiteral("lessonNext"));
        QVERIFY(check != nullptr && next != nullptr);
        program.session().close();
        for (QPushButton* button : {check, next}) {
            QTest::keyClick(button, Qt::Key_Return);
            QVERIFY(!program.session().isOpen());
        }
        program.dock->openLesson(QStringLiteral("01-two-laws"), 1);
        QVERIFY(check->isEnabled());
    }

    /// A hidden text must not receive the focus, because Tab would then start at the toolbar.
    void stepsWithoutTextKeepTheFocus() {
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"), 0);
        const auto focus = [&] { return program.window->focusWidget(); };
        const auto goTo = [&](std::size_t step) {
            program.session().goTo(step);
            if (focus() != nullptr) {
                focus()->clearFocus();
            }
            QTest::keyClick(program.window.get(), Qt::Key_F6);
        };
        goTo(1);
        QVERIFY(focus() != nullptr && focus()->isVisible());
        QCOMPARE(focus()->accessibleName(), QStringLiteral("Your turn"));
        QTest::keyClick(focus(), Qt::Key_Tab);
        QVERIFY(focus()->isVisible() && program.dock->isAncestorOf(focus()));
        program.document().press(0);
        goTo(2);
        QCOMPARE(focus()->objectName(), QStringLiteral("lessonNext"));
        QVERIFY(focus()->isVisible() && focus()->isEnabled());
    }

    /// The name of the slider contains its number. Its position counts steps and would only
    /// confuse.
    void slidersAreNotCounted() {
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("12-one-half"), 12);
        auto* slider = program.dock->findChild<QSlider*>();
        QTRY_VERIFY(slider->isVisible() && slider->accessibleName().contains(QLatin1Char('=')));
        auto* spoken = QAccessible::queryAccessibleInterface(slider);
        QCOMPARE(spoken->role(), QAccessible::Slider);
        const QString before = spoken->text(QAccessible::Name);
        QTest::keyClick(slider, Qt::Key_Right);
        QTRY_VERIFY(spoken->text(QAccessible::Name) != before);
        QVERIFY(spoken->valueInterface() == nullptr);
    }

    void leavingRestoresTheUsersBoard() {
        LessonProgram program;
        const QString path = QDir::tempPath() + QStringLiteral("/somebody.lightsout");
        program.document().replace(
            std::make_shared<Document>(program.document()->board(), Document::Origin::dealt, path));
        program.document().press(7); // not saved
        program.document().press(8);
        program.document()->undoStack()->undo();
        const Game before = program.document().game();
        program.action("lesson mine")->trigger();
        QVERIFY(program.session().isOpen());
        QVERIFY(program.document()->path().isEmpty()); // no lesson is saved
        QVERIFY(program.window->windowTitle().startsWith(QStringLiteral("Mine")));
        QCOMPARE(program.document().game().vertexCount(), std::size_t{4});
        program.document().press(0);
        QTest::mouseClick(program.dock->findChild<QToolButton*>(QStringLiteral("closeLesson")),
                          Qt::LeftButton);
        QVERIFY(!program.dock->isVisible());
        QVERIFY(program.document().game() == before);
        QCOMPARE(program.document()->path(), path);
        QVERIFY(program.document()->hasUnsavedWork());
        QVERIFY(program.window->windowTitle().startsWith(QStringLiteral("somebody.lightsout")));
        // The history is restored, too.
        program.document()->undoStack()->redo();
        QCOMPARE(program.document().game().pressCount(), std::size_t{2});
        QTest::keyClick(program.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(program.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(program.document().game().pressCount(), std::size_t{0});
        QVERIFY(!program.document()->isModified());
    }

    /// Page Down goes to the next step while the field for an answer has the focus. A number and a
    /// text of several lines use the key themselves.
    void pageDownInFields() {
        LessonProgram program;
        program.action("lesson mine")->trigger();
        QLineEdit line(program.window.get());
        QSpinBox number(program.window.get());
        QPlainTextEdit text(program.window.get());
        number.setRange(0, 100);
        number.setValue(50);
        text.setPlainText(QStringLiteral("a\n").repeated(100));
        for (QWidget* field : std::initializer_list<QWidget*>{&line, &number, &text}) {
            field->show();
            field->setFocus();
            QVERIFY(field->hasFocus());
            const std::size_t before = program.session().stepIndex();
            QTest::keyClick(field, Qt::Key_PageDown);
            QCOMPARE(program.session().stepIndex(), before + (field == &line ? 1 : 0));
        }
        QCOMPARE(number.value(), 40);
        QVERIFY(text.textCursor().position() > 0);
        line.setFocus();
        QTest::keyClick(&line, Qt::Key_PageUp);
        QCOMPARE(program.session().stepIndex(), std::size_t{0});
    }

    /// The text names a cell as the board shows it; screen readers read the row and the column.
    void cellsAreNamedAsTheBoardShowsThem() {
        writeOwn(QStringLiteral("mine.md"), "---\ntitle: Mine\nminutes: 10\n---\n## First\nPress "
                                            "{cell 2,1}, which is {x 2,1}.\n"
                                            "\n```step\nboard grid:2x3\n```\n");
        LessonProgram program;
        program.action("lesson mine")->trigger();
        const auto* view = program.dock->findChild<ProseView*>(QStringLiteral("lessonText"));
        QVERIFY(view->shownWords().contains(QStringLiteral("Press cell 4, which is")));
        QVERIFY(view->words().contains(QStringLiteral("x₄")));
        QVERIFY(view->words().contains(QStringLiteral("Press row 2, column 1")));
        program.action("numberByRowAndColumn")->trigger();
        QTRY_VERIFY(view->shownWords().contains(QStringLiteral("Press row 2, column 1")));
        program.action("numberAutomatically")->trigger();
        QTRY_VERIFY(view->shownWords().contains(QStringLiteral("Press cell 4")));
    }

    void noLineEndsWithinASize() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\n---\n## First\nOn {rows} × "
                 "{cols}, play.\n\n```step\nboard grid:2x3\n```\n");
        LessonProgram program;
        program.action("lesson mine")->trigger();
        const auto* view = program.dock->findChild<ProseView*>(QStringLiteral("lessonText"));
        QVERIFY(view->document().toRawText().contains(QStringLiteral("\u00A0×\u00A0")));
        QVERIFY(view->words().contains(QStringLiteral(" × ")));
    }

    /// Whatever is drawn in a lesson, only the user's own drawing is offered at the next start.
    void drawingSurvivesACrashDuringALesson() {
        const QTemporaryDir folder;
        const QString kept = folder.filePath(QStringLiteral("boards"));
        LessonProgram program;
        Autosave autosave(program.document(), KeptBoards(kept));
        program.document().begin(Game::allOn(Graph(3)), Document::Origin::drawn);
        program.workbench.drawing.connectVertices(0, 2);
        const SavedBoard own = program.document()->board();
        program.dock->openLesson(QStringLiteral("06-all-on")); // before the drawing was saved
        program.document().make(Replace{Game::allOn(Graph(4))}, QString());
        program.workbench.drawing.connectVertices(0, 1);
        // Simulates another program that starts after this one was killed.
        const auto found = [&] {
            const QStringList journals =
                QDir(kept).entryList({QStringLiteral("*.journal"), QStringLiteral("*.left")});
            const auto board = readKeptBoard(QDir(kept).filePath(journals.value(0)));
            return journals.size() == 1 && board && board->board == own;
        };
        QTRY_VERIFY(found());
        program.session().goTo(2);
        QCOMPARE(remembered::stepLeftAt(QStringLiteral("06-all-on")), program.session().stepName());
        autosave.finish();
        QVERIFY(found());
    }

    void closingTheWindowAsksAboutTheReadersBoard() {
        LessonProgram program(Game::allOn(Graph(3)));
        program.document().begin(Game::allOn(Graph(2)), Document::Origin::drawn);
        program.dock->openLesson(QStringLiteral("mine"));
        bool wasAsked = false;
        whenDialogOpens<QMessageBox>([&wasAsked](QMessageBox& question) {
            wasAsked = true;
            question.reject();
        });
        program.window->close();
        QVERIFY(wasAsked);
        QCOMPARE(program.document().game().vertexCount(), std::size_t{2});
    }

    void resumesAtTheLastStep() {
        {
            LessonProgram program;
            program.dock->openLesson(QStringLiteral("mine"));
            program.session().goTo(2);
            program.session().close();
        }
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        QCOMPARE(program.session().stepIndex(), std::size_t{2});
        // The board and the page are set by the step.
        QCOMPARE(program.document().game().vertexCount(), std::size_t{9});
        QCOMPARE(program.window->tabs().current().id(), QStringLiteral("kernel"));
        program.session().goTo(0);
        QCOMPARE(program.window->tabs().current().id(), QStringLiteral("play"));
    }

    void stepsThatWereDoneAreKeptUntilForgotten() {
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        program.session().goTo(1);
        QVERIFY(!program.session().isDone());
        program.document().press(0);
        QVERIFY(program.session().isDone());
        QCOMPARE(remembered::stepsDone(QStringLiteral("mine")), (QStringList{"First", "Second"}));
        program.session().close();
        whenDialogOpens<QMessageBox>(
            [](QMessageBox& question) { question.button(QMessageBox::Yes)->click(); });
        program.action("clearProgress")->trigger();
        QVERIFY(remembered::stepsDone(QStringLiteral("mine")).empty());
        QCOMPARE(remembered::stepLeftAt(QStringLiteral("mine")), QString());
    }

    void stepsAreRememberedByTheirNames() {
        const auto mine = QStringLiteral("mine");
        remembered::addStepDone(mine, QStringLiteral("Second"));
        remembered::setStepLeftAt(mine, QStringLiteral("Third"));
        // Another step was inserted since.
        QByteArray longer = smallLesson;
        longer.replace("## Second", "## Between\n## Second");
        writeOwn(QStringLiteral("mine.md"), longer);
        LessonProgram program;
        program.dock->openLesson(mine);
        QCOMPARE(program.session().stepIndex(), std::size_t{3});
        QCOMPARE(stepsDone(mine, program.session().lesson()), (std::set<std::size_t>{2}));
        // Earlier versions stored numbers.
        QSettings().clear();
        remembered::addStepDone(mine, QStringLiteral("1"));
        remembered::addStepDone(mine, QStringLiteral("99"));
        QCOMPARE(stepsDone(mine, program.session().lesson()), (std::set<std::size_t>{1}));
    }

    void presenterKeysAdvance() {
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        QTest::keyClick(program.window.get(), Qt::Key_PageDown);
        QCOMPARE(program.session().stepIndex(), std::size_t{1});
        QTest::keyClick(program.window.get(), Qt::Key_PageDown); // works in any step
        QCOMPARE(program.session().stepIndex(), std::size_t{2});
        QTest::keyClick(program.window.get(), Qt::Key_PageUp);
        QCOMPARE(program.session().stepIndex(), std::size_t{1});
    }

    void aKeyboardAloneFollowsIt() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\n---\n## First\n```step\nboard grid:2x2\n"
                 "ask number = 4 => How many?\nhint Count.\n```\n"
                 "## Second\n```step\nask choice => Which?\nwrong This => No.\nright That => Yes.\n"
                 "```\n## Third\nThe end.\n");
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        const auto focused = [] {
            return QApplication::focusWidget() == nullptr
                       ? QString()
                       : QApplication::focusWidget()->objectName();
        };
        const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
        for (int i = 0; i < 40 && focused() != QStringLiteral("answer"); ++i) {
            press(Qt::Key_Tab);
        }
        QCOMPARE(focused(), QStringLiteral("answer"));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("5"));
        press(Qt::Key_Return);
        QTRY_VERIFY(!program.session().notice().isEmpty());
        QVERIFY(!program.session().isDone());
        QCOMPARE(focused(), QStringLiteral("answer")); // so that another answer can be typed
        press(Qt::Key_Backspace);
        QVERIFY(program.session().notice().isEmpty()); // its cause is gone
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("4"));
        press(Qt::Key_Return);
        QVERIFY(program.session().isDone());
        QCOMPARE(focused(), QStringLiteral("lessonNext"));
        press(Qt::Key_Return);
        QCOMPARE(program.session().stepIndex(), std::size_t{1});
        QVERIFY(!focused().startsWith(QStringLiteral("choice"))); // it would look chosen
        for (int i = 0; i < 4 && focused() != QStringLiteral("choice1"); ++i) {
            press(Qt::Key_Tab);
        }
        QCOMPARE(focused(), QStringLiteral("choice1"));
        const auto colourOf = [&program](const char* name) {
            QWidget* choice = program.dock->findChild<QWidget*>(QLatin1String(name));
            return choice->grab().toImage().pixelColor(6, choice->height() / 2);
        };
        QCOMPARE(colourOf("choice1"), colourOf("choice2")); // none stands out
        press(Qt::Key_Return);
        QVERIFY(!program.session().isDone());
        press(Qt::Key_Tab);
        QCOMPARE(focused(), QStringLiteral("choice2"));
        press(Qt::Key_Space);
        QVERIFY(program.session().isDone());
        QCOMPARE(focused(), QStringLiteral("lessonNext"));
        press(Qt::Key_Return);
        QCOMPARE(focused(), QStringLiteral("lessonNext"));
        press(Qt::Key_Return); // Finish
        QVERIFY(program.session().isComplete());
        QCOMPARE(focused(), QStringLiteral("lessonNext"));
        press(Qt::Key_Return); // Close
        QVERIFY(!program.session().isOpen());
        // Every widget that can have the keyboard focus has a name.
        program.dock->openLesson(QStringLiteral("mine"), 0);
        for (const auto* button : program.dock->findChildren<QAbstractButton*>()) {
            QVERIFY2(!button->isVisible() || !button->text().isEmpty() ||
                         !button->accessibleName().isEmpty(),
                     qPrintable(button->objectName()));
        }
    }

    void reloadsASavedLesson() {
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        QCOMPARE(program.text(), QStringLiteral("Words."));
        QByteArray edited = smallLesson;
        edited.replace("Words.", "Other words.");
        writeOwn(QStringLiteral("mine.md"), edited);
        QTRY_COMPARE(program.text(), QStringLiteral("Other words."));
        // An error in the file is reported, and changes nothing.
        const auto* problem = program.dock->findChild<QLabel*>(QStringLiteral("lessonProblem"));
        QVERIFY(!problem->isVisible());
        edited.replace("## Second", "```paint\n## Second");
        writeOwn(QStringLiteral("mine.md"), edited);
        QTRY_VERIFY(problem->isVisible());
        QVERIFY2(problem->text().startsWith(QStringLiteral("Line 13:")),
                 qPrintable(problem->text()));
        QCOMPARE(program.text(), QStringLiteral("Other words."));
        QVERIFY(program.session().isOpen());
    }

    void anotherLanguageKeepsWhatWasDone() {
        LessonProgram program;
        const auto speak = [&program](const char* language) {
            program.window->setAppearance({.language = QString::fromLatin1(language)});
        };
        const LessonSession& session = program.session();
        program.dock->openLesson(QStringLiteral("01-two-laws"));
        const QString english = program.text();
        program.session().takeHint();
        speak("fr");
        QTRY_VERIFY(program.text() != english);
        QCOMPARE(program.text().left(11), QStringLiteral("Chaque case"));
        QCOMPARE(session.shownHints(), 1U);
        QVERIFY(!session.isDone());
        program.document().press(4);
        QVERIFY(session.isDone() && !session.message().empty());
        speak("he");
        QTRY_VERIFY(program.text().startsWith(QStringLiteral("כל משבצת")));
        QVERIFY(session.isDone() && session.message() == session.step().ask->done);
        QVERIFY(program.dock->findChild<QPushButton*>(QStringLiteral("lessonNext"))->isEnabled());
        QVERIFY(program.window->windowTitle().contains(QStringLiteral("המשחק ושני חוקיו")));
        QVERIFY(program.game().presses()[4]);
    }

    /// After the last step, too, another language changes all texts.
    void anotherLanguageChangesTheEndOfALesson() {
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("01-two-laws"));
        program.session().goTo(program.session().lesson().steps.size() - 1);
        program.session().complete();
        for (const char* language : {"fr", "he"}) {
            const QString before = program.text();
            program.window->setAppearance({.language = QString::fromLatin1(language)});
            QTRY_VERIFY(program.text() != before);
            const Lesson& lesson = program.session().lesson();
            QVERIFY(program.session().isComplete());
            QTRY_VERIFY(program.text().contains(
                QString::fromStdString(lesson.aims).section(QLatin1Char(';'), 0, 0).trimmed()));
            QStringList labels;
            for (const QLabel* label : program.dock->findChildren<QLabel*>()) {
                if (label->isVisible()) {
                    labels << label->text();
                }
            }
            QVERIFY(labels.contains(QString::fromStdString(lesson.title)));
            const QString finished = LessonDock::tr("Lesson finished");
            QVERIFY(finished != QStringLiteral("Lesson finished"));
            QVERIFY(labels.contains(QStringLiteral("\u2713 ") + finished));
            QVERIFY(!labels.join(QLatin1Char('\n')).contains(QStringLiteral("step ")));
        }
    }

    /// The feedback on a wrong answer and on the right answer is translated.
    void feedbackIsTranslated() {
        LessonProgram program;
        LessonSession& session = program.session();
        const auto speak = [&](const char* language) {
            const std::string before = session.lesson().title;
            program.window->setAppearance({.language = QString::fromLatin1(language)});
            return QTest::qWaitFor([&] { return session.lesson().title != before; });
        };
        program.dock->openLesson(QStringLiteral("06-all-on"));
        std::size_t step = 0;
        while (!session.lesson().steps.at(step).ask ||
               session.lesson().steps[step].ask->choices.empty()) {
            ++step;
        }
        const auto& all = session.lesson().steps[step].ask->choices;
        const auto right =
            std::size_t(std::ranges::find(all, true, &Choice::isRight) - all.begin());
        for (const std::size_t choice : {right == 0 ? std::size_t(1) : 0, right}) {
            session.goTo(step);
            session.choose(choice);
            QCOMPARE(session.isDone(), choice == right);
            QVERIFY(speak("fr"));
            QCOMPARE(session.isDone(), choice == right);
            QVERIFY(!session.message().empty());
            QVERIFY(session.message() == session.step().ask->choices[choice].why);
            QVERIFY(speak("en"));
        }
    }

    void answersAreReadAsPupilsMeanThem() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\n---\n## First\n```step\nboard grid:2x2\n"
                 "ask number = 1 / 3 => Which part?\nwrong * => No.\n```\n## Second\n```step\n"
                 "ask side = 5 => Which side?\nwrong * => No.\n```\n## Third\n```step\n"
                 "ask predict 7 within 1 => Guess.\ndone Seven.\n```\n## Fourth\n```step\n"
                 "board grid:2x2\nask until won => Win.\nwrong pressed 1,1 => Not that.\n```\n"
                 "## Fifth\n```step\nask probability 1 / 2 within 1/20 => Guess.\n```\n");
        LessonProgram program;
        LessonSession& session = program.session();
        program.dock->openLesson(QStringLiteral("mine"));
        QTRY_VERIFY(session.areValuesKnown());
        for (const char* rounded : {"0,33", "0.3", "33 %", "0.333"}) {
            session.answer(QLatin1String(rounded));
            QCOMPARE(session.isDone(), QLatin1String(rounded) == QLatin1String("0.333"));
            QVERIFY(session.isDone() || session.notice().contains(QStringLiteral("fraction")));
        }
        session.goTo(1);
        QTRY_VERIFY(session.areValuesKnown());
        session.answer(QStringLiteral("5 x 6"));
        QVERIFY(!session.isDone());
        session.answer(QStringLiteral("5 + 5"));
        QVERIFY(!session.isDone());
        session.answer(QStringLiteral("5 sur 5"));
        QVERIFY(session.isDone());
        session.startOver();
        session.answer(QStringLiteral("٥ × ٥"));
        QTRY_VERIFY(session.isDone());
        session.goTo(4);
        for (const char* impossible : {"2", "-1", "50", "101 %"}) {
            session.answer(QLatin1String(impossible));
            QVERIFY(!session.isDone());
            QCOMPARE(
                session.notice(),
                QStringLiteral("A probability is a number from 0 to 1, or from 0 % to 100 %."));
        }
        session.answer(QStringLiteral("50 %"));
        QVERIFY(session.isDone());
        session.goTo(2);
        session.answer(QStringLiteral("+9"));
        QTRY_COMPARE(session.notice(), QStringLiteral("Close: your guess is too high by 2."));
        auto* axis = program.dock->findChild<QWidget*>(QStringLiteral("guessAxis"));
        QVERIFY(axis->isVisible());
        session.takeAnswers(
            {.kind = ClassQuestion::Kind::prediction, .place = session.placeText().toStdString()},
            {3.0, 12.0, 3.0});
        QCOMPARE(
            axis->accessibleName(),
            QStringLiteral("Your guess: 9, the result: 7. 3 guesses of the class, from 3 to 12"));
        session.takeAnswers({.kind = ClassQuestion::Kind::prediction, .place = "another"}, {1.0});
        QCOMPARE(session.classGuesses().size(), std::size_t{3});
        const std::pair<const char*, const char*> replies[] = {
            {"7", "Exactly right!"},
            {"6", "A good guess, only 1 too low."},
            {"10", "Your guess is too high by 3."},
            {"20", "Your guess is too high by 13: it is more than twice the result."},
            {"2", "Your guess is too low by 5: it is less than half the result."},
        };
        for (const auto& [guess, reply] : replies) {
            session.startOver();
            session.answer(QLatin1String(guess));
            QTRY_COMPARE(session.notice(), QLatin1String(reply));
        }
        // A remark goes when its cause is undone.
        session.goTo(3);
        program.document().press(0);
        QVERIFY(!session.message().empty());
        program.document()->undoStack()->undo();
        QVERIFY(session.message().empty());
        // After the end, the language can change.
        program.dock->openLesson(QStringLiteral("01-two-laws"));
        session.complete();
        program.window->setAppearance({.language = QStringLiteral("fr")});
        QTRY_VERIFY(std::ranges::any_of(program.dock->findChildren<QLabel*>(), [](QLabel* label) {
            return label->text() == QStringLiteral("Le jeu et ses deux lois");
        }));
        program.window->setAppearance({.language = QStringLiteral("en")});
    }

    void aClickNextToTheKnobMovesTheSliderByOneStep() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\n---\n## First\n```step\nboard grid:2x2\n"
                 "ask slide 0 to 1 by 1/18 until slider = 5/9 => Set it.\nwrong * => No.\n```\n");
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        auto* slider = program.dock->findChild<QSlider*>(QStringLiteral("slider"));
        QTRY_VERIFY(slider->isVisible());
        QTest::mouseClick(slider, Qt::LeftButton, {},
                          QPoint(slider->width() * 3 / 4, slider->height() / 2));
        QCOMPARE(slider->value(), 1);
        QVERIFY(!program.session().isDone());
    }

    /// A step that was rewritten asks another question.
    void anotherQuestionIsNotDone() {
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        program.session().goTo(1);
        program.document().press(0);
        QVERIFY(program.session().isDone());
        QByteArray edited = smallLesson;
        edited.replace("=> Press.", "=> Press it.");
        writeOwn(QStringLiteral("mine.md"), edited);
        const auto asked = [&program] { return program.session().step().ask->text.at(0).words; };
        QTRY_COMPARE(asked(), std::string("Press it."));
        QVERIFY(program.session().isDone());
        edited.replace("until pressed 1,1", "until pressed 2,2");
        writeOwn(QStringLiteral("mine.md"), edited);
        QTRY_VERIFY(!program.session().isDone());
    }

    void aBrokenLessonIsNotOpened() {
        writeOwn(QStringLiteral("broken.md"), "nothing");
        LessonProgram program;
        const Game before = program.document().game();
        QString said;
        whenDialogOpens<QMessageBox>([&said](QMessageBox& message) {
            said = message.informativeText();
            message.accept();
        });
        program.dock->openLesson(QStringLiteral("broken"));
        QVERIFY2(said.contains(QStringLiteral("Line 1:")), qPrintable(said));
        QVERIFY(!program.session().isOpen());
        QVERIFY(program.document().game() == before);
    }

    void newLessonBeginsWithTheCurrentBoard() {
        LessonProgram program;
        program.document().press(3);
        const Game before = program.document().game();
        whenDialogOpens<QMessageBox>([](QMessageBox& message) { message.accept(); });
        program.action("newLesson")->trigger();
        QVERIFY(program.session().isOpen());
        QCOMPARE(program.session().name(), QStringLiteral("lesson-1"));
        QVERIFY(program.document().game() == before);
        QVERIFY(QFile::exists(LessonShelf::ownFolder() + QStringLiteral("/lesson-1.md")));
    }

    void theRingFollowsWhatItIsAround() {
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        const auto* overlay = program.window->findChild<PointerOverlay*>();
        QTRY_VERIFY(!overlay->ring().isEmpty());
        const QRect before = overlay->ring();
        program.window->resize(1280, 650);
        QTRY_VERIFY(overlay->ring() != before);
        const LandmarkPlace place = program.session().pointedAt();
        QTRY_VERIFY(overlay->ring().contains(
            place.widget->mapTo(program.window.get(), place.rect.center())));
        program.window->findChild<QTabWidget*>()->setCurrentIndex(5); // this page shows no board
        QTRY_VERIFY(overlay->ring().isEmpty());
    }

    /// The page for random play does not draw a board that is too large for it, although the
    /// lesson's cell is a vertex of the document's board.
    void noCellIsPointedAtWhereTheBoardIsNotShown() {
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        const auto* overlay = program.window->findChild<PointerOverlay*>();
        QTRY_VERIFY(!overlay->ring().isEmpty());
        program.document().begin(Game::allOn(Lattice{.rows = 400, .cols = 400}));
        QVERIFY(program.session().isOpen());
        auto* pages = program.window->findChild<QTabWidget*>();
        pages->setCurrentIndex(4);
        QCOMPARE(pages->currentWidget()->objectName(), QStringLiteral("random"));
        QVERIFY(program.session().pointedAt().widget == nullptr);
        QTRY_VERIFY(overlay->ring().isEmpty());
    }

    void aCellIsPointedAtOnTheDocumentsBoardNotThePinnedOne() {
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        program.workbench.pinned.pin(Game::allOn(Lattice{.rows = 6, .cols = 6}));
        program.workbench.pinned.compare();
        QCoreApplication::processEvents();
        const LandmarkPlace place = program.session().pointedAt();
        QVERIFY(place.widget != nullptr);
        QCOMPARE(place.widget->objectName(), QStringLiteral("ownBoard"));
    }

    void isBelowThePagesInANarrowWindow() {
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        QCOMPARE(program.window->dockWidgetArea(program.dock), Qt::RightDockWidgetArea);
        settleLayout(); // a page that shows less needs less space
        program.window->resize(1000, 800);
        QTRY_COMPARE(program.window->dockWidgetArea(program.dock), Qt::BottomDockWidgetArea);
        QVERIFY(program.dock->isVisible());
        QCOMPARE(program.window->width(), 1000);
    }

    void aFinishedLessonEndsWithWhatWasLearntAndTheNextLesson() {
        LessonProgram program;
        const LessonShelf shelf(lessonVocabulary());
        const QString firstName = shelf.lessons()[0].name;
        const QString secondName = shelf.lessons()[1].name;
        const QString secondTitle = shelf.lessons()[1].title();
        program.dock->openLesson(firstName);
        auto& session = program.session();
        session.goTo(session.lesson().steps.size() - 1);
        QVERIFY(!session.isDone());
        program.dock->findChild<QPushButton*>(QStringLiteral("skip"))->click();
        QVERIFY(session.isComplete());
        const QString aim =
            QString::fromStdString(session.lesson().aims).section(QLatin1Char(';'), 0, 0);
        QVERIFY2(program.text().contains(aim), qPrintable(program.text()));
        QVERIFY(program.text().contains(secondTitle));
        auto* next = program.dock->findChild<QPushButton*>(QStringLiteral("lessonNext"));
        auto* back = program.dock->findChild<QPushButton*>(QStringLiteral("lessonBack"));
        QVERIFY(next->isEnabled() && back->isEnabled());
        back->click(); // to the last step of the lesson
        QVERIFY(session.isOpen() && session.isLastStep() && !session.isComplete());
        session.complete();
        next->click();
        QCOMPARE(session.name(), secondName);
        QCOMPARE(session.stepIndex(), std::size_t{0});
        QCOMPARE(remembered::stepLeftAt(firstName), QString());
    }

    void theMenuTicksFinishedLessonsAndTellsMinutesAndAge() {
        LessonProgram program;
        const LessonShelf shelf(lessonVocabulary());
        const ShelvedLesson& first = shelf.lessons().front();
        const auto* action =
            program.window->findChild<QAction*>(QStringLiteral("lesson ") + first.name);
        QVERIFY(action != nullptr);
        const QString tick(QChar(0x2713));
        QVERIFY(!action->text().contains(tick));
        QVERIFY2(action->toolTip().contains(QString::fromStdString(first.lesson()->age)),
                 qPrintable(action->toolTip()));
        QVERIFY(action->toolTip().contains(QStringLiteral("20 minutes")));
        for (const Step& step : first.lesson()->steps) {
            remembered::addStepDone(first.name, QString::fromStdString(step.name));
        }
        program.dock->openLesson(first.name);
        program.session().close();
        QVERIFY2(action->text().contains(tick), qPrintable(action->text()));
    }

    void itStartsAtAnyStep() {
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        QMenu& menu = *program.dock->menu();
        menu.popup(QPoint());
        QTest::keyClick(&menu, Qt::Key_Escape);
        const auto steps = menu.findChildren<QMenu*>().last()->actions();
        QCOMPARE(steps.size(), 3);
        QCOMPARE(steps[2]->text(), QStringLiteral("3. Third"));
        steps[2]->trigger();
        QCOMPARE(program.session().stepIndex(), std::size_t{2});
        QCOMPARE(program.document().game().vertexCount(), std::size_t{9});
    }

    void openingAFileEndsIt() {
        LessonProgram program;
        program.document().begin(Game::allOn(Graph(3)), Document::Origin::drawn);
        program.dock->openLesson(QStringLiteral("mine"));
        bool wasAsked = false;
        whenDialogOpens<QMessageBox>([&wasAsked](QMessageBox& question) {
            wasAsked = true;
            question.reject();
        });
        program.window->openFile(QStringLiteral("/tmp/another.lightsout"));
        QVERIFY(wasAsked); // the question about the user's own board
        QVERIFY(!program.session().isOpen());
        QCOMPARE(program.document().game().vertexCount(), std::size_t{3});
    }

    void onlyLitCellsIsNoTrap() {
        LessonProgram program;
        program.document().setOnlyLit(true);
        program.dock->openLesson(QStringLiteral("mine"), 1);
        QVERIFY(program.document().press(0)); // this light is off
        QVERIFY(program.session().isDone());
        program.session().close();
        QVERIFY(program.document().onlyLit());
    }

    void theTeacherReadsAimsAnswersAndSteps() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\naims: To see\nage: 9\n---\n## First\n"
                 "## Second\n```step\nboard grid:2x2\nask until won => Switch off.\n```\n"
                 "# Notes\nIt takes {fewest}.\n");
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        const TeacherPage page(program.session().lesson(), nullptr);
        const auto textOf = [&page] {
            QString text = page.words();
            return text.remove(QChar(0x2066)).remove(QChar(0x2069));
        };
        QTRY_VERIFY(textOf().contains(QStringLiteral("It takes 4.")));
        const QString text = textOf();
        for (const char* part : {"Mine", "Aims: To see", "Age: 9", "10 minutes", "1. First",
                                 "2. Second", "Switch off.", "Notes"}) {
            QVERIFY2(text.contains(QLatin1String(part)), part);
        }
    }

    /// Formulas, numbered lists and bold text look as pupils see them.
    void theTeacherSeesFormulasAsPupilsDo() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\n---\n## First\n```step\nboard grid:2x2\n"
                 "ask number = 1 => Compute $\\frac{4-k}{4}$.\n```\n# Notes\n"
                 "1. Add **rows** $R_2$.\n2. Then $\\sum_{i} x_i$.\n");
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        const TeacherPage page(program.session().lesson(), nullptr);
        std::size_t formulas = 0;
        bool hasBold = false;
        bool hasNumbers = false;
        for (const auto* view : page.findChildren<ProseView*>()) {
            QVERIFY(view->drawsAllFormulas());
            const QString shown = view->document().toPlainText();
            formulas += static_cast<std::size_t>(shown.count(QChar::ObjectReplacementCharacter));
            hasNumbers = hasNumbers || shown.contains(QStringLiteral("2. Then"));
            for (QTextBlock block = view->document().begin(); block.isValid();
                 block = block.next()) {
                for (auto part = block.begin(); !part.atEnd(); ++part) {
                    hasBold = hasBold || (part.fragment().text() == QStringLiteral("rows") &&
                                          part.fragment().charFormat().fontWeight() >= QFont::Bold);
                }
            }
        }
        QCOMPARE(formulas, std::size_t{3});
        QVERIFY(hasBold && hasNumbers);
    }

    /// Whatever a pupil changes on a page, each step sets the state that it needs, and the end of
    /// the lesson restores the original state.
    void stepSetsAndRestoresItsPage() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\n---\n## First\n```step\nboard grid:3x3\n"
                 "page random laws\n```\n## Second\n```step\npage elimination steps\n```\n"
                 "## Third\n```step\npage random\n```\n");
        LessonProgram program;
        PageTabs* pages = &program.window->tabs();
        const auto stateOf = [pages](const char* name) {
            return pages->states()
                .value(QStringLiteral("pages"))
                .toObject()
                .value(QLatin1String(name));
        };
        pages->showPage(QStringLiteral("random"));
        const auto presses = [&program] {
            program.window->showTab(QStringLiteral("random"));
            return program.window->tabs().current().findChild<QSpinBox*>();
        };
        const int usual = presses()->value();
        presses()->setValue(usual + 7);
        PageDriver(pages->current()).choose("chain");
        pages->showPage(QStringLiteral("counts"));
        const QJsonObject before = pages->states();
        program.dock->openLesson(QStringLiteral("mine"));
        const QJsonValue fresh = stateOf("random");
        QCOMPARE(presses()->value(), usual);
        QCOMPARE(fresh.toObject().value(QStringLiteral("view")).toString(), QStringLiteral("laws"));
        presses()->setValue(usual + 9);
        PageDriver(pages->current()).activate("lazy");
        PageDriver(pages->current()).choose("states");
        QVERIFY(stateOf("random") != fresh);
        program.session().goTo(1);
        QCOMPARE(pages->currentWidget()->objectName(), QStringLiteral("elimination"));
        program.session().goTo(2);
        QCOMPARE(pages->currentWidget()->objectName(), QStringLiteral("random"));
        QVERIFY(stateOf("random") == fresh);
        presses()->setValue(usual + 9);
        program.dock->findChild<QPushButton*>(QStringLiteral("startOver"))->click();
        QVERIFY(stateOf("random") == fresh);
        program.session().close();
        QVERIFY(stateOf("random") ==
                before.value(QStringLiteral("pages")).toObject().value(QStringLiteral("random")));
        QCOMPARE(pages->currentWidget()->objectName(), QStringLiteral("counts"));
    }

    void hidesTheAnswerUntilItIsGiven() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\n---\n## First\n```step\nboard grid:4x4\n"
                 "page kernel\nconceal facts solutions\nask number = 16 => How many?\n```\n"
                 "## Second\n```step\npage kernel\nask number = 1 => How many?\n```\n");
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        settle(program.workbench, *program.window);
        const Concealment& hidden = program.session().concealment();
        auto* facts = program.window->findChild<QWidget*>(QStringLiteral("facts"));
        const auto isCovered = [](QWidget* widget) {
            auto* cover =
                widget->findChild<QWidget*>(QStringLiteral("cover"), Qt::FindDirectChildrenOnly);
            return cover != nullptr && cover->geometry() == widget->rect() &&
                   widget->childAt(widget->rect().center()) == cover;
        };
        QVERIFY(hidden.covered().size() >= 4); // the status bar, and cards of the page
        for (QWidget* widget : hidden.covered()) {
            QVERIFY2(!widget->isVisible() || isCovered(widget), widget->metaObject()->className());
        }
        QVERIFY(isCovered(facts));
        program.session().answer(QStringLiteral("15"));
        QVERIFY(isCovered(facts));
        program.session().answer(QStringLiteral("16"));
        QVERIFY(program.session().isDone());
        QVERIFY(hidden.covered().empty());
        QVERIFY(!isCovered(facts));
        // The answer is visible where the question was answered, and hidden again when that step
        // starts over or on other steps.
        program.session().goTo(1);
        QVERIFY(!isCovered(facts));
        program.session().goTo(0);
        QVERIFY(program.session().isDone() && !isCovered(facts));
        program.session().startOver();
        QVERIFY(!program.session().isDone() && isCovered(facts));
        program.session().close();
        QVERIFY(!isCovered(facts));
    }

    /// If the lesson speaks of black and white, all boards show pieces until the lesson ends.
    void asksTheClassEveryKindOfQuestion() {
        QByteArray choices;
        for (int i = 1; i < 9; ++i) {
            choices += "wrong " + QByteArray::number(i) + "\n";
        }
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\n---\n"
                 "## Number\n```step\nboard grid:3x3\nask number = 4 within 1/2 => How many?\n"
                 "done Because.\n```\n"
                 "## Guess\n```step\nask predict 5 => Guess.\n```\n"
                 "## Choice\n```step\nask choice => Which?\nwrong This => No.\n"
                 "right *That* => Yes.\n```\n"
                 "## Many\n```step\nask choice => Which?\n" +
                     choices +
                     "right 9\n```\n"
                     "## Cell\n```step\nask click cell 2,3 => Where?\n```\n"
                     "## Row\n```step\npage elimination steps\nask click row 2 => Where?\n```\n"
                     "## Large\n```step\nboard grid:40x40\nask number = 1 => How many?\n```\n");
        LessonProgram program;
        LessonSession& session = program.session();
        session.setClassOpen(true);
        program.dock->openLesson(QStringLiteral("mine"));
        auto* button = program.dock->findChild<QPushButton*>(QStringLiteral("askClass"));
        std::vector<ClassQuestion> asked;
        disconnect(&session, &LessonSession::classAsked, nullptr, nullptr); // no class is open
        connect(&session, &LessonSession::classAsked, this,
                [&asked](const ClassQuestion& question) { asked.push_back(question); });
        for (std::size_t i = 0; i < session.lesson().steps.size(); ++i) {
            session.goTo(i);
            settle(program.workbench, *program.window);
            QCOMPARE(button->isVisible(), session.step().title.front().words != "Row");
            button->click();
        }
        using Kind = ClassQuestion::Kind;
        QCOMPARE(asked.size(), std::size_t{6});
        const Game board = Game::allOn(Lattice{.rows = 3, .cols = 3});
        QVERIFY(asked[0].board && asked[0].board->rule() == board.rule());
        QVERIFY(asked[0] == (ClassQuestion{.kind = Kind::number,
                                           .place = "step 1 of 7",
                                           .text = "How many?",
                                           .step = asked[0].step,
                                           .prose = asked[0].prose,
                                           .board = asked[0].board,
                                           .number = 4,
                                           .within = 0.5,
                                           .why = "Because.",
                                           .whyProse = asked[0].whyProse}));
        QCOMPARE(proseText(asked[0].prose), std::string("How many?"));
        QCOMPARE(proseText(asked[0].whyProse), std::string("Because."));
        QVERIFY(asked[1].kind == Kind::prediction && asked[1].number == 5 &&
                asked[1].text == "Guess.");
        QVERIFY(asked[2].kind == Kind::choice && asked[2].why == "Yes.");
        QVERIFY(asked[2].choices == (std::vector<std::string>{"This", "That"}));
        QVERIFY(asked[2].right == std::vector<std::size_t>{1});
        QVERIFY(asked[3].choices.size() == maxChoices && asked[3].right.empty());
        QVERIFY(asked[4].kind == Kind::cells && asked[4].cells == std::vector<Vertex>{5});
        QVERIFY(asked[4].board && !asked[5].board); // the last one is too large for a phone
    }

    void onlyClicksOutsideThePanelAreAnswers() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\n---\n## First\n```step\nboard grid:3x3\n"
                 "ask click cell 1,1 => Where?\nwrong * => Not there.\n```\n");
        LessonProgram program;
        program.window->showTab(QStringLiteral("kernel"));
        program.dock->openLesson(QStringLiteral("mine"));
        settle(program.workbench, *program.window);
        QCOMPARE(program.session().page(), QStringLiteral("play")); // the step names no page
        QCOMPARE(program.window->tabs().current().id(), QStringLiteral("play"));
        auto* words = program.dock->findChild<ProseView*>(QStringLiteral("lessonText"));
        QTest::mouseClick(words, Qt::LeftButton);
        QTest::mouseClick(program.dock, Qt::LeftButton);
        QVERIFY(program.session().message().empty());
        const LandmarkPlace cell = program.window->landmark({.name = "cell", .cell = {2, 2}});
        QTest::mouseClick(cell.widget, Qt::LeftButton, {}, cell.rect.center());
        QVERIFY(!program.session().message().empty() && !program.session().isDone());
        // The press on a wrong cell is taken back.
        QVERIFY(program.workbench.document.game().presses().any());
        QTRY_VERIFY(!program.workbench.document.game().presses().any());
        const LandmarkPlace right = program.window->landmark({.name = "cell", .cell = {1, 1}});
        QTest::mouseClick(right.widget, Qt::LeftButton, {}, right.rect.center());
        QTRY_VERIFY(program.session().isDone());
    }

    void cellsAndRowsAreChosenByKeyboard() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\n---\n## First\n```step\nboard grid:3x3\n"
                 "ask click cell 1,2 => Where?\nwrong * => Not there.\n```\n"
                 "## Second\n```step\nboard grid:2x2\npage elimination steps\n"
                 "ask click row 1 => Which?\nwrong * => Not this.\n```\n");
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        LessonSession& session = program.session();
        const auto press = [&](QWidget& view, std::initializer_list<Qt::Key> keys) {
            view.setFocus();
            for (const Qt::Key key : keys) {
                QTest::keyClick(&view, key);
            }
        };
        settle(program.workbench, *program.window);
        QStringList announced;
        observeParts([&announced](const QString& text, QAccessible::Event what) {
            if (what == QAccessible::Alert) {
                announced << withoutIsolates(text);
            }
        });
        const auto deaf = qScopeGuard([] { observeParts({}); });
        QWidget* board = program.window->landmark({.name = "cell", .cell = {1, 1}}).widget;
        press(*board, {Qt::Key_Left, Qt::Key_Up, Qt::Key_Space}); // the first cell
        QVERIFY(!session.isDone() && !session.message().empty());
        QTRY_VERIFY(!program.workbench.document.game().presses().any());
        // The remark is spoken again after what is said about the board that was restored.
        QCOMPARE(announced.last(), QStringLiteral("Not there."));
        press(*board, {Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Space});
        QTRY_VERIFY(session.isDone());
        session.goTo(1);
        settle(program.workbench, *program.window);
        QWidget* matrix = program.window->landmark({.name = "row", .number = 1}).widget;
        press(*matrix, {Qt::Key_Down, Qt::Key_Down, Qt::Key_Space});
        QVERIFY(!session.isDone() && !session.message().empty());
        press(*matrix, {Qt::Key_Up, Qt::Key_Space});
        QTRY_VERIFY(session.isDone());
    }

    void tilesAndSlidersAreFollowedByEar() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\n---\n## First\n```step\n"
                 "ask tiles 1/3 1/3 1/3 = 2 3 => Which?\n```\n## Second\n```step\n"
                 "ask slide 0 to 1 by 1/4 until slider = 1 => It is {slider}.\n```\n");
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        settle(program.workbench, *program.window);
        QStringList names;
        for (int tile = 1; tile <= 4; ++tile) {
            names << program.dock->findChild<QWidget*>(QStringLiteral("tile%1").arg(tile))
                         ->accessibleName();
        }
        QCOMPARE(names.join(QLatin1Char('|')),
                 QStringLiteral("left column, top: 1/9|left column, bottom: 2/9|"
                                "right column, top: 2/9|right column, bottom: 4/9"));
        program.session().goTo(1);
        settle(program.workbench, *program.window);
        QStringList announced;
        observeParts([&announced](const QString& text, QAccessible::Event what) {
            if (what == QAccessible::Alert) {
                announced << withoutIsolates(text);
            }
        });
        const auto deaf = qScopeGuard([] { observeParts({}); });
        auto* slider = program.dock->findChild<QSlider*>(QStringLiteral("slider"));
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QTRY_VERIFY2(announced.contains(QStringLiteral("It is 0.25.")),
                     qPrintable(announced.join(QLatin1Char('|'))));
    }

    void lessonCanShowLightsAsPieces() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\npieces: yes\n---\n## First\n```step\n"
                 "board grid:2x2\npage play\n```\n## Second\n```step\npage elimination\n```\n");
        writeOwn(QStringLiteral("lit.md"),
                 "---\ntitle: Lit\nminutes: 10\n---\n## First\n```step\nboard grid:2x2\n```\n");
        LessonProgram program;
        const auto boardsWithPieces = [&program] {
            const auto boards = program.window->findChildren<BoardView*>();
            return std::pair(std::ranges::count_if(boards, &BoardView::hasPieces), boards.size());
        };
        const auto before = boardsWithPieces().first;
        program.dock->openLesson(QStringLiteral("mine"));
        settle(program.workbench, *program.window);
        QCOMPARE(boardsWithPieces().first, boardsWithPieces().second);
        program.session().goTo(1); // its page has its own board
        settle(program.workbench, *program.window);
        QVERIFY(boardsWithPieces().second > 1);
        QCOMPARE(boardsWithPieces().first, boardsWithPieces().second);
        program.dock->openLesson(QStringLiteral("lit"));
        settle(program.workbench, *program.window);
        QCOMPARE(boardsWithPieces().first, before);
        program.dock->openLesson(QStringLiteral("mine"));
        program.session().close();
        QCOMPARE(boardsWithPieces().first, before);
    }

    /// A step that was done before shows its answer, and Next leads on.
    void aStepThatWasDoneShowsItsAnswer() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\n---\n## First\n```step\nboard grid:2x2\n"
                 "ask number = 4 => How many?\ndone Four.\n```\n## Second\n```step\n"
                 "ask choice => Which?\nwrong This\nright That => That it is.\n```\n"
                 "## Third\n```step\nask predict 4 => How many?\ndone You said {guess}.\n```\n"
                 "## Fourth\n");
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        auto& session = program.session();
        const auto* next = program.dock->findChild<QPushButton*>(QStringLiteral("lessonNext"));
        const auto* field = program.dock->findChild<QLineEdit*>(QStringLiteral("answer"));
        settle(program.workbench, *program.window);
        session.answer(QStringLiteral("4"));
        session.goTo(1);
        session.choose(1);
        session.goTo(2);
        session.answer(QStringLiteral("3"));
        for (const std::size_t step : {0U, 1U, 2U}) {
            session.goTo(step);
            QVERIFY(session.isDone() && next->isEnabled());
            QVERIFY(!session.message().empty());
            if (step != 1) {
                QTRY_COMPARE(field->text(), step == 0 ? QStringLiteral("4") : QStringLiteral("3"));
            }
        }
        session.startOver();
        QVERIFY(!session.isDone() && next->isEnabled() && field->text().isEmpty());
        session.close();
        // A lesson that was left at a later step resumes there; a step that is started over asks
        // again.
        program.dock->openLesson(QStringLiteral("mine"), 1);
        QVERIFY(session.isDone());
        program.dock->openLesson(QStringLiteral("mine"), 0);
        QVERIFY(!session.isDone() && !next->isEnabled());
    }

    /// The feedback on a wrong state stays until there is other feedback.
    void aRemarkStays() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\n---\n## First\n```step\nboard grid:2x2\n"
                 "lights none\nask until pressed 1,1 1,2 2,1 => Press three.\n"
                 "wrong twice => Twice.\nwrong pressed 2,2 => Not this one.\n```\n");
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"));
        auto& session = program.session();
        program.document().press(0);
        QVERIFY(session.message().empty()); // on the right track
        session.startOver();
        program.document().press(3);
        const Prose said = session.message();
        QVERIFY(!said.empty());
        program.document().press(0);
        QVERIFY(session.message() == said);
        program.document().press(0);
        QVERIFY(!session.message().empty() && session.message() != said);
        session.startOver();
        QVERIFY(session.message().empty() && program.game().pressCount() == 0);
    }

    /// A remark about a press disappears with the press, whether the reader undoes it or presses
    /// the cell once more.
    void aRemarkGoesWhenItsCauseIsUndone() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: Mine\nminutes: 10\n---\n## First\n```step\nboard grid:2x2\n"
                 "lights none\nask until pressed 1,1 => Press one.\n"
                 "wrong presses 1 => Another one.\n```\n"
                 "## Second\n```step\nboard grid:2x5\npressed 1,1\n"
                 "ask forced 2,3 1,5 => Press.\n```\n");
        LessonProgram program;
        program.dock->openLesson(QStringLiteral("mine"), 0);
        const LessonSession& session = program.session();
        program.document().press(3);
        QVERIFY(!session.message().empty());
        program.document().press(3);
        QVERIFY(session.message().empty() && session.notice().isEmpty());
        program.session().startOver();
        program.document().press(3);
        QVERIFY(!session.message().empty());
        program.action("undo")->trigger();
        QVERIFY(session.message().empty());
        program.session().goTo(1);
        program.document().press(7); // forced
        QVERIFY(!session.notice().isEmpty());
        program.action("undo")->trigger();
        QTRY_VERIFY(session.notice().isEmpty());
        program.document().press(6); // it bounces back, and the reason stays
        QVERIFY(!session.notice().isEmpty());
        const std::uint64_t bounced = program.game().pressCount() - 1;
        QTRY_COMPARE(program.game().pressCount(), bounced);
        QVERIFY(!session.notice().isEmpty());
    }

    /// In right-to-left languages, the lines of a wrapped heading begin at the same place.
    void linesOfAHeadingBeginAtTheSamePlace() {
        writeOwn(QStringLiteral("mine.md"),
                 "---\ntitle: כותרת ארוכה מאוד של שיעור, שאינה נכנסת בשורה אחת של החלונית\n"
                 "minutes: 10\n---\n"
                 "## כותרת ארוכה מאוד של צעד, שגם היא אינה נכנסת בשורה אחת של החלונית\n");
        LessonProgram program(Game::allOn(Lattice{.rows = 3, .cols = 3}), QStringLiteral("he"));
        program.dock->openLesson(QStringLiteral("mine"), 0);
        int headings = 0;
        for (QLabel* label : program.dock->findChildren<QLabel*>()) {
            if (!label->isVisible() || !label->text().contains(QStringLiteral("כותרת"))) {
                continue;
            }
            ++headings;
            QTRY_VERIFY(label->height() >= 2 * label->fontMetrics().lineSpacing());
            const QImage picture = label->grab().toImage();
            const QRgb ground = picture.pixel(0, 0);
            std::vector<int> begins; // of each line, its rightmost pixel
            bool wasInside = false;
            for (int y = 0; y < picture.height(); ++y) {
                int right = picture.width() - 1;
                while (right >= 0 && picture.pixel(right, y) == ground) {
                    --right;
                }
                if (right >= 0 && !wasInside) {
                    begins.push_back(right);
                }
                if (right >= 0) {
                    begins.back() = std::max(begins.back(), right);
                }
                wasInside = right >= 0;
            }
            QVERIFY(begins.size() >= 2);
            const auto [least, most] = std::ranges::minmax(begins);
            QVERIFY2(most - least < label->fontMetrics().horizontalAdvance(QLatin1Char(' ')),
                     qPrintable(QStringLiteral("%1 to %2").arg(least).arg(most)));
        }
        QCOMPARE(headings, 2);
    }

    /// Brackets are as high as what they enclose.
    void bracketsFitFractions_data() {
        QTest::addColumn<QByteArray>("formula");
        QTest::newRow("round") << QByteArray("( \\frac{1}{2} )");
        QTest::newRow("matrix") << QByteArray("\\matrix{\\frac{1}{2} & 0; 0 & \\frac{3}{4}}");
    }
    void bracketsFitFractions() {
        QFETCH(QByteArray, formula);
        const auto read = parseFormula(formula.toStdString(), Rule(Lattice{.rows = 1, .cols = 1}));
        QFont font;
        font.setPointSizeF(20);
        const FormulaBox box(std::get<Formula>(read), font, {});
        QImage picture(int(box.width()) + 20, int(box.ascent() + box.descent()) + 80,
                       QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        box.paint(painter, QPointF(10, box.ascent() + 40));
        painter.end();
        const auto heightIn = [&](int left, int right) {
            int top = picture.height();
            int bottom = -1;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = left; x < right; ++x) {
                    if (qGray(picture.pixel(x, y)) < 128) {
                        top = std::min(top, y);
                        bottom = y;
                    }
                }
            }
            return std::pair(top, bottom);
        };
        int left = 0; // of the bracket
        while (heightIn(left, left + 1).second < 0) {
            ++left;
        }
        int right = left;
        while (heightIn(right, right + 1).second >= 0) {
            ++right;
        }
        const auto bracket = heightIn(left, right);
        const auto all = heightIn(0, picture.width());
        QVERIFY2(bracket.first <= all.first + 2 && bracket.second >= all.second - 2,
                 qPrintable(QStringLiteral("%1 to %2 in %3 to %4")
                                .arg(bracket.first)
                                .arg(bracket.second)
                                .arg(all.first)
                                .arg(all.second)));
    }

    /// If a step asks about a row or column, the board next to the matrix shows its meaning.
    void showsTheBoardNextToRowsAndColumns() {
        for (const char* lines : {"ask click row 2 => Which?", "point column 1 => Look.",
                                  "ask number = 3 => How many?"}) {
            writeOwn(QStringLiteral("mine.md"),
                     "---\ntitle: Mine\nminutes: 10\n---\n## First\n```step\nboard grid:2x2\n"
                     "page elimination steps\n" +
                         QByteArray(lines) + "\n```\n");
            LessonProgram program;
            program.dock->openLesson(QStringLiteral("mine"));
            settle(program.workbench, *program.window);
            const auto* page = program.window->findChild<QTabWidget*>()->currentWidget();
            const auto* board = page->findChild<BoardView*>();
            QVERIFY2(board->isVisible(), lines);
            QTRY_VERIFY2(board->visibleRegion().boundingRect().size() == board->size(), lines);
        }
    }

    /// The window may not move a dock while it arranges its docks: that ended the program when a
    /// lesson and a class shared a place.
    void aChangeOfSizeNeverMovesTheDockAtOnce() {
        const LessonWindow program(Game::allOn(Lattice{.rows = 5, .cols = 5}), QStringLiteral("en"),
                                   true);
        program.dock->openLesson(QStringLiteral("01-two-laws"));
        program.window->addDockWidget(Qt::BottomDockWidgetArea, program.dock);
        auto* panel = program.dock->findChild<QScrollArea*>();
        QResizeEvent resize(panel->size() * 2, panel->size());
        QApplication::sendEvent(panel, &resize);
        QCOMPARE(program.window->dockWidgetArea(program.dock), Qt::BottomDockWidgetArea);
    }

    /// On a wall, the text of a step is as large as its panel allows.
    void textFillsItsPanelOnAWall_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
            for (const Appearance::Language& language : Appearance::languages()) {
                QTest::addRow("%d x %d, %s", size.width(), size.height(), qPrintable(language.code))
                    << size << language.code;
            }
        }
    }
    void textFillsItsPanelOnAWall() {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        const LessonProgram program(Game::allOn(Lattice{.rows = 5, .cols = 5}), language, true);
        program.window->setFixedSize(size);
        const std::pair<const char*, std::size_t> steps[] = {{"01-two-laws", 2}, {"06-all-on", 5}};
        for (const auto& [lesson, step] : steps) {
            program.dock->openLesson(QLatin1String(lesson), step);
            settle(program.workbench, *program.window);
            const auto* text = program.dock->findChild<ProseView*>(QStringLiteral("lessonText"));
            const QFontMetrics metrics(text->document().defaultFont());
            QVERIFY(metrics.capHeight() >= Appearance::wallCapitals * size.height());
            QCOMPARE(program.dock->overflow(), 0);
            const auto* content = program.dock->findChild<QScrollArea*>()->widget();
            int end = 0;
            for (const auto* part : content->findChildren<QWidget*>()) {
                if (part->isVisible()) {
                    end = std::max(end, part->mapTo(content, QPoint()).y() + part->height());
                }
            }
            const double share = static_cast<double>(end) / content->height();
            qInfo("step %zu: capitals of %d pixels, %.0f %% of the panel", step + 1,
                  metrics.capHeight(), 100 * share);
            QVERIFY(share >= 0.55); // a short text is at most twice the usual size
        }
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    }
};

LIGHTSOUT_TEST(LessonDockTest)
#include "LessonDockTest.moc"
