// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/NumberingMenu.h"
#include "window/Preferences.h"

#include "tests/support/Test.h"

#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace lightsout;

class NumberingMenuTest : public QObject {
    Q_OBJECT

    static QAction* action(const QMenu& menu, const QString& text) {
        for (QAction* action : menu.actions()) {
            if (action->text().remove(QLatin1Char('&')).startsWith(text)) {
                return action;
            }
        }
        return nullptr;
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
        QVERIFY(action(menu, QStringLiteral("Next to"))->isChecked());
        const QSignalSpy chosen(&menu, &NumberingMenu::chosen);
        action(menu, QStringLiteral("By row"))->trigger();
        action(menu, QStringLiteral("Count from 0"))->trigger();
        QCOMPARE(chosen.count(), 2);
        const Numbering wanted{.cells = CellNumbers::rowAndColumn, .first = 0};
        QVERIFY(Numbering::current() == wanted);
        Numbering::setCurrent({});
        Preferences::load().apply();
        QVERIFY(Numbering::current() == wanted);
        const NumberingMenu next;
        QVERIFY(action(next, QStringLiteral("By row"))->isChecked());
        QVERIFY(action(next, QStringLiteral("Count from 0"))->isChecked());
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

LIGHTSOUT_TEST(NumberingMenuTest)
#include "NumberingMenuTest.moc"
