// SPDX-License-Identifier: GPL-3.0-or-later
#include "HelpActions.h"

#include "tests/support/Dialogs.h"
#include "tests/support/Test.h"

#include "controls/ErrorDialog.h"
#include "manual/Manual.h"
#include "manual/ManualWindow.h"

#include <QApplication>
#include <QClipboard>
#include <QMainWindow>
#include <QMessageBox>
#include <QTest>
#include <QTextBrowser>

using namespace lightsout;

class HelpActionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The text for a report contains the versions, and the last error as it was shown.
    void copiesVersionsAndTheLastError() {
        QApplication::setApplicationVersion(QStringLiteral("9.8.7"));
        QMainWindow window;
        const HelpActions actions([] { return QString(); }, &window);
        window.show();
        const auto report = [&actions] {
            bool isShown = false;
            whenDialogOpens<QMessageBox>([&isShown](QMessageBox& box) {
                isShown = box.informativeText() == QGuiApplication::clipboard()->text();
                box.accept();
            });
            actions.report->trigger();
            return isShown ? QGuiApplication::clipboard()->text() : QString();
        };
        const QString none = report();
        QVERIFY2(none.contains(QStringLiteral("Lights Out Workbench 9.8.7\nQt ")),
                 qPrintable(none));
        QVERIFY(none.endsWith(QStringLiteral("Last error: none")));

        whenDialogOpens<QMessageBox>([](QMessageBox& box) { box.accept(); });
        showError(&window, QStringLiteral("a.g6 could not be opened."), QStringLiteral("No <b>"));
        QVERIFY(report().endsWith(QStringLiteral("Last error: a.g6 could not be opened.\nNo <b>")));
    }

    void opensTheNews() {
        QMainWindow window;
        const HelpActions actions([] { return QString(); }, &window);
        window.show();
        actions.news->trigger();
        auto* manual = window.findChild<ManualWindow*>();
        QVERIFY(manual != nullptr && manual->isVisible());
        const Manual chapters = Manual::inLanguageOfWindow();
        const Chapter& news = chapters.chapters()[*chapters.chapterNamed(QStringLiteral("news"))];
        QVERIFY(manual->findChild<QTextBrowser*>()->toPlainText().contains(news.sections.first()));
    }
};

LIGHTSOUT_TEST(HelpActionsTest)
#include "HelpActionsTest.moc"
