// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/MemoryMenu.h"

#include "support/MachineMemory.h"
#include "tests/support/Test.h"

#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace lightsout;

class MemoryMenuTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QSettings().clear(); }
    void cleanup() {
        QSettings().clear();
        setMemoryShare(MemoryShare::half);
    }

    void halfOfTheMemoryIsUsual() {
        MemoryMenu::restore();
        const MemoryMenu menu;
        QCOMPARE(menu.actions().size(), 3);
        QVERIFY(menu.actions().at(1)->isChecked());
        QVERIFY(workBudget().memory <= machineMemory() / 2);
        QVERIFY(workBudget().memory > machineMemory() / 2 - 4);
        QVERIFY(menu.actions().at(1)->text().contains(
            QLocale().formattedDataSize(static_cast<qint64>(machineMemory() / 2))));
    }

    void theChoiceHoldsAndIsKept() {
        MemoryMenu menu;
        const QSignalSpy chosen(&menu, &MemoryMenu::chosen);
        menu.actions().at(0)->trigger();
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(workBudget().memory, machineMemory() / 4);
        setMemoryShare(MemoryShare::half);
        MemoryMenu::restore();
        QCOMPARE(memoryShare(), MemoryShare::quarter);
        const MemoryMenu next;
        QVERIFY(next.actions().at(0)->isChecked());
    }

    void strangeSettingsAreNoChoice() {
        for (const int strange : {-1, 0, 4, 1'000'000}) {
            QSettings().setValue(QStringLiteral("memoryQuarters"), strange);
            MemoryMenu::restore();
            QCOMPARE(memoryShare(), MemoryShare::half);
        }
    }
};

LIGHTSOUT_TEST(MemoryMenuTest)
#include "MemoryMenuTest.moc"
