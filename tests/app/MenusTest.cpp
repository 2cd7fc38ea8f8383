// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "window/Appearance.h"
#include "window/PreferencesDialog.h"

#include "tests/support/Dialogs.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QComboBox>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSettings>
#include <QTest>

using namespace lightsout;

class MenusTest : public QObject {
    Q_OBJECT

    static QMenu* menuNamed(const MainWindow& window, const QString& title) {
        for (const QAction* action : window.menuBar()->actions()) {
            if (action->text().remove(QLatin1Char('&')) == title) {
                return action->menu();
            }
        }
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() { QSettings().clear(); }
    void cleanup() {
        QSettings().clear();
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    }

    // Qt still uses the menu after its command has returned.
    void menuSurvivesALanguageChange() {
        Workbench workbench(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        const Appearance english{.language = QStringLiteral("en")};
        english.apply(*qApp);
        MainWindow window(workbench, english);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.show();
        window.activateWindow();
        const QPointer<QMenu> edit = menuNamed(window, QStringLiteral("Edit"));
        QVERIFY(edit != nullptr);
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
            QTRY_VERIFY(menuNamed(window, QStringLiteral("Édition")) != nullptr);
            QVERIFY(menuNamed(window, QStringLiteral("Edit")) == nullptr);
            QTest::qWait(500); // longer than unused menus are kept
            isSeen = edit != nullptr;
            dialog.reject();
        });
        // Uses keys, because Qt 6.8 sends no clicks to menus without a display.
        QTest::keyClick(edit, Qt::Key_Up);
        QCOMPARE(edit->activeAction(), preferences);
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(isSeen);
        QTRY_VERIFY(edit == nullptr);
    }
};

LIGHTSOUT_TEST(MenusTest)
#include "MenusTest.moc"
