// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "board/BoardView.h"
#include "controls/Card.h"
#include "controls/Navigator.h"
#include "settings/Remembered.h"
#include "window/PageTabs.h"

#include "tests/support/PageDriver.h"
#include "tests/support/Pages.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <map>

using namespace lightsout;

namespace {

/// Returns the subject of a page: the largest board, matrix, map or card on it, the topmost one
/// first.
QWidget* largestPartOf(const QWidget& page) {
    const auto area = [](const QWidget& widget) { return widget.width() * widget.height(); };
    QWidget* largest = nullptr;
    for (auto* widget : page.findChildren<QWidget*>()) {
        const bool isSubject = qobject_cast<BoardView*>(widget) != nullptr ||
                               dynamic_cast<Navigable*>(widget) != nullptr ||
                               qobject_cast<Card*>(widget) != nullptr;
        if (isSubject && widget->isVisible() &&
            (largest == nullptr || area(*widget) > area(*largest))) {
            largest = widget;
        }
    }
    return largest;
}

} // namespace

/// Tests what fits into small windows in every language: the frame, the subject near the top, and
/// all of random play.
class SmallWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The subject of a page is directly below the row of tabs.
    void theSubjectBeginsHigh_data() {
        QTest::addColumn<QString>("code");
        for (const Appearance::Language& language : Appearance::languages()) {
            QTest::newRow(qPrintable(language.code)) << language.code;
        }
    }
    void theSubjectBeginsHigh() {
        QFETCH(const QString, code);
        const Appearance appearance{.language = code};
        appearance.apply(*qApp);
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        MainWindow window(workbench, appearance);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.setFixedSize(1280, 800);
        window.show();
        auto* tabs = window.findChild<QTabWidget*>();
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            const QWidget* page = tabs->currentWidget();
            const auto jobs = window.findChildren<Job*>();
            QTRY_VERIFY_WITH_TIMEOUT(std::ranges::none_of(jobs, &Job::isRunning), 20'000);
            QCoreApplication::processEvents();
            const QWidget& subject = *largestPartOf(*page);
            const int top = subject.mapTo(&window, QPoint()).y();
            QVERIFY2(
                top <= 150,
                qPrintable(QStringLiteral("%1 begins at %2").arg(page->objectName()).arg(top)));
        }
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    }

    /// When the program starts for the first time, the window with its title bar fits into the
    /// available area of the desktop.
    void theFirstWindowHasRoomForItsTitleBar() {
        constexpr int titleBar = 40;
        useTestSettings();
        remembered::setWindowGeometry({});
        Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        MainWindow window(workbench, {.language = QStringLiteral("en")});
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.show();
        const QSize room = window.screen()->availableSize();
        QVERIFY(window.height() + titleBar <= room.height());
        QVERIFY(window.width() < room.width());
    }

    /// In the narrowest window, all commands are on the toolbar and every tab can be reached.
    void theFrameFits_data() { theSubjectBeginsHigh_data(); }
    void theFrameFits() {
        QFETCH(const QString, code);
        const Appearance appearance{.language = code};
        appearance.apply(*qApp);
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        MainWindow window(workbench, appearance);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.show();
        const auto* bar = window.findChild<QToolBar*>(QStringLiteral("toolbar"));
        const auto styleOf = [bar](int action) {
            const QAction* shown = bar->actions().at(action);
            return static_cast<QToolButton*>(bar->widgetForAction(const_cast<QAction*>(shown)))
                ->toolButtonStyle();
        };
        for (const int width : {960, 1280, 1920}) {
            window.setFixedSize(width, 600);
            QCoreApplication::processEvents();
            for (QAction* action : bar->actions()) {
                QVERIFY2(bar->widgetForAction(action)->isVisible(), qPrintable(action->text()));
            }
            QVERIFY(bar->sizeHint().width() <= width);
        }
        QCOMPARE(styleOf(0), Qt::ToolButtonTextBesideIcon);
        QCOMPARE(styleOf(2), Qt::ToolButtonTextBesideIcon);
        // On every page, all tabs are visible next to its modes.
        window.setFixedSize(1280, 800);
        auto* tabs = window.findChild<QTabWidget*>();
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            QCoreApplication::processEvents();
            const auto* scroller = tabs->tabBar()->findChild<QWidget*>("ScrollRightButton");
            QVERIFY2(scroller->isHidden(), qPrintable(tabs->tabText(i)));
        }
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    }

    /// In a window of the usual size, every mode of the Play tab is a button, even if the modes of
    /// grids are shown as well.
    void everyModeOfPlayIsAButton_data() { theSubjectBeginsHigh_data(); }
    void everyModeOfPlayIsAButton() {
        QFETCH(const QString, code);
        const Appearance appearance{.language = code};
        appearance.apply(*qApp);
        Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        MainWindow window(workbench, appearance);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.setFixedSize(1280, 800);
        window.show();
        window.showTab(QStringLiteral("play"));
        QTest::qWait(0);
        QVERIFY(window.findChild<QWidget*>(QStringLiteral("chase"))->isVisible());
        for (const char* mode : {"press", "pattern", "draw"}) {
            const auto* button = window.findChild<QAbstractButton*>(QLatin1String(mode));
            QVERIFY2(button->isVisible(), mode);
            QVERIFY2(button->width() >= button->minimumSizeHint().width(), mode);
        }
        for (const char* mode : {"lights", "target"}) {
            QVERIFY2(window.findChild<QAbstractButton*>(QLatin1String(mode))->isVisible(), mode);
        }
        QVERIFY(window.tabs().tabBar()->findChild<QWidget*>("ScrollRightButton")->isHidden());
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    }

    /// The form and the place of tabs and modes depend only on the width of the window. The page,
    /// the mode, the pages created before and the previous widths do not change them.
    void tabsAndModesStay_data() { theSubjectBeginsHigh_data(); }
    void tabsAndModesStay() {
        QFETCH(const QString, code);
        const Appearance appearance{.language = code};
        appearance.apply(*qApp);
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        workbench.pinned.pin(workbench.document.game());
        MainWindow window(workbench, appearance);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        const auto tabsNow = [&window] {
            const QTabBar& bar = *window.tabs().tabBar();
            QStringList places;
            for (int i = 0; i < bar.count(); ++i) {
                const QRect tab(bar.mapTo(&window, bar.tabRect(i).topLeft()),
                                bar.tabRect(i).size());
                places << QStringLiteral("%1: %2 + %3")
                              .arg(bar.tabText(i))
                              .arg(tab.x())
                              .arg(tab.width());
            }
            return places;
        };
        std::map<int, QStringList> shown;
        for (const int width : {1280, 960, 1600, 1280, 960}) {
            window.setFixedSize(width, 800);
            window.show();
            QCoreApplication::processEvents();
            const QStringList before = tabsNow();
            for (const PageAndMode& place : pagesAndModes()) {
                showPage(window, place);
                QCoreApplication::processEvents();
                QCOMPARE(tabsNow(), before);
                QStringList frame = before;
                if (const ModeBar* modes = window.tabs().current().modeBar()) {
                    const QWidget* control = modes->shownFor(modes->mode());
                    const QWidget* form = qobject_cast<const QComboBox*>(control) == nullptr
                                              ? control->parentWidget()
                                              : control;
                    const int x = form->mapTo(&window, QPoint()).x();
                    frame << form->objectName()
                          << QString::number(code == QStringLiteral("he") ? x + form->width() : x)
                          << QString::number(form->mapTo(&window, QPoint()).y());
                    shown.try_emplace(width, frame);
                    QCOMPARE(frame, shown[width]);
                }
            }
        }
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    }

    /// Whichever start of random play is chosen, its text is completely visible.
    void chosenStartIsFullyVisible_data() { theSubjectBeginsHigh_data(); }
    void chosenStartIsFullyVisible() {
        QFETCH(const QString, code);
        const Appearance appearance{.language = code};
        appearance.apply(*qApp);
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        MainWindow window(workbench, appearance);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.setFixedSize(1280, 800);
        window.show();
        window.showTab(QStringLiteral("random"));
        auto* start = window.findChild<QComboBox*>(QStringLiteral("start"));
        for (int entry = 0; entry < start->count(); ++entry) {
            start->setCurrentIndex(entry);
            const auto jobs = window.findChildren<Job*>();
            QTRY_VERIFY(std::ranges::none_of(jobs, &Job::isRunning));
            QTest::qWait(0);
            QStyleOptionComboBox option;
            option.initFrom(start);
            const QRect room = start->style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                              QStyle::SC_ComboBoxEditField, start);
            const QString text = start->currentText();
            QVERIFY2(start->fontMetrics().horizontalAdvance(text) <= room.width(),
                     qPrintable(text));
        }
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    }

    void randomPlayFits_data() {
        QTest::addColumn<QString>("code");
        for (const Appearance::Language& language : Appearance::languages()) {
            QTest::newRow(qPrintable(language.code)) << language.code;
        }
    }

    void randomPlayFits() {
        QFETCH(const QString, code);
        const Appearance appearance{.language = code};
        appearance.apply(*qApp);
        // The cases are a chain and no chain, a state graph with everything next to it, and a
        // counted one.
        for (const std::size_t side : {2U, 3U}) {
            Workbench workbench(Game::allOn(Lattice{.rows = side, .cols = side}));
            MainWindow window(workbench, appearance);
            window.setFixedSize(1280, 800);
            window.show();
            window.showTab(QStringLiteral("random"));
            const Page* page = &window.tabs().current();
            for (const char* view :
                 {"laws", "experiments", "chain", "states", "statesPower", "winning"}) {
                PageDriver(window.tabs().current()).activate(view);
                const auto jobs = window.findChildren<Job*>();
                QTRY_VERIFY(std::ranges::none_of(jobs, &Job::isRunning));
                QCoreApplication::processEvents();
                for (const auto* area : page->findChildren<QScrollArea*>()) {
                    const bool scrolls =
                        area->isVisible() && (area->horizontalScrollBar()->maximum() > 0 ||
                                              area->verticalScrollBar()->maximum() > 0);
                    QVERIFY2(!scrolls, view);
                }
            }
        }
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    }
};

LIGHTSOUT_TEST(SmallWindowTest)
#include "SmallWindowTest.moc"
