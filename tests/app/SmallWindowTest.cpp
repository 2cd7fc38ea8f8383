// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"

#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCoreApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QTest>

using namespace lightsout;

/// What a window of 1280 × 800 shows without scrolling, in every language.
class SmallWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
            for (const char* view : {"laws", "experiments", "chain", "states", "statesPower"}) {
                auto* button = page->findChild<QAbstractButton*>(QString::fromLatin1(view));
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
