// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "board/BoardView.h"
#include "matrix/MatrixView.h"
#include "tilings/TilingView.h"

#include "tests/support/Pages.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QApplication>
#include <QMenuBar>
#include <QSettings>
#include <QSlider>
#include <QStatusBar>
#include <QTabWidget>
#include <QTest>
#include <QToolBar>

using namespace lightsout;

namespace {

Appearance onWall(const QString& language) {
    return {.language = language, .projector = true};
}

/// A window of a size of its own, with a page in front.
struct ProgramAtPage {
    ProgramAtPage(const Appearance& appearance, const QSize& size, const QString& pageName)
        : workbench(Game::allOn(Lattice{.rows = 4, .cols = 4})) {
        appearance.apply(*qApp);
        window = std::make_unique<MainWindow>(workbench, appearance);
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->setFixedSize(size);
        window->show();
        window->activateWindow();
        window->showTab(pageName);
        page = window->findChild<QTabWidget*>()->currentWidget();
        settle();
    }

    void settle() const { lightsout::settle(workbench, *window); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QTest::keyClick(window.get(), key, modifiers);
        settle();
    }
    /// Of the frame: menu bar, toolbar, status line.
    std::vector<bool> shown() const {
        return {window->menuBar()->isVisible(),
                window->findChild<QToolBar*>(QStringLiteral("toolbar"))->isVisible(),
                window->statusBar()->isVisible()};
    }

    Workbench workbench;
    std::unique_ptr<MainWindow> window;
    QWidget* page = nullptr;
};

/// What the page is about: the largest view in it.
QWidget* subjectOf(const QWidget& page) {
    QWidget* largest = nullptr;
    for (auto* widget : page.findChildren<QWidget*>()) {
        const bool isView = qobject_cast<BoardView*>(widget) != nullptr ||
                            qobject_cast<MatrixView*>(widget) != nullptr ||
                            qobject_cast<TilingView*>(widget) != nullptr;
        if (isView && widget->isVisible() &&
            (largest == nullptr ||
             widget->width() * widget->height() > largest->width() * largest->height())) {
            largest = widget;
        }
    }
    return largest;
}

} // namespace

/// The window on a wall: little but what a lesson is about, and all of it inside the screen.
class StageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() { QSettings().clear(); }
    void cleanup() { Appearance{.language = QStringLiteral("en")}.apply(*qApp); }

    void theSubjectIsLarge_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QSize>("size");
        for (const char* page : {"play", "elimination", "tilings"}) {
            for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080)}) {
                QTest::addRow("%s %d", page, size.width()) << QString::fromLatin1(page) << size;
            }
        }
    }
    void theSubjectIsLarge() {
        QFETCH(const QString, page);
        QFETCH(const QSize, size);
        const ProgramAtPage program(onWall(QStringLiteral("en")), size, page);
        QCOMPARE(program.shown(), (std::vector<bool>{false, false, false}));
        const QWidget& subject = *subjectOf(*program.page);
        const QString measured = QStringLiteral("%1 x %2 of %3 x %4")
                                     .arg(subject.width())
                                     .arg(subject.height())
                                     .arg(size.width())
                                     .arg(size.height());
        QVERIFY2(subject.width() >= 0.65 * size.width() || subject.height() >= 0.8 * size.height(),
                 qPrintable(measured));
        // Alone it is larger still.
        program.press(Qt::Key_F11, Qt::ShiftModifier);
        QVERIFY2(subject.width() >= 0.95 * size.width() && subject.height() >= 0.85 * size.height(),
                 qPrintable(measured));
        program.press(Qt::Key_F11, Qt::ShiftModifier);
        QVERIFY(subject.width() < 0.95 * size.width());
    }

    void escapeAndF11BringAllBack() {
        const ProgramAtPage program({.language = QStringLiteral("en")}, {1280, 800},
                                    QStringLiteral("elimination"));
        program.page->findChild<QSlider*>()->setValue(7);
        const QSize matrix = subjectOf(*program.page)->size();
        for (const Qt::Key leave : {Qt::Key_F11, Qt::Key_Escape}) {
            program.press(Qt::Key_F11);
            QVERIFY(program.window->isFullScreen());
            QCOMPARE(program.shown(), (std::vector<bool>{false, false, false}));
            program.press(leave);
            QVERIFY(!program.window->isFullScreen());
            QCOMPARE(program.shown(), (std::vector<bool>{true, true, true}));
            QCOMPARE(program.page->findChild<QSlider*>()->value(), 7);
            QCOMPARE(subjectOf(*program.page)->size(), matrix);
        }
    }

    void keysOfHiddenMenusWork() {
        const ProgramAtPage program(onWall(QStringLiteral("en")), {1280, 800},
                                    QStringLiteral("play"));
        program.press(Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(program.workbench.guide.stars().has_value());
    }

    void aPresenterTurnsStepsAndPresses() {
        const ProgramAtPage steps(onWall(QStringLiteral("en")), {1280, 800},
                                  QStringLiteral("elimination"));
        const auto* slider = steps.page->findChild<QSlider*>();
        steps.press(Qt::Key_PageDown);
        steps.press(Qt::Key_PageDown);
        QCOMPARE(slider->value(), 2);
        steps.press(Qt::Key_PageUp);
        QCOMPARE(slider->value(), 1);

        ProgramAtPage play(onWall(QStringLiteral("en")), {1280, 800}, QStringLiteral("play"));
        play.workbench.document.make(Press{5}, QStringLiteral("press"));
        play.press(Qt::Key_PageUp);
        QCOMPARE(play.workbench.document.game().pressCount(), std::size_t{0});
        play.press(Qt::Key_PageDown);
        QCOMPARE(play.workbench.document.game().pressCount(), std::size_t{1});
    }

    void textSizeIsChosenAndRemembered() {
        const ProgramAtPage program({.language = QStringLiteral("en")}, {1280, 800},
                                    QStringLiteral("play"));
        program.press(Qt::Key_Plus, Qt::ControlModifier);
        program.press(Qt::Key_Plus, Qt::ControlModifier);
        program.press(Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(qFuzzyCompare(program.window->appearance().textScale, 1.1));
        QVERIFY(qFuzzyCompare(Appearance::load().textScale, 1.1));
        for (int i = 0; i < 30; ++i) {
            QTest::keyClick(program.window.get(), Qt::Key_Minus, Qt::ControlModifier);
        }
        QVERIFY(qFuzzyCompare(Appearance::load().textScale, Appearance::smallestText));
        program.press(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(Appearance::load().textScale, 1.0);
    }
};

LIGHTSOUT_TEST(StageTest)
#include "StageTest.moc"
