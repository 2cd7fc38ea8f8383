// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "board/BoardView.h"
#include "look/Card.h"
#include "look/Navigator.h"

#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCoreApplication>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

using namespace lightsout;

namespace {

/// What is written on a page and cut off, with the sizes.
QStringList cutTexts(const QWidget& page) {
    QStringList cut;
    for (const auto* label : page.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty()) {
            continue;
        }
        const int missingWidth = label->wordWrap() ? 0 : label->sizeHint().width() - label->width();
        const int missingHeight = label->wordWrap()
                                      ? label->heightForWidth(label->width()) - label->height()
                                      : label->sizeHint().height() - label->height();
        if (missingWidth > 1 || missingHeight > 1) {
            cut << QStringLiteral("%1 lacks %2 x %3")
                       .arg(label->text())
                       .arg(missingWidth)
                       .arg(missingHeight);
        }
    }
    return cut;
}

/// What a page is about: the largest board, matrix, map or card on it, beginning at the highest.
QWidget* subjectOf(const QWidget& page) {
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

/// What small windows show in every language: all of it inside, without text that is cut off.
class SmallWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPageFits_data() {
        QTest::addColumn<Appearance>("appearance");
        QTest::addColumn<QSize>("size");
        for (const Appearance::Language& language : Appearance::languages()) {
            QTest::addRow("%s 1280", qPrintable(language.code))
                << Appearance{.language = language.code} << QSize(1280, 800);
        }
    }

    void everyPageFits() {
        QFETCH(const Appearance, appearance);
        QFETCH(const QSize, size);
        appearance.apply(*qApp);
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        MainWindow window(workbench, appearance);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.setFixedSize(size);
        window.show();
        auto* tabs = window.findChild<QTabWidget*>();
        QStringList wrong;
        for (const char* pageAndMode :
             {"play ", "play chase", "elimination steps", "elimination byHand",
              "elimination outcome", "elimination methods", "kernel ", "tilings tilings-browse",
              "tilings tilings-search", "tilings tilings-hand", "tilings tilings-map",
              "random laws", "random experiments", "random chain", "random states", "counts "}) {
            const QStringList names = QString::fromLatin1(pageAndMode).split(QLatin1Char(' '));
            window.showTab(names.front());
            auto* page = tabs->currentWidget();
            if (!names.back().isEmpty()) {
                window.findChild<QAbstractButton*>(names.back())->click();
            }
            QTRY_VERIFY(!workbench.analysis.isWorking());
            const auto jobs = window.findChildren<Job*>();
            QTRY_VERIFY_WITH_TIMEOUT(std::ranges::none_of(jobs, &Job::isRunning), 20'000);
            for (int round = 0; round < 3; ++round) {
                QCoreApplication::processEvents();
            }
            if (const QSize least = page->minimumSizeHint();
                least.width() > page->width() || least.height() > page->height()) {
                wrong << QStringLiteral("%1 needs %2 x %3, has %4 x %5")
                             .arg(QLatin1String(pageAndMode))
                             .arg(least.width())
                             .arg(least.height())
                             .arg(page->width())
                             .arg(page->height());
            }
            for (const QString& text : cutTexts(*page)) {
                wrong << QLatin1String(pageAndMode) + QStringLiteral(": ") + text;
            }
        }
        const QSize least = window.minimumSizeHint();
        if (least.width() > size.width() || least.height() > size.height()) {
            wrong << QStringLiteral("the window needs %1 x %2")
                         .arg(least.width())
                         .arg(least.height());
        }
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    /// What a page is about stands right under the line of tabs.
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
            const QWidget& subject = *subjectOf(*page);
            const int top = subject.mapTo(&window, QPoint()).y();
            QVERIFY2(
                top <= 150,
                qPrintable(QStringLiteral("%1 begins at %2").arg(page->objectName()).arg(top)));
        }
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    }

    /// In the narrowest window all commands are on the toolbar, and no tab is out of reach.
    void theFrameFits_data() { theSubjectBeginsHigh_data(); }
    void theFrameFits() {
        QFETCH(const QString, code);
        const Appearance appearance{.language = code};
        appearance.apply(*qApp);
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        MainWindow window(workbench, appearance);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.show();
        const auto* bar = window.findChild<QToolBar*>();
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
        // A chain and none, a state graph with all that stands beside it, and a counted one.
        for (const std::size_t side : {2U, 3U}) {
            Workbench workbench(Game::allOn(Lattice{.rows = side, .cols = side}));
            MainWindow window(workbench, appearance);
            window.setFixedSize(1280, 800);
            window.show();
            auto* tabs = window.findChild<QTabWidget*>();
            auto* page = tabs->findChild<QWidget*>(QStringLiteral("random"));
            tabs->setCurrentWidget(page);
            for (const char* view :
                 {"laws", "experiments", "chain", "states", "statesPower", "winning"}) {
                auto* button = window.findChild<QAbstractButton*>(QString::fromLatin1(view));
                button->click();
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
