// SPDX-License-Identifier: GPL-3.0-or-later
#include "HelpActions.h"
#include "MainWindow.h"
#include "document/Autosave.h"
#include "labbook/LabBookActions.h"
#include "labbook/LabBookWindow.h"
#include "live/LiveActions.h"
#include "live/LiveClass.h"
#include "live/LiveWall.h"
#include "manual/ManualWindow.h"
#include "settings/PreferencesDialog.h"
#include "window/BoardActions.h"
#include "window/CommandPalette.h"

#include "tests/support/Length.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QMessageBox>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolTip>
#include <QWindow>

#include <algorithm>
#include <functional>
#include <vector>

using namespace lightsout;

namespace {

/// A running program, whose windows are opened and closed while its event loop runs.
class ClosedProgram {
public:
    ClosedProgram() {
        // Untitled boards are kept without a question.
        workbench_.document->markSaved(QStringLiteral("/none/board.lightsout"), 0);
        english_.apply(*qApp);
        workbench_.autosave = &autosave_;
        window_ = new MainWindow(workbench_, english_);
        window_->show();
        window_->activateWindow();
    }

    ~ClosedProgram() { delete window_; }

    Workbench& workbench() { return workbench_; }
    MainWindow* window() const { return window_; }

    /// Adds a board that an interrupted program left.
    void abandonBoard() const {
        QFile journal(folder_.filePath(QStringLiteral("20200101-000000000-1-1.journal")));
        QVERIFY(journal.open(QIODevice::WriteOnly));
        journal.write(QByteArray::fromStdString(*journalBeginning(
            JournalNote().toText(), {.game = Game::allOn(Lattice{.rows = 2, .cols = 2})})));
    }

    /// Does the steps one after the other, and then closes whatever is still open. Returns an empty
    /// text if the program ends within a second after that, and some window is visible until then.
    QString run(std::vector<std::function<void()>> steps) {
        steps_ = std::move(steps);
        next_ = 0;
        problem_.clear();
        QTimer::singleShot(0, &context_, [this] { proceed(); });
        if (runUntilClosed(*window_) != EXIT_SUCCESS && problem_.isEmpty()) {
            problem_ = QStringLiteral("The program did not end.");
        }
        return problem_;
    }

    /// Returns the window in front: a popup, a dialog that blocks others, the active window or, as
    /// no window manager activates another one after that was closed, any window.
    static QWidget* front() {
        QWidgetList candidates{QApplication::activePopupWidget(), QApplication::activeModalWidget(),
                               QApplication::activeWindow()};
        candidates += QApplication::topLevelWidgets();
        const auto found = std::ranges::find_if(candidates, isShown);
        return found != candidates.end() ? *found : nullptr;
    }

private:
    static bool isShown(const QWidget* widget) {
        return widget != nullptr && widget->isVisible() && widget->windowType() != Qt::ToolTip;
    }

    /// Each step has a timer of its own, because it may run an event loop.
    void proceed() {
        constexpr int pause = 15;
        constexpr std::size_t maxClosed = 6;
        constexpr int second = 1000;
        if (next_ > 0 && front() == nullptr) {
            QTimer::singleShot(second, &context_, [this] {
                problem_ = QStringLiteral("No window is visible after step %1.").arg(next_);
                QCoreApplication::exit(EXIT_FAILURE);
            });
            return; // usually, the program ends before that
        }
        if (next_ >= steps_.size() + maxClosed) {
            QTimer::singleShot(second, &context_, [] { QCoreApplication::exit(EXIT_FAILURE); });
            return;
        }
        const std::size_t step = next_++;
        QTimer::singleShot(pause, &context_, [this] { proceed(); });
        if (step < steps_.size()) {
            steps_[step]();
        } else if (QWidget* rest = front()) {
            answerOrClose(*rest);
        }
    }

    static void answerOrClose(QWidget& widget) {
        auto* question = qobject_cast<QMessageBox*>(&widget);
        auto* answer = question == nullptr
                           ? nullptr
                           : question->findChild<QAbstractButton*>(QStringLiteral("dontSave"));
        if (answer != nullptr) {
            answer->click();
        } else {
            widget.windowHandle()->close();
        }
    }

    const Appearance english_{.language = QStringLiteral("en")};
    QTemporaryDir folder_;
    Workbench workbench_{Game::allOn(Lattice{.rows = 3, .cols = 3})};
    Autosave autosave_{workbench_.document, KeptBoards(folder_.path())};
    QPointer<MainWindow> window_;
    std::vector<std::function<void()>> steps_;
    std::size_t next_ = 0;
    QString problem_;
    QObject context_; ///< of the timers, which end with this object
};

/// A kind of window, and how a user opens it. It may block until it is closed.
struct WindowKind {
    const char* name;
    void (*open)(ClosedProgram& program);
};

template <typename Actions>
Actions& actionsOf(const ClosedProgram& program) {
    return *program.window()->findChild<Actions*>();
}

const std::vector<WindowKind>& windowKinds() {
    static const std::vector<WindowKind> all{
        {"main window", [](ClosedProgram& program) { program.window()->activateWindow(); }},
        {"lab book",
         [](ClosedProgram& program) { actionsOf<LabBookActions>(program).open->trigger(); }},
        {"manual",
         [](ClosedProgram& program) { actionsOf<HelpActions>(program).manual->trigger(); }},
        {"about", [](ClosedProgram& program) { actionsOf<HelpActions>(program).about->trigger(); }},
        {"wall",
         [](ClosedProgram& program) {
             LiveActions& live = actionsOf<LiveActions>(program);
             if (live.isOpen()) {
                 live.open->trigger();
                 return;
             }
             auto opened = std::make_unique<LiveClass>(
                 LiveClass::Plan{.address = {.address = QStringLiteral("127.0.0.1")},
                                 .port = 0,
                                 .word = "amber",
                                 .series = {.boards = {program.workbench().document.game()}}});
             QVERIFY(opened->open());
             live.begin(std::move(opened));
         }},
        {"preferences",
         [](ClosedProgram& program) {
             program.window()->findChild<PreferencesAction*>()->trigger();
         }},
        {"palette",
         [](ClosedProgram& program) { program.window()->findChild<FindAction*>()->trigger(); }},
        {"new board",
         [](ClosedProgram& program) { actionsOf<BoardActions>(program).newBoard->trigger(); }},
        {"save question",
         [](ClosedProgram& program) {
             program.workbench().document.press(0);
             program.window()->windowHandle()->close();
         }},
        {"recovery",
         [](ClosedProgram& program) {
             program.abandonBoard();
             program.window()->offerKeptWork();
         }},
    };
    return all;
}

/// A way to close the window in front. Alt+F4 is a key of the window manager.
struct ClosingWay {
    const char* name;
    void (*close)();
};

void pressInFront(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    if (QWidget* front = ClosedProgram::front()) {
        QTest::keyClick(front->windowHandle(), key, modifiers);
    }
}

const std::vector<ClosingWay>& closingWays() {
    static const std::vector<ClosingWay> all{
        {"Ctrl+W",
         [] {
             const QKeyCombination close = QKeySequence(QKeySequence::Close)[0];
             pressInFront(close.key(), close.keyboardModifiers());
         }},
        {"Escape", [] { pressInFront(Qt::Key_Escape, Qt::NoModifier); }},
        {"window manager or Alt+F4",
         [] {
             if (QWidget* front = ClosedProgram::front()) {
                 front->windowHandle()->close();
             }
         }},
    };
    return all;
}

} // namespace

/// Tests that the program never remains without a window: either one is visible and answers, or the
/// program ends.
class ProgramEndTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void everyOrderOfWindowsLeavesOneOrEnds_data() {
        QTest::addColumn<WindowKind>("first");
        QTest::addColumn<WindowKind>("second");
        QTest::addColumn<ClosingWay>("way");
        std::size_t number = 0;
        for (const WindowKind& first : windowKinds()) {
            for (const WindowKind& second : windowKinds()) {
                // A sample has one way for each pair.
                const std::size_t chosen = number++ % closingWays().size();
                for (std::size_t way = 0; way < closingWays().size(); ++way) {
                    if (isRunAtLength() || way == chosen) {
                        QTest::addRow("%s, %s, %s", first.name, second.name,
                                      closingWays()[way].name)
                            << first << second << closingWays()[way];
                    }
                }
            }
        }
    }
    void everyOrderOfWindowsLeavesOneOrEnds() {
        QFETCH(const WindowKind, first);
        QFETCH(const WindowKind, second);
        QFETCH(const ClosingWay, way);
        ClosedProgram program;
        const QString problem =
            program.run({[&] { first.open(program); }, [&] { second.open(program); }, way.close,
                         way.close, way.close});
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }

    /// Whatever appears after the main window has been closed does not keep the program alive: for
    /// example, a dialog that opens because of a key typed earlier.
    void nothingThatAppearsLaterCancelsTheEnd_data() {
        QTest::addColumn<std::function<void(ClosedProgram&)>>("appear");
        using Appear = std::function<void(ClosedProgram&)>;
        QTest::newRow("tooltip") << Appear([](ClosedProgram& program) {
            QToolTip::showText(QPoint(10, 10), QStringLiteral("tip"), program.window());
        });
        QTest::newRow("lab book") << Appear(
            [](ClosedProgram& program) { actionsOf<LabBookActions>(program).open->trigger(); });
        QTest::newRow("dialog") << Appear([](ClosedProgram& program) {
            QTimer::singleShot(5, qApp, [] {
                if (QWidget* front = ClosedProgram::front()) {
                    front->close();
                }
            });
            actionsOf<HelpActions>(program).about->trigger();
        });
        QTest::newRow("event loop") << Appear([](ClosedProgram&) {
            QEventLoop loop;
            QTimer::singleShot(0, &loop, &QEventLoop::quit);
            loop.exec();
        });
    }
    void nothingThatAppearsLaterCancelsTheEnd() {
        QFETCH(const std::function<void(ClosedProgram&)>, appear);
        ClosedProgram program;
        const QString problem = program.run({[&] {
            program.window()->windowHandle()->close();
            appear(program);
        }});
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }

    /// A refused request to close does not spare the next one the question about unsaved work.
    void asksAgainAfterADialogKeptTheWindowOpen() {
        ClosedProgram program;
        program.workbench().document.press(0);
        int questions = 0;
        const auto countQuestion = [&questions] {
            questions += qobject_cast<QMessageBox*>(ClosedProgram::front()) != nullptr ? 1 : 0;
        };
        const auto close = [&] { program.window()->windowHandle()->close(); };
        const auto escape = [] { pressInFront(Qt::Key_Escape, Qt::NoModifier); };
        const auto idle = [] {}; // the question may appear late on a loaded machine
        const QString problem = program.run(
            {close, idle, idle,  idle, idle, idle, idle, countQuestion, escape, idle,
             idle,  idle, close, idle, idle, idle, idle, idle,          idle,   countQuestion});
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        QCOMPARE(questions, 2);
    }
};

LIGHTSOUT_TEST(ProgramEndTest)
#include "ProgramEndTest.moc"
