// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/AppearanceMenus.h"
#include "settings/Preferences.h"
#include "theme/LookChanges.h"

#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QSettings>
#include <QStandardPaths>
#include <QTest>

using namespace lightsout;

class AppearanceMenusTest : public QObject {
    Q_OBJECT

    static QAction* action(const QMenu& menu, const char* name) {
        return WidgetDriver(menu).part<QAction>(name);
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QSettings().clear(); }
    void cleanup() {
        QSettings().clear();
        Numbering::setCurrent({});
    }

    void choicesApplyAndAreStored() {
        NumberingMenu menu;
        QVERIFY(action(menu, "numberAutomatically")->isChecked());
        const NumberingMenu other;
        action(menu, "numberByRowAndColumn")->trigger();
        action(menu, "countFromZero")->trigger();
        const Numbering wanted{.cells = CellNumbers::rowAndColumn, .first = 0};
        QVERIFY(Numbering::current() == wanted);
        QTRY_VERIFY(action(other, "numberByRowAndColumn")->isChecked());
        QVERIFY(action(other, "countFromZero")->isChecked());
        Numbering::setCurrent({});
        Preferences::load().apply();
        QVERIFY(Numbering::current() == wanted);
        const NumberingMenu next;
        QVERIFY(action(next, "numberByRowAndColumn")->isChecked());
        QVERIFY(action(next, "countFromZero")->isChecked());
    }

    /// Every text that contains the number of a cell is set again, as for another language.
    void anotherNumberingRefreshesAllTexts() {
        QWidget widget;
        int count = 0;
        onLanguageChanged(&widget, [&count] { ++count; });
        Preferences::load().apply(); // the same numbering
        action(NumberingMenu(), "countFromZero")->trigger();
        QTRY_COMPARE(count, 2);
    }

    void invalidSettingsAreIgnored() {
        for (const int strange : {-1, 4, 1'000'000}) {
            QSettings().setValue(QStringLiteral("cellNumbers"), strange);
            QSettings().setValue(QStringLiteral("firstNumber"), strange);
            Preferences::load().apply();
            QVERIFY(Numbering::current() == Numbering());
        }
    }
};

LIGHTSOUT_TEST(AppearanceMenusTest)
#include "AppearanceMenusTest.moc"
