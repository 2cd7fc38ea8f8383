// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/StatusBar.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class StatusBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsTheCostOfLongElimination() {
        const auto text = [](double seconds) {
            return StatusBar::progressText(
                WorkEstimate{.operations = 2 * seconds, .bytes = 0, .perSecond = 2});
        };
        QCOMPARE(StatusBar::progressText({}), QStringLiteral("Computing"));
        QCOMPARE(text(0.9), QStringLiteral("Computing"));
        QVERIFY(text(40).startsWith(QStringLiteral("Computing; elimination needs about 40 s, ")));
        QVERIFY(
            text(600).startsWith(QStringLiteral("Computing; elimination needs about 10 min, ")));
    }
};

LIGHTSOUT_TEST(StatusBarTest)
#include "StatusBarTest.moc"
