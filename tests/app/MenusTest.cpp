// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "settings/Appearance.h"
#include "settings/PreferencesDialog.h"

#include "tests/support/Dialogs.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QComboBox>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTest>

using namespace lightsout;

class MenusTest : public QObject {
    Q_OBJECT

    /// Returns the menus of the menu bar and all their submenus.
    static QList<QMenu*> menusOf(const QList<QAction*>& actions) {
        QList<QMenu*> menus;
        for (const QAction* action : actions) {
            if (action->menu() != nullptr) {
                menus << action->menu() << menusOf(action->menu()->actions());
            }
        }
        return menus;
    }

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() { QSettings().clear(); }
    void cleanup() {
        QSettings().clear();
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    }

    /// The language is chosen in the dialog of a menu's command, in a menu, and elsewhere while a
    /// lesson is open. Qt still uses a menu after its command has returned.
    void menusSurviveAChangeOfLanguage() {
        Workbench workbench(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        const Appearance english{.language = QStringLiteral("en")};
        english.apply(*qApp);
        MainWindow window(workbench, english);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.show();
        window.activateWindow();
        const QList<QMenu*> menus = menusOf(window.menuBar()->actions());
        QCOMPARE(menus.size(), 15);
        QMenu* edit = window.menuBar()->actions()[1]->menu();
        QCOMPARE(edit->title(), QStringLiteral("&Edit"));
        QTest::mouseClick(window.menuBar(), Qt::LeftButton, {},
                          window.menuBar()->actionGeometry(edit->menuAction()).center());
        QTRY_VERIFY(edit->isVisible());
        QAction* preferences = edit->actions().back();
        QVERIFY(preferences->text().startsWith(QStringLiteral("Pre&ferences")));

        bool isSeen = false;
        whenDialogOpens<PreferencesDialog>([&](PreferencesDialog& dialog) {
            auto* language = dialog.findChild<QComboBox*>();
            const int french = language->findText(QStringLiteral("Français"));
            QVERIFY(french > 0);
            QTest::keyClicks(language, QStringLiteral("Fran"));
            QCOMPARE(language->currentIndex(), french);
            QTRY_COMPARE(edit->title(), QStringLiteral("É&dition"));
            isSeen = true;
            dialog.reject();
        });
        // Uses keys, because Qt 6.8 sends no clicks to menus without a display.
        QTest::keyClick(edit, Qt::Key_Up);
        QCOMPARE(edit->activeAction(), preferences);
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(isSeen);
        QCOMPARE(menusOf(window.menuBar()->actions()), menus);
        QVERIFY(WidgetDriver(window).part<QAction>("language fr")->isChecked());

        auto* lesson = window.findChild<QAction*>(QStringLiteral("lesson 01-two-laws"));
        QTRY_VERIFY(lesson->text().startsWith(QStringLiteral("1. Le jeu")));
        lesson->trigger();
        QVERIFY(window.windowTitle().contains(QStringLiteral("Le jeu")));
        WidgetDriver(window).trigger("language en");
        QTRY_VERIFY(window.windowTitle().contains(QStringLiteral("The game")));
        QVERIFY(lesson->text().startsWith(QStringLiteral("1. The game")));
        window.setAppearance({.language = QStringLiteral("fr")});
        QTRY_COMPARE(edit->title(), QStringLiteral("É&dition"));
        QVERIFY(WidgetDriver(window).part<QAction>("language fr")->isChecked());
        QCOMPARE(menusOf(window.menuBar()->actions()), menus);
    }
};

LIGHTSOUT_TEST(MenusTest)
#include "MenusTest.moc"
