// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"

#include "tests/support/Pages.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QRadioButton>
#include <QSettings>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>

#include <set>

using namespace lightsout;

namespace {

/// Arrows at the ends of tab bars and corners of tables belong to Qt; check boxes have a text next
/// to them.
bool speaksForItself(const QAbstractButton& button) {
    return qobject_cast<const QTabBar*>(button.parentWidget()) != nullptr ||
           qobject_cast<const QTableView*>(button.parentWidget()) != nullptr ||
           qobject_cast<const QCheckBox*>(&button) != nullptr ||
           qobject_cast<const QRadioButton*>(&button) != nullptr;
}

} // namespace

/// Tests the tooltips of every button of the window.
class ToolTipsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() { QSettings().clear(); }

    void everyButtonTabAndModeHasOne() {
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        workbench.pinned.pin(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        MainWindow window(workbench, {});
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.setUpdatesEnabled(false);
        window.resize(1280, 800);
        window.show();
        std::set<QString> silent;
        std::set<const QObject*> seen;
        for (const PageAndMode& pageAndMode : pagesAndModes()) {
            showPage(window, pageAndMode);
            settle(workbench, window);
            const QString place = pageAndMode.text() + QStringLiteral(": ");
            for (const auto* button : window.findChildren<QAbstractButton*>()) {
                if (!button->isVisible() || speaksForItself(*button)) {
                    continue;
                }
                seen.insert(button);
                if (button->toolTip().isEmpty()) {
                    silent.insert(place + QLatin1String(button->metaObject()->className()) +
                                  QLatin1Char(' ') + button->text() + button->objectName());
                }
            }
            for (const auto* tabs : window.findChildren<QTabBar*>()) {
                for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab) {
                    if (tabs->tabToolTip(tab).isEmpty()) {
                        silent.insert(place + tabs->tabText(tab));
                    }
                }
            }
        }
        for (const QString& name : silent) {
            qWarning().noquote() << name;
        }
        QVERIFY(silent.empty());
        QVERIFY(seen.size() > 80);
    }

    void keysOfButtonsAreNamed() {
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        MainWindow window(workbench, {});
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        int named = 0;
        for (const auto* button : window.findChildren<QToolButton*>()) {
            const QAction* action = button->defaultAction();
            if (action == nullptr || action->shortcut().isEmpty()) {
                continue;
            }
            const QString key = action->shortcut().toString(QKeySequence::NativeText);
            QVERIFY2(button->toolTip().contains(key), qPrintable(action->text()));
            ++named;
        }
        QVERIFY(named >= 4);
    }
};

LIGHTSOUT_TEST(ToolTipsTest)
#include "ToolTipsTest.moc"
