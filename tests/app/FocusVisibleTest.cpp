// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/EveryDialog.h"
#include "tests/support/FocusRings.h"
#include "tests/support/Reader.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <set>

using namespace lightsout;

/// Tests that the ring around the widget with the keyboard focus can be seen whole.
class FocusVisibleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void cleanup() { Appearance{.language = QStringLiteral("en")}.apply(*qApp); }

    void ringsAreWhole_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("he") << QStringLiteral("he");
    }
    void ringsAreWhole() {
        QFETCH(const QString, language);
        Reader reader(boardOf(3), "play", {.language = language});
        reader.workbench.pinned.pin(boardOf(2));
        std::set<QString> faults;
        std::size_t rings = 0;
        for (const PageAndMode& shown : pagesAndModes()) {
            showPage(*reader.window, shown);
            settle(reader.workbench, *reader.window);
            rings += addBrokenRings(faults, *reader.window, shown.text());
        }
        QVERIFY(rings > 300);
        const QStringList all(faults.begin(), faults.end());
        QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
    }

    void ringsInDialogsAreWhole_data() { ringsAreWhole_data(); }
    void ringsInDialogsAreWhole() {
        QFETCH(const QString, language);
        Reader reader(boardOf(3), "play", {.language = language});
        std::set<QString> faults;
        std::size_t rings = 0;
        EveryDialog(*reader.window, reader.workbench, [&](QWidget& dialog, const QString& name) {
            rings += addBrokenRings(faults, dialog, name);
        }).open();
        QVERIFY(rings > 100);
        const QStringList all(faults.begin(), faults.end());
        QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
    }
};

LIGHTSOUT_TEST(FocusVisibleTest)
#include "FocusVisibleTest.moc"
