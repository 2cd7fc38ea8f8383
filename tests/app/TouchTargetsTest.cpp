// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Touch.h"

#include "tests/support/EveryDialog.h"
#include "tests/support/EveryQuestion.h"
#include "tests/support/Reader.h"
#include "tests/support/Settings.h"
#include "tests/support/SmallTargets.h"
#include "tests/support/Test.h"
#include "tests/support/Touch.h"

#include <set>

using namespace lightsout;

/// Tests that everything on every page, in every dialog and in lessons is large enough for fingers
/// after the first touch.
class TouchTargetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void targetsAreLarge() {
        Reader reader(boardOf(3));
        reader.workbench.pinned.pin(boardOf(2));
        QTest::touchEvent(reader.window.get(), touchScreen())
            .press(0, QPoint(1, 1), reader.window.get());
        QTest::touchEvent(reader.window.get(), touchScreen())
            .release(0, QPoint(1, 1), reader.window.get());
        QTRY_VERIFY(!touch::styleSheet().isEmpty());
        std::set<QString> faults;
        std::size_t targets = 0;
        for (const PageAndMode& shown : pagesAndModes()) {
            showPage(*reader.window, shown);
            settle(reader.workbench, *reader.window);
            targets += addSmallTargets(faults, *reader.window);
        }
        QVERIFY(targets > 300);
        targets = 0;
        EveryDialog(*reader.window, reader.workbench, [&](const QWidget& dialog, const QString&) {
            targets += addSmallTargets(faults, dialog);
        }).open();
        QVERIFY(targets > 100);
        targets = 0;
        forEachQuestion(*reader.window, reader.workbench, [&](const QString&) {
            targets += addSmallTargets(faults, reader.window->lessons());
        });
        QVERIFY(targets > 50);
        const QStringList all(faults.begin(), faults.end());
        QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
    }
};

LIGHTSOUT_TEST(TouchTargetsTest)
#include "TouchTargetsTest.moc"
