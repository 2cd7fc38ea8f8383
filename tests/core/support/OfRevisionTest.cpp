// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/OfRevision.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class OfRevisionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void revisionsAreUniqueAndGrow() {
        const std::uint64_t first = nextRevision();
        QVERIFY(nextRevision() > first);
    }

    void returnsTheValueOnlyForItsRevision() {
        const std::uint64_t before = nextRevision();
        const std::uint64_t now = nextRevision();
        OfRevision<int> held(7, now);
        QCOMPARE(*held.in(now), 7);
        QCOMPARE(held.copyIn(now), std::optional(7));
        QVERIFY(held.in(before) == nullptr);
        QVERIFY(!held.copyIn(before));
        *held.in(now) = 8;
        QCOMPARE(*std::as_const(held).in(now), 8);
        held.reset();
        QVERIFY(held.in(now) == nullptr);
        QVERIFY(!held.copyIn(now));
    }

    void holdsNothingAtFirst() {
        const OfRevision<int> held;
        QVERIFY(held.in(0) == nullptr);
        QVERIFY(!held.copyIn(0));
    }
};

LIGHTSOUT_TEST(OfRevisionTest)
#include "OfRevisionTest.moc"
