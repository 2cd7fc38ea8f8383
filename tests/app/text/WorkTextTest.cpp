// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/WorkText.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class WorkTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timesAndMemoryAreRound_data() {
        QTest::addColumn<double>("operations");
        QTest::addColumn<double>("bytes");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << 0.0 << 0.0 << QStringLiteral("less than 1 s, 0 bytes");
        QTest::newRow("seconds") << 2.4e10 << 3e6 << QStringLiteral("about 12 s, 2.9 MiB");
        QTest::newRow("minutes") << 2.4e11 << 2e9 << QStringLiteral("about 2 min, 1.9 GiB");
        QTest::newRow("hours") << 1.4e13 << 2e9 << QStringLiteral("about 2 h, 1.9 GiB");
        QTest::newRow("days") << 8e14 << 2e9 << QStringLiteral("about 5 days, 1.9 GiB");
        QTest::newRow("years") << 1e40 << 1e300 << QStringLiteral("years, 7.8 EiB");
    }
    void timesAndMemoryAreRound() {
        QFETCH(const double, operations);
        QFETCH(const double, bytes);
        QString text = workText({.operations = operations, .bytes = bytes}, 2);
        text.remove(QChar(0x2066)).remove(QChar(0x2069));
        QTEST(text, "text");
    }
};

LIGHTSOUT_TEST(WorkTextTest)
#include "WorkTextTest.moc"
